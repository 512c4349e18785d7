import {
  bedsOf,
  COLOURS,
  type DiceState,
  groupsOf,
  type Hospital,
  idleRooms,
  isTreated,
  letterOf,
  nameOf,
  namesOf,
  type Patient,
  type RoomKind,
  reachOf,
  recoloured,
  SPECIALISTS,
  type TreatedHere,
  treat,
} from '@asclepion/dice-hospital';
import type { Choice } from '@asclepion/kernel';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** A position within phase 3, and how it was reached. */
interface Node {
  readonly hospital: Hospital;
  /** Places of the rooms and specialists used, a bit for each. */
  readonly rooms: number;
  readonly staff: number;
  readonly worth: number;
  readonly made: readonly Choice[];
  readonly before: Node | undefined;
}

/** What a month can be made of: its worth, and the choices that lead there. */
export interface Month {
  readonly worth: number;
  readonly choices: readonly Choice[];
}

/** How thoroughly a month is solved. */
export interface Effort {
  /** Positions that are kept after each action. */
  readonly width: number;
  /** Whether blood bags may lend colours too. */
  readonly recolours: boolean;
}

/**
 * The best way through phase 3 that a beam of positions finds: every action with every effect, and every blood bag,
 * from each position, the most promising kept. The hospital is at the beginning of an action.
 */
export function solveMonth(
  state: Readonly<DiceState>,
  seat: number,
  weights: Weights,
  { width, recolours }: Effort,
): Month {
  const hospital = state.hospitals[seat];
  const rooms = idleRooms(state, hospital);
  const staff = hospital.specialists.filter(({ used }) => !used).map(({ kind }) => kind);
  const worth = (of: Readonly<Hospital>): number => worthOf(state, of, weights);
  let beam: Node[] = [{ hospital, rooms: 0, staff: 0, worth: worth(hospital), made: [], before: undefined }];
  let best = beam[0];
  const seen = new Set<string>();
  while (beam.length > 0) {
    const next: Node[] = [];
    for (const node of beam) {
      const reach = (after: Hospital, made: readonly Choice[], room: number, specialist: number): void => {
        const used = room < 0 ? node.rooms : node.rooms | (1 << room);
        const called = specialist < 0 ? node.staff : node.staff | (1 << specialist);
        const key = `${after.beds.toSorted((a, b) => a - b).join()}|${after.lounge}|${used}|${called}|${after.bags}`;
        if (seen.has(key)) return;
        seen.add(key);
        next.push({ hospital: after, rooms: used, staff: called, worth: worth(after), made, before: node });
      };
      act(node, rooms, staff, recolours, reach);
      transfuse(node, reach);
    }
    beam = next.sort((a, b) => b.worth - a.worth).slice(0, width);
    if (beam.length > 0 && beam[0].worth > best.worth) best = beam[0];
  }
  const choices: Choice[] = [];
  for (let node: Node | undefined = best; node !== undefined; node = node.before) choices.unshift(...node.made);
  return { worth: best.worth, choices };
}

type Reach = (after: Hospital, made: readonly Choice[], room: number, specialist: number) => void;

/** A copy in which patients may be moved. */
const copyOf = (hospital: Readonly<Hospital>): Hospital => ({
  ...hospital,
  beds: hospital.beds.slice(),
  lounge: hospital.lounge.slice(),
});

/** Every room with everybody who can work there and every group, coloured by a blood bag or not. */
function act(node: Node, rooms: readonly RoomKind[], staff: readonly number[], recolours: boolean, reach: Reach): void {
  const { hospital } = node;
  if (hospital.nurses === 0 && node.staff === (1 << staff.length) - 1) return;
  for (const { lent, made } of recolours ? lendings(hospital) : [{ lent: hospital, made: [] }]) {
    rooms.forEach(({ id, treatment }, room) => {
      // Of two alike the first goes first.
      if (
        (node.rooms & (1 << room)) !== 0 ||
        rooms.findIndex((kind, place) => kind.id === id && (node.rooms & (1 << place)) === 0) !== room
      )
        return;
      for (const { patients, steps } of groupsOf(treatment, lent)) {
        const after = copyOf(lent);
        // Beds are found before anybody is treated: one who was may look like another then.
        const there = bedsOf(after, patients) ?? [];
        const treated = patients.map(
          (before, place): TreatedHere => ({
            before,
            bed: treat(after, there[place], steps[place]) ? -1 : there[place],
          }),
        );
        const activate = (by: string): Choice => ({ do: 'activate', room: id, by, patients: namesOf(patients) });
        if (hospital.nurses > 0)
          reach({ ...after, nurses: hospital.nurses - 1 }, [...made, activate('nurse')], room, -1);
        staff.forEach((kind, place) => {
          if ((node.staff & (1 << place)) !== 0) return;
          const specialist = SPECIALISTS[kind];
          const beds = reachOf(specialist, after, treated);
          const called = [...made, activate(specialist.id)];
          if (beds.length === 0) {
            if (hospital.nurses === 0) reach(after, called, room, place);
            return;
          }
          const tried = new Set<Patient>();
          for (const bed of beds) {
            const who = after.beds[bed];
            if (tried.has(who)) continue;
            tried.add(who);
            const then = copyOf(after);
            treat(then, bed, specialist.steps);
            reach(then, [...called, { do: 'treat', patient: nameOf(who) }], room, place);
          }
        });
      }
    });
  }
}

/** The hospital as it is, and with one untreated patient in each other colour (DH-BLOOD-3). */
function lendings(hospital: Hospital): { lent: Hospital; made: Choice[] }[] {
  const all: { lent: Hospital; made: Choice[] }[] = [{ lent: hospital, made: [] }];
  if (hospital.bags === 0) return all;
  for (const who of new Set(hospital.beds)) {
    if (who === 0 || isTreated(who)) continue;
    COLOURS.forEach((_, colour) => {
      const lent = copyOf(hospital);
      const bed = lent.beds.indexOf(who);
      lent.beds[bed] = recoloured(who, colour);
      if (lent.beds[bed] === who) return;
      lent.bags--;
      all.push({ lent, made: [{ do: 'recolour', patient: nameOf(who), to: letterOf(colour) }] });
    });
  }
  return all;
}

/** A blood bag for each different patient (DH-BLOOD-2). */
function transfuse({ hospital }: Node, reach: Reach): void {
  if (hospital.bags === 0) return;
  for (const who of new Set(hospital.beds)) {
    if (who === 0) continue;
    const after = copyOf(hospital);
    treat(after, after.beds.indexOf(who), 1);
    after.bags--;
    reach(after, [{ do: 'transfuse', patient: nameOf(who) }], -1, -1);
  }
}
