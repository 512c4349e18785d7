import { BOARD, type Hex } from '@asclepion/dice-hospital';

/** Half the width of a hex with its point at the top, in units of the drawing, and its other measures. */
const HALF = 50;
const SIDE = (HALF * 2) / Math.sqrt(3);
const ROW = SIDE * 1.5;
const MARGIN = 6;

/** Where the middle of a hex lies. */
export const middleOf = ({ q, r }: Hex): { x: number; y: number } => ({ x: HALF * 2 * (q + r / 2), y: ROW * r });

const corner = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The outline of a hex around its middle, a little smaller than its place. */
export const OUTLINE = [
  [0, -SIDE],
  [HALF, -SIDE / 2],
  [HALF, SIDE / 2],
  [0, SIDE],
  [-HALF, SIDE / 2],
  [-HALF, -SIDE / 2],
]
  .map(([x, y]) => corner(x * 0.965, y * 0.965))
  .join(' ');

/** The part of the plane that shows the board and these hexes. */
export function viewBoxOf(hexes: readonly Hex[]): string {
  const middles = [...Object.values(BOARD), ...hexes].map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = Math.min(...xs) - HALF - MARGIN;
  const top = Math.min(...ys) - SIDE - MARGIN;
  const width = Math.max(...xs) + HALF + MARGIN - left;
  const height = Math.max(...ys) + SIDE + MARGIN - top;
  return [left, top, width, height].map((number) => number.toFixed(1)).join(' ');
}
