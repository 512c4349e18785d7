import { isModule, isWalkable, tileAt } from '../board/rooms.ts';
import type { Rules } from '../rules.ts';
import { BESIDE, type Clinic, type Person, PRE_ADMISSION } from '../state.ts';
import { isFull, placesAt } from './people.ts';

/** No way leads there. */
export const FAR = 1_000_000;

/** Where a walk began, in place of the cell before: in this cell, straight from pre-admission, or by an entrance. */
export const STARTED = -1;
export const CARRIED_IN = -2;
const byEntrance = (edge: number): number => -3 - edge;
export const entranceOf = (via: number): number => -3 - via;

/** Least times from one person's place to every cell, and the cell before on such a way. */
export interface Walks {
  readonly time: readonly number[];
  readonly via: readonly number[];
}

/** Whether somebody of that kind finds a module full right now, which only blocks with that option (CB-MOVE-14). */
function isBlocked(rules: Rules, clinic: Readonly<Clinic>, cell: number, { kind }: Readonly<Person>): boolean {
  const { takes } = rules.kinds[kind];
  return takes !== 'none' && placesAt(rules, clinic, cell, takes) > 0 && isFull(rules, clinic, cell, kind);
}

/**
 * The graph of CB-MOVE-15, searched from one person. Times are whole and small; an arc costs its step or ride plus
 * what entering the cell costs.
 */
export function walksOf(rules: Rules, seat: number, clinic: Readonly<Clinic>, person: Readonly<Person>): Walks {
  const geo = rules.geometry[seat];
  const time: number[] = new Array(geo.cells).fill(FAR);
  const via: number[] = new Array(geo.cells).fill(STARTED);
  const open: number[] = [];
  const blocking = rules.options['full-rooms-block'] === 'on';
  const { stepTime } = rules.kinds[person.kind];

  const enter = (cell: number, from: number, soFar: number): void => {
    let total = soFar;
    for (const extra of rules.entryTime) total += extra(rules, clinic, cell);
    if (total >= time[cell] || (blocking && isBlocked(rules, clinic, cell, person))) return;
    let leadsOn = true;
    for (const closed of rules.closed) {
      const to = closed(rules, seat, clinic, cell);
      if (to === 'all') return;
      if (to === 'passing') leadsOn = false;
    }
    time[cell] = total;
    via[cell] = from;
    if (leadsOn) open.push(cell);
  };

  if (person.at >= 0) {
    time[person.at] = 0;
    open.push(person.at);
  } else {
    startOutside(rules, seat, clinic, person, time, open, enter);
  }

  for (let next = 0; next < open.length; next++) {
    const cell = open[next];
    const soFar = time[cell];
    for (const other of geo.beside[cell]) {
      if (soFar + stepTime < time[other] && isWalkable(rules, seat, clinic, other))
        enter(other, cell, soFar + stepTime);
    }
    const above = geo.above[cell];
    if (above >= 0 && soFar + stepTime < time[above] && canClimb(rules, clinic, cell, above))
      enter(above, cell, soFar + stepTime);
    const below = geo.below[cell];
    if (below >= 0 && soFar + stepTime < time[below] && canClimb(rules, clinic, below, cell))
      enter(below, cell, soFar + stepTime);
    for (const rides of rules.rides) {
      for (const other of rides(rules, seat, clinic, cell)) enter(other, cell, soFar);
    }
  }
  return { time, via };
}

/** Ways in: through any own access point, and for patients straight into rooms that take any service (CB-MOVE-7, 8). */
function startOutside(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  person: Readonly<Person>,
  time: number[],
  open: number[],
  enter: (cell: number, from: number, soFar: number) => void,
): void {
  const { edges } = rules.geometry[seat];
  const { stepTime, byAir } = rules.kinds[person.kind];
  // Beside the board waits who still has to come to an entrance; the others stand there already (CB-MOVE-8).
  const toEntrance = person.at <= BESIDE ? stepTime : 0;
  for (let edge = 0; edge < clinic.entrances.length; edge++) {
    if (clinic.entrances[edge] > 0) enter(edges[edge].cells[0], byEntrance(edge), toEntrance + stepTime);
  }
  for (let cell = 0; cell < clinic.tiles.length; cell++) {
    const tile = tileAt(rules, clinic, cell);
    if (tile.access === true && byAir) {
      time[cell] = 0;
      open.push(cell);
    } else if (tile.anyService === true && person.at === PRE_ADMISSION) {
      enter(cell, CARRIED_IN, 0);
    }
  }
}

/** People go up and down between modules, onto a helipad over one, and from garden to garden (CB-MOVE-10). */
function canClimb(rules: Rules, clinic: Readonly<Clinic>, lower: number, upper: number): boolean {
  if (!tileAt(rules, clinic, upper).walkable) return false;
  return (
    isModule(rules, clinic, lower) ||
    (lower >= 0 && clinic.tiles[lower] !== 0 && clinic.tiles[lower] === clinic.tiles[upper])
  );
}
