import type { Choice } from '@asclepion/kernel';
import { useRef, useState } from 'react';
import type { Table } from './table.ts';

/** Taking choices back and making them again. */
export interface Redo {
  /** The choice that a redo makes; undefined when nothing was taken back. */
  readonly next: Choice | undefined;
  /** Takes the seat's last choice back, once all that was asked before is done. */
  readonly undo: (request: () => Promise<boolean>) => Promise<void>;
  /** Makes what was taken back last again, once all that was asked before is done. */
  readonly redo: (request: (choice: Choice) => Promise<unknown>) => Promise<void>;
  /** What was taken back is gone once something else is chosen. */
  readonly forget: () => void;
}

/** Keeps what was taken back here, latest last. */
export function useRedo(table: Table): Redo {
  const [taken, setTaken] = useState<readonly Choice[]>([]);
  const stack = useRef<readonly Choice[]>([]);
  /** Entries that were taken back: until the house has told the history anew, they are still in it. */
  const undone = useRef(new Set<number>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function become(next: readonly Choice[]): void {
    stack.current = next;
    setTaken(next);
  }
  function inTurn(act: () => Promise<unknown>): Promise<void> {
    const done = queue.current.then(act);
    queue.current = done;
    return done.then(() => undefined);
  }

  return {
    next: taken.at(-1),
    undo: (request) =>
      inTurn(async () => {
        const last = table
          .state()
          .moments.findLast(({ sequence, by }) => by?.seat === table.seat && !undone.current.has(sequence));
        if (!(await request()) || last?.by?.choice === undefined) return;
        undone.current.add(last.sequence);
        become([...stack.current, last.by.choice]);
      }),
    redo: (request) =>
      inTurn(async () => {
        const next = stack.current.at(-1);
        if (next === undefined) return;
        become(stack.current.slice(0, -1));
        await request(next);
      }),
    forget: () => stack.current.length > 0 && become([]),
  };
}
