import {
  conflictsOf,
  type OfferedModule,
  problemsOfSet,
  type SetProblem,
  withModule,
  without,
} from '@asclepion/clinic';
import { moduleName } from '@asclepion/clinic/text';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { heading } from '../texts.ts';
import { find } from './find.ts';
import { ModuleCard } from './module-card.tsx';
import { PageDialog } from './page-dialog.tsx';
import { PRESETS, surprise } from './presets.ts';
import { inEveryLanguage, type PickerTexts, usePickerTexts } from './texts.ts';
import '../../../styles/picker.css';

const COUNTS = ['2', '3', '5', '8'] as const;

/** Which modules a table plays with: by ready choices, by search, box by box. */
export function ModulePicker({
  offered,
  seats,
  chosen,
  optionsOf,
  onChoose,
}: {
  offered: readonly OfferedModule[];
  seats: number;
  chosen: readonly string[];
  /** Controls of a chosen module's own options; null where it has none. */
  optionsOf: (module: OfferedModule) => ReactNode;
  onChoose: (ids: readonly string[]) => void;
}) {
  const texts = usePickerTexts();
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<(typeof COUNTS)[number]>('3');
  const [read, setRead] = useState<OfferedModule>();
  const found = useMemo(() => find(offered, inEveryLanguage(), query), [offered, query]);
  const boxes = [...new Set(found.map(({ box }) => box))];
  const take = (id: string, taken: boolean): void =>
    onChoose(
      taken
        ? offered.map((module) => module.id).filter((one) => chosen.includes(one) || one === id)
        : chosen.filter((one) => one !== id),
    );
  return (
    <>
      <p className="muted">{texts.text('web.pick.help')}</p>
      <div className="presets">
        <span className="presets-name" id="presets">
          {texts.text('web.pick.preset')}
        </span>
        <fieldset className="presets-row" aria-labelledby="presets">
          {(['base', 'first', 'all'] as const).map((preset) => (
            <Button key={preset} onClick={() => onChoose(PRESETS[preset](offered))}>
              {texts.text(`web.pick.preset.${preset}`)}
            </Button>
          ))}
          <span className="presets-surprise">
            <Button icon="dice" onClick={() => onChoose(surprise(offered, Number(count), Math.random))}>
              {texts.text('web.pick.preset.surprise')}
            </Button>
            <Segments
              label={texts.text('web.pick.how-many')}
              hideLabel
              value={count}
              items={COUNTS.map((value) => ({ value, text: value }))}
              onChange={setCount}
            />
          </span>
        </fieldset>
      </div>
      <p className="modules-chosen" role="status">
        {summaryOf(texts, offered, chosen, seats)}
      </p>
      <Problems offered={offered} chosen={chosen} onChoose={onChoose} />
      <div className="modules-search">
        <SearchField label={texts.text('web.pick.search')} value={query} onChange={setQuery} />
      </div>
      {query.trim() !== '' && (
        <p className="muted" role="status">
          {texts.text('web.pick.found', { count: found.length })}
        </p>
      )}
      {boxes.map((box) => {
        const here = found.filter((module) => module.box === box);
        const taken = here.filter(({ id }) => chosen.includes(id)).length;
        const name = heading(texts.find(`web.box.${box}`) ?? box);
        return (
          <details key={box} className="modules-box" open>
            <summary>{texts.text('web.pick.in-box', { box: name, chosen: taken, count: here.length })}</summary>
            <div className="modules">
              {here.map((module) => (
                <ModuleCard
                  key={module.id}
                  module={module}
                  against={conflictsOf(offered, module.id)}
                  taken={chosen.includes(module.id)}
                  options={optionsOf(module)}
                  onTake={(on) => take(module.id, on)}
                  onPage={() => setRead(module)}
                />
              ))}
            </div>
          </details>
        );
      })}
      {read !== undefined && <PageDialog module={read} onClose={() => setRead(undefined)} />}
    </>
  );
}

/** What is chosen, in a sentence. */
function summaryOf(
  texts: PickerTexts,
  offered: readonly OfferedModule[],
  chosen: readonly string[],
  seats: number,
): string {
  const modules = offered.filter(({ id }) => chosen.includes(id));
  return texts.text('web.pick.chosen', {
    count: modules.length,
    names: texts.list(modules.map(({ id }) => heading(moduleName(texts, id)))),
    minutes: seats * modules.reduce((sum, { about }) => sum + about.minutes, 0),
  });
}

/** What cannot be played as it is chosen, and how to mend it with one tap. */
function Problems({
  offered,
  chosen,
  onChoose,
}: {
  offered: readonly OfferedModule[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}) {
  const texts = usePickerTexts();
  const name = (id: string): string => heading(moduleName(texts, id));
  const leave = (id: string) => (
    <Button key={`leave ${id}`} size="small" onClick={() => onChoose(without(offered, chosen, [id]))}>
      {texts.text('web.pick.leave', { name: name(id) })}
    </Button>
  );
  const waysOut = ({ kind, module, other }: SetProblem): ReactNode =>
    kind === 'conflicts' ? (
      <>
        {leave(module)}
        {leave(other)}
      </>
    ) : (
      <>
        <Button size="small" onClick={() => onChoose(withModule(offered, chosen, other))}>
          {texts.text('web.pick.add', { name: name(other) })}
        </Button>
        {leave(module)}
      </>
    );
  return problemsOfSet(offered, chosen).map((problem) =>
    problem.kind === 'unknown' ? null : (
      <Notice key={`${problem.module} ${problem.other}`} kind="bad" actions={waysOut(problem)}>
        {texts.text(`web.pick.problem.${problem.kind}`, { module: name(problem.module), other: name(problem.other) })}
      </Notice>
    ),
  );
}
