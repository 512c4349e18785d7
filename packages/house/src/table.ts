import type { AnyEngine } from '@asclepion/catalogue';
import { type Choice, eventsFor, type State, type Viewer } from '@asclepion/kernel';
import {
  type History,
  type Moment,
  type Now,
  type Past,
  type Pasts,
  packPasts,
  type ServerMessage,
} from '@asclepion/protocol';
import type { Bots } from './bots.ts';
import { Failure, forbidden, noSuchMoment, noSuchTable, stale } from './failure.ts';
import { baseFor, standing, stillGood, takesBack } from './record.ts';
import type { ChoiceEntry, Entry, Snapshot, StoredTable, TableHead, TableStorage } from './storage.ts';

/** Whoever looks at a table, through one socket. */
export interface Watcher {
  readonly viewer: Viewer;
  readonly send: (message: ServerMessage) => void;
}

/** What a house is given by the place where it stands: a server, or the device of somebody. */
export interface Services {
  readonly storage: TableStorage;
  readonly bots: Bots;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** A name that no table has. */
  readonly newId: () => string;
  /** A secret seed that nobody can foretell. */
  readonly newSeed: () => string;
  /** Lets others have their turn. */
  readonly pause: () => Promise<void>;
}

/** Where what goes wrong without anybody asking is told. */
export interface Log {
  error(about: Readonly<Record<string, unknown>>, message: string): void;
}

/** Choices after which a new snapshot is kept. */
export const SNAPSHOT_EVERY = 32;
/** A client that missed more than this gets the table as it is. */
const MISSED = 200;
/** Moments in one page of the history. */
const PAGE = 500;
/** Moments that can be had at once. */
const PASTS = 128;

/** A table that is open: its record, where it stands, and who looks at it. Entries are added one after another. */
export class Table {
  readonly head: TableHead;
  readonly engine: AnyEngine;
  readonly #services: Services;
  readonly #watchers = new Set<Watcher>();
  readonly #thinking = new Set<number>();
  #entries: Entry[] = [];
  #snapshots: number[] = [];
  #changedAt = 0;
  #shownAt: number | undefined;
  #state: State;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed = false;

  constructor(engine: AnyEngine, stored: StoredTable, services: Services) {
    this.engine = engine;
    this.head = stored.head;
    this.#services = services;
    this.#state = stored.last.state;
    this.#stand(stored);
  }

  /** Takes over what is stored. After an undo there is always a snapshot, so only choices are left to play. */
  #stand({ entries, snapshots, last, changedAt, shownAt }: StoredTable): void {
    this.#entries = [...entries];
    this.#snapshots = [...snapshots];
    this.#changedAt = changedAt;
    this.#shownAt = shownAt;
    const state = this.#upgraded(last.state);
    for (const entry of entries.slice(last.sequence)) {
      if (entry.kind === 'choice') this.engine.play(state, entry.seat, entry.choice);
    }
    this.#state = state;
  }

  /** A snapshot in the form that this version knows. */
  #upgraded = (saved: State): State => this.engine.game.upgrade?.(saved) ?? saved;

  get sequence(): number {
    return this.#entries.length;
  }

  get changedAt(): number {
    return this.#changedAt;
  }

  get shownAt(): number | undefined {
    return this.#shownAt;
  }

  get over(): boolean {
    return this.engine.result(this.#state) !== undefined;
  }

  get made(): ChoiceEntry[] {
    return standing(this.#entries);
  }

  get hash(): string {
    return this.engine.hash(this.#state);
  }

  /** Nobody looks at it and nothing is under way: it may be forgotten, for it is stored. */
  get idle(): boolean {
    return this.#watchers.size === 0 && this.#waiting === 0 && this.#thinking.size === 0;
  }

  /** Judges a choice, keeps it, and only then tells everybody. Returns where the table is then. */
  choose(seat: number, sequence: number, choice: unknown): Promise<number> {
    return this.#inTurn(async () => {
      if (!stillGood(this.#entries, sequence, seat)) throw stale(this.sequence);
      const applied = this.engine.apply(this.#state, seat, choice);
      if (!applied.ok) throw forbidden(applied.violation);
      const { state, events, known, pending } = applied;
      const next = this.sequence + 1;
      const over = this.engine.result(state) !== undefined;
      const due = over || next - (this.#snapshots.at(-1) ?? 0) >= SNAPSHOT_EVERY;
      await this.#add(
        { kind: 'choice', sequence: next, seat, choice: choice as Choice, events, known, pending },
        due ? { sequence: next, state } : undefined,
        state,
      );
      this.#tellChoice();
      this.wakeBots();
      return next;
    });
  }

  /** Takes back the last choice of a seat, if nobody learnt anything since. The record keeps both. */
  undo(seat: number, sequence: number): Promise<number> {
    return this.#inTurn(async () => {
      if (!stillGood(this.#entries, sequence, seat)) throw stale(this.sequence);
      // The seed is known once the game is over.
      if (this.over) throw forbidden({ rule: 'KERNEL', key: 'kernel.undo-known' });
      const stands = this.made;
      const back = takesBack(stands, seat);
      if ('rule' in back) throw forbidden(back);
      const wanted = stands.filter((entry) => entry !== back);
      const state = await this.#reach(this.#entries, wanted);
      const next = this.sequence + 1;
      await this.#add({ kind: 'undo', sequence: next, seat, takes: back.sequence }, { sequence: next, state }, state);
      this.#tellSnapshot('undo');
      this.wakeBots();
      return next;
    });
  }

  /** One after another, whatever becomes of the one before. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(work, work).finally(() => {
      this.#waiting--;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Where a list of standing choices leads, from the nearest snapshot on. */
  async #reach(entries: readonly Entry[], wanted: readonly ChoiceEntry[]): Promise<State> {
    const { sequence, rest } = baseFor(
      this.#snapshots.filter((at) => at <= entries.length),
      entries,
      wanted,
    );
    const state = this.#upgraded(await this.#services.storage.loadSnapshot(this.head.id, sequence));
    for (const { seat, choice } of rest) this.engine.play(state, seat, choice);
    return state;
  }

  async #add(entry: Entry, snapshot: Snapshot | undefined, state: State): Promise<void> {
    const { storage, clock } = this.#services;
    const entries = [...this.#entries, entry];
    const changedAt = clock();
    const written = await storage.append({
      table: this.head.id,
      entry,
      snapshot,
      standing: {
        made: standing(entries).length,
        over: this.engine.result(state) !== undefined,
        changedAt,
      },
    });
    if (!written) {
      await this.#catchUp();
      throw stale(this.sequence);
    }
    this.#entries = entries;
    this.#changedAt = changedAt;
    if (snapshot !== undefined) this.#snapshots.push(snapshot.sequence);
    this.#state = state;
  }

  /** Looks whether another house has written to this table, and tells everybody if so. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#services.storage.loadTable(this.head.id);
      if (stored !== undefined && stored.entries.length > this.sequence) this.#takeOver(stored);
    });
  }

  /** Another house has written to this table, or removed it: what is stored counts. Throws Failure `no-such-table`. */
  async #catchUp(): Promise<void> {
    const stored = await this.#services.storage.loadTable(this.head.id);
    if (stored === undefined) throw noSuchTable();
    this.#takeOver(stored);
  }

  #takeOver(stored: StoredTable): void {
    this.#stand(stored);
    this.#tellSnapshot('gap');
    this.wakeBots();
  }

  /** Lets every bot that must choose think, unless it does already. */
  wakeBots(): void {
    for (const seat of this.#botsAsked()) {
      if (this.#closed || this.#thinking.has(seat)) continue;
      this.#thinking.add(seat);
      void this.#think(seat)
        .catch((error: unknown) => {
          if (!this.#closed) this.#services.log.error({ err: error, table: this.head.id, seat }, 'a bot has stopped');
        })
        .finally(() => this.#thinking.delete(seat));
    }
  }

  #botsAsked(): number[] {
    return this.engine.deciders(this.#state).filter((seat) => this.head.seats[seat]?.kind === 'bot');
  }

  async #think(seat: number): Promise<void> {
    while (!this.#closed && this.#botsAsked().includes(seat)) {
      const { sequence } = this;
      const choice = await this.#answer(seat);
      try {
        if (!this.#closed) await this.choose(seat, sequence, choice);
      } catch (error) {
        if (error instanceof Failure && error.body.code === 'stale') continue;
        if (!(error instanceof Failure) || error.body.code !== 'violation') throw error;
        this.#services.log.error({ table: this.head.id, seat, rule: error.body.violation.rule }, 'a bot is refused');
        await this.choose(seat, this.sequence, this.engine.choices(this.#state, seat)[0]);
      }
    }
  }

  /** What the seat's bot chooses, or the first lawful choice when it fails. */
  async #answer(seat: number): Promise<Choice> {
    const { head, engine } = this;
    const fallback = engine.choices(this.#state, seat)[0];
    const bot = head.seats[seat].bot ?? '';
    const view = engine.view(this.#state, seat);
    try {
      return await this.#services.bots.choose({ game: head.game, options: head.options, bot, seat, view });
    } catch (error) {
      if (!this.#closed) this.#services.log.error({ err: error, table: head.id, seat, bot }, 'a bot has failed');
      return fallback;
    }
  }

  /** Sends where the table is, and from then on every change. Without `from` the client knows nothing yet. */
  watch(watcher: Watcher, from: number | undefined): () => void {
    this.#watchers.add(watcher);
    const missed = from === undefined ? undefined : this.#missed(from);
    const now = this.#now(watcher.viewer);
    if (from === undefined) watcher.send({ type: 'snapshot', reason: 'first', now });
    else if (missed === undefined) watcher.send({ type: 'snapshot', reason: 'gap', now });
    else watcher.send({ type: 'moments', moments: missed.map((entry) => moment(entry, watcher.viewer)), now });
    this.wakeBots();
    return () => this.#watchers.delete(watcher);
  }

  /** The choices after a place in the record; undefined if there was an undo, or if they are too many. */
  #missed(from: number): ChoiceEntry[] | undefined {
    const missed = this.#entries.slice(from);
    if (from > this.sequence || missed.length > MISSED) return undefined;
    const choices = missed.filter((entry) => entry.kind === 'choice');
    return choices.length === missed.length ? choices : undefined;
  }

  #tellChoice(): void {
    const entry = this.#entries.at(-1);
    if (entry?.kind !== 'choice') return;
    this.#tell((viewer) => ({ type: 'moments', moments: [moment(entry, viewer)], now: this.#now(viewer) }));
  }

  #tellSnapshot(reason: 'undo' | 'gap'): void {
    this.#tell((viewer) => ({ type: 'snapshot', reason, now: this.#now(viewer) }));
  }

  /** One message for all who may know the same. */
  #tell(messageFor: (viewer: Viewer) => ServerMessage): void {
    const messages = new Map<Viewer, ServerMessage>();
    for (const { viewer, send } of this.#watchers) {
      const message = messages.get(viewer) ?? messageFor(viewer);
      messages.set(viewer, message);
      send(message);
    }
  }

  #now(viewer: Viewer): Now {
    const mayUndo = viewer !== 'watcher' && !this.over && !('rule' in takesBack(this.made, viewer));
    return { ...this.#shown(this.#state, this.sequence, viewer), mayUndo, thinking: this.#botsAsked() };
  }

  #shown(state: State, sequence: number, viewer: Viewer): Past {
    const { engine } = this;
    const result = engine.result(state);
    return {
      sequence,
      view: engine.view(state, viewer),
      deciders: engine.deciders(state),
      ...(result === undefined ? {} : { result }),
    };
  }

  /** The table as it was after an entry. */
  async past(sequence: number, viewer: Viewer): Promise<Past> {
    if (sequence > this.sequence) throw noSuchMoment(this.sequence);
    const entries = this.#entries.slice(0, sequence);
    return this.#shown(await this.#reach(entries, standing(entries)), sequence, viewer);
  }

  /** The table as it was after an entry and after those that follow, up to `PASTS` of them. */
  async pasts(from: number, viewer: Viewer): Promise<Pasts> {
    const first = await this.past(from, viewer);
    const others: Past[] = [];
    const until = Math.min(this.sequence, from + PASTS - 1);
    let state: State | undefined;
    for (let sequence = from + 1; sequence <= until; sequence++) {
      const entries = this.#entries.slice(0, sequence);
      const entry = entries[sequence - 1];
      if (state === undefined || entry.kind === 'undo') state = await this.#reach(entries, standing(entries));
      else this.engine.play(state, entry.seat, entry.choice);
      others.push(this.#shown(state, sequence, viewer));
    }
    return packPasts([first, ...others]);
  }

  history(viewer: Viewer, after: number | undefined): History {
    const opening: Moment = { sequence: 0, events: eventsFor(this.head.opening, viewer) };
    const later = this.made.filter((entry) => entry.sequence > (after ?? 0));
    const moments = later.slice(0, PAGE).map((entry) => moment(entry, viewer));
    return {
      sequence: this.sequence,
      moments: after === undefined ? [opening, ...moments] : moments,
      more: later.length > PAGE,
    };
  }

  async noteShown(): Promise<void> {
    if (this.#shownAt !== undefined) return;
    this.#shownAt = this.sequence;
    await this.#services.storage.noteShown(this.head.id, this.#shownAt);
  }

  /** Waits for what is under way; bots stop. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
  }
}

/** Others learn which choice it was only if they may know everything that came of it. */
function moment({ sequence, seat, choice, events }: ChoiceEntry, viewer: Viewer): Moment {
  const seen = eventsFor(events, viewer);
  const open = viewer === seat || seen.length === events.length;
  return { sequence, by: open ? { seat, choice } : { seat }, events: seen };
}
