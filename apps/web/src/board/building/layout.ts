import { type Angle, type Point, project, STEP, STREET } from './projection.ts';

/** How the floors of a building are shown. */
export const MODES = ['stacked', 'exploded', 'single', 'flat'] as const;
export type Mode = (typeof MODES)[number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a floor stands in the drawing. */
export interface Standing {
  readonly floor: number;
  readonly shift: Point;
}

/** What the arrangement must know of a floor. */
export interface FloorSize {
  readonly floor: number;
  readonly columns: number;
  readonly rows: number;
  /** Whether something on it must be in nobody's shadow. */
  readonly open: boolean;
}

/** From one floor to the next when they stand on each other. */
export const STOREY = 74;

/** What stands up on the floor needs some air above it; the ground has some earth below. */
const HEADROOM = 46;
const GROUND = 16;

export const angleOf = (mode: Mode): Angle => (mode === 'flat' ? 'above' : 'isometric');

/** The space that a floor takes, from its own left front corner. */
export function boundsOf(angle: Angle, { columns, rows }: Pick<FloorSize, 'columns' | 'rows'>): Box {
  const [width, depth] = [columns * STEP + STREET, rows * STEP + STREET];
  if (angle === 'above') return { x: 0, y: -depth, width, height: depth };
  const top = project(angle, [0, depth, HEADROOM])[1];
  return { x: 0, y: top, width: project(angle, [width, depth, 0])[0], height: width / 2 + GROUND - top };
}

/** The space that all these take together. */
export function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const moved = (box: Box, [x, y]: Point): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** The space that floors take where they stand. */
export const boundsOfAll = (angle: Angle, floors: readonly FloorSize[], standing: readonly Standing[]): Box =>
  union(standing.map(({ shift }, at) => moved(boundsOf(angle, floors[at]), shift)));

/** How large a drawing of this size comes out in a window. */
const scaleIn = (box: Box, window: Pick<Box, 'width' | 'height'>): number =>
  Math.min(window.width / box.width, window.height / box.height);

/**
 * Floors side by side in the plane they lie in, as `perLine` along the depth and then the next line: the lowest is in
 * front, and none covers another.
 */
function spread(angle: Angle, floors: readonly FloorSize[], way: number): Standing[] {
  const columns = Math.max(...floors.map((floor) => floor.columns)) * STEP + STREET * 2.2;
  const rows = Math.max(...floors.map((floor) => floor.rows)) * STEP + STREET * 2.2;
  const tall = boundsOf(angle, floors[0]).height * 0.98;
  const wide = boundsOf(angle, floors[0]).width * 1.02;
  return floors.map(({ floor }, at) => ({ floor, shift: WAYS[way](angle, at, columns, rows, wide, tall) }));
}

type Way = (angle: Angle, at: number, columns: number, rows: number, wide: number, tall: number) => Point;

/** Ways to lay floors out. Which is best hangs on the shape of the window. */
const WAYS: readonly Way[] = [
  // One above the other.
  (_angle, at, _columns, _rows, _wide, tall) => [0, -at * tall],
  // One beside the other.
  (_angle, at, _columns, _rows, wide) => [at * wide, 0],
  // Two by two.
  (_angle, at, _columns, _rows, wide, tall) => [(at % 2) * wide, -Math.floor(at / 2) * tall],
  // Into the depth.
  (angle, at, _columns, rows) => project(angle, [0, at * rows, 0]),
  // Into the depth and to the left by turns.
  (angle, at, columns, rows) => project(angle, [-Math.floor(at / 2) * columns, (at - Math.floor(at / 2)) * rows, 0]),
  // Two by two in the plane of the floors.
  (angle, at, columns, rows) => project(angle, [-Math.floor(at / 2) * columns, (at % 2) * rows, 0]),
];

/** No floor covers another: the way of laying them out in which they come out largest. */
export function apart(angle: Angle, floors: readonly FloorSize[], window: Pick<Box, 'width' | 'height'>): Standing[] {
  let best: Standing[] = [];
  let most = 0;
  for (const way of WAYS.keys()) {
    const tried = spread(angle, floors, way);
    const scale = scaleIn(boundsOfAll(angle, floors, tried), window);
    if (scale > most * 1.02) [best, most] = [tried, scale];
  }
  return best;
}

/**
 * Floors on each other. What stands on an open floor must be in nobody's shadow, so the floors above it are lifted off,
 * as one block, to where they cover it no more.
 */
export function onEachOther(floors: readonly FloorSize[], window: Pick<Box, 'width' | 'height'>): Standing[] {
  const blocks: FloorSize[][] = [];
  for (const floor of floors) {
    const last = blocks.at(-1);
    if (last === undefined || last.at(-1)?.open) blocks.push([floor]);
    else last.push(floor);
  }
  const bases = apart(
    'isometric',
    blocks.map(([base]) => base),
    window,
  );
  return blocks.flatMap((block, at) =>
    block.map(({ floor }, storey): Standing => {
      const [x, y] = bases[at].shift;
      return { floor, shift: [x, y - storey * STOREY] };
    }),
  );
}

/** Where every floor stands, in the order given. */
export function standingOf(
  mode: Mode,
  floors: readonly FloorSize[],
  window: Pick<Box, 'width' | 'height'>,
): readonly Standing[] {
  if (floors.length === 0) return [];
  return mode === 'stacked' ? onEachOther(floors, window) : apart(angleOf(mode), floors, window);
}
