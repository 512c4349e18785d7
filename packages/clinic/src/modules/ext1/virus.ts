import { VIRUS } from '../../data/ext1/virus.ts';
import { defineOffered, type LedgerNote, type Steps } from '../../module.ts';
import { closeGaps, EMPTY, PLACES } from '../../phases/notepad.ts';
import type { Rules } from '../../rules.ts';
import { type ClinicState, PRE_ADMISSION, RED } from '../../state.ts';

/** By service, patients who wait in all pre-admission areas together. */
function allWaiting(rules: Rules, state: Readonly<ClinicState>): number[] {
  const counts = new Array<number>(rules.services.length).fill(0);
  for (const { people } of state.clinics)
    for (const { at, service } of people) if (at === PRE_ADMISSION && service >= 0) counts[service]++;
  return counts;
}

/** Whether so many waiting patients infect their service (C1-VIR-2, 3). */
const infects = (rules: Rules, count: number): boolean => count > VIRUS.threshold * rules.seats;

const steps: Steps = {
  'virus-check': {
    run(rules, state, _frame, flow) {
      allWaiting(rules, state).forEach((waiting, service) => {
        if (!infects(rules, waiting)) return;
        state.marks.virus[service] = 1;
        flow.events?.push({ id: 'virus', service: rules.services[service], waiting });
      });
    },
  },
  // Patients on the boards suffered in `admin-patients` by the hook below; the notepad and the tiles follow here.
  'virus-outbreak': {
    run(rules, state, _frame, flow) {
      rules.services.forEach((name, row) => {
        if (state.marks.virus[row] === 0) return;
        state.marks.virus[row] = 0;
        for (let place = row * PLACES; place < (row + 1) * PLACES; place++) {
          const level = state.notepad[place];
          if (level !== EMPTY) state.notepad[place] = level + VIRUS.levels > RED ? EMPTY : level + VIRUS.levels;
        }
        closeGaps(state.notepad, row);
        flow.events?.push({ id: 'virus-outbreak', service: name });
      });
    },
  },
};

/**
 * Virus: a service with more than two waiting patients for each player is infected; its patients worsen two levels,
 * on the boards and on the notepad. `marks.virus` holds 1 for each infected service. Rules C1-VIR-1 to 9.
 */
export const virus = defineOffered({
  id: 'virus',
  box: 'ext1',
  about: VIRUS.about,
  marks: (rules) => rules.services.map(() => 0),
  steps,
  programme: [
    { name: 'virus-check', place: { inside: 'actions-end' } },
    { name: 'virus-outbreak', place: { after: 'admin-patients' } },
  ],
  worsening: (_rules, state, _clinic, { service }) => (state.marks.virus[service] === 1 ? VIRUS.levels : undefined),
  ledger: (rules, state) =>
    allWaiting(rules, state).flatMap((count, service): LedgerNote[] => {
      if (state.marks.virus[service] === 1)
        return [{ id: 'infected', rule: 'C1-VIR-4', params: { service, levels: VIRUS.levels }, tone: 'bad' }];
      const most = VIRUS.threshold * rules.seats;
      return count < most
        ? []
        : [{ id: 'near-virus', rule: 'C1-VIR-2', params: { service, count, most }, tone: 'bad' }];
    }),
});
