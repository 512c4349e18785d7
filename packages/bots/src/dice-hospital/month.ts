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
import { sortedBy } from './sorted-by.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** What treating changes about a hospital. */
type Wards = Pick<Hospital, 'beds' | 'lounge' | 'bags'>;

/** The choices that lead to a position; nearly all are never asked for. */
type Made = () => readonly Choice[];

/** A position within phase 3, and how it was reached. */
interface Node {
  readonly wards: Readonly<Wards>;
  readonly nurses: number;
  /** Places of the rooms and specialists used, a bit for each. */
  readonly rooms: number;
  readonly staff: number;
  readonly worth: number;
  readonly made: Made;
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
  const { beds, lounge, bags, nurses } = hospital;
  const rooms = idleRooms(state, hospital);
  const staff = hospital.specialists.filter(({ used }) => !used).map(({ kind }) => kind);
  const worth = (wards: Readonly<Wards>): number => worthOf(state, { ...hospital, ...wards }, weights);
  const first: Wards = { beds, lounge, bags };
  let beam: Node[] = [
    { wards: first, nurses, rooms: 0, staff: 0, worth: worth(first), made: () => [], before: undefined },
  ];
  let best = beam[0];
  const seen = new Set<string>();
  while (beam.length > 0) {
    const next: Node[] = [];
    for (const node of beam) {
      const reach: Reach = (wards, made, room, specialist) => {
        const used = room < 0 ? node.rooms : node.rooms | (1 << room);
        const called = specialist < 0 ? node.staff : node.staff | (1 << specialist);
        const key = keyOf(wards, used, called);
        if (seen.has(key)) return;
        seen.add(key);
        const left = room >= 0 && specialist < 0 ? node.nurses - 1 : node.nurses;
        next.push({ wards, nurses: left, rooms: used, staff: called, worth: worth(wards), made, before: node });
      };
      act(node, rooms, staff, recolours, reach);
      transfuse(node, reach);
    }
    beam = next.sort((a, b) => b.worth - a.worth).slice(0, width);
    if (beam.length > 0 && beam[0].worth > best.worth) best = beam[0];
  }
  const choices: Choice[] = [];
  for (let node: Node | undefined = best; node !== undefined; node = node.before) choices.unshift(...node.made());
  return { worth: best.worth, choices };
}

/** The same for positions that are alike whatever the order of the beds: a character for each number. */
const keyOf = ({ beds, lounge, bags }: Readonly<Wards>, rooms: number, staff: number): string =>
  String.fromCharCode(...sortedBy(beds, (who) => who), ...lounge, bags, rooms, staff);

/** `room` and `specialist` are places of those used, -1 for none: a room without a specialist takes a nurse. */
type Reach = (wards: Readonly<Wards>, made: Made, room: number, specialist: number) => void;

/** A copy in which patients may be moved. */
const copyOf = ({ beds, lounge, bags }: Readonly<Wards>): Wards => ({
  beds: beds.slice(),
  lounge: lounge.slice(),
  bags,
});

/** Every room with everybody who can work there and every group, coloured by a blood bag or not. */
function act(node: Node, rooms: readonly RoomKind[], staff: readonly number[], recolours: boolean, reach: Reach): void {
  const { wards, nurses } = node;
  if (nurses === 0 && node.staff === (1 << staff.length) - 1) return;
  for (const { lent, made } of recolours ? lendings(wards) : [{ lent: wards, made: [] }]) {
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
        const activate = (by: string): Choice[] => [
          ...made,
          { do: 'activate', room: id, by, patients: namesOf(patients) },
        ];
        if (nurses > 0) reach(after, () => activate('nurse'), room, -1);
        staff.forEach((kind, place) => {
          if ((node.staff & (1 << place)) !== 0) return;
          const specialist = SPECIALISTS[kind];
          const reached = reachOf(specialist, after, treated);
          if (reached.length === 0) {
            if (nurses === 0) reach(after, () => activate(specialist.id), room, place);
            return;
          }
          const tried = new Set<Patient>();
          for (const bed of reached) {
            const who = after.beds[bed];
            if (tried.has(who)) continue;
            tried.add(who);
            const then = copyOf(after);
            treat(then, bed, specialist.steps);
            reach(then, () => [...activate(specialist.id), { do: 'treat', patient: nameOf(who) }], room, place);
          }
        });
      }
    });
  }
}

/** The wards as they are, and with one untreated patient in each other colour (DH-BLOOD-3). */
function lendings(wards: Readonly<Wards>): { lent: Readonly<Wards>; made: Choice[] }[] {
  const all: { lent: Readonly<Wards>; made: Choice[] }[] = [{ lent: wards, made: [] }];
  if (wards.bags === 0) return all;
  for (const who of new Set(wards.beds)) {
    if (who === 0 || isTreated(who)) continue;
    COLOURS.forEach((_, colour) => {
      const lent = copyOf(wards);
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
function transfuse({ wards }: Node, reach: Reach): void {
  if (wards.bags === 0) return;
  for (const who of new Set(wards.beds)) {
    if (who === 0) continue;
    const after = copyOf(wards);
    treat(after, after.beds.indexOf(who), 1);
    after.bags--;
    reach(after, () => [{ do: 'transfuse', patient: nameOf(who) }], -1, -1);
  }
}
