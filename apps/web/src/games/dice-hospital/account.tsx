import { ADMINISTRATORS, EVENTS, monthAhead, NUMBERS, REPORTS } from '@asclepion/dice-hospital';
import { RuleLink } from '../../ui/rule-text.tsx';
import { useMedia } from '../../ui/use-media.ts';
import type { PanelProps } from '../game-face.ts';
import { stepOf } from '../step-of.ts';
import { stateOf } from './position.ts';
import { useDiceTexts } from './texts.ts';

/** The account of the month, always in sight. */
export function MonthAccount({ view, seat }: PanelProps) {
  const texts = useDiceTexts();
  const wide = useMedia('(min-width: 900px)');
  const state = stateOf(view);
  // There is nothing to account for before the first month, nor after the last.
  if (seat === undefined || state.hospitals[seat].administrator < 0 || stepOf(state) === undefined) return null;
  const hospital = state.hospitals[seat];
  const month = monthAhead(state, hospital);
  const patients = hospital.lounge.reduce((sum, count) => sum + count, 0);
  const { discharged, emptyHospital, administrator, event, deaths, worse } = month;
  const reports = month.reports.reduce((sum, report) => sum + REPORTS[report].points, 0);
  const lines = [
    {
      id: 'discharged',
      text: texts.text('web.dice.account-discharged', { count: patients }),
      rule: 'DH-DIS-1',
      points: discharged,
    },
    { id: 'empty', text: texts.text('web.dice.account-empty'), rule: 'DH-DIS-3', points: emptyHospital },
    {
      id: 'administrator',
      text: texts.text('web.dice.account-administrator'),
      rule: ADMINISTRATORS[hospital.administrator].rule,
      points: administrator,
    },
    {
      id: 'event',
      text: texts.text('web.dice.account-event'),
      rule: EVENTS[state.event]?.rule ?? 'DH-EVT-1',
      points: event,
    },
    { id: 'reports', text: texts.text('web.dice.account-reports'), rule: 'DH-SOLO-9', points: reports },
    {
      id: 'deaths',
      text: texts.text('web.dice.account-deaths', { count: deaths }),
      rule: 'DH-NEG-2',
      points: deaths * NUMBERS.fatality,
    },
  ].filter(({ id, points }) => id === 'discharged' || points !== 0);
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  return (
    <details className="panel account-panel" open={wide || undefined}>
      <summary>
        {texts.text('web.dice.account')} <strong>{signed(total)}</strong>
      </summary>
      <dl className="account">
        {lines.map(({ id, text, rule, points }) => (
          <div key={id}>
            <dt>
              {text} <RuleLink rule={rule} />
            </dt>
            <dd>{signed(points)}</dd>
          </div>
        ))}
        <div>
          <dt>
            {texts.text('web.dice.account-worse', { count: worse })} <RuleLink rule="DH-NEG-1" />
          </dt>
          <dd />
        </div>
        <div className="account-total">
          <dt>{texts.text('web.dice.account-total')}</dt>
          <dd>{signed(total)}</dd>
        </div>
      </dl>
    </details>
  );
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
