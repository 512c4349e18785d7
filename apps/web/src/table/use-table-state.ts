import { startTransition, useEffect, useState } from 'react';
import { isAhead } from './ahead-table.ts';
import type { Table, TableState } from './table.ts';

/**
 * Where a table is. What the reader has just chosen shows at once; what the house tells, such as choices of others, is
 * drawn bit by bit, so that nothing waits for it.
 */
export function useTableState(table: Table): TableState {
  const [seen, setSeen] = useState(() => ({ table, state: table.state() }));
  useEffect(() => {
    const hear = (): void => {
      const next = { table, state: table.state() };
      if (isAhead(table)) setSeen(next);
      else startTransition(() => setSeen(next));
    };
    const stop = table.subscribe(hear);
    hear();
    return stop;
  }, [table]);
  return seen.table === table ? seen.state : table.state();
}
