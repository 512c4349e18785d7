import type { OfferedModule } from '@asclepion/clinic';
import { moduleHelp, moduleName } from '@asclepion/clinic/text';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { heading } from '../texts.ts';
import { usePickerTexts } from './texts.ts';

const STEPS = [1, 2, 3] as const;

/** A module to take or leave: what it is, how hard and long, what it needs and excludes, and its options once taken. */
export function ModuleCard({
  module: { id, about, needs = [] },
  against,
  taken,
  options,
  onTake,
  onPage,
}: {
  module: OfferedModule;
  /** What it cannot be played with. */
  against: readonly string[];
  taken: boolean;
  /** Controls of its own options. */
  options: ReactNode;
  onTake: (taken: boolean) => void;
  onPage: () => void;
}) {
  const texts = usePickerTexts();
  const name = heading(moduleName(texts, id));
  const named = (ids: readonly string[]): string => texts.list(ids.map((other) => heading(moduleName(texts, other))));
  return (
    <div className="module" data-taken={taken || undefined}>
      <Check label={<strong>{name}</strong>} help={moduleHelp(texts, id)} checked={taken} onChange={onTake} />
      <p className="module-facts">
        <span className="module-difficulty">
          <span aria-hidden="true">
            {STEPS.map((step) => (
              <i key={step} data-on={step <= about.difficulty || undefined} />
            ))}
          </span>
          {texts.text(`web.pick.difficulty.${about.difficulty}`)}
        </span>
        {about.minutes > 0 && <span>{texts.text('web.pick.minutes', { minutes: about.minutes })}</span>}
        {needs.length > 0 && <Tag icon="link">{texts.text('web.pick.needs', { names: named(needs) })}</Tag>}
        {against.length > 0 && <Tag icon="warning">{texts.text('web.pick.not-with', { names: named(against) })}</Tag>}
        <Button
          kind="quiet"
          size="small"
          icon="book"
          aria-haspopup="dialog"
          aria-label={texts.text('web.pick.page-of', { name })}
          onClick={onPage}
        >
          {texts.text('web.pick.page')}
        </Button>
      </p>
      {taken && options}
    </div>
  );
}
