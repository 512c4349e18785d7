import { tileAt } from '../../board/rooms.ts';
import { BY_SEATS, NUMBERS } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';
import { moduleTile, NOBODY } from '../tiles.ts';

/** Supply rooms make treatment rooms work, and an orderly in one saves maintenance (CB-TILE-3, CB-PAY-5). */
export const supplyRooms = defineModule({
  id: 'supply-rooms',
  box: 'base',
  tiles: ({ seats }) => [
    moduleTile({
      id: 'supply-room',
      colour: 'supply-room',
      copies: BY_SEATS.supplyRooms[seats],
      holds: { ...NOBODY, orderly: 1 },
      saves: NUMBERS.orderlySaving,
    }),
  ],
  maintenanceSaving: (rules, clinic) =>
    clinic.people.reduce(
      (sum, { kind, at }) => (kind === 'orderly' && at >= 0 ? sum + (tileAt(rules, clinic, at).saves ?? 0) : sum),
      0,
    ),
});
