import { NUMBERS } from '../../data/numbers.ts';
import { defineModule } from '../../module.ts';

/** Patients worsen a level each round and count against their owner while untreated (CB-ADM-8, CB-END-1). */
export const patients = defineModule({
  id: 'patients',
  box: 'base',
  worsening: () => 1,
  scoreItems: [
    {
      id: 'untreated',
      points: (_rules, state, seat) =>
        state.clinics[seat].people.reduce(
          (sum, { kind, level }) => (kind === 'patient' ? sum + NUMBERS.untreatedPoints[level] : sum),
          0,
        ),
    },
  ],
});
