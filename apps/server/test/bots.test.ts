import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEngine } from '@asclepion/catalogue';
import { type BotPool, type Bots, type Question, type Services, Tables } from '@asclepion/house';
import { newFairSeed } from '@asclepion/kernel';
import { paths } from '@asclepion/protocol';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { botThreads } from '../src/bots/threads.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Browser, newFolder, newServer } from './support.ts';

const SOLO = { game: 'clinic', options: { seats: 1, start: 'preset', boards: ['3x3'] } };

/** A house whose clock stands still. */
const PLAIN: Pick<Services, 'clock' | 'newId' | 'newSeed' | 'pause'> = {
  clock: () => 0,
  newId: () => randomBytes(10).toString('hex'),
  newSeed: newFairSeed,
  pause: async () => undefined,
};

function question(): Question {
  const engine = openEngine(SOLO.game, SOLO.options);
  const { state } = engine.begin('fast:bots');
  const [seat] = engine.deciders(state);
  return { game: SOLO.game, options: engine.options, bot: 'intern', seat, view: engine.view(state, seat) };
}

function newPool(patience: number, script?: string): BotPool {
  const settings = { workers: 2, patience };
  const pool = botThreads(script === undefined ? settings : { ...settings, script: worker(script) });
  onTestFinished(() => pool.close());
  return pool;
}

function worker(script: string): URL {
  const path = join(newFolder(), 'worker.mjs');
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (ask) => {
${script}
});
parentPort.postMessage({ ready: true });
`,
  );
  return pathToFileURL(path);
}

test('a bot answers from its thread with a lawful choice', async () => {
  const asked = question();
  const engine = openEngine(asked.game, asked.options);
  const pool = newPool(20_000);
  const choices = await Promise.all(Array.from({ length: 8 }, () => pool.choose(asked)));
  for (const choice of choices) expect(engine.choices(asked.view, asked.seat)).toContainEqual(choice);
}, 60_000);

test('a bot that fails, ends its thread or never answers costs only its own choice', async () => {
  const pool = newPool(
    2000,
    `if (ask.seat === 1) parentPort.postMessage({ job: ask.job, error: 'lost' });
     else if (ask.seat === 2) throw new Error('crash');
     else if (ask.seat === 3) process.exit(1);
     else if (ask.seat === 4) for (;;);
     else parentPort.postMessage({ job: ask.job, choice: { do: 'well' } });`,
  );
  const asked = question();
  const ask = (seat: number) => pool.choose({ ...asked, seat });
  const answers = await Promise.allSettled([1, 2, 3, 4, 0, 0].map(ask));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'rejected'),
    'fulfilled',
    'fulfilled',
  ]);
  expect(await ask(0)).toEqual({ do: 'well' });
}, 60_000);

test('a table goes on without its bots: the first lawful choice is made, and the log tells', async () => {
  const answers: (() => Promise<never> | Promise<{ do: string }>)[] = [
    () => Promise.reject(new Error('lost')),
    () => Promise.resolve({ do: 'cheat' }),
  ];
  const asked: Question[] = [];
  const bots: Bots = {
    choose: (wanted) => {
      asked.push(wanted);
      return answers[asked.length % answers.length]();
    },
    close: async () => undefined,
  };
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const storage = await openSqlite(newFolder());
  onTestFinished(() => storage.close());
  const tables = new Tables({ ...PLAIN, storage, bots, log }, 1);
  const seats = [{ kind: 'bot' as const, bot: 'intern' }];
  const id = await tables.create({ ...SOLO, seats, seed: 'fast:failing' }, 'session');
  const table = await tables.get(id);
  const { now } = await new Promise<{ now: { view: unknown } }>((resolve) => {
    table.watch(
      {
        viewer: 'watcher',
        send: (message) => {
          if (message.type !== 'error' && message.now.sequence >= 10) resolve(message);
        },
      },
      undefined,
    );
  });
  await table.close();
  expect(now.view).toBeDefined();
  expect(lines.some((line) => line.includes('a bot has failed'))).toBe(true);
  expect(lines.some((line) => line.includes('a bot is refused'))).toBe(true);
  for (const { view } of asked) expect(view.chance).toEqual({ kind: 'hidden' });
});

test('bots play a table to its end by themselves', { timeout: 60_000 }, async () => {
  const { url } = await newServer();
  const ada = new Browser(url);
  const id = await ada.open(['bot:intern', 'bot:intern'], { start: 'preset', boards: ['3x3'] });
  const live = ada.live(id);
  await live.until((message) => message.type !== 'error' && message.now.result !== undefined);
  expect((await ada.get(paths.exportTable(id))).status).toBe(200);
});

test('tables that nobody looks at are forgotten, and read again when somebody asks', async () => {
  const storage = await openSqlite(newFolder());
  onTestFinished(() => storage.close());
  const bots: Bots = { choose: () => Promise.reject(new Error('none')), close: async () => undefined };
  const tables = new Tables({ ...PLAIN, storage, bots, log: pino({ level: 'silent' }) }, 2);
  const seats = [{ kind: 'person' as const, name: 'Ada' }];
  const first = await tables.create({ ...SOLO, seats }, 'session');
  const opened = await tables.get(first);
  const leave = opened.watch({ viewer: 'watcher', send: () => undefined }, undefined);
  for (let count = 0; count < 4; count++) await tables.create({ ...SOLO, seats }, 'session');
  expect(await tables.get(first)).toBe(opened);
  leave();
  for (let count = 0; count < 4; count++) await tables.create({ ...SOLO, seats }, 'session');
  const again = await tables.get(first);
  expect(again).not.toBe(opened);
  expect(again.hash).toBe(opened.hash);
});
