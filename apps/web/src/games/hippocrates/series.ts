import { seatPoints } from '@asclepion/hippocrates';
import type { Event } from '@asclepion/kernel';
import type { Series } from '../game-face.ts';
import { stateOf } from './position.ts';
import { hippocratesTexts } from './texts.ts';

/** How many patients a seat has discharged. */
const curedBy = (events: readonly Event[], by: number): number =>
  events.reduce(
    (sum, { id, seat, patients }) => (id === 'discharged' && seat === by ? sum + (patients as unknown[]).length : sum),
    0,
  );

/** What the players have, round by round. */
export const hippocratesSeries: readonly Series[] = [
  {
    id: 'points',
    title: (texts) => hippocratesTexts(texts).text('web.hippo.points'),
    value: (view, seat) => seatPoints(stateOf(view))[seat],
  },
  {
    id: 'cured',
    title: (texts) => hippocratesTexts(texts).text('web.hippo.cured'),
    value: (_view, seat, events) => curedBy(events, seat),
  },
  {
    id: 'money',
    title: (texts) => hippocratesTexts(texts).text('web.hippo.money'),
    value: (view, seat) => stateOf(view).players[seat].money,
  },
  {
    id: 'reputation',
    title: (texts) => hippocratesTexts(texts).text('web.hippo.reputation'),
    value: (view, seat) => stateOf(view).reputation[seat],
  },
  {
    id: 'hades',
    title: (texts) => hippocratesTexts(texts).text('web.hippo.hades'),
    value: (view, seat) => stateOf(view).players[seat].hades.length,
  },
];
