import type { Entry, ListedTable, TableHead } from '@asclepion/house';
import type { State } from '@asclepion/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What of a table no list shows. */
type Hidden = Pick<TableHead, 'owner' | 'seed' | 'opening'> & { readonly shownAt: number | undefined };

export type Spot = [table: string, sequence: number];

interface Schema extends DBSchema {
  listed: { key: string; value: ListedTable };
  /** Read by the worker alone. */
  hidden: { key: string; value: Hidden };
  entries: { key: Spot; value: Entry };
  snapshots: { key: Spot; value: State };
}

export type Database = IDBPDatabase<Schema>;

/** This browser's own database of tables. */
export const openDatabase = (): Promise<Database> =>
  openDB<Schema>('asclepion', 1, {
    upgrade(fresh) {
      for (const store of ['listed', 'hidden', 'entries', 'snapshots'] as const) fresh.createObjectStore(store);
    },
    // A newer version of the page wants to change the database's shape.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Last changed first. */
export const listTables = async (db: Database): Promise<ListedTable[]> =>
  (await db.getAll('listed')).sort((a, b) => b.changedAt - a.changedAt);
