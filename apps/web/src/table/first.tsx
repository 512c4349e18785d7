import type { State } from '@asclepion/kernel';
import type { Now } from '@asclepion/protocol';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isAhead } from './ahead-table.ts';
import type { Table } from './table.ts';

/** Where the reader's own choice has led while the page still shows an earlier position; told to those who listen. */
class Lead {
  /** The position that the page shows. */
  shown: State | undefined;
  #now: Now | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Where the table is, for a part that shows this. */
  past(view: State | undefined): Now | undefined {
    return view === this.shown ? this.#now : undefined;
  }

  take(table: Table): void {
    if (this.#now === undefined && !isAhead(table)) return;
    this.#now = table.state().now;
    for (const listener of this.#listeners) listener();
  }

  /** The page shows this by now. */
  settle(view: State): void {
    this.shown = view;
    this.#now = undefined;
  }
}

const LeadContext = createContext(new Lead());

/**
 * A choice shows first where its effect is: parts that ask with `useFirst` are drawn again at once and alone, the rest
 * of the page with the next frame (`useTableState`). So what somebody has just done does not wait for all that follows
 * from it.
 */
export function First({ table, view, children }: { table: Table; view: State; children: ReactNode }) {
  const [lead] = useState(() => new Lead());
  useLayoutEffect(() => lead.settle(view), [lead, view]);
  useEffect(() => table.subscribe(() => lead.take(table)), [lead, table]);
  return <LeadContext value={lead}>{children}</LeadContext>;
}

/** Where the table is, for a part of the page that is told of this. */
export function useFirstNow(now: Now): Now {
  const lead = use(LeadContext);
  return useSyncExternalStore(lead.subscribe, () => lead.past(now.view) ?? now);
}

/**
 * The position to show where the page shows this one; an earlier moment that is looked at stays. With a key, only what
 * changes that draws again.
 */
export function useFirst<S extends State>(view: S, keyOf?: (view: S) => string): S {
  const lead = use(LeadContext);
  const first = (): S => (lead.past(view)?.view as S | undefined) ?? view;
  useSyncExternalStore(lead.subscribe, () => (keyOf === undefined ? first() : keyOf(first())));
  return first();
}
