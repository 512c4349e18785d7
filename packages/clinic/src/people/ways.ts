import { isHub, isModule, isWalkable, moduleCells, tileAt } from '../board/rooms.ts';
import type { Closes } from '../module.ts';
import type { Rules } from '../rules.ts';
import type { Clinic } from '../state.ts';

/** Least times from one person's place to every cell, and the cell before on such a way. */
export interface Walks {
  readonly time: readonly number[];
  readonly via: readonly number[];
}

/** How a cell is closed to walks, if at all. */
type Closing = ReturnType<Closes>;

/**
 * The ways over one seat's board: what every walk on it has in common, whoever walks. They follow from what lies there
 * and from the cells that are closed, and are kept until that changes, since most walks of a round share them.
 */
export interface Ways {
  /** Cells a step away that can be walked on (CB-MOVE-10). */
  readonly steps: (cell: number) => readonly number[];
  /** Cells a ride away (CB-MOVE-9). */
  readonly rides: (cell: number) => readonly number[];
  /** Extra time to enter a cell (CB-MOVE-15). */
  readonly entryTime: (cell: number) => number;
  /** Whether a cell is closed to walks. */
  readonly closed: Closes;
  /** Whether any cell is. */
  readonly someClosed: boolean;
  /** The cells with a module. */
  readonly rooms: readonly number[];
  /** Those of them that are hubs. */
  readonly hubs: readonly number[];
  /** Edges with an entrance, cells with a way in from the air, and rooms that take patients of any service. */
  readonly entrances: readonly number[];
  readonly airAccess: readonly number[];
  readonly anyService: readonly number[];
  /** Walks that have been searched along them, by place and gait. */
  readonly walks: Map<number, Walks>;
}

/** What a board's ways follow from: copies of what lay there when they were drawn. */
interface Drawn {
  readonly tiles: readonly number[];
  readonly equipment: readonly number[];
  readonly entrances: readonly number[];
  readonly closings: readonly Closing[];
  readonly ways: Ways;
}

/** By rules and seat, the ways that were asked for last. */
const drawn = new WeakMap<Rules, (Drawn | undefined)[]>();

const NO_CLOSINGS: readonly Closing[] = [];

/** Which cells modules close now; nothing where none does. */
function closingsOf(rules: Rules, seat: number, clinic: Readonly<Clinic>): readonly Closing[] {
  const saying: Closes[] = [];
  for (const closed of rules.closed) {
    const closes = closed(rules, seat, clinic);
    if (closes !== undefined) saying.push(closes);
  }
  if (saying.length === 0) return NO_CLOSINGS;
  return clinic.tiles.map((_, cell) => {
    const said = saying.map((closed) => closed(cell));
    return said.includes('all') ? 'all' : said.find((one) => one !== undefined);
  });
}

/** Written out, since it is asked more often than anything else. */
function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

const areSame = (a: readonly Closing[], b: readonly Closing[]): boolean =>
  a === b || (a.length === b.length && a.every((closing, cell) => closing === b[cell]));

/** The ways over a seat's board as it is now. */
export function waysOver(rules: Rules, seat: number, clinic: Readonly<Clinic>): Ways {
  let seats = drawn.get(rules);
  if (seats === undefined) {
    seats = [];
    drawn.set(rules, seats);
  }
  const closings = closingsOf(rules, seat, clinic);
  const last = seats[seat];
  if (
    last !== undefined &&
    isSame(last.tiles, clinic.tiles) &&
    isSame(last.equipment, clinic.equipment) &&
    isSame(last.entrances, clinic.entrances) &&
    areSame(last.closings, closings)
  )
    return last.ways;
  const tiles = clinic.tiles.slice();
  const equipment = clinic.equipment.slice();
  const entrances = clinic.entrances.slice();
  const ways = draw(rules, seat, { ...clinic, tiles, equipment, entrances, people: [] }, closings);
  seats[seat] = { tiles, equipment, entrances, closings, ways };
  return ways;
}

function draw(rules: Rules, seat: number, clinic: Readonly<Clinic>, closings: readonly Closing[]): Ways {
  const { cells } = rules.geometry[seat];
  const steps: (readonly number[] | undefined)[] = new Array(cells);
  const rides: (readonly number[] | undefined)[] = new Array(cells);
  const rooms = moduleCells(rules, clinic);
  return {
    steps: (cell) => (steps[cell] ??= stepsFrom(rules, seat, clinic, cell)),
    rides: (cell) => (rides[cell] ??= rules.rides.flatMap((ride) => ride(rules, seat, clinic, cell))),
    entryTime: (cell) => {
      let total = 0;
      for (const extra of rules.entryTime) total += extra(rules, clinic, cell);
      return total;
    },
    closed: (cell) => closings[cell],
    rooms,
    hubs: rooms.filter((cell) => isHub(rules, clinic, cell)),
    someClosed: closings.length > 0 || clinic.tiles.some((tile) => rules.tiles[tile].closesGround !== undefined),
    entrances: placesWith(clinic.entrances, (entrances) => entrances > 0),
    airAccess: placesWith(clinic.tiles, (tile) => rules.tiles[tile].access === true),
    anyService: placesWith(clinic.tiles, (tile) => rules.tiles[tile].anyService === true),
    walks: new Map(),
  };
}

/** Where in a list something holds. */
function placesWith(list: readonly number[], holds: (value: number) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < list.length; place++) if (holds(list[place])) places.push(place);
  return places;
}

/** One may step to walkable cells beside, and up and down between what can be climbed (CB-MOVE-10). */
function stepsFrom(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): number[] {
  const { beside, above, below } = rules.geometry[seat];
  const found = beside[cell].filter((other) => isWalkable(rules, seat, clinic, other));
  if (above[cell] >= 0 && canClimb(rules, clinic, cell, above[cell])) found.push(above[cell]);
  if (below[cell] >= 0 && canClimb(rules, clinic, below[cell], cell)) found.push(below[cell]);
  return found;
}

/** People go up and down between modules, onto a helipad over one, and from garden to garden (CB-MOVE-10). */
function canClimb(rules: Rules, clinic: Readonly<Clinic>, lower: number, upper: number): boolean {
  if (!tileAt(rules, clinic, upper).walkable) return false;
  return isModule(rules, clinic, lower) || (clinic.tiles[lower] !== 0 && clinic.tiles[lower] === clinic.tiles[upper]);
}
