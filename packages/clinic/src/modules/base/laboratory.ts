import { NUMBERS } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';
import { studies } from '../../phases/admin.ts';
import { NOBODY, specialTile } from '../tiles.ts';

/** A doctor studies: two levels up and a point, in place of falling a level (CB-TILE-6, CB-ADM-6). */
export const laboratory = defineModule({
  id: 'laboratory',
  box: 'base',
  tiles: ({ specialCopies }) => [
    specialTile({
      id: 'laboratory',
      copies: specialCopies,
      holds: { ...NOBODY, doctor: 1 },
      studies: NUMBERS.laboratoryLevels,
    }),
  ],
  falling: (rules, clinic, doctor) => (studies(rules, clinic, doctor) > 0 ? 0 : undefined),
  ledger(rules, state, seat) {
    const clinic = state.clinics[seat];
    const count = clinic.people.filter((one) => one.kind === 'doctor' && studies(rules, clinic, one) > 0).length;
    const popularity = count * NUMBERS.laboratoryPopularity;
    return count === 0 ? [] : [{ id: 'studies', rule: 'CB-ADM-6', params: { count, popularity }, tone: 'good' }];
  },
});
