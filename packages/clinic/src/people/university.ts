import type { Flow } from '@asclepion/kernel';
import { EMPTY } from '../phases/notepad.ts';
import type { Rules } from '../rules.ts';
import { type ClinicState, LEVELS, RED } from '../state.ts';
import { drawFrom, putBack } from './bags.ts';

/** Whether a doctor of a level stands on a space, not an applicant of a module and not nobody. */
export const isLevel = (who: number): boolean => who >= 0 && who <= RED;

/** What stands on a space where an applicant of a module does: its place in the rules' list, after the levels. */
export const applicantCode = (rules: Rules, id: string): number =>
  LEVELS.length + rules.applicants.findIndex((applicant) => applicant.id === id);

/** On how many spaces such a one stands, or nobody. */
export function countInUniversity({ university }: Readonly<ClinicState>, who: number): number {
  let count = 0;
  for (const there of university) if (there === who) count++;
  return count;
}

/** Where somebody stands: applicants by rank, then red, orange, yellow, white, then empty spaces (CB-SETUP-4). */
function order(rules: Rules, who: number): number {
  if (who === EMPTY) return Number.MAX_SAFE_INTEGER;
  return isLevel(who) ? 1_000 - who : rules.applicants[who - LEVELS.length].rank;
}

/** Seats everybody in the university from the left (CB-SETUP-4, CB-ADM-3). */
export function seatDoctors(rules: Rules, state: ClinicState): void {
  state.university.sort((a, b) => order(rules, a) - order(rules, b));
}

/** Draws a doctor for each empty space; who may not stand there is set aside and returns to the bag (CX-WRK-3). */
export function fillUniversity(rules: Rules, state: ClinicState, flow: Flow): void {
  const aside: number[] = [];
  const tooMany = (who: number): boolean =>
    who > RED && countInUniversity(state, who) >= rules.applicants[who - LEVELS.length].most;
  state.university.forEach((there, space) => {
    if (there !== EMPTY) return;
    let drawn = drawFrom(state.doctorBag, flow);
    while (tooMany(drawn)) {
      aside.push(drawn);
      drawn = drawFrom(state.doctorBag, flow);
    }
    state.university[space] = drawn;
  });
  for (const who of aside) putBack(state.doctorBag, who);
  seatDoctors(rules, state);
}
