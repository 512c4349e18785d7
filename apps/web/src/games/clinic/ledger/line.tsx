import { type Rules, someone, type Who } from '@asclepion/clinic';
import type { ReactNode } from 'react';
import { DARK } from '../../../board/drawing.ts';
import { TokenButton } from '../../../board/token.tsx';
import { RuleLink } from '../../../ui/rule-text.tsx';
import { tokensOf } from '../draw-clinic.ts';
import { useLedgerTexts } from './texts.ts';

/** One line of the ledger: what it is, the rule that says so, and the amount. */
export function Line({
  sign,
  children,
  detail,
  rule,
  amount,
  total = false,
}: {
  /** A small picture in front. */
  sign?: ReactNode;
  children: ReactNode;
  detail?: ReactNode;
  rule?: string;
  amount?: string;
  total?: boolean;
}) {
  return (
    <li className="ledger-line" data-total={total || undefined}>
      <span className="ledger-sign" aria-hidden="true">
        {sign}
      </span>
      <span className="ledger-what">
        {children}
        {detail !== undefined && <span className="ledger-detail">{detail}</span>}
      </span>
      {rule !== undefined && <RuleLink rule={rule} />}
      {amount !== undefined && <span className="ledger-amount">{amount}</span>}
    </li>
  );
}

/** Somebody as on the board, only to look at. */
export function Figure({ rules, person }: { rules: Rules; person: Omit<Who, 'at'> }) {
  const texts = useLedgerTexts();
  const [token] = tokensOf(texts, rules, [someone({ ...person, at: 0 })]);
  return <TokenButton token={{ ...token, target: `line:${token.target}` }} lighting={DARK} />;
}
