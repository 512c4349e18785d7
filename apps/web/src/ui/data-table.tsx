import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly title: ReactNode;
  /** Numbers stand at the right, digit under digit. */
  readonly number?: boolean;
  readonly value: (row: Row) => ReactNode;
}

/** Rows and columns. The first column names the row. Wide tables scroll by themselves, also by keyboard. */
export function DataTable<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  keyOf,
  foot,
  scrolls = true,
}: {
  caption: string;
  hideCaption?: boolean;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A last row that sums up, in the order of the columns. */
  foot?: readonly ReactNode[];
  /** Whether it may be wider than its place; among many tables, one that is not saves a stop of the keyboard. */
  scrolls?: boolean;
}) {
  const [first, ...others] = columns;
  const table = (
    <table className="data-table">
      <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, title, number }) => (
            <th key={id} scope="col" data-number={number || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.value(row)}</th>
            {others.map(({ id, number, value }) => (
              <td key={id} data-number={number || undefined}>
                {value(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{foot[0]}</th>
            {others.map(({ id, number }, place) => (
              <td key={id} data-number={number || undefined}>
                {foot[place + 1]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
  if (!scrolls) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="scroller" aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
