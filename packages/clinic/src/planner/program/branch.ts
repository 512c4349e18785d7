import type { Matrix } from './program.ts';
import { Tableau } from './simplex.ts';

/** The best found in whole numbers. */
export interface Solved {
  /** How often each column is done; undefined when nothing was found. */
  readonly times: readonly number[] | undefined;
  readonly worth: number;
  /** No solution is worth more. */
  readonly most: number;
}

/** How far from whole still counts as whole. */
const WHOLE = 1e-5;
const MOST_PIVOTS = 5000;

/**
 * Branch and bound: where the best in broken numbers would do something two and a half times, it is done at most twice
 * or at least three times. All worths are whole numbers, so that only a whole one more is better. What is found is
 * counted anew in whole numbers: rounding errors can neither raise its worth nor make it unlawful.
 */
export function branchAndBound(matrix: Matrix, atLeast: number, expired: () => boolean): Solved {
  const { width } = matrix;
  const values = new Float64Array(width);
  const kept = { times: undefined as number[] | undefined, worth: atLeast, most: Number.NEGATIVE_INFINITY };
  const enough = (): number => kept.worth + 1 - WHOLE;
  let late = false;

  /** What a part of the tree that nobody looks into may still hold. */
  const leave = (most: number): void => {
    kept.most = Math.max(kept.most, most);
  };

  function visit(tableau: Tableau): void {
    late ||= expired();
    if (late && kept.times !== undefined) {
      leave(tableau.value);
      return;
    }
    const found = tableau.solve(MOST_PIVOTS, enough());
    if (found === 'nothing' || found === 'too-low') return;
    if (found === 'stuck') {
      leave(tableau.value);
      return;
    }
    tableau.values(width, values);
    const broken = mostBroken(matrix, values);
    if (broken < 0) {
      const times = Array.from(values, (value, column) => (matrix.whole[column] ? Math.round(value) : value));
      const worth = worthOf(matrix, times);
      if (worth === undefined) leave(tableau.value);
      else if (worth > kept.worth) {
        kept.times = times;
        kept.worth = worth;
      }
      return;
    }
    const value = values[broken];
    tableau.fix(enough());
    const up = value - Math.floor(value) >= 0.5;
    for (const rises of [up, !up]) {
      const child = tableau.copy();
      if (rises) child.low[broken] = Math.ceil(value);
      else child.top[broken] = Math.floor(value);
      visit(child);
    }
  }
  visit(Tableau.of(matrix));
  return { times: kept.times, worth: kept.worth, most: Math.max(kept.worth, Math.floor(kept.most + WHOLE)) };
}

function mostBroken({ width, whole }: Matrix, values: Float64Array): number {
  let found = -1;
  let most = WHOLE;
  for (let column = 0; column < width; column++) {
    if (!whole[column]) continue;
    const off = Math.abs(values[column] - Math.round(values[column]));
    if (off > most) {
      most = off;
      found = column;
    }
  }
  return found;
}

/** The worth counted from the program itself; undefined where a row is broken. */
function worthOf(
  { width, height, entries, worth, rowLeast, rowMost }: Matrix,
  times: readonly number[],
): number | undefined {
  let total = 0;
  for (let column = 0; column < width; column++) total += worth[column] * times[column];
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) sum += entries[row * width + column] * times[column];
    if (sum < rowLeast[row] - 1e-4 || sum > rowMost[row] + 1e-4) return undefined;
  }
  return Math.round(total);
}
