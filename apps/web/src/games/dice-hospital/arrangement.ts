import { type Hospital, NUMBERS } from '@asclepion/dice-hospital';

/**
 * In which beds an owner wants to see the patients: for each bed on the page, a bed of the hospital. It belongs to the
 * page alone, since which bed it is never matters to the rules (DH-GEO-3).
 */
export type Arrangement = readonly number[];

/** As the patients came. */
export const AS_THEY_CAME: Arrangement = Array.from({ length: NUMBERS.beds }, (_, bed) => bed);

/** Two beds of the page, from 0 to 11, with their patients changed; one of them may be empty. */
export const swapped = (arrangement: Arrangement, one: number, other: number): Arrangement =>
  arrangement.with(one, arrangement[other]).with(other, arrangement[one]);

/** The hospital as its owner wants to see it. */
export const arranged = (hospital: Readonly<Hospital>, arrangement: Arrangement): Hospital => ({
  ...hospital,
  beds: arrangement.map((bed) => hospital.beds[bed]),
});
