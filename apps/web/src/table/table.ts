import type { Choice } from '@asclepion/kernel';
import type { ApiError, Moment, NewTable, Now, Past, TableInfo, TableSummary } from '@asclepion/protocol';

/** Where the page stands with its table. */
type Connection = 'loading' | 'live' | 'reconnecting' | 'failed';

export interface TableState {
  readonly connection: Connection;
  /** Why it failed; undefined while it has not. */
  readonly failure: Failure | undefined;
  readonly info: TableInfo | undefined;
  readonly now: Now | undefined;
  /** What has happened so far, oldest first. */
  readonly moments: readonly Moment[];
}

/**
 * Why something was not done: the house's error, no answer at all, nowhere to keep it, or a lesson that asks for
 * something else.
 */
export type Failure = ApiError | { readonly code: 'no-answer' | 'no-storage' | 'not-now'; readonly message: string };

/** What came of a request: nothing, or why it failed. */
export type Outcome = Failure | undefined;

/** A table as one seat, or a watcher, has it before them. The page knows no other way to a table. */
export interface Table {
  readonly id: string;
  /** The seat that chooses here; undefined for a watcher. */
  readonly seat: number | undefined;
  /** Everything can be taken back here, as in a lesson, so that nothing needs a second word. */
  readonly forgiving?: boolean;
  /** The same object until something changes. */
  state(): TableState;
  /** Calls back after every change; returns how to stop. The table is open while anybody listens. */
  subscribe(listener: () => void): () => void;
  choose(choice: Choice): Promise<Outcome>;
  undo(): Promise<Outcome>;
  /** The table's file. */
  export(): Promise<Answer<string>>;
  /** How the table stood after an entry. */
  moment(sequence: number): Promise<Answer<Past>>;
  /** How it stood after an entry and after a good many that follow; for tables that are far away. */
  moments?(from: number): Promise<Answer<readonly Past[]>>;
}

/** A value, or why there is none. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** The house in which tables stand. */
export interface Tables {
  list(): Promise<Answer<readonly TableSummary[]>>;
  /** Opens a table and says by which name. */
  open(table: NewTable): Promise<Answer<string>>;
  /** Opens a table from its file. */
  import(file: string): Promise<Answer<string>>;
  info(id: string): Promise<Answer<TableInfo>>;
  /** A table's file. */
  export(id: string): Promise<Answer<string>>;
  /** Throws a table away for good, where that is the reader's affair alone. */
  remove?(id: string): Promise<Outcome>;
  /** A place at a table; nothing happens before somebody subscribes. */
  table(id: string, seat: number | undefined): Table;
}
