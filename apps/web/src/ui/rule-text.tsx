import { useContext } from 'react';
import { RulesContext } from '../learn/rules-context.ts';
import { links } from '../router.ts';
import { useTexts } from '../text/texts.ts';
import { IconButton } from './icon-button.tsx';

/** The ID of a rule, which opens its text: at a table beside it, elsewhere in the rulebook. */
export function RuleLink({ rule }: { rule: string }) {
  const texts = useTexts();
  const rules = useContext(RulesContext);
  if (rule === 'KERNEL') return null;
  const label = texts.text('web.show-rule', { rule });
  if (rules === undefined)
    return (
      <a className="rule-link" href={links.rules(rule)} aria-label={label}>
        {rule}
      </a>
    );
  return (
    <button type="button" className="rule-link" aria-label={label} onClick={() => rules.open(rule)}>
      {rule}
    </button>
  );
}

/** Opens the rules of the table from their beginning. */
export function RulesButton() {
  const texts = useTexts();
  const rules = useContext(RulesContext);
  if (rules?.explained !== true) return null;
  return <IconButton icon="book" label={texts.text('web.rules')} onClick={() => rules.open()} />;
}
