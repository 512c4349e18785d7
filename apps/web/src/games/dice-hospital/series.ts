import { patientsOf } from '@asclepion/dice-hospital';
import type { Event } from '@asclepion/kernel';
import type { Series } from '../game-face.ts';
import { pointsOf } from './players.tsx';
import { stateOf } from './position.ts';
import { diceTexts } from './texts.ts';

/** How many patients a seat has discharged. */
const dischargedBy = (events: readonly Event[], by: number): number =>
  events.reduce(
    (sum, { id, seat, patients }) => (id === 'points-discharged' && seat === by ? sum + Number(patients) : sum),
    0,
  );

/** What the players have, month by month. */
export const diceSeries: readonly Series[] = [
  {
    id: 'points',
    title: (texts) => diceTexts(texts).text('web.dice.series.points'),
    value: (view, seat) => pointsOf(stateOf(view), seat),
  },
  {
    id: 'discharged',
    title: (texts) => diceTexts(texts).text('web.dice.series.discharged'),
    value: (_view, seat, events) => dischargedBy(events, seat),
  },
  {
    id: 'fatalities',
    title: (texts) => diceTexts(texts).text('web.dice.series.fatalities'),
    value: (view, seat) => stateOf(view).hospitals[seat].fatalities,
  },
  {
    id: 'patients',
    title: (texts) => diceTexts(texts).text('web.dice.series.patients'),
    value: (view, seat) => patientsOf(stateOf(view).hospitals[seat]).length,
  },
];
