import { mayWalk } from '../people/people.ts';
import { FAR } from '../people/walking.ts';
import type { BaseKind, Person } from '../state.ts';
import type { Moving } from './moving.ts';

/** Whether somebody could go to a cell and stop there, were there room. */
const couldGo = (moving: Moving, person: Readonly<Person>, cell: number): boolean =>
  moving.walks(person).time[cell] < FAR && moving.refuseStop(person, cell) === undefined;

/** People being matched to rooms. */
interface Matching {
  readonly moving: Moving;
  /** By room, the places that nobody has for good, and who stands on them. */
  readonly free: number[];
  readonly placed: Person[][];
}

/** Finds somebody a place, others making room for it where they can. `tried` are rooms that need no second look. */
function find(matching: Matching, person: Person, tried: Set<number>): boolean {
  const { moving, free, placed } = matching;
  for (let room = 0; room < free.length; room++) {
    if (free[room] <= 0 || tried.has(room)) continue;
    const cell = moving.rooms[room];
    if (person.at !== cell && !couldGo(moving, person, cell)) continue;
    tried.add(room);
    const there = placed[room];
    if (there.length < free[room]) {
      there.push(person);
      return true;
    }
    const leaving = there.findIndex((other) => find(matching, other, tried));
    if (leaving < 0) continue;
    there[leaving] = person;
    return true;
  }
  return false;
}

/**
 * Whether all of a sort who are in rooms can still end where there is room, once `mover` is in `cell`: those who stand
 * in its way may themselves have nowhere to go (CB-MOVE-5). `surplus` of them need no place. Each finds one in turn,
 * others making room for it: a matching of people to places.
 */
export function roomForAll(
  moving: Moving,
  takes: BaseKind,
  mover: Readonly<Person>,
  cell: number,
  surplus: number,
): boolean {
  const { rules, clinic, rooms } = moving;
  const inside = clinic.people.filter(
    (person) => person !== mover && person.at >= 0 && rules.kinds[person.kind].takes === takes,
  );
  const free = rooms.map((at) => moving.places(at, takes));
  const placed: Person[][] = rooms.map(() => []);
  free[rooms.indexOf(cell)]--;
  for (const person of inside) if (!mayWalk(rules, person)) free[rooms.indexOf(person.at)]--;

  const standing = inside.filter((person) => {
    // Those who are where nobody of their sort ends take nobody's place.
    if (!mayWalk(rules, person) || moving.places(person.at, takes) === 0) return false;
    const room = rooms.indexOf(person.at);
    if (placed[room].length >= free[room]) return true;
    placed[room].push(person);
    return false;
  });
  return standing.filter((person) => !find({ moving, free, placed }, person, new Set())).length <= surplus;
}
