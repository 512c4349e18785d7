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
  /** The space that what is shown of it takes, from its own left front corner. */
  readonly box: Box;
  /** Whether something on it must be in nobody's shadow. */
  readonly open: boolean;
}

/** From one floor to the next when they stand on each other. */
export const STOREY = 74;

/** What stands up on the floor needs some air above it; the ground has some earth below. */
const HEADROOM = 46;
const GROUND = 16;

export const angleOf = (mode: Mode): Angle => (mode === 'flat' ? 'above' : 'isometric');

/** Room for the name of a floor that is seen from above. */
const TITLE = 26;

/** The space that a floor takes, from its own left front corner. */
export function boundsOf(angle: Angle, columns: number, rows: number): Box {
  const [width, depth] = [columns * STEP + STREET, rows * STEP + STREET];
  if (angle === 'above') return { x: 0, y: -depth - TITLE, width, height: depth + TITLE };
  const top = project(angle, [0, depth, HEADROOM])[1];
  return { x: 0, y: top, width: project(angle, [width, depth, 0])[0], height: width / 2 + GROUND - top };
}

/** The space that one cell takes, with what stands on it. */
export function cellBox(angle: Angle, column: number, row: number): Box {
  const [x, y] = project(angle, [column * STEP + STREET / 2, row * STEP + STREET / 2, 0]);
  const one = boundsOf(angle, 1, 1);
  return { ...one, x: one.x + x - STREET / 4, y: one.y + y };
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
export const boundsOfAll = (floors: readonly FloorSize[], standing: readonly Standing[]): Box =>
  union(standing.map(({ shift }, at) => moved(floors[at].box, shift)));

/** How large a drawing of this size comes out in a window. */
const scaleIn = (box: Box, window: Pick<Box, 'width' | 'height'>): number =>
  Math.min(window.width / box.width, window.height / box.height);

/** A way to lay floors out so that none covers another. Which is best hangs on the shape of the window. */
type Way = (angle: Angle, floors: readonly FloorSize[]) => readonly Point[];

const GAP = 18;

/** In lines of so many, each as close to the last as what is shown of it allows; the lowest floor is in front. */
const inLines =
  (perLine: number): Way =>
  (_angle, floors) => {
    const points: Point[] = [];
    let top = 0;
    for (let first = 0; first < floors.length; first += perLine) {
      const line = floors.slice(first, first + perLine);
      const bottom = Math.max(...line.map(({ box }) => box.y + box.height));
      const shift = first === 0 ? 0 : top - GAP - bottom;
      let right = 0;
      for (const { box } of line) {
        points.push([right - box.x, shift]);
        right += box.width + GAP;
      }
      top = Math.min(...line.map(({ box }) => box.y)) + shift;
    }
    return points;
  };

/** In the plane in which the floors lie: so many steps to the left and into the depth for each. */
const inPlane =
  (step: (at: number) => readonly [left: number, back: number]): Way =>
  (angle, floors) => {
    const columns = Math.max(...floors.map((floor) => floor.columns)) * STEP + STREET * 2;
    const rows = Math.max(...floors.map((floor) => floor.rows)) * STEP + STREET * 2;
    return floors.map((_, at) => {
      const [left, back] = step(at);
      return project(angle, [-left * columns, back * rows, 0]);
    });
  };

const WAYS: readonly Way[] = [
  inLines(1),
  inLines(2),
  inLines(3),
  inLines(4),
  inPlane((at) => [0, at]),
  inPlane((at) => [Math.floor(at / 2), Math.ceil(at / 2)]),
];

/** No floor covers another: the way of laying them out in which they come out largest. */
function apart(angle: Angle, floors: readonly FloorSize[], window: Pick<Box, 'width' | 'height'>): Standing[] {
  let best: Standing[] = [];
  let most = 0;
  for (const way of WAYS) {
    const shifts = way(angle, floors);
    const tried = floors.map(({ floor }, at): Standing => ({ floor, shift: shifts[at] }));
    const scale = scaleIn(boundsOfAll(floors, tried), window);
    if (scale > most * 1.02) [best, most] = [tried, scale];
  }
  return best;
}

/**
 * Floors on each other. What stands on an open floor must be in nobody's shadow, so the floors above it are lifted off,
 * as one block, to where they cover it no more.
 */
function onEachOther(floors: readonly FloorSize[], window: Pick<Box, 'width' | 'height'>): Standing[] {
  const blocks: FloorSize[][] = [];
  for (const floor of floors) {
    const last = blocks.at(-1);
    if (last === undefined || last.at(-1)?.open) blocks.push([floor]);
    else last.push(floor);
  }
  const bases = apart('isometric', blocks.map(asOne), window);
  return blocks.flatMap((block, at) =>
    block.map(({ floor }, storey): Standing => {
      const [x, y] = bases[at].shift;
      return { floor, shift: [x, y - storey * STOREY] };
    }),
  );
}

/** Floors that stand on each other, as one. */
function asOne(block: readonly FloorSize[]): FloorSize {
  const boxes = block.map(({ box }, storey) => moved(box, [0, -storey * STOREY]));
  return { ...block[0], box: union(boxes) };
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
