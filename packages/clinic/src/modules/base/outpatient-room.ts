import { NUMBERS } from '../../data/numbers.ts';
import { CURED, defineModule } from '../../module.ts';
import { specialTile } from '../tiles.ts';

/** Any doctor treats any patient, for a flat fee or on top of the normal income (CB-TILE-5). */
export const outpatientRoom = defineModule({
  id: 'outpatient-room',
  box: 'base',
  tiles: ({ specialCopies }) => [
    specialTile({
      id: 'outpatient-room',
      copies: specialCopies,
      holds: { doctor: 1, nurse: 0, orderly: 0, patient: 1 },
      anyService: true,
      treatment: {
        match: 'any',
        builtInNurses: 0,
        income: ({ options }, level) =>
          NUMBERS.outpatientIncome + (options['outpatient-income'] === 'plus' ? NUMBERS.income[level] : 0),
        roomBonus: false,
        rule: 'CB-TILE-5',
        recovers: CURED,
      },
    }),
  ],
});
