import { COLOURS } from './data/colours.ts';
import type { SpecialistKind } from './data/specialists.ts';
import { colourOf, isTreated, NOBODY, type Patient, valueIn } from './patient.ts';
import type { Hospital } from './state.ts';

/** Somebody whom a room has just treated: as it was before, and its bed, -1 if it was discharged. */
export interface TreatedHere {
  readonly before: Patient;
  readonly bed: number;
}

/** Beds of all whom a specialist may treat after a room (DH-ACT-10, DH-SPEC-13 to 16). */
export function reachOf(
  { after, reach, from, to }: SpecialistKind,
  { beds }: Readonly<Hospital>,
  treated: readonly TreatedHere[],
): number[] {
  const colour = after === undefined ? undefined : COLOURS.indexOf(after);
  const own = treated.filter(({ before }) => colour === undefined || colourOf(before) === colour);
  if (own.length === 0) return [];
  const there = beds.flatMap((who, bed) => (who === NOBODY ? [] : [bed]));
  const others = there.filter((bed) => !treated.some((one) => one.bed === bed));
  const between = (bed: number): boolean => valueIn(beds[bed]) >= from && valueIn(beds[bed]) <= to;
  switch (reach) {
    case 'treated-here':
      return own.flatMap(({ bed }) => (bed < 0 ? [] : [bed]));
    case 'other-equal':
      return others.filter((bed) => own.some(({ before }) => valueIn(before) === valueIn(beds[bed])));
    case 'other-of-colour':
      return others.filter((bed) => colourOf(beds[bed]) === colour);
    case 'anybody':
      return there.filter(between);
    case 'untreated':
      return there.filter((bed) => between(bed) && !isTreated(beds[bed]));
  }
}
