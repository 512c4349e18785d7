import fc from 'fast-check';
import loadHighs from 'highs';
import { describe, expect, test } from 'vitest';
import { branchAndBound } from '../src/planner/program/branch.ts';
import { type Matrix, matrixOf, Program } from '../src/planner/program/program.ts';

const highs = await loadHighs();

/** The best of a program by the outside judge; undefined when nothing is possible. */
function judged({ width, height, entries, worth, columnMost, rowLeast, rowMost }: Matrix): number | undefined {
  const sum = (of: (column: number) => number): string =>
    Array.from(
      { length: width },
      (_, column) => `${of(column) < 0 ? '-' : '+'} ${Math.abs(of(column))} x${column}`,
    ).join(' ');
  const rows = Array.from({ length: height }, (_, row) => {
    const terms = sum((column) => entries[row * width + column]);
    const most = Number.isFinite(rowMost[row]) ? [` a${row}: ${terms} <= ${rowMost[row]}`] : [];
    const least = Number.isFinite(rowLeast[row]) ? [` b${row}: ${terms} >= ${rowLeast[row]}`] : [];
    return [...most, ...least];
  }).flat();
  const columns = Array.from({ length: width }, (_, column) => `x${column}`);
  const solved = highs.solve(
    [
      'Maximize',
      ` obj: ${sum((column) => worth[column])}`,
      'Subject To',
      ' z: zero = 0',
      ...rows,
      'Bounds',
      ...columns.map((name, column) => ` 0 <= ${name} <= ${columnMost[column]}`),
      'Generals',
      ...columns.map((name) => ` ${name}`),
      'End',
    ].join('\n'),
    { mip_rel_gap: 0, mip_abs_gap: 0.5 },
  );
  if (solved.Status === 'Infeasible') return undefined;
  return Math.round(solved.ObjectiveValue);
}

const matrixFor = (program: Program): Matrix => matrixOf(program.columns(), program.rows);

const amounts = fc.array(fc.integer({ min: -4, max: 6 }), { minLength: 12, maxLength: 12 });
interface Made {
  readonly columns: readonly { readonly most: number; readonly worth: number; readonly amounts: readonly number[] }[];
  /** The least, how much more the most is, and which of both count. */
  readonly rows: readonly (readonly [least: number, more: number, sort: number])[];
}

const programs: fc.Arbitrary<Made> = fc.record({
  columns: fc.array(
    fc.record({ most: fc.integer({ min: 1, max: 4 }), worth: fc.integer({ min: -30, max: 60 }), amounts }),
    { minLength: 2, maxLength: 14 },
  ),
  rows: fc.array(
    fc.tuple(fc.integer({ min: -4, max: 12 }), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 2 })),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
});

function programOf({ columns, rows }: Made): Program {
  const program = new Program();
  for (const column of columns)
    program.column({
      most: column.most,
      worth: column.worth,
      amounts: Object.fromEntries(column.amounts.map((amount, row) => [`q${row}`, amount])),
    });
  rows.forEach(([least, more, sort], row) => {
    const sum = { [`q${row}`]: 1 };
    program.row(
      sort === 0 ? { sum, most: least + more } : sort === 1 ? { sum, least } : { sum, least, most: least + more },
    );
  });
  return program;
}

describe('the solver of the movement planner', () => {
  test('is as good as an outside one on any small program', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(programs, (made) => {
        const matrix = matrixFor(programOf(made));
        const { times, worth, most } = branchAndBound(matrix, Number.NEGATIVE_INFINITY, () => false);
        expect(times === undefined ? undefined : worth).toBe(judged(matrix));
        if (times !== undefined) expect(most).toBe(worth);
      }),
      { numRuns: 60 },
    );
  });

  test('when it has to stop, it has a solution and says how much more there may be', () => {
    fc.assert(
      fc.property(programs, (made) => {
        const matrix = matrixFor(programOf(made));
        const whole = branchAndBound(matrix, Number.NEGATIVE_INFINITY, () => false);
        const late = branchAndBound(matrix, Number.NEGATIVE_INFINITY, () => true);
        expect(late.times === undefined).toBe(whole.times === undefined);
        if (whole.times === undefined) return;
        expect(late.worth).toBeLessThanOrEqual(whole.worth);
        expect(late.most).toBeGreaterThanOrEqual(whole.worth);
      }),
      { numRuns: 500 },
    );
  });

  test('what comes with a quantity comes with every column that takes it', () => {
    const program = new Program();
    program.column({ most: 4, worth: 5, amounts: { walks: 2 } });
    program.also({ of: 'walks', worth: -1, amounts: { time: 3 } });
    program.row({ sum: { time: 1 }, most: 13 });
    expect(branchAndBound(matrixFor(program), Number.NEGATIVE_INFINITY, () => false)).toMatchObject({
      times: [2],
      worth: 6,
    });
  });

  test('a column that is in no row is taken as often as it may be, if it is worth anything', () => {
    const program = new Program();
    program.column({ most: 3, worth: 2 });
    program.column({ most: 3, worth: -2 });
    expect(branchAndBound(matrixFor(program), Number.NEGATIVE_INFINITY, () => false)).toEqual({
      times: [3, 0],
      worth: 6,
      most: 6,
    });
  });
});
