import type { Rulebook } from '@asclepion/rulebook';
import { useEffect, useState } from 'react';
import { useTexts } from '../text/texts.ts';
import { Dialog } from './dialog.tsx';

let book: Promise<Rulebook> | undefined;

/** The rulebook is half a megabyte, so it comes only once somebody asks for a rule. */
function loadRulebook(): Promise<Rulebook> {
  book ??= import('../../../../docs/rules/rules.json').then(({ default: rules }) => rules as unknown as Rulebook);
  book.catch(() => {
    book = undefined;
  });
  return book;
}

/** The ID of a rule, which opens its text. */
export function RuleLink({ rule }: { rule: string }) {
  const [open, setOpen] = useState(false);
  const texts = useTexts();
  if (rule === 'KERNEL') return null;
  return (
    <>
      <button
        type="button"
        className="rule-link"
        aria-label={texts.text('web.show-rule', { rule })}
        onClick={() => setOpen(true)}
      >
        {rule}
      </button>
      {open && <RuleDialog rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
}

function RuleDialog({ rule, onClose }: { rule: string; onClose: () => void }) {
  const texts = useTexts();
  const [found, setFound] = useState<Rulebook[string] | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let current = true;
    loadRulebook().then(
      (rules) => current && setFound(rules[rule] ?? 'missing'),
      () => current && setFound('missing'),
    );
    return () => {
      current = false;
    };
  }, [rule]);
  return (
    <Dialog title={texts.text('web.rule', { rule })} onClose={onClose}>
      {found === 'loading' && <p role="status">{texts.text('web.loading')}</p>}
      {found === 'missing' && <p>{texts.text('web.rule-missing', { rule })}</p>}
      {typeof found === 'object' && (
        <>
          <p className="muted">{plain(found.section)}</p>
          {found.text.split('\n\n').map((paragraph) => (
            <p key={paragraph} className="rule-text">
              {plain(paragraph)}
            </p>
          ))}
          <p className="muted">{texts.text('web.rule-language')}</p>
        </>
      )}
    </Dialog>
  );
}

/** Without the signs of markdown, which add nothing to a sentence. */
const plain = (markdown: string): string => markdown.replace(/\*\*|`|^#+ /g, '').replace(/\*([^*]+)\*/g, '$1');
