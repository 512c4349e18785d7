import { type Beds, kindsOf, patientsOf } from './beds.ts';
import { COLOURS } from './data/colours.ts';
import { NUMBERS } from './data/numbers.ts';
import type { Treatment } from './data/rooms.ts';
import { colourOf, type Patient, valueIn } from './patient.ts';

/** A group of patients that a room may treat, and the steps of each. */
export interface Group {
  readonly patients: readonly Patient[];
  readonly steps: readonly number[];
}

const ofColour = (patients: readonly Patient[], colour: number): Patient[] =>
  patients.filter((who) => colourOf(who) === colour);

/** Every different group that a treatment takes from these patients (DH-ACT-6, DH-ACT-7). */
export function groupsOf(treatment: Treatment, hospital: Readonly<Beds>): Group[] {
  const all = patientsOf(hospital);
  const kinds = kindsOf(all);
  switch (treatment.group) {
    case 'one': {
      const { colour, from = 1, to = NUMBERS.highest, steps } = treatment;
      return kinds
        .filter((who) => colour === undefined || COLOURS[colourOf(who)] === colour)
        .filter((who) => valueIn(who) >= from && valueIn(who) <= to)
        .map((who) => ({ patients: [who], steps: [steps] }));
    }
    case 'trio': {
      const { colour, steps } = treatment;
      const fitting = ofColour(all, COLOURS.indexOf(colour));
      return values(fitting).flatMap((value) =>
        triosOf(fitting.filter((who) => valueIn(who) === value)).map((patients) => ({
          patients,
          steps: [steps, steps, steps],
        })),
      );
    }
    case 'pair': {
      const { colour, lower, higher } = treatment;
      const fitting = ofColour(kinds, COLOURS.indexOf(colour));
      return fitting.flatMap((low) =>
        fitting
          .filter((high) => valueIn(high) > valueIn(low))
          .map((high) => ({ patients: [low, high], steps: [lower, higher] })),
      );
    }
    default: {
      const { group, steps } = treatment;
      const [red, yellow, green] = COLOURS.map((_, colour) => ofColour(kinds, colour));
      return red.flatMap((r) =>
        yellow.flatMap((y) =>
          green
            .filter((g) => (group === 'equal' ? areEqual : areConsecutive)([valueIn(r), valueIn(y), valueIn(g)]))
            .map((g) => ({ patients: byValue([r, y, g]), steps: [steps, steps, steps] })),
        ),
      );
    }
  }
}

const values = (patients: readonly Patient[]): number[] => [...new Set(patients.map(valueIn))];

/** Every different three of alike patients, some of which may lie in the other row (DH-DEP-13). */
function triosOf(alike: readonly Patient[]): Patient[][] {
  const trios = new Map<string, Patient[]>();
  const sorted = alike.toSorted((a, b) => a - b);
  for (let a = 0; a < sorted.length; a++) {
    for (let b = a + 1; b < sorted.length; b++) {
      for (let c = b + 1; c < sorted.length; c++) {
        const trio = [sorted[a], sorted[b], sorted[c]];
        trios.set(trio.join(), trio);
      }
    }
  }
  return [...trios.values()];
}

const areEqual = ([a, b, c]: readonly number[]): boolean => a === b && b === c;

/** In any order (DH-DEP-10, DH-DEP-14). */
const areConsecutive = (three: readonly number[]): boolean => {
  const [low, middle, high] = three.toSorted((a, b) => a - b);
  return middle === low + 1 && high === low + 2;
};

const byValue = (group: readonly Patient[]): Patient[] => group.toSorted((a, b) => valueIn(a) - valueIn(b) || a - b);
