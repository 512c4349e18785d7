import { type ClinicState, isLevel, LEVELS, NUMBERS, type Rules } from '@asclepion/clinic';

/** What a place or a space holds when nobody is there. */
export const NOBODY = -1;

/** Who a space of the university holds: a doctor of a level, or the sort of people that a module sends there. */
export const applicantKind = (rules: Rules, who: number): string =>
  isLevel(who) ? 'doctor' : rules.applicants[who - LEVELS.length].id;

/** What it costs to hire whoever stands on a space, or would by the price below it. */
export function spacePrice(rules: Rules, state: Readonly<ClinicState>, space: number): number {
  const who = state.university[space];
  const id = `hire-${who === NOBODY ? 'doctor' : applicantKind(rules, who)}`;
  const price = rules.hires.find((hire) => hire.id === id)?.price(rules, state, { do: id, space });
  return typeof price === 'number' ? price : NUMBERS.doctorPrices[space];
}
