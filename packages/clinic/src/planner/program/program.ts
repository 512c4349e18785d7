import type { Deed } from './deeds.ts';

/** How much a column takes of named quantities. */
export type Amounts = Readonly<Record<string, number>>;

/** Amounts of several together. */
export function together(...all: readonly Amounts[]): Amounts {
  const sum: Record<string, number> = {};
  for (const amounts of all)
    for (const [quantity, amount] of Object.entries(amounts)) sum[quantity] = (sum[quantity] ?? 0) + amount;
  return sum;
}

/** Something that may be done some number of times: "one of these goes there", "one of those is treated so". */
export interface Column {
  readonly most: number;
  readonly worth?: number;
  readonly amounts?: Amounts;
  /** What has to be done each time; nothing where a column only counts. */
  readonly deed?: Deed;
  /** Whether it may be any number between, and not only a whole one. Whole it becomes by the others being so. */
  readonly broken?: boolean;
  /** Whether its worth is that of money or time. */
  readonly account?: boolean;
}

/** What comes with each unit of a quantity, whoever takes it: worth, and some of other quantities. */
export interface Also {
  readonly of: string;
  readonly worth?: number;
  readonly amounts?: Amounts;
}

/** A sum of quantities, each times a factor, from `least` to `most`. */
export interface Row {
  readonly sum: Amounts;
  readonly least?: number;
  readonly most?: number;
}

/**
 * A linear program in whole numbers that grows part by part: the base game and each module add columns and rows to it
 * and need not know one another. They meet in named quantities, as "places for patients in that cell": columns say how
 * much of a quantity they take, rows bound sums of quantities over all columns, whoever added them and whenever.
 */
export class Program {
  private readonly added: Column[] = [];
  private readonly extras = new Map<string, Also[]>();
  readonly rows: Row[] = [];
  /** Whether something was left out that could make a plan worth less or more than the program says. */
  doubtful = false;

  column(column: Column): void {
    if (column.most > 0) this.added.push(column);
  }

  also(also: Also): void {
    this.extras.set(also.of, [...(this.extras.get(also.of) ?? []), also]);
  }

  row(row: Row): void {
    this.rows.push(row);
  }

  /** All columns with what comes with their quantities. */
  columns(): Column[] {
    if (this.extras.size === 0) return this.added.slice();
    return this.added.map((column) => {
      let { worth = 0, amounts: all = {} } = column;
      const open = Object.entries(all);
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [quantity, amount] = next;
        for (const also of this.extras.get(quantity) ?? []) {
          worth += (also.worth ?? 0) * amount;
          if (also.amounts === undefined) continue;
          const more = times(also.amounts, amount);
          all = together(all, more);
          open.push(...Object.entries(more));
        }
      }
      return { ...column, worth, amounts: all };
    });
  }
}

const times = (amounts: Amounts, factor: number): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([quantity, amount]) => [quantity, amount * factor]));

/** The program as numbers. Rows are dense, one after another. */
export interface Matrix {
  readonly width: number;
  readonly height: number;
  readonly entries: Float64Array;
  /** Of doing each column once. */
  readonly worth: Float64Array;
  readonly columnMost: Float64Array;
  readonly whole: readonly boolean[];
  readonly rowLeast: Float64Array;
  readonly rowMost: Float64Array;
}

/** All quantities summed up. */
export function matrixOf(columns: readonly Column[], rows: readonly Row[]): Matrix {
  const width = columns.length;
  const takers = new Map<string, { column: number; amount: number }[]>();
  columns.forEach(({ amounts = {} }, column) => {
    for (const [quantity, amount] of Object.entries(amounts)) {
      const known = takers.get(quantity);
      if (known === undefined) takers.set(quantity, [{ column, amount }]);
      else known.push({ column, amount });
    }
  });
  const columnMost = Float64Array.from(columns, ({ most }) => most);
  const dense: Float64Array[] = [];
  const least: number[] = [];
  const most: number[] = [];
  for (const { sum, least: from = Number.NEGATIVE_INFINITY, most: to = Number.POSITIVE_INFINITY } of rows) {
    const row = new Float64Array(width);
    for (const [quantity, factor] of Object.entries(sum))
      for (const { column, amount } of takers.get(quantity) ?? []) row[column] += factor * amount;
    // Rows that nothing can break only cost time.
    let lowest = 0;
    let highest = 0;
    for (let column = 0; column < width; column++) {
      if (row[column] < 0) lowest += row[column] * columnMost[column];
      else highest += row[column] * columnMost[column];
    }
    if (lowest >= from && highest <= to) continue;
    dense.push(row);
    least.push(lowest >= from ? Number.NEGATIVE_INFINITY : from);
    most.push(highest <= to ? Number.POSITIVE_INFINITY : to);
  }
  const height = dense.length;
  const entries = new Float64Array(width * height);
  dense.forEach((row, at) => {
    entries.set(row, at * width);
  });
  return {
    width,
    height,
    entries,
    worth: Float64Array.from(columns, ({ worth = 0 }) => worth),
    columnMost,
    whole: columns.map(({ broken }) => broken !== true),
    rowLeast: Float64Array.from(least),
    rowMost: Float64Array.from(most),
  };
}
