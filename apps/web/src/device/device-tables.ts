import type { Seat } from '@asclepion/house';
import type { SeatSummary, TableSummary } from '@asclepion/protocol';
import { liveTable } from '../table/live-table.ts';
import type { Answer, Outcome, Table, Tables } from '../table/table.ts';
import { type Database, listTables, openDatabase } from './database.ts';
import { askHouse, watchHouse } from './device-house.ts';

let database: Promise<Database> | undefined;

/** A table that this device keeps. */
function deviceTable(id: string, seat: number | undefined): Table {
  return liveTable(id, seat, {
    connect: (from, hear, lost) => watchHouse(id, seat, from, { hear, failed: lost }),
    info: () => askHouse('info', { id }),
    history: (after) => askHouse('history', { id, seat, after }),
    choose: async (sequence, choice) => outcomeOf(await askHouse('choose', { id, seat, sequence, choice })),
    undo: async (sequence) => outcomeOf(await askHouse('undo', { id, seat, sequence })),
    export: () => askHouse('export', { id }),
    moment: (sequence) => askHouse('moment', { id, seat, sequence }),
  });
}

const outcomeOf = (answer: Answer<unknown>): Outcome => (answer.ok ? undefined : answer.failure);

/** The first table asks the browser not to clear this page's storage when space runs out. */
async function keepForGood(): Promise<void> {
  if (!(await navigator.storage?.persisted())) await navigator.storage?.persist();
}

/** Read without the worker, which takes its time to load. */
async function list(): Promise<Answer<readonly TableSummary[]>> {
  try {
    database ??= openDatabase();
    const tables = await listTables(await database);
    const seatOf = ({ kind, name, bot }: Seat): SeatSummary => ({
      kind,
      name,
      ...(bot && { bot }),
      mine: kind === 'person',
    });
    return { ok: true, value: tables.map((table) => ({ ...table, seats: table.seats.map(seatOf) })) };
  } catch (error) {
    database = undefined;
    return { ok: false, failure: { code: 'no-storage', message: String(error) } };
  }
}

/** The tables of this device. */
export const deviceTables: Tables = {
  list,
  async open(table) {
    void keepForGood();
    return askHouse('open', table);
  },
  async import(file) {
    void keepForGood();
    return askHouse('import', file);
  },
  info: (id) => askHouse('info', { id }),
  export: (id) => askHouse('export', { id }),
  remove: async (id) => outcomeOf(await askHouse('remove', { id })),
  table: deviceTable,
};
