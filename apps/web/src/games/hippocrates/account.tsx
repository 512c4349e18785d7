import {
  doctorTile,
  type HippocratesState,
  NOTHING,
  NUMBERS,
  patientTile,
  salariesOf,
  seatPoints,
  untreatedOf,
} from '@asclepion/hippocrates';
import { RuleLink } from '../../ui/rule-text.tsx';
import { useMedia } from '../../ui/use-media.ts';
import type { PanelProps } from '../game-face.ts';
import { stepOf } from '../step-of.ts';
import { stateOf } from './position.ts';
import { type HippocratesPageTexts, useHippocratesTexts } from './texts.ts';

interface Line {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
  readonly amount: number;
}

const WELCOME = new Set(['welcome-roll', 'welcome-turn', 'welcome-reorder', 'fees']);

/** Money that is still to come and to go this round: fees, and salaries while they are not paid yet. */
function moneyLines(texts: HippocratesPageTexts, state: Readonly<HippocratesState>, seat: number): Line[] {
  const step = stepOf(state) ?? '';
  const player = state.players[seat];
  const fees = WELCOME.has(step) ? player.examination.reduce((sum, one) => sum + patientTile(one).fee, 0) : 0;
  const salaries = WELCOME.has(step) || step === 'salaries' ? salariesOf(state, seat) : 0;
  return [
    { id: 'fees', text: texts.text('web.hippo.account-fees'), rule: 'HI-WEL-14', amount: fees },
    { id: 'salaries', text: texts.text('web.hippo.account-salaries'), rule: 'HI-PAY-1', amount: -salaries },
  ].filter(({ amount }) => amount !== 0);
}

/** Points that this round's end would bring, and what is threatened if nobody is cured any more. */
function pointLines(texts: HippocratesPageTexts, state: Readonly<HippocratesState>, seat: number): Line[] {
  const player = state.players[seat];
  const cured = player.cured.reduce((sum, one) => sum + patientTile(one).points, 0);
  const retiring = player.doctors
    .filter(({ filled }) => filled.every((patient) => patient !== NOTHING))
    .reduce((sum, { doctor }) => sum + doctorTile(doctor).points, 0);
  const dying = player.emergency.length;
  return [
    {
      id: 'cured',
      text: texts.text('web.hippo.account-cured', { count: player.cured.length }),
      rule: 'HI-SCO-3',
      amount: cured,
    },
    { id: 'retiring', text: texts.text('web.hippo.account-retiring'), rule: 'HI-SCO-4', amount: retiring },
    {
      id: 'dying',
      text: texts.text('web.hippo.account-dying', { count: dying }),
      rule: 'HI-SCO-1',
      // Who dies leaves the emergency room, which counts less.
      amount: dying * (NUMBERS.hades - NUMBERS.emergency),
    },
    {
      id: 'worse',
      text: texts.text('web.hippo.account-worse', { count: player.examination.length }),
      rule: 'HI-END-3',
      amount: player.examination.length * NUMBERS.emergency,
    },
  ].filter(({ amount }) => amount !== 0);
}

/** What the round brings if it ends now, always in sight. */
export function RoundAccount({ view, seat }: PanelProps) {
  const texts = useHippocratesTexts();
  const wide = useMedia('(min-width: 900px)');
  const state = stateOf(view);
  if (seat === undefined || stepOf(state) === undefined) return null;
  const money = moneyLines(texts, state, seat);
  const points = pointLines(texts, state, seat);
  const total = points.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <details className="panel account-panel" open={wide || undefined}>
      <summary>
        {texts.text('web.hippo.account')} <strong>{signed(total)}</strong>
      </summary>
      <dl className="account">
        {[...money, ...points].map(({ id, text, rule, amount }) => (
          <div key={id}>
            <dt>
              {text} <RuleLink rule={rule} />
            </dt>
            <dd>{id === 'fees' || id === 'salaries' ? `${signed(amount)} ¤` : signed(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.text('web.hippo.account-untreated')}</dt>
          <dd>{untreatedOf(state.players[seat]).length}</dd>
        </div>
        <div className="account-total">
          <dt>{texts.text('web.hippo.account-total')}</dt>
          <dd>{seatPoints(state)[seat] + total}</dd>
        </div>
      </dl>
    </details>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
