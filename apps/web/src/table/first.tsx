import type { State } from '@asclepion/kernel';
import type { Now } from '@asclepion/protocol';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { firstAfterFrame } from '../ui/after-frame.ts';
import { isAhead } from './ahead-table.ts';
import type { Table } from './table.ts';
import { useStable } from './use-stable.ts';

/** What moves in a part of the page, and need not wait until that is drawn anew. */
export interface Ahead<S extends State = State> {
  /** It may come to this: what would move is got ready to set off, in place of all that was before if it is the `first`. */
  foresee(view: S, first: boolean): void;
  /** Nothing that was foreseen will come. */
  forget(): void;
  /** It has come to this: what is ready sets off. Returns whether anything does. */
  setOff(view: S): boolean;
}

/** A part of the page that is drawn first. */
interface Part {
  /** How it looks; what is drawn anew is another look. */
  readonly look: (view: State) => unknown;
  readonly ahead: Ahead | undefined;
}

/** What moves takes long to draw, and to find out about: it is asked only where no light part shows what was done. */
const isHeavy = ({ ahead }: Part): boolean => ahead !== undefined;
const isLight = (part: Part): boolean => !isHeavy(part);

/** Where a choice has led while the page still shows an earlier position; told to those who listen. */
class Lead {
  /** The position that the page shows. */
  shown: State | undefined;
  #now: Now | undefined;
  /**
   * Whether the words wait for the rest: where a part looks other than it did and so shows what was done, and where
   * others did it, since nothing can be answered to these words before the rest is there.
   */
  #wordsWait = false;
  readonly #light = new Set<() => void>();
  readonly #heavy = new Set<() => void>();
  readonly #parts = new Set<Part>();

  readonly subscribe = (listener: () => void): (() => void) => listenIn(this.#light, listener);

  /** For parts that take long to draw: these come a frame later where another shows what was done. */
  readonly subscribeHeavy = (listener: () => void): (() => void) => listenIn(this.#heavy, listener);

  /** Has a part in mind. Returns how to forget it. */
  watch(part: Part): () => void {
    this.#parts.add(part);
    return () => this.#parts.delete(part);
  }

  /** A choice that may be made next would lead to this. */
  readonly foresee = (view: State, first: boolean): void => {
    for (const { ahead } of this.#parts) ahead?.foresee(view, first);
  };

  readonly forget = (): void => {
    for (const { ahead } of this.#parts) ahead?.forget();
  };

  /** Where the table is, for a part that shows this. */
  past(view: State | undefined): Now | undefined {
    return view === this.shown ? this.#now : undefined;
  }

  /** The same for what is said of it: words come a frame later where something else shows it. */
  pastInWords(view: State | undefined): Now | undefined {
    return this.#wordsWait ? undefined : this.past(view);
  }

  take(table: Table): void {
    const last = this.past(this.shown)?.view;
    this.#now = table.state().now;
    const view = this.#now?.view;
    if (view !== undefined && view !== last && view !== this.shown && this.#setOff(view)) {
      this.#wordsWait = true;
      firstAfterFrame(this.#tellAll);
    } else if (this.#isChanged(isLight)) {
      this.#wordsWait = true;
      this.#tellLight();
      firstAfterFrame(this.#tellHeavy);
    } else {
      this.#wordsWait = this.#isChanged(isHeavy) || !isAhead(table);
      this.#tellAll();
    }
  }

  #setOff(view: State): boolean {
    let some = false;
    for (const { ahead } of this.#parts) if (ahead?.setOff(view) === true) some = true;
    return some;
  }

  /** Whether some of these parts look other than they did. */
  #isChanged(among: (part: Part) => boolean): boolean {
    const [from, to] = [this.shown, this.#now?.view];
    if (from === undefined || to === undefined) return false;
    return [...this.#parts].some((part) => among(part) && part.look(from) !== part.look(to));
  }

  #tellLight(): void {
    for (const listener of this.#light) listener();
  }

  readonly #tellHeavy = (): void => {
    for (const listener of this.#heavy) listener();
  };

  readonly #tellAll = (): void => {
    this.#tellLight();
    this.#tellHeavy();
  };

  /** The page shows this by now. */
  settle(view: State): void {
    this.shown = view;
    this.#now = undefined;
  }
}

function listenIn(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const LeadContext = createContext(new Lead());

/**
 * A choice shows first where its effect is: parts that ask with `useFirst` are drawn again at once and alone, the rest
 * of the page with the next frame (`useTableState`). So what somebody has just done does not wait for all that follows
 * from it. Where nothing of it is to be seen in these parts, the words of what is asked next are drawn first.
 */
export function First({ table, view, children }: { table: Table; view: State; children: ReactNode }) {
  const [lead] = useState(() => new Lead());
  useLayoutEffect(() => lead.settle(view), [lead, view]);
  useEffect(() => table.subscribe(() => lead.take(table)), [lead, table]);
  return <LeadContext value={lead}>{children}</LeadContext>;
}

/** Where the table is, for the words that tell of it. */
export function useFirstNow(now: Now): Now {
  const lead = use(LeadContext);
  return useSyncExternalStore(lead.subscribe, () => lead.pastInWords(now.view) ?? now);
}

/** Tells of positions to which choices may lead, so that what would move there is ready to set off. */
export const useForetelling = (): Pick<Ahead, 'foresee' | 'forget'> => use(LeadContext);

const itself = (view: State): unknown => view;

/**
 * The position to show where the page shows this one; an earlier moment that is looked at stays. Where it is said how a
 * part looks, only another look draws it again.
 */
export function useFirst<S extends State>(view: S, lookOf: (view: S) => unknown = itself, ahead?: Ahead<S>): S {
  const lead = use(LeadContext);
  const first = (): S => (lead.past(view)?.view as S | undefined) ?? view;
  useSyncExternalStore(ahead === undefined ? lead.subscribe : lead.subscribeHeavy, () => lookOf(first()));
  const look = useStable(lookOf as (view: State) => unknown);
  useEffect(() => lead.watch({ look, ahead: ahead as Ahead | undefined }), [lead, look, ahead]);
  return first();
}
