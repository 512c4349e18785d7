import {
  ADMINISTRATORS,
  type DiceState,
  dischargePoints,
  EVENTS,
  type Hospital,
  NUMBERS,
  patientsOf,
  REPORTS,
  untreatedOf,
  valueIn,
} from '@asclepion/dice-hospital';
import { RuleLink } from '../../ui/rule-text.tsx';
import { useMedia } from '../../ui/use-media.ts';
import type { PanelProps } from '../game-face.ts';
import { stateOf, stepOf } from './position.ts';
import { useDiceTexts } from './texts.ts';

/** What the month brings if it ends now: nobody is spared whom its owner has not chosen. */
interface Account {
  readonly discharged: number;
  readonly empty: number;
  readonly administrator: number;
  readonly event: number;
  readonly reports: number;
  readonly deaths: number;
  readonly worse: number;
}

function accountOf(state: Readonly<DiceState>, hospital: Readonly<Hospital>): Account {
  const card = EVENTS[state.event];
  const untreated = untreatedOf(hospital);
  const deaths = untreated.filter((who) => valueIn(who) === 1).length;
  const [red, yellow, green] = hospital.lounge;
  const all = red + yellow + green;
  const left = patientsOf(hospital).length - deaths;
  const perfect = untreated.length === 0 && hospital.fatalitiesNow === 0;
  const { points = 0, discharged } = ADMINISTRATORS[hospital.administrator] ?? {};
  const earned =
    discharged !== undefined &&
    all >= discharged.all &&
    discharged.each.every((least, colour) => hospital.lounge[colour] >= least);
  const met = card?.points !== undefined && (card.points.for === 'discharged' ? all >= card.points.from : perfect);
  return {
    discharged: dischargePoints(all),
    empty: all > 0 && left === 0 && deaths === 0 ? NUMBERS.emptyHospital : 0,
    administrator: earned ? points : 0,
    event: met ? (card.points?.points ?? 0) : 0,
    reports: state.reports
      .filter((report) => REPORTS[report].isMet({ red, yellow, green, all, perfect, left }))
      .reduce((sum, report) => sum + REPORTS[report].points, 0),
    deaths,
    worse: untreated.length - deaths,
  };
}

/** The account of the month, always in sight. */
export function MonthAccount({ view, seat }: PanelProps) {
  const texts = useDiceTexts();
  const wide = useMedia('(min-width: 900px)');
  const state = stateOf(view);
  // There is nothing to account for before the first month, nor after the last.
  if (seat === undefined || state.hospitals[seat].administrator < 0 || stepOf(state) === undefined) return null;
  const hospital = state.hospitals[seat];
  const account = accountOf(state, hospital);
  const patients = hospital.lounge.reduce((sum, count) => sum + count, 0);
  const { discharged, empty, administrator, event, reports, deaths, worse } = account;
  const lines = [
    {
      id: 'discharged',
      text: texts.text('web.dice.account-discharged', { count: patients }),
      rule: 'DH-DIS-1',
      points: discharged,
    },
    { id: 'empty', text: texts.text('web.dice.account-empty'), rule: 'DH-DIS-3', points: empty },
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
    <details className="panel month-account" open={wide || undefined}>
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
