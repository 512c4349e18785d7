/** How many columns of a terminal a text takes: Chinese characters take two. */
export function width(text: string): number {
  let columns = 0;
  for (const character of text)
    columns +=
      /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u.test(
        character,
      )
        ? 2
        : 1;
  return columns;
}

export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));
const padStart = (text: string, columns: number): string => ' '.repeat(Math.max(0, columns - width(text))) + text;

/** Rows under one another; the columns named in `right` are lined up at their right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, width(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, at) => (right.includes(at) ? padStart(cell, widths[at]) : padEnd(cell, widths[at])))
      .join('  ')
      .trimEnd(),
  );
}
