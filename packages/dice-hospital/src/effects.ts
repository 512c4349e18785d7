import type { Beds } from './beds.ts';
import { COLOURS } from './data/colours.ts';
import type { SpecialistKind } from './data/specialists.ts';
import { colourOf, isTreated, NOBODY, type Patient, valueIn } from './patient.ts';

/** Somebody whom a room has just treated: as it was before, and its bed, -1 if it was discharged. */
export interface TreatedHere {
  readonly before: Patient;
  readonly bed: number;
}

/** Beds of all whom a specialist may treat after a room (DH-ACT-10, DH-SPEC-13 to 16). */
export function reachOf(
  { after, reach, from, to }: SpecialistKind,
  { beds }: Readonly<Beds>,
  treated: readonly TreatedHere[],
): number[] {
  const colour = after === undefined ? undefined : COLOURS.indexOf(after);
  const own = colour === undefined ? treated : treated.filter(({ before }) => colourOf(before) === colour);
  if (own.length === 0) return [];
  const isOther = (bed: number): boolean => !treated.some((one) => one.bed === bed);
  const isBetween = (who: Patient): boolean => valueIn(who) >= from && valueIn(who) <= to;
  switch (reach) {
    case 'treated-here':
      return own.flatMap(({ bed }) => (bed < 0 ? [] : [bed]));
    case 'other-equal':
      return bedsWhere(beds, (who, bed) => own.some(({ before }) => valueIn(before) === valueIn(who)) && isOther(bed));
    case 'other-of-colour':
      return bedsWhere(beds, (who, bed) => colourOf(who) === colour && isOther(bed));
    case 'anybody':
      return bedsWhere(beds, isBetween);
    case 'untreated':
      return bedsWhere(beds, (who) => isBetween(who) && !isTreated(who));
  }
}

/** The beds with a patient of whom something holds. */
function bedsWhere(beds: readonly Patient[], holds: (who: Patient, bed: number) => boolean): number[] {
  const found: number[] = [];
  for (let bed = 0; bed < beds.length; bed++) {
    const who = beds[bed];
    if (who !== NOBODY && holds(who, bed)) found.push(bed);
  }
  return found;
}
