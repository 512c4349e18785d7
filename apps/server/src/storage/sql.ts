import type {
  Append,
  ChoiceEntry,
  Entry,
  ListedTable,
  Seat,
  Snapshot,
  Standing,
  StoredTable,
  TableHead,
} from '@asclepion/house';
import type { Choice, Event, State } from '@asclepion/kernel';
import type { Help } from '@asclepion/protocol';
import { type Insertable, type Kysely, Migrator, type Selectable, sql, type Transaction } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Storage } from './storage.ts';

interface EntryRow {
  table_id: string;
  sequence: number;
  kind: 'choice' | 'undo';
  seat: number;
  choice: string | null;
  events: string | null;
  known: number | null;
  pending: number | null;
  takes: number | null;
}

interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'person' | 'bot';
  name: string;
  bot: string | null;
  session: string | null;
}

export interface Schema {
  sessions: { hash: string; created_at: number };
  tables: {
    id: string;
    game: string;
    options: string;
    seed: string;
    owner: string;
    opening: string;
    created_at: number;
    changed_at: number;
    made: number;
    finished: number;
    shown_at: number | null;
    help: Help;
  };
  seats: SeatRow;
  entries: EntryRow;
  snapshots: { table_id: string; sequence: number; state: string };
}

interface Waiting {
  readonly append: Append;
  readonly done: (written: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Rows of one insert: databases limit how many values a statement may have. */
const ROWS = 100;

/** Tables in an SQL database, through statements that SQLite and PostgreSQL both understand. */
export class SqlStorage implements Storage {
  readonly #db: Kysely<Schema>;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;

  private constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Brings the database's shape up to date first. */
  static async open(db: Kysely<Schema>): Promise<SqlStorage> {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return new SqlStorage(db);
  }

  async createTable(
    head: TableHead,
    entries: readonly ChoiceEntry[],
    snapshots: readonly Snapshot[],
    standing: Standing,
  ): Promise<void> {
    await this.#db.transaction().execute(async (write) => {
      await write
        .insertInto('tables')
        .values({
          id: head.id,
          game: head.game,
          options: JSON.stringify(head.options),
          seed: head.seed,
          owner: head.owner,
          opening: JSON.stringify(head.opening),
          created_at: head.createdAt,
          changed_at: standing.changedAt,
          made: standing.made,
          finished: Number(standing.over),
          shown_at: null,
          help: head.help,
        })
        .execute();
      const seats = head.seats.map((seat, at) => seatRow(head.id, at, seat));
      await write.insertInto('seats').values(seats).execute();
      for (let at = 0; at < entries.length; at += ROWS) {
        const rows = entries.slice(at, at + ROWS).map((entry) => entryRow(head.id, entry));
        await write.insertInto('entries').values(rows).execute();
      }
      for (const snapshot of snapshots) await this.#addSnapshot(write, head.id, snapshot);
    });
  }

  /** Entries that arrive while others are being written are written together, with one wait for the disk. */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ append, done, failed });
      this.#flushing ??= this.#flush();
    });
  }

  async #flush(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const written = await this.#db.transaction().execute(async (write) => {
          const results: boolean[] = [];
          for (const { append } of batch) results.push(await this.#write(write, append));
          return results;
        });
        batch.forEach(({ done }, at) => {
          done(written[at]);
        });
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#flushing = undefined;
  }

  async #write(write: Transaction<Schema>, { table, entry, snapshot, standing }: Append): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('entries')
      .values(entryRow(table, entry))
      .onConflict((conflict) => conflict.columns(['table_id', 'sequence']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    if (snapshot !== undefined) await this.#addSnapshot(write, table, snapshot);
    await write
      .updateTable('tables')
      .set({ made: standing.made, finished: Number(standing.over), changed_at: standing.changedAt })
      .where('id', '=', table)
      .execute();
    return true;
  }

  async #addSnapshot(write: Transaction<Schema>, table: string, { sequence, state }: Snapshot): Promise<void> {
    await write
      .insertInto('snapshots')
      .values({ table_id: table, sequence, state: JSON.stringify(state) })
      .execute();
  }

  /** Read in one transaction, so that entries and snapshots belong together. */
  loadTable(id: string): Promise<StoredTable | undefined> {
    return this.#db.transaction().execute(async (read) => {
      const row = await read.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const seats = await read.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
      const entries = await read
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', id)
        .orderBy('sequence')
        .execute();
      const snapshots = await read
        .selectFrom('snapshots')
        .select('sequence')
        .where('table_id', '=', id)
        .orderBy('sequence')
        .execute();
      const last = await read
        .selectFrom('snapshots')
        .select(['sequence', 'state'])
        .where('table_id', '=', id)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return {
        head: {
          id,
          game: row.game,
          options: JSON.parse(row.options),
          seed: row.seed,
          owner: row.owner,
          createdAt: Number(row.created_at),
          opening: JSON.parse(row.opening) as Event[],
          seats: seats.map(seatOf),
          help: row.help,
        },
        entries: entries.map(entryOf),
        snapshots: snapshots.map(({ sequence }) => sequence),
        last: { sequence: last.sequence, state: JSON.parse(last.state) as State },
        changedAt: Number(row.changed_at),
        shownAt: row.shown_at ?? undefined,
      };
    });
  }

  async loadSnapshot(table: string, sequence: number): Promise<State> {
    const { state } = await this.#db
      .selectFrom('snapshots')
      .select('state')
      .where('table_id', '=', table)
      .where('sequence', '=', sequence)
      .executeTakeFirstOrThrow();
    return JSON.parse(state) as State;
  }

  async listTables(owner: string): Promise<ListedTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'game', 'options', 'created_at', 'changed_at', 'made', 'finished', 'help'])
      .where('owner', '=', owner)
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .limit(200)
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('table_id')
      .orderBy('seat')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      game: row.game,
      options: JSON.parse(row.options),
      seats: seats.filter((seat) => seat.table_id === row.id).map(seatOf),
      help: row.help,
      createdAt: Number(row.created_at),
      changedAt: Number(row.changed_at),
      made: row.made,
      over: row.finished === 1,
    }));
  }

  async noteShown(table: string, sequence: number): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ shown_at: sequence })
      .where('id', '=', table)
      .where('shown_at', 'is', null)
      .execute();
  }

  async addSession(hash: string, at: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ hash, created_at: at }).execute();
  }

  async hasSession(hash: string): Promise<boolean> {
    const row = await this.#db.selectFrom('sessions').select('hash').where('hash', '=', hash).executeTakeFirst();
    return row !== undefined;
  }

  async check(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  async close(): Promise<void> {
    await this.#flushing;
    await this.#db.destroy();
  }
}

function entryRow(table: string, entry: Entry): Insertable<EntryRow> {
  const head = { table_id: table, sequence: entry.sequence, kind: entry.kind, seat: entry.seat };
  if (entry.kind === 'undo') {
    return { ...head, choice: null, events: null, known: null, pending: null, takes: entry.takes };
  }
  return {
    ...head,
    choice: JSON.stringify(entry.choice),
    events: JSON.stringify(entry.events),
    known: Number(entry.known),
    pending: Number(entry.pending),
    takes: null,
  };
}

function entryOf(row: Selectable<EntryRow>): Entry {
  const { sequence, seat } = row;
  if (row.kind === 'undo') return { kind: 'undo', sequence, seat, takes: Number(row.takes) };
  return {
    kind: 'choice',
    sequence,
    seat,
    choice: JSON.parse(row.choice ?? 'null') as Choice,
    events: JSON.parse(row.events ?? '[]') as Event[],
    known: row.known === 1,
    pending: row.pending === 1,
  };
}

function seatRow(table: string, at: number, { kind, name, bot, session }: Seat): Insertable<SeatRow> {
  return { table_id: table, seat: at, kind, name, bot: bot ?? null, session: session ?? null };
}

function seatOf({ kind, name, bot, session }: Selectable<SeatRow>): Seat {
  return { kind, name, ...(bot === null ? {} : { bot }), ...(session === null ? {} : { session }) };
}
