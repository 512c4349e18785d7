import type {
  Append,
  ChoiceEntry,
  ListedTable,
  Snapshot,
  Standing,
  StoredTable,
  TableHead,
  TableStorage,
} from '@asclepion/house';
import type { State } from '@asclepion/kernel';
import { type Database, listTables, type Spot } from './database.ts';

const ALL = ['listed', 'hidden', 'entries', 'snapshots'] as const;
const STRICT = { durability: 'strict' } as const;
const everyOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/**
 * Tables in this browser's own database. A promise is kept once its transaction is complete and, where the browser
 * can say so, on disk.
 */
export class IdbStorage implements TableStorage {
  readonly #db: Database;
  readonly #wrote: (table: string) => void;

  /** `wrote` is called after each entry that was added here. */
  constructor(db: Database, wrote: (table: string) => void) {
    this.#db = db;
    this.#wrote = wrote;
  }

  async createTable(
    { owner, seed, opening, ...head }: TableHead,
    entries: readonly ChoiceEntry[],
    snapshots: readonly Snapshot[],
    standing: Standing,
  ): Promise<void> {
    const { id } = head;
    const write = this.#db.transaction(ALL, 'readwrite', STRICT);
    await write.objectStore('listed').add({ ...head, ...standing }, id);
    await write.objectStore('hidden').add({ owner, seed, opening, shownAt: undefined }, id);
    for (const entry of entries) await write.objectStore('entries').add(entry, [id, entry.sequence]);
    for (const { sequence, state } of snapshots) await write.objectStore('snapshots').add(state, [id, sequence]);
    await write.done;
  }

  async append({ table, entry, snapshot, standing }: Append): Promise<boolean> {
    const write = this.#db.transaction(ALL, 'readwrite', STRICT);
    const listed = write.objectStore('listed');
    const entries = write.objectStore('entries');
    const spot: Spot = [table, entry.sequence];
    const [row, taken] = await Promise.all([listed.get(table), entries.getKey(spot)]);
    const free = row !== undefined && taken === undefined;
    if (free) {
      await entries.add(entry, spot);
      if (snapshot !== undefined) await write.objectStore('snapshots').add(snapshot.state, [table, snapshot.sequence]);
      await listed.put({ ...row, ...standing }, table);
    }
    await write.done;
    if (free) this.#wrote(table);
    return free;
  }

  /** Throws a table away, all of it or, when that fails, nothing. */
  async removeTable(id: string): Promise<void> {
    const write = this.#db.transaction(ALL, 'readwrite', STRICT);
    await Promise.all([
      write.objectStore('listed').delete(id),
      write.objectStore('hidden').delete(id),
      write.objectStore('entries').delete(everyOf(id)),
      write.objectStore('snapshots').delete(everyOf(id)),
    ]);
    await write.done;
  }

  /** Read in one transaction, so that entries and snapshots belong together. */
  async loadTable(id: string): Promise<StoredTable | undefined> {
    const read = this.#db.transaction(ALL, 'readonly');
    const [row, hidden, entries, spots] = await Promise.all([
      read.objectStore('listed').get(id),
      read.objectStore('hidden').get(id),
      read.objectStore('entries').getAll(everyOf(id)),
      read.objectStore('snapshots').getAllKeys(everyOf(id)),
    ]);
    const sequence = spots.at(-1)?.[1];
    const state = sequence === undefined ? undefined : await read.objectStore('snapshots').get([id, sequence]);
    await read.done;
    if (row === undefined || hidden === undefined || sequence === undefined || state === undefined) return undefined;
    const { made: _made, over: _over, changedAt, ...head } = row;
    const { shownAt, ...secret } = hidden;
    return {
      head: { ...head, ...secret },
      entries,
      snapshots: spots.map(([, at]) => at),
      last: { sequence, state },
      changedAt,
      shownAt,
    };
  }

  async loadSnapshot(table: string, sequence: number): Promise<State> {
    const state = await this.#db.get('snapshots', [table, sequence]);
    if (state === undefined) throw new Error(`Table ${table} has no snapshot at ${sequence}.`);
    return state;
  }

  /** All of them: a device has one owner. */
  listTables(): Promise<ListedTable[]> {
    return listTables(this.#db);
  }

  async noteShown(table: string, sequence: number): Promise<void> {
    const write = this.#db.transaction('hidden', 'readwrite', STRICT);
    const hidden = await write.store.get(table);
    if (hidden !== undefined && hidden.shownAt === undefined) {
      await write.store.put({ ...hidden, shownAt: sequence }, table);
    }
    await write.done;
  }
}
