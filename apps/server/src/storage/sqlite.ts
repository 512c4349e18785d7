import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type Schema, SqlStorage } from './sql.ts';
import type { Storage } from './storage.ts';

/**
 * The tables of a folder, in one SQLite file. With `synchronous=FULL` a commit has reached the disk when it returns;
 * the library's default with a write-ahead log may lose the last ones when the power fails.
 */
export async function openSqlite(dataDir: string): Promise<Storage> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new SqliteDatabase(join(dataDir, 'asclepion.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return SqlStorage.open(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }));
}
