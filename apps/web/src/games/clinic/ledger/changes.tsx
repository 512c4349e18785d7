import type { Rules } from '@asclepion/clinic';
import type { Change } from '@asclepion/clinic/ledger';
import type { Pin } from '@asclepion/clinic/planner';
import { aPerson, pieceName } from '@asclepion/clinic/text';
import { Icon as Picture } from '../../../board/art.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { PanelProps } from '../../game-face.ts';
import { usePlanner } from '../planner/use-planner.ts';
import { rulesOf } from '../position.ts';
import { heading } from '../texts.ts';
import { Figure, Line } from './line.tsx';
import { Section } from './section.tsx';
import { signedMoney } from './signed.ts';
import { type LedgerTexts, useLedgerTexts } from './texts.ts';

const NO_PINS: readonly Pin[] = [];

/** What would change the round for the better, tried one by one in the planner's thread. */
export function ChangesSection({ engine, view, seat }: Pick<PanelProps, 'engine' | 'view'> & { seat: number }) {
  const texts = useLedgerTexts();
  const rules = rulesOf(engine);
  const answer = usePlanner('changes', engine, view, seat, NO_PINS);
  return (
    <Section title={texts.text('web.change.title')}>
      {answer === undefined && (
        <li className="muted ledger-none" role="status">
          {texts.text('web.change.looking')}
        </li>
      )}
      {answer === 'failed' && <li className="muted ledger-none">{texts.text('web.change.failed')}</li>}
      {Array.isArray(answer) && answer.length === 0 && (
        <li className="muted ledger-none">{texts.text('web.change.none')}</li>
      )}
      {Array.isArray(answer) &&
        (answer as readonly Change[]).map((change) => (
          <Line
            key={JSON.stringify(change)}
            sign={<Sign rules={rules} change={change} />}
            amount={amountText(texts, change)}
            detail={texts.find(`web.change.${change.id}.detail`)}
          >
            {changeText(texts, rules, seat, change)}
          </Line>
        ))}
    </Section>
  );
}

function Sign({ rules, change }: { rules: Rules; change: Change }) {
  if (change.who !== undefined) return <Figure rules={rules} person={change.who} />;
  if (change.id === 'nurse') return <Figure rules={rules} person={{ kind: 'nurse', level: 0, service: -1 }} />;
  return change.id === 'equip' ? <Picture art={change.piece} size={18} /> : <Icon name="plan" size={16} />;
}

function changeText(
  texts: LedgerTexts,
  rules: Rules,
  seat: number,
  { id, who, cells, count, piece, price }: Change,
): string {
  return texts.text(`web.change.${id}`, {
    who: who === undefined ? '' : heading(aPerson(texts, rules, who.kind, who.level, who.service)),
    place: texts.list(cells.map((cell) => rules.geometry[seat].cellNames[cell])),
    count,
    price,
    piece: heading(pieceName(texts, piece)),
  });
}

/** Money and time with their signs; what stays the same is left out. */
const amountText = (texts: LedgerTexts, { money, time }: Change): string =>
  [
    ...(money === 0 ? [] : [signedMoney(money)]),
    ...(time === 0 ? [] : [texts.text('web.change.time', { time: `${time > 0 ? '+' : '−'}${Math.abs(time)}` })]),
  ].join(' · ');
