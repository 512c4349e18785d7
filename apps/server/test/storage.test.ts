import { join } from 'node:path';
import { clinic } from '@asclepion/clinic';
import type { Append, ChoiceEntry, TableHead } from '@asclepion/house';
import { createEngine } from '@asclepion/kernel';
import Database from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS } from '../src/storage/migrations.ts';
import type { Schema } from '../src/storage/sql.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { newFolder } from './support.ts';

const engine = createEngine(clinic, { seats: 1, start: 'preset' });
const { state } = engine.begin('fast:storage');
const HEAD: TableHead = {
  id: '0123456789abcdef0123',
  game: 'clinic',
  options: engine.options,
  seed: 'fast:storage',
  owner: 'ada',
  createdAt: 1,
  opening: [{ id: 'table-set' }],
  seats: [{ kind: 'person', name: 'Ada', session: 'ada' }],
  help: 'forbidden',
};
const STANDING = { made: 0, over: false, changedAt: 1 };

const entry = (sequence: number, name = 'x'): ChoiceEntry => ({
  kind: 'choice',
  sequence,
  seat: 0,
  choice: { do: name },
  events: [{ id: 'e', only: [0] }],
  known: true,
  pending: false,
});
const append = (made: ChoiceEntry): Append => ({
  table: HEAD.id,
  entry: made,
  snapshot: undefined,
  standing: { made: made.sequence, over: false, changedAt: 2 },
});

async function open(folder = newFolder()): Promise<Storage> {
  const storage = await openSqlite(folder);
  onTestFinished(() => storage.close());
  return storage;
}

test('what is stored comes back the same', async () => {
  const storage = await open();
  await storage.createTable(HEAD, [entry(1)], [{ sequence: 0, state }], STANDING);
  const undo = { kind: 'undo' as const, sequence: 2, seat: 0, takes: 1 };
  const snapshot = { sequence: 2, state };
  const standing = { made: 0, over: false, changedAt: 5 };
  expect(await storage.append({ table: HEAD.id, entry: undo, snapshot, standing })).toBe(true);
  expect(await storage.loadTable(HEAD.id)).toEqual({
    head: HEAD,
    entries: [entry(1), undo],
    snapshots: [0, 2],
    last: snapshot,
    changedAt: 5,
    shownAt: undefined,
  });
  expect(await storage.loadSnapshot(HEAD.id, 0)).toEqual(state);
  expect(await storage.loadTable('none')).toBeUndefined();
});

test('a table from before the question of help allows it', async () => {
  const folder = newFolder();
  const db = new Database(join(folder, 'asclepion.db'));
  const old = new Kysely<Schema>({ dialect: new SqliteDialect({ database: db }) });
  const first = { '0001-tables': MIGRATIONS['0001-tables'] };
  await new Migrator({ db: old, provider: { getMigrations: async () => first } }).migrateToLatest();
  db.exec(`insert into tables values ('${HEAD.id}', 'clinic', '{}', 'fast:x', 'ada', '[]', 1, 1, 0, 0, null)`);
  await old.destroy();
  const storage = await open(folder);
  expect(await storage.listTables('ada')).toMatchObject([{ id: HEAD.id, help: 'allowed' }]);
});

test('of two entries for one place the second is refused and leaves no trace', async () => {
  const folder = newFolder();
  const [one, two] = [await open(folder), await open(folder)];
  await one.createTable(HEAD, [], [{ sequence: 0, state }], STANDING);
  expect(await one.append(append(entry(1, 'first')))).toBe(true);
  expect(await two.append({ ...append(entry(1, 'second')), snapshot: { sequence: 1, state } })).toBe(false);
  const stored = await two.loadTable(HEAD.id);
  expect(stored?.entries).toEqual([entry(1, 'first')]);
  expect(stored?.snapshots).toEqual([0]);
});

test('entries that come together are written together, each with its own answer', async () => {
  const storage = await open();
  await storage.createTable(HEAD, [], [{ sequence: 0, state }], STANDING);
  const sequences = [1, 2, 2, 3, 1, 4];
  const written = await Promise.all(sequences.map((sequence) => storage.append(append(entry(sequence)))));
  expect(written).toEqual([true, true, false, true, false, true]);
  const lost = storage.append({ ...append(entry(1)), table: 'none' });
  await expect(lost).rejects.toThrow();
  expect(await storage.append(append(entry(5)))).toBe(true);
});

test('lists are for the owner, last changed first', async () => {
  const storage = await open();
  for (const [at, owner] of ['ada', 'ben', 'ada'].entries()) {
    const head = { ...HEAD, id: `${at}`, owner };
    await storage.createTable(head, [], [{ sequence: 0, state }], { ...STANDING, changedAt: at });
  }
  expect((await storage.listTables('ada')).map(({ id }) => id)).toEqual(['2', '0']);
  expect(await storage.listTables('eve')).toEqual([]);
});
