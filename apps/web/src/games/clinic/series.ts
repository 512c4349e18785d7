import type { Event } from '@asclepion/kernel';
import type { Series } from '../game-face.ts';
import { stateOf } from './position.ts';
import { clinicTexts } from './texts.ts';

/** How many patients a seat has treated. */
const treatedBy = (events: readonly Event[], by: number): number =>
  events.reduce((sum, { id, seat }) => (id === 'treated' && seat === by ? sum + 1 : sum), 0);

/** What CliniC's players have, round by round. */
export const clinicSeries: readonly Series[] = [
  {
    id: 'popularity',
    title: (texts) => clinicTexts(texts).text('web.series.popularity'),
    value: (view, seat) => stateOf(view).clinics[seat].popularity,
  },
  {
    id: 'money',
    title: (texts) => clinicTexts(texts).text('web.series.money'),
    value: (view, seat) => stateOf(view).clinics[seat].money,
  },
  {
    id: 'time',
    title: (texts) => clinicTexts(texts).text('web.series.time'),
    value: (view, seat) => stateOf(view).clinics[seat].time,
  },
  {
    id: 'treated',
    title: (texts) => clinicTexts(texts).text('web.series.treated'),
    value: (_view, seat, events) => treatedBy(events, seat),
  },
  {
    id: 'waiting',
    title: (texts) => clinicTexts(texts).text('web.series.waiting'),
    value: (view, seat) => stateOf(view).clinics[seat].people.filter(({ kind }) => kind === 'patient').length,
  },
];
