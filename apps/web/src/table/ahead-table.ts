import type { AnyEngine } from '@asclepion/catalogue';
import { type Choice, sameChoice } from '@asclepion/kernel';
import { type Foresight, foresee } from './foresight.ts';
import type { Failure, Outcome, Table, TableState } from './table.ts';

type Seen = Extract<Foresight, { kind: 'seen' }>;

/** A choice whose effect shows before the house has told of it. */
interface Early {
  readonly choice: Choice;
  /** Where the house was when it was sent; undefined until then. */
  sentAt: number | undefined;
  acknowledged: boolean;
  /** What it was last done to, and what came of that. */
  done: { readonly to: TableState; readonly foresight: Seen; readonly state: TableState } | undefined;
}

/**
 * A table that shows the effect of its own choices at once. The engine does them on what the seat sees; a choice by
 * which anything hidden comes to light waits for the house. What the house tells replaces what was shown early, and a
 * refusal takes it back. The house is asked once `shownFirst` says that the effect is on the screen.
 */
export function aheadTable(table: Table, engine: AnyEngine, shownFirst?: () => Promise<void>): Table {
  return table.seat === undefined ? table : aheadSeat(table, table.seat, engine, shownFirst);
}

function aheadSeat(
  table: Table,
  seat: number,
  engine: AnyEngine,
  shownFirst: (() => Promise<void>) | undefined,
): Table {
  const listeners = new Set<() => void>();
  let early: Early[] = [];
  /** What the house told last, and the same with the view that was shown already. */
  let told = { real: table.state(), state: table.state() };
  let shown = told.state;
  let sending: Promise<unknown> = Promise.resolve();
  const settling = new Set<() => void>();
  let release: (() => void) | undefined;

  /** The real state, followed by what was done early. */
  function refresh(): void {
    const real = table.state();
    early = early.filter((one) => !isTold(one, real, seat));
    if (told.real !== real) told = { real, state: withKnownView(withKnownView(real, told.state), shown) };
    let { state } = told;
    for (const one of early) {
      const next = doEarly(engine, state, seat, one);
      if (next === undefined) break;
      state = next;
    }
    for (const look of settling) look();
    if (state === shown) return;
    shown = state;
    for (const listener of listeners) listener();
  }

  /** Waits until the house has told of everything that was sent before. */
  function settled(before: readonly Early[]): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (before.some((one) => early.includes(one))) return;
        settling.delete(look);
        resolve();
      };
      settling.add(look);
      look();
    });
  }

  /** One request after another, each from where the one before has led. */
  function inOrder(request: () => Promise<Outcome>): Promise<Outcome> {
    const sent = sending.then(request);
    sending = sent.catch(() => undefined);
    return sent;
  }

  async function send(one: Early, before: readonly Early[]): Promise<Outcome> {
    await settled(before);
    if (!early.includes(one)) return GONE;
    one.sentAt = table.state().now?.sequence;
    const failure = await table.choose(one.choice);
    if (failure === undefined) one.acknowledged = true;
    else early = early.slice(0, Math.max(0, early.indexOf(one)));
    refresh();
    return failure;
  }

  const self: Table = {
    ...table,
    state: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        release = table.subscribe(refresh);
        refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) release?.();
      };
    },
    async choose(choice) {
      const { now } = shown;
      if (now === undefined) return table.choose(choice);
      const foresight = foresee(engine, now, seat, choice);
      if (foresight.kind === 'refused') return { code: 'violation', message: '', violation: foresight.violation };
      const before = early;
      const onScreen = shownFirst?.();
      if (foresight.kind === 'unknown') {
        return inOrder(async () => {
          await Promise.all([onScreen, settled(before)]);
          return table.choose(choice);
        });
      }
      const one: Early = { choice, sentAt: undefined, acknowledged: false, done: undefined };
      early = [...early, one];
      refresh();
      return inOrder(async () => {
        await onScreen;
        return send(one, before);
      });
    },
    undo() {
      const before = early;
      return inOrder(async () => {
        await settled(before);
        return table.undo();
      });
    },
  };
  aheads.set(self, () => early.length > 0);
  return self;
}

const aheads = new WeakMap<Table, () => boolean>();

/** Whether a table shows something that the house has not told of yet. */
export const isAhead = (table: Table): boolean => aheads.get(table)?.() ?? false;

/** What becomes of a choice that was built on one that was refused. */
export const GONE: Failure = { code: 'no-answer', message: 'The choice before this one was refused.' };

/** Whether the house has told of it: by its moment, or by being further on after an acknowledgement. */
function isTold({ sentAt, acknowledged, choice }: Early, { now, moments }: TableState, seat: number): boolean {
  if (sentAt === undefined || now === undefined) return false;
  if (acknowledged && now.sequence > sentAt) return true;
  return moments.some(
    ({ sequence, by }) =>
      sequence > sentAt && by?.seat === seat && by.choice !== undefined && sameChoice(by.choice, choice),
  );
}

/** The state with the view that is shown already where the house tells the same one, so that nothing is drawn twice. */
function withKnownView(real: TableState, shown: TableState): TableState {
  if (real.now === undefined || shown.now === undefined || real.now === shown.now) return real;
  const same =
    real.now.sequence === shown.now.sequence &&
    real.now.view !== shown.now.view &&
    JSON.stringify(real.now.view) === JSON.stringify(shown.now.view);
  return same ? { ...real, now: { ...real.now, view: shown.now.view } } : real;
}

/** The state after one early choice; undefined once it can no longer be made. */
function doEarly(engine: AnyEngine, state: TableState, seat: number, one: Early): TableState | undefined {
  const { now } = state;
  if (now === undefined) return undefined;
  if (one.done?.to === state) return one.done.state;
  const known = one.done?.to.now;
  const fits = known?.view === now.view && known.sequence === now.sequence;
  const foresight = fits && one.done !== undefined ? one.done.foresight : foresee(engine, now, seat, one.choice);
  if (foresight.kind !== 'seen') return undefined;
  const after: TableState = {
    ...state,
    now: { ...foresight.now, thinking: now.thinking },
    moments: [...state.moments, foresight.moment],
  };
  one.done = { to: state, foresight, state: after };
  return after;
}
