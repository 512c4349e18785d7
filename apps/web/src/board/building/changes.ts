import type { CellDrawing, EdgeDrawing, FloorDrawing, Target, TokenDrawing } from '../drawing.ts';

/** Somebody who was elsewhere before. */
export interface Moved {
  readonly token: TokenDrawing;
  /** The cell where they were; undefined for who came in. */
  readonly from: Target | undefined;
  /** The cell where they are; undefined for who left. */
  readonly to: Target | undefined;
}

/** What happened between two drawings of a building. */
export interface Changes {
  readonly moved: readonly Moved[];
  /** Edges to which a car came. */
  readonly parked: ReadonlyMap<Target, EdgeDrawing>;
  /** Edges from which one left, as they were. */
  readonly departed: readonly EdgeDrawing[];
  /** Cells on which something was built. */
  readonly built: ReadonlySet<Target>;
}

export const NOTHING: Changes = { moved: [], parked: new Map(), departed: [], built: new Set() };

/** More than that happens only when somebody leaps to another moment. */
const MOST = 10;

/** Whom nobody can tell apart, wherever they are. */
const kindOf = ({ shape, level, badge }: TokenDrawing): string => `${shape} ${level} ${badge}`;

interface Place {
  readonly cell: Target;
  readonly token: TokenDrawing;
  count: number;
}

/** How many of each kind are where. */
function census(cells: readonly CellDrawing[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { target, tokens } of cells) {
    for (const token of tokens) {
      const kind = kindOf(token);
      const known = places.get(kind) ?? [];
      const here = known.find(({ cell }) => cell === target);
      if (here === undefined) known.push({ cell: target, token, count: token.count });
      else here.count += token.count;
      places.set(kind, known);
    }
  }
  return places;
}

/** Where there are more of them than in the other census, one entry for each. */
const surplus = (these: readonly Place[], those: readonly Place[]): Place[] =>
  these.flatMap((place) => {
    const other = those.find(({ cell }) => cell === place.cell)?.count ?? 0;
    return Array.from({ length: Math.max(0, place.count - other) }, () => place);
  });

/** Cells that are not in the other drawing as they are here: in all others nothing has happened. */
function cellsBeside(these: readonly FloorDrawing[], those: readonly FloorDrawing[]): CellDrawing[] {
  const known = new Set(those.flatMap(({ cells }) => cells));
  return these.flatMap(({ cells }) => cells.filter((cell) => !known.has(cell)));
}

/** What happened between two drawings. A leap to another moment counts as nothing. */
export function changesBetween(old: readonly FloorDrawing[], fresh: readonly FloorDrawing[]): Changes {
  const before = cellsBeside(old, fresh);
  const after = cellsBeside(fresh, old);
  const [were, are] = [census(before), census(after)];
  const moved: Moved[] = [];
  for (const kind of new Set([...were.keys(), ...are.keys()])) {
    const gone = surplus(were.get(kind) ?? [], are.get(kind) ?? []);
    const come = surplus(are.get(kind) ?? [], were.get(kind) ?? []);
    for (let at = 0; at < Math.max(gone.length, come.length); at++) {
      const [from, to] = [gone[at], come[at]] as [Place?, Place?];
      const token = to?.token ?? from?.token;
      if (token !== undefined) moved.push({ token, from: from?.cell, to: to?.cell });
    }
  }
  const hadRoom = new Map(before.map(({ target, room }) => [target, room?.art]));
  const parked = carsBeside(fresh, old);
  const departed = carsBeside(old, fresh);
  const built = after.filter(({ target, room }) => room !== undefined && hadRoom.get(target) !== room.art);
  if (moved.length + parked.length + departed.length + built.length > MOST) return NOTHING;
  return {
    moved,
    parked: new Map(parked.map((edge) => [edge.target, edge])),
    departed,
    built: new Set(built.map(({ target }) => target)),
  };
}

/** Edges with a car that have none in the other drawing. */
function carsBeside(these: readonly FloorDrawing[], those: readonly FloorDrawing[]): EdgeDrawing[] {
  const known = new Set(those.flatMap(({ edges }) => edges.filter(({ car }) => car).map(({ target }) => target)));
  return these.flatMap(({ edges }) => edges.filter((edge) => edge.car && !known.has(edge.target)));
}

/** Those who are still on their way to where they stand in this drawing: somebody else is drawn walking. */
export function arrivingIn(floors: readonly FloorDrawing[], { moved }: Changes): ReadonlySet<Target> {
  const arriving = new Set<Target>();
  if (moved.length === 0) return arriving;
  for (const { cells } of floors) {
    for (const { target, tokens } of cells) {
      for (const token of tokens) {
        const comes = moved.some(({ token: who, to }) => to === target && kindOf(who) === kindOf(token));
        if (comes && token.count === 1) arriving.add(token.target);
      }
    }
  }
  return arriving;
}
