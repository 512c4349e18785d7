import type { InsertedStep, Steps } from '../../module.ts';
import { BESIDE } from '../../state.ts';

/**
 * `stand-up`: those who were laid down on the board this round get up again, and nurses step off the patients whom they gave blood.
 * Several modules of the box need it; it stands in the programme once (CX-GEN-3).
 */
export const standUpSteps: Steps = {
  'stand-up': {
    run(_rules, state) {
      for (const { people } of state.clinics) {
        for (const person of people) {
          if (person.at > BESIDE) person.lying = 0;
          if (person.kind === 'patient') person.load = 0;
        }
      }
    },
  },
};

export const standUp: InsertedStep = { name: 'stand-up', place: { after: 'admin-patients' } };
