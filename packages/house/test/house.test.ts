import type { Choice } from '@asclepion/kernel';
import type { Now, ServerMessage } from '@asclepion/protocol';
import { expect, test } from 'vitest';
import { type Bots, Failure, fileFor, infoFor, type Services, type Table, Tables, viewerFor } from '../src/index.ts';
import { MemoryStorage } from './memory-storage.ts';

const SOLO = { game: 'clinic', options: { seats: 1, start: 'preset', boards: ['3x3'] } };
const ADA = 'ada';

/** Bots that take whatever the table falls back to. */
const NO_BOTS: Bots = { choose: () => Promise.reject(new Error('none')), close: async () => undefined };

function houseAt(storage: MemoryStorage): Tables {
  let ids = 0;
  const services: Services = {
    storage,
    bots: NO_BOTS,
    log: { error: () => undefined },
    clock: () => 0,
    newId: () => `table-${ids++}-${storage.size}`,
    newSeed: () => `fair:${'7'.repeat(64)}`,
    pause: async () => undefined,
  };
  return new Tables(services, 10);
}

async function openSolo(house: Tables, seed = 'fast:house'): Promise<Table> {
  return house.get(await house.create({ ...SOLO, seats: [{ kind: 'person', name: 'Ada' }], seed }, ADA));
}

const first = (table: Table, now: Now): Choice => table.engine.choices(now.view, 0)[0];

/** What a watcher has heard. */
function listen(table: Table, from?: number): ServerMessage[] {
  const heard: ServerMessage[] = [];
  table.watch({ viewer: 0, send: (message) => heard.push(message) }, from);
  return heard;
}

const nowOf = (heard: readonly ServerMessage[]): Now => {
  const last = heard.at(-1);
  if (last === undefined || last.type === 'error') throw new Error('Nothing was heard.');
  return last.now;
};

test('a choice is told after it is kept, and a stale one changes nothing', async () => {
  const storage = new MemoryStorage();
  const table = await openSolo(houseAt(storage));
  const heard = listen(table);
  const before = nowOf(heard);
  await table.choose(0, 0, first(table, before));
  expect(storage.entriesOf(table.head.id)).toHaveLength(1);
  expect(nowOf(heard).sequence).toBe(1);
  await expect(table.choose(0, 7, first(table, nowOf(heard)))).rejects.toThrow(Failure);
  expect(table.sequence).toBe(1);
});

test('a house that shares its storage hears what another one wrote', async () => {
  const storage = new MemoryStorage();
  const [here, there] = [houseAt(storage), houseAt(storage)];
  const table = await openSolo(here);
  const other = await there.get(table.head.id);
  const heard = listen(other);
  await table.choose(0, 0, first(table, nowOf(heard)));
  expect(other.sequence).toBe(0);
  await there.refresh(table.head.id);
  expect(other.sequence).toBe(1);
  expect(other.hash).toBe(table.hash);
  expect(heard.at(-1)).toMatchObject({ type: 'snapshot', reason: 'gap' });
  const choice = first(other, nowOf(heard));
  await other.choose(0, 1, choice);
  // Nobody has told the first house: its entry finds its place taken.
  await expect(table.choose(0, 1, choice)).rejects.toMatchObject({ body: { code: 'stale' } });
  expect(table.hash).toBe(other.hash);
});

test('a file goes from one house to another, and every seat is then the reader’s own', async () => {
  const table = await openSolo(houseAt(new MemoryStorage()));
  const heard = listen(table);
  for (let count = 0; count < 5; count++) await table.choose(0, table.sequence, first(table, nowOf(heard)));
  const file = JSON.stringify(await fileFor(table, ADA));
  const elsewhere = houseAt(new MemoryStorage());
  const copy = await elsewhere.get(await elsewhere.importFile(file, 'eve'));
  expect(copy.hash).toBe(table.hash);
  expect(infoFor(copy, 'eve').seats).toEqual([{ kind: 'person', name: 'Ada', mine: true }]);
  expect(infoFor(copy, 'eve').chance.shownAt).toBe(5);
});

test('a seat’s view and a running table’s file are for who sits there', async () => {
  const table = await openSolo(houseAt(new MemoryStorage()));
  expect(viewerFor(table, ADA, 0)).toBe(0);
  expect(viewerFor(table, 'eve', undefined)).toBe('watcher');
  expect(() => viewerFor(table, 'eve', 0)).toThrow(Failure);
  await expect(fileFor(table, 'eve')).rejects.toMatchObject({ body: { code: 'still-running' } });
});

test('a table that is removed is gone for whoever still has it open', async () => {
  const storage = new MemoryStorage();
  const [here, there] = [houseAt(storage), houseAt(storage)];
  const table = await openSolo(here);
  const { id } = table.head;
  const open = await there.get(id);
  await here.forget(id);
  storage.removeTable(id);
  await expect(here.get(id)).rejects.toMatchObject({ body: { code: 'no-such-table' } });
  const choice = first(open, nowOf(listen(open)));
  await expect(open.choose(0, 0, choice)).rejects.toMatchObject({ body: { code: 'no-such-table' } });
  expect(open.sequence).toBe(0);
});
