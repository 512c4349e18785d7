import type { Matrix } from './program.ts';

/** What counts as nothing in sums of broken numbers. */
const TINY = 1e-7;
/** Smaller entries make a pivot too inexact. */
const PIVOT = 1e-7;

/**
 * A linear program in the middle of being solved by the dual simplex method with bounded variables. Every variable is
 * either free, and then a row says what it is by the others, or stands at one of its bounds. Variables beyond `width`
 * are the sums of the program's rows.
 */
export class Tableau {
  private readonly rows: number;
  private cols: number;
  /** Row after row: what a free variable loses for each unit of those that stand at a bound. */
  private body: Float64Array;
  /** What the objective gains for each unit of those that stand at a bound. */
  private gain: Float64Array;
  /** Variable of each row, and of each column. */
  private readonly free: Int32Array;
  private bound: Int32Array;
  private readonly atRow: Float64Array;
  /** 1 where the column's variable stands at its upper bound. */
  private high: Uint8Array;
  readonly low: Float64Array;
  readonly top: Float64Array;
  /** The objective. */
  value: number;

  private constructor(from: Tableau | Matrix) {
    if (from instanceof Tableau) {
      this.rows = from.rows;
      this.free = from.free.slice();
      this.atRow = from.atRow.slice();
      this.low = from.low.slice();
      this.top = from.top.slice();
      this.value = from.value;
      // Whoever cannot move any more is left out.
      const kept: number[] = [];
      for (let col = 0; col < from.cols; col++) {
        const variable = from.bound[col];
        if (this.low[variable] < this.top[variable]) kept.push(col);
      }
      const { cols } = from;
      const count = kept.length;
      this.cols = count;
      this.bound = new Int32Array(count);
      this.high = new Uint8Array(count);
      this.gain = new Float64Array(count);
      this.body = new Float64Array(this.rows * count);
      for (let col = 0; col < count; col++) {
        this.bound[col] = from.bound[kept[col]];
        this.high[col] = from.high[kept[col]];
        this.gain[col] = from.gain[kept[col]];
      }
      for (let row = 0; row < this.rows; row++)
        for (let col = 0; col < count; col++) this.body[row * count + col] = from.body[row * cols + kept[col]];
      return;
    }
    const { width, height, entries, worth, columnMost, rowLeast, rowMost } = from;
    this.rows = height;
    this.cols = width;
    this.low = new Float64Array(width + height);
    this.top = new Float64Array(width + height);
    this.top.set(columnMost);
    this.low.set(rowLeast, width);
    this.top.set(rowMost, width);
    this.body = new Float64Array(width * height);
    for (let at = 0; at < entries.length; at++) this.body[at] = 0 - entries[at];
    this.gain = worth.slice();
    this.free = Int32Array.from({ length: height }, (_, row) => width + row);
    this.bound = Int32Array.from({ length: width }, (_, col) => col);
    this.high = new Uint8Array(width);
    this.atRow = new Float64Array(height);
    this.value = 0;
    for (let col = 0; col < width; col++) {
      if (worth[col] <= 0) continue;
      this.high[col] = 1;
      this.value += worth[col] * columnMost[col];
      for (let row = 0; row < height; row++) this.atRow[row] += entries[row * width + col] * columnMost[col];
    }
  }

  static of(matrix: Matrix): Tableau {
    return new Tableau(matrix);
  }

  copy(): Tableau {
    return new Tableau(this);
  }

  /** Goes on until nothing is out of its bounds: then the objective is the highest. */
  solve(mostPivots: number, enough: number): 'best' | 'nothing' | 'too-low' | 'stuck' {
    for (let pivots = 0; pivots < mostPivots; pivots++) {
      if (this.value <= enough) return 'too-low';
      const row = this.worstRow();
      if (row < 0) return 'best';
      const variable = this.free[row];
      const short = this.atRow[row] < this.low[variable];
      const col = this.entering(row, short);
      if (col < 0) return 'nothing';
      this.pivot(row, col, short ? this.low[variable] : this.top[variable]);
    }
    return 'stuck';
  }

  private worstRow(): number {
    let worst = TINY;
    let found = -1;
    for (let row = 0; row < this.rows; row++) {
      const variable = this.free[row];
      const value = this.atRow[row];
      const off = Math.max(this.low[variable] - value, value - this.top[variable]);
      if (off > worst) {
        worst = off;
        found = row;
      }
    }
    return found;
  }

  /** Whose leaving its bound mends the row and costs the objective least. */
  private entering(row: number, short: boolean): number {
    const { body, cols, gain, high } = this;
    let found = -1;
    let least = Number.POSITIVE_INFINITY;
    let size = 0;
    for (let col = 0; col < cols; col++) {
      const entry = body[row * cols + col];
      const variable = this.bound[col];
      if (this.low[variable] === this.top[variable]) continue;
      // Those at the lower bound can only rise, which lowers the row by `entry`; the others only fall.
      const helps = entry < 0 === short ? high[col] === 0 : high[col] === 1;
      const big = Math.abs(entry);
      if (!helps || big < PIVOT) continue;
      const ratio = Math.abs(gain[col]) / big;
      if (ratio < least - 1e-12 || (ratio <= least + 1e-12 && big > size)) {
        least = Math.min(ratio, least);
        size = big;
        found = col;
      }
    }
    return found;
  }

  private pivot(row: number, col: number, to: number): void {
    const { body, cols, rows, gain, atRow } = this;
    const start = row * cols;
    const entry = body[start + col];
    const entering = this.bound[col];
    const leaving = this.free[row];
    const step = (atRow[row] - to) / entry;
    const before = this.high[col] === 1 ? this.top[entering] : this.low[entering];
    this.value += gain[col] * step;
    for (let other = 0; other < rows; other++) atRow[other] -= body[other * cols + col] * step;
    atRow[row] = before + step;
    const touched: number[] = [];
    for (let at = 0; at < cols; at++) {
      if (at === col || body[start + at] === 0) continue;
      body[start + at] /= entry;
      touched.push(at);
    }
    for (let other = 0; other < rows; other++) {
      if (other === row) continue;
      const factor = body[other * cols + col];
      if (factor === 0) continue;
      for (const at of touched) {
        const left = body[other * cols + at] - factor * body[start + at];
        body[other * cols + at] = Math.abs(left) < 1e-11 ? 0 : left;
      }
      body[other * cols + col] = (0 - factor) / entry;
    }
    const factor = gain[col];
    for (const at of touched) gain[at] -= factor * body[start + at];
    gain[col] = (0 - factor) / entry;
    body[start + col] = 1 / entry;
    this.free[row] = entering;
    this.bound[col] = leaving;
    this.high[col] = to === this.top[leaving] ? 1 : 0;
  }

  /** What a variable of the program is now, of those below `width`. */
  values(width: number, into: Float64Array): void {
    // Those left out long ago stand at both their bounds.
    for (let variable = 0; variable < width; variable++) into[variable] = this.low[variable];
    for (let col = 0; col < this.cols; col++) {
      const variable = this.bound[col];
      if (variable < width) into[variable] = this.high[col] === 1 ? this.top[variable] : this.low[variable];
    }
    for (let row = 0; row < this.rows; row++) if (this.free[row] < width) into[this.free[row]] = this.atRow[row];
  }

  /** Fixes all that would lower the objective below `enough` if it left its bound. */
  fix(enough: number): void {
    for (let col = 0; col < this.cols; col++) {
      if (this.value - Math.abs(this.gain[col]) > enough) continue;
      const variable = this.bound[col];
      if (this.high[col] === 1) this.low[variable] = this.top[variable];
      else this.top[variable] = this.low[variable];
    }
  }
}
