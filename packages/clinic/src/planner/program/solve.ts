import { type Stretch, worthIn } from './accounts.ts';
import { branchAndBound } from './branch.ts';
import type { Deed } from './deeds.ts';
import { matrixOf } from './program.ts';
import type { Scene } from './scene.ts';

/** What the program says is best. */
export interface Solution {
  readonly deeds: readonly Deed[];
  /** Worth of everything but money and time. */
  readonly lots: number;
  /** How much of a quantity is taken in all. */
  readonly total: (quantity: string) => number;
  readonly exact: boolean;
  /** No plan is worth more. */
  readonly most: number;
}

const ONE: Stretch = { slopes: [0, 0, 0, 0], base: 0, tied: 0, points: 0 };

/** The best of a program's stretches; undefined when nothing lawful keeps the pins. */
export function solve({ program }: Scene, stretches: readonly Stretch[], expired: () => boolean): Solution | undefined {
  const columns = program.columns();
  const matrix = matrixOf(columns, program.rows);
  let best: readonly number[] | undefined;
  let worth = Number.NEGATIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const stretch of stretches.length > 0 ? stretches : [ONE]) {
    const { base } = stretch;
    const solved = branchAndBound({ ...matrix, worth: worthIn(columns, stretch) }, worth - base, expired);
    most = Math.max(most, solved.most + base);
    if (solved.times === undefined) continue;
    best = solved.times;
    worth = solved.worth + base;
  }
  const times = best;
  if (times === undefined) return undefined;
  return {
    deeds: columns.flatMap(({ deed }, column) => (deed === undefined ? [] : new Array<Deed>(times[column]).fill(deed))),
    lots: columns.reduce(
      (sum, { worth: each = 0, account }, column) => (account === true ? sum : sum + each * times[column]),
      0,
    ),
    total: (quantity) =>
      columns.reduce((sum, { amounts = {} }, column) => sum + (amounts[quantity] ?? 0) * times[column], 0),
    exact: most <= worth && !program.doubtful,
    most,
  };
}
