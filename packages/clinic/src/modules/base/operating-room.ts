import { NUMBERS } from '../../data/numbers.ts';
import { ANY, CURED, defineModule } from '../../module.ts';
import { specialTile } from '../tiles.ts';

/** One doctor, one patient, a nurse built in; dearer in a round in which it was used (CB-TILE-4, CB-PAY-3). */
export const operatingRoom = defineModule({
  id: 'operating-room',
  box: 'base',
  tiles: ({ specialCopies }) => [
    specialTile({
      id: 'operating-room',
      copies: specialCopies,
      active: 'beside-hub',
      holds: { doctor: 1, nurse: ANY, orderly: 0, patient: 1 },
      treatment: {
        match: 'level',
        builtInNurses: 1,
        income: (_rules, level) => NUMBERS.income[level],
        roomBonus: false,
        recovers: CURED,
      },
      usedMaintenance: NUMBERS.usedOperatingRoomMaintenance,
    }),
  ],
});
