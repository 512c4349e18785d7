import type { Choice, Event, State } from '@asclepion/kernel';
import type { Help } from '@asclepion/protocol';

/** What never changes about a table. */
export interface TableHead {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  /** Who opened it: on a server the hash of a session. */
  readonly owner: string;
  readonly createdAt: number;
  /** What happened before the first choice. */
  readonly opening: readonly Event[];
  readonly seats: readonly Seat[];
  /** Whether the page may help the players. */
  readonly help: Help;
}

export interface Seat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot?: string;
  /** Who sits there: on a server the hash of a session. */
  readonly session?: string;
}

/**
 * One entry of a table's record. What came of a choice is kept with it, so that no entry is ever judged again: the
 * events, whether somebody learnt something (`known`), and whether its simultaneous step still waited (`pending`).
 */
export type Entry = ChoiceEntry | UndoEntry;

export interface ChoiceEntry {
  readonly kind: 'choice';
  readonly sequence: number;
  readonly seat: number;
  readonly choice: Choice;
  readonly events: readonly Event[];
  readonly known: boolean;
  readonly pending: boolean;
}

interface UndoEntry {
  readonly kind: 'undo';
  readonly sequence: number;
  readonly seat: number;
  /** Sequence of the choice that no longer stands. */
  readonly takes: number;
}

/** The state after the entry of that number; 0 is the state before the first. */
export interface Snapshot {
  readonly sequence: number;
  readonly state: State;
}

/** What changes about a table, as lists show it. */
export interface Standing {
  readonly made: number;
  readonly over: boolean;
  readonly changedAt: number;
}

export interface Append {
  readonly table: string;
  readonly entry: Entry;
  readonly snapshot: Snapshot | undefined;
  readonly standing: Standing;
}

export interface StoredTable {
  readonly head: TableHead;
  readonly entries: readonly Entry[];
  /** Sequences of the snapshots there are, ascending. */
  readonly snapshots: readonly number[];
  readonly last: Snapshot;
  readonly changedAt: number;
  /** Where the table was when its file was first taken while it ran. */
  readonly shownAt: number | undefined;
}

export type ListedTable = Pick<TableHead, 'id' | 'game' | 'options' | 'seats' | 'help' | 'createdAt'> & Standing;

/** Where a house keeps its tables. Whatever a promise here reports as done is durable. */
export interface TableStorage {
  createTable(
    head: TableHead,
    entries: readonly ChoiceEntry[],
    snapshots: readonly Snapshot[],
    standing: Standing,
  ): Promise<void>;
  /** Adds one entry. False if another entry has that sequence already: then nothing was written. */
  append(append: Append): Promise<boolean>;
  loadTable(id: string): Promise<StoredTable | undefined>;
  loadSnapshot(table: string, sequence: number): Promise<State>;
  /** Tables that a session has opened, last changed first. */
  listTables(owner: string): Promise<ListedTable[]>;
  /** Notes where a running table's file was taken; only the first time counts. */
  noteShown(table: string, sequence: number): Promise<void>;
}
