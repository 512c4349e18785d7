import { NUMBERS } from './data/numbers.ts';
import { inTrueColour, isTreated, NOBODY, type Patient, treatedAt, trueColourOf, valueIn } from './patient.ts';
import type { Hospital } from './state.ts';

/** What tells who lies where. */
export type Beds = Pick<Hospital, 'beds'>;

/** Everybody in a bed, in the order of the beds. */
export const patientsOf = ({ beds }: Readonly<Beds>): Patient[] => beds.filter((who) => who !== NOBODY);

/** Each patient that differs from the others once, lowest value first. */
export const kindsOf = (patients: readonly Patient[]): Patient[] =>
  [...new Set(patients)].sort((a, b) => valueIn(a) - valueIn(b) || a - b);

/** The untreated row, each different patient once. */
export const untreatedOf = (hospital: Readonly<Hospital>): Patient[] =>
  patientsOf(hospital).filter((who) => !isTreated(who));

/** Puts somebody into the first free bed (DH-GEO-3). The caller has made room. */
export function putToBed(hospital: Hospital, who: Patient): void {
  hospital.beds[hospital.beds.indexOf(NOBODY)] = who;
}

/** Beds of a group of patients, a different bed for each; undefined when somebody is missing. */
export function bedsOf({ beds }: Readonly<Beds>, group: readonly Patient[]): number[] | undefined {
  const found: number[] = [];
  for (const who of group) {
    const bed = beds.findIndex((there, place) => there === who && !found.includes(place));
    if (bed < 0) return undefined;
    found.push(bed);
  }
  return found;
}

/**
 * Raises a patient by so many steps: it lies in the treated row then, or leaves for the lounge, and surplus steps
 * are lost (DH-ACT-8, DH-ACT-9). Returns whether it left.
 */
export function treat(hospital: Beds & Pick<Hospital, 'lounge'>, bed: number, steps: number): boolean {
  const who = hospital.beds[bed];
  const value = valueIn(who) + steps;
  if (value <= NUMBERS.highest) {
    hospital.beds[bed] = treatedAt(who, value);
    return false;
  }
  hospital.beds[bed] = NOBODY;
  hospital.lounge[trueColourOf(who)]++;
  return true;
}

/** A patient leaves its bed for the bag; its owner takes a fatality. */
export function lose(hospital: Hospital, bag: number[], bed: number): void {
  bag[trueColourOf(hospital.beds[bed])]++;
  hospital.beds[bed] = NOBODY;
  hospital.fatalities++;
  hospital.fatalitiesNow++;
}

/** Colours that blood bags lent are over (DH-BLOOD-4). */
export function showTrueColours(hospital: Hospital): void {
  hospital.beds = hospital.beds.map((who) => (who === NOBODY ? who : inTrueColour(who)));
}
