import type { Rules } from '../rules.ts';

/**
 * Where a cell's number stands in a list that goes through all boards, seat by seat. For the seat after the last it is
 * how many cells there are together.
 */
export function placeOnBoards(rules: Rules, seat: number, cell: number): number {
  let place = cell;
  for (let before = 0; before < seat; before++) place += rules.geometry[before].cells;
  return place;
}

/** The cells of a board with a number above 0 in such a list, which begins at `from` in `marks`. */
export function cellsAbove0(rules: Rules, marks: readonly number[], from: number, seat: number): number[] {
  const first = from + placeOnBoards(rules, seat, 0);
  const cells: number[] = [];
  for (let cell = 0; cell < rules.geometry[seat].cells; cell++) if (marks[first + cell] > 0) cells.push(cell);
  return cells;
}
