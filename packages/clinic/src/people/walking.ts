import type { KindDefinition } from '../module.ts';
import type { Rules } from '../rules.ts';
import { BESIDE, type Clinic, type Person, PRE_ADMISSION } from '../state.ts';
import { isFull, placesAt } from './people.ts';
import { type Walks, type Ways, waysOver } from './ways.ts';

/** No way leads there. */
export const FAR = 1_000_000;

/** Where a walk began, in place of the cell before: in this cell, straight from pre-admission, or by an entrance. */
export const STARTED = -1;
export const CARRIED_IN = -2;
const byEntrance = (edge: number): number => -3 - edge;
export const entranceOf = (via: number): number => -3 - via;

/** Whether somebody of that kind finds a module full right now, which only blocks with that option (CB-MOVE-14). */
function isBlocked(rules: Rules, clinic: Readonly<Clinic>, cell: number, kind: KindDefinition): boolean {
  const { id, takes } = kind;
  return takes !== 'none' && placesAt(rules, clinic, cell, takes) > 0 && isFull(rules, clinic, cell, id);
}

/** The walks of one person. All of a gait who start at one place have the same, unless rooms block. */
export function walksOf(rules: Rules, seat: number, clinic: Readonly<Clinic>, person: Readonly<Person>): Walks {
  return walksAlong(waysOver(rules, seat, clinic), rules, seat, clinic, rules.kinds[person.kind], person.at);
}

/** The walks of one of a kind from a place, along ways that are known already. */
export function walksAlong(
  ways: Ways,
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  kind: KindDefinition,
  from: number,
): Walks {
  if (rules.options['full-rooms-block'] === 'on') return search(ways, rules, seat, clinic, kind, from);
  const { stepTime, byAir } = kind;
  const key = from * 16 + stepTime * 2 + Number(byAir);
  let walks = ways.walks.get(key);
  if (walks === undefined) {
    walks = search(ways, rules, seat, clinic, kind, from);
    ways.walks.set(key, walks);
  }
  return walks;
}

/** A search under way. */
interface Search extends Walks {
  readonly ways: Ways;
  readonly time: number[];
  readonly via: number[];
  /** Cells to go on from. */
  readonly open: number[];
  /** Whether a cell cannot be entered just now, where rooms block. */
  readonly blocked: ((cell: number) => boolean) | undefined;
}

/**
 * The graph of CB-MOVE-15, searched from one place. Times are whole and small; an arc costs its step or ride plus
 * what entering the cell costs.
 */
function search(
  ways: Ways,
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  kind: KindDefinition,
  from: number,
): Walks {
  const { cells } = rules.geometry[seat];
  const time: number[] = new Array(cells).fill(FAR);
  const via: number[] = new Array(cells).fill(STARTED);
  const open: number[] = [];
  const { stepTime } = kind;
  const blocked =
    rules.options['full-rooms-block'] === 'off'
      ? undefined
      : (cell: number): boolean => isBlocked(rules, clinic, cell, kind);
  const under: Search = { ways, time, via, open, blocked };

  if (from >= 0) {
    time[from] = 0;
    open.push(from);
  } else {
    startOutside(under, rules, seat, kind, from);
  }

  for (let next = 0; next < open.length; next++) {
    const cell = open[next];
    const soFar = time[cell];
    for (const other of ways.steps(cell))
      if (soFar + stepTime < time[other]) enter(under, other, cell, soFar + stepTime);
    for (const other of ways.rides(cell)) enter(under, other, cell, soFar);
  }
  return { time, via };
}

/** Goes into a cell from another, if that is lawful and sooner than any way before. */
function enter({ ways, time, via, open, blocked }: Search, cell: number, from: number, soFar: number): void {
  const total = soFar + ways.entryTime(cell);
  if (total >= time[cell] || blocked?.(cell) === true) return;
  const closed = ways.closed(cell);
  if (closed === 'all') return;
  time[cell] = total;
  via[cell] = from;
  if (closed === undefined) open.push(cell);
}

/** Ways in: through any own access point, and for patients straight into rooms that take any service (CB-MOVE-7, 8). */
function startOutside(under: Search, rules: Rules, seat: number, kind: KindDefinition, from: number): void {
  const { ways, time, open } = under;
  const { edges } = rules.geometry[seat];
  const { stepTime, byAir } = kind;
  // Beside the board waits who still has to come to an entrance; the others stand there already (CB-MOVE-8).
  const toEntrance = from <= BESIDE ? stepTime : 0;
  for (const edge of ways.entrances) enter(under, edges[edge].cells[0], byEntrance(edge), toEntrance + stepTime);
  if (byAir) {
    for (const cell of ways.airAccess) {
      time[cell] = 0;
      open.push(cell);
    }
  }
  if (from === PRE_ADMISSION) for (const cell of ways.anyService) enter(under, cell, CARRIED_IN, 0);
}
