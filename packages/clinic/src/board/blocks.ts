import type { Geometry } from './geometry.ts';

/** Heights asked for, row by row from the back, 0 where nothing is asked for. */
type Block = readonly (readonly number[])[];

/** A block from its writing: rows with `/` between, back row first, a dot for nothing (C1-URB-4). */
export const blockOf = (grid: string): Block =>
  grid.split('/').map((row) => [...row].map((height) => (height === '.' ? 0 : Number(height))));

/** How many spaces a block asks for. */
export const spacesOf = (block: Block): number => block.flat().reduce((sum, height) => sum + height, 0);

/** A quarter turn. */
const turned = (block: Block): Block => block[0].map((_, column) => block.map((row) => row[column]).toReversed());
const mirrored = (block: Block): Block => block.map((row) => row.toReversed());

/** A block as it is, turned by a quarter, a half and three quarters, and the mirror image of each (C1-URB-5). */
function orientations(block: Block): Block[] {
  const turns = [block];
  for (let quarter = 1; quarter < 4; quarter++) turns.push(turned(turns[quarter - 1]));
  const all = [...turns, ...turns.map(mirrored)];
  const known = new Set<string>();
  return all.filter((one) => {
    const key = one.map((row) => row.join('')).join('/');
    return !known.has(key) && known.add(key);
  });
}

/** The cells that a block takes up, from Floor 0 up, in every place where it fits on a board (C1-URB-4, 5). */
export function placements(geo: Geometry, block: Block): number[][] {
  const rows = geo.perFloor / geo.width;
  const found: number[][] = [];
  for (const one of orientations(block)) {
    const [depth, width] = [one.length, one[0].length];
    for (let front = 0; front + depth <= rows; front++) {
      for (let left = 0; left + width <= geo.width; left++) {
        const cells = one.flatMap((heights, back) =>
          heights.flatMap((height, column) => {
            const ground = (front + depth - 1 - back) * geo.width + left + column;
            return Array.from({ length: height }, (_, floor) => floor * geo.perFloor + ground);
          }),
        );
        if (cells.every((cell) => cell < geo.cells)) found.push(cells);
      }
    }
  }
  return found;
}
