import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '../ui/after-frame.ts';
import { isAhead } from './ahead-table.ts';
import type { Table, TableState } from './table.ts';

/**
 * Where a table is. What the reader has just chosen shows first where its effect is (`First`), and with the next frame
 * everywhere. What the house tells, such as choices of others, comes in the same order; the rest of it is drawn bit by
 * bit, so that nothing waits for it.
 */
export function useTableState(table: Table): TableState {
  const [seen, setSeen] = useState(() => ({ table, state: table.state() }));
  useEffect(() => {
    let open = true;
    const show = (): void => {
      if (open) setSeen({ table, state: table.state() });
    };
    const showBitByBit = (): void => startTransition(show);
    const hear = (): void => {
      afterFrame(isAhead(table) ? show : showBitByBit);
    };
    const stop = table.subscribe(hear);
    hear();
    return () => {
      open = false;
      stop();
    };
  }, [table]);
  return seen.table === table ? seen.state : table.state();
}
