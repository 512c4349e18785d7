import { fileFor, Failure as HouseFailure, infoFor, notYourSeat, Tables, viewerFor } from '@asclepion/house';
import { newFairSeed } from '@asclepion/kernel';
import { newTableSchema } from '@asclepion/protocol';
import * as v from 'valibot';
import type { Failure } from '../table/table.ts';
import { botWorkers } from './bots.ts';
import { openDatabase } from './database.ts';
import { IdbStorage } from './idb-storage.ts';
import type { CallName, Calls, FromHouse, ToHouse } from './messages.ts';
import { newDeviceId } from './place.ts';

type Answers = { readonly [Name in CallName]: (says: Calls[Name]['says']) => Promise<Calls[Name]['gets']> };

/** Everybody at this device is the same session. */
const HERE = 'device';
const OPEN_TABLES = 20;

/** Tells other windows of this browser that a table has gone on. */
const NEWS = 'asclepion-tables';

/** What a worker of tables does: it keeps them, and never tells the page more than its seat may know. */
export function keepHouse(): void {
  const house = openHouse();
  const watches = new Map<number, () => void>();
  const tell = (message: FromHouse): void => self.postMessage(message);

  async function call(number: number, name: CallName, says: unknown): Promise<void> {
    try {
      const { answers } = await house;
      tell({ kind: 'answer', number, value: await answers[name](says as never) });
    } catch (error) {
      tell({ kind: 'failure', number, failure: failureOf(error) });
    }
  }

  async function watch({ number, id, seat, from }: Extract<ToHouse, { kind: 'watch' }>): Promise<void> {
    let left = false;
    watches.set(number, () => {
      left = true;
    });
    try {
      const table = await (await house).tables.get(id);
      const viewer = viewerFor(table, HERE, seat);
      if (left) return;
      const send = (message: Extract<FromHouse, { kind: 'news' }>['message']): void =>
        tell({ kind: 'news', number, message });
      watches.set(number, table.watch({ viewer, send }, from));
    } catch (error) {
      tell({ kind: 'failure', number, failure: failureOf(error) });
    }
  }

  self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
    if (data.kind === 'call') void call(data.number, data.name, data.says);
    else if (data.kind === 'watch') void watch(data);
    else {
      watches.get(data.number)?.();
      watches.delete(data.number);
    }
  };
}

async function openHouse(): Promise<{ tables: Tables; answers: Answers }> {
  const news = new BroadcastChannel(NEWS);
  const storage = new IdbStorage(await openDatabase(), (table) => news.postMessage(table));
  const tables = new Tables(
    {
      storage,
      bots: botWorkers(),
      log: console,
      clock: Date.now,
      newId: newDeviceId,
      newSeed: newFairSeed,
      pause: () => new Promise((resolve) => setTimeout(resolve)),
    },
    OPEN_TABLES,
  );
  news.onmessage = ({ data }: MessageEvent<string>) => void tables.refresh(data);
  return { tables, answers: answersOf(tables, storage) };
}

const answersOf = (tables: Tables, storage: IdbStorage): Answers => ({
  open: (table) => tables.create(newTable(table), HERE),
  import: (file) => tables.importFile(file, HERE),
  info: async ({ id }) => infoFor(await tables.get(id), HERE),
  export: async ({ id }) => JSON.stringify(await fileFor(await tables.get(id), HERE)),
  history: async ({ id, seat, after }) => {
    const table = await tables.get(id);
    return table.history(viewerFor(table, HERE, seat), after);
  },
  moment: async ({ id, seat, sequence }) => {
    const table = await tables.get(id);
    return table.past(sequence, viewerFor(table, HERE, seat));
  },
  choose: async ({ id, seat, sequence, choice }) => {
    const table = await tables.get(id);
    return { sequence: await table.choose(chair(viewerFor(table, HERE, seat)), sequence, choice) };
  },
  undo: async ({ id, seat, sequence }) => {
    const table = await tables.get(id);
    return { sequence: await table.undo(chair(viewerFor(table, HERE, seat)), sequence) };
  },
  remove: async ({ id }) => {
    await tables.forget(id);
    await storage.removeTable(id);
    return undefined;
  },
});

function newTable(wanted: unknown): v.InferOutput<typeof newTableSchema> {
  const parsed = v.safeParse(newTableSchema, wanted);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
  throw new HouseFailure({ code: 'bad-request', message: 'The table has not the right shape.', problems });
}

/** Only who sits there chooses. */
function chair(viewer: number | 'watcher'): number {
  if (viewer === 'watcher') throw notYourSeat();
  return viewer;
}

/** Anything that nobody foresaw comes from the browser's database: it is off, full or broken. */
function failureOf(error: unknown): Failure {
  if (error instanceof HouseFailure) return error.body;
  return { code: 'no-storage', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
