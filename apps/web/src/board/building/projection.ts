/** A point of the building: to the right along a row, into the depth from the front, and up. */
export type Spot = readonly [x: number, y: number, z: number];

/** A point of the drawing, down and to the right. */
export type Point = readonly [x: number, y: number];

/** How the building is looked at: from the front right and above, or straight from above. */
export type Angle = 'isometric' | 'above';

/** Sides of a room, width of the street between rooms, and both together. */
export const ROOM = 100;
export const STREET = 34;
export const STEP = ROOM + STREET;

/** A line along a row or into the depth goes so far to the side and so far down or up. */
export const COS = Math.cos(Math.PI / 6);
export const SIN = 0.5;

/** Where a point of the building lies in the drawing. */
export function project(angle: Angle, [x, y, z]: Spot): Point {
  return angle === 'above' ? [x, -y] : [(x + y) * COS, (x - y) * SIN - z];
}

/** The left front corner of a room's floor. */
export const cornerOf = (column: number, row: number): Spot => [STREET + column * STEP, STREET + row * STEP, 0];

/** How far to the front a cell stands: what has more is drawn later. */
export const nearness = (column: number, row: number): number => column - row;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed outline through these points. */
export const outline = (angle: Angle, spots: readonly Spot[]): string => `${track(angle, spots)}Z`;

/** An open line through these points. */
const track = (angle: Angle, spots: readonly Spot[]): string =>
  spots
    .map((spot, at) => {
      const [x, y] = project(angle, spot);
      return `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');

/** A level rectangle as an outline. */
export const level = (angle: Angle, [x, y, z]: Spot, width: number, depth: number): string =>
  outline(angle, [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ]);
