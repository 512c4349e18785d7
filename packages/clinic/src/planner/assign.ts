/** Dearer than any lawful assignment, and still exact in sums. */
export const NEVER = 10_000_000;

/**
 * A column for each row so that the sum of costs is least: the Hungarian method with potentials. There must be at
 * least as many columns as rows. `NEVER` marks what may not be; a sum of that size means that there is no assignment.
 */
export function assign(costs: readonly (readonly number[])[]): { columns: number[]; cost: number } {
  const rows = costs.length;
  if (rows === 0) return { columns: [], cost: 0 };
  const width = costs[0].length;
  const rowPrice: number[] = new Array(rows + 1).fill(0);
  const columnPrice: number[] = new Array(width + 1).fill(0);
  // Column 0 is where the row to be placed starts from; `rowOf` says which row holds a column, 0 for none.
  const rowOf: number[] = new Array(width + 1).fill(0);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    const least: number[] = new Array(width + 1).fill(Number.POSITIVE_INFINITY);
    const before: number[] = new Array(width + 1).fill(0);
    const done: boolean[] = new Array(width + 1).fill(false);
    let column = 0;
    while (rowOf[column] !== 0) {
      done[column] = true;
      const holder = rowOf[column];
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= width; other++) {
        if (done[other]) continue;
        const reduced = costs[holder - 1][other - 1] - rowPrice[holder] - columnPrice[other];
        if (reduced < least[other]) {
          least[other] = reduced;
          before[other] = column;
        }
        if (least[other] < step) {
          step = least[other];
          next = other;
        }
      }
      for (let other = 0; other <= width; other++) {
        if (done[other]) {
          rowPrice[rowOf[other]] += step;
          columnPrice[other] -= step;
        } else {
          least[other] -= step;
        }
      }
      column = next;
    }
    while (column !== 0) {
      rowOf[column] = rowOf[before[column]];
      column = before[column];
    }
  }
  const columns: number[] = new Array(rows).fill(-1);
  let cost = 0;
  for (let column = 1; column <= width; column++) {
    if (rowOf[column] === 0) continue;
    columns[rowOf[column] - 1] = column - 1;
    cost += costs[rowOf[column] - 1][column - 1];
  }
  return { columns, cost };
}
