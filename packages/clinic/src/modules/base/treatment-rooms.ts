import { BY_SEATS, NUMBERS } from '../../data/numbers.ts';
import { ANY, CURED, defineModule, type Treatment } from '../../module.ts';
import { moduleTile } from '../tiles.ts';

/** Doctors bent by nurses treat their own level; gardens add to it (CB-TREAT-4, 10, 11). */
const treatment: Treatment = {
  match: 'level',
  builtInNurses: 0,
  income: (_rules, level) => NUMBERS.income[level],
  roomBonus: true,
  recovers: CURED,
};

/** Treatment rooms need a hub on their floor and a supply room beside them (CB-TREAT-1, CB-TILE-2). */
export const treatmentRooms = defineModule({
  id: 'treatment-rooms',
  box: 'base',
  tiles: ({ seats }) => [
    moduleTile({
      id: 'treatment-room',
      colour: 'treatment-room',
      copies: BY_SEATS.treatmentRooms[seats],
      active: 'beside-hub-and-supply',
      holds: { doctor: 2, nurse: ANY, orderly: 0, patient: 2 },
      treatment,
      points: NUMBERS.treatmentRoomPoints,
    }),
  ],
});
