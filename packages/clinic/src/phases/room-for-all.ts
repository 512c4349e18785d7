import { mayWalk } from '../people/people.ts';
import { FAR } from '../people/walking.ts';
import type { BaseKind, Person } from '../state.ts';
import type { Moving } from './moving.ts';

/** Whether somebody could go to a cell and stop there, were there room. */
const couldGo = (moving: Moving, person: Readonly<Person>, cell: number): boolean =>
  moving.walks(person).time[cell] < FAR && moving.refuseStop(person, cell) === undefined;

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
  const { rules, clinic } = moving;
  const inside = clinic.people.filter(
    (person) => person !== mover && person.at >= 0 && rules.kinds[person.kind].takes === takes,
  );
  const rooms = clinic.tiles.map((_, at) => moving.places(at, takes));
  rooms[cell]--;
  const movable = inside.filter((person) => mayWalk(rules, person));
  for (const person of inside) if (!mayWalk(rules, person)) rooms[person.at]--;
  // Those who are where nobody of their sort ends take nobody's place.
  const competing = movable.filter(({ at }) => moving.places(at, takes) > 0);
  const placed: Person[][] = clinic.tiles.map(() => []);

  const find = (person: Person, tried: Set<number>): boolean => {
    for (let at = 0; at < rooms.length; at++) {
      if (rooms[at] <= 0 || tried.has(at) || (person.at !== at && !couldGo(moving, person, at))) continue;
      tried.add(at);
      const there = placed[at];
      if (there.length < rooms[at]) {
        there.push(person);
        return true;
      }
      const leaving = there.findIndex((other) => find(other, tried));
      if (leaving < 0) continue;
      there[leaving] = person;
      return true;
    }
    return false;
  };

  const standing = competing.filter((person) => {
    if (placed[person.at].length >= rooms[person.at]) return true;
    placed[person.at].push(person);
    return false;
  });
  return standing.filter((person) => !find(person, new Set())).length <= surplus;
}
