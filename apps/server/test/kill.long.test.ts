import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Made } from '@asclepion/kernel';
import { type Acknowledged, type History, paths } from '@asclepion/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Browser, choicesOf, engineOf, newFolder, picker } from './support.ts';

const KILLS = 20;
/** A server plays for at most so long before it is killed, in milliseconds. */
const LONGEST_LIFE = 700;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

let running: ChildProcess | undefined;

async function start(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVE, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  let text = '';
  for await (const part of child.stdout) {
    text += String(part);
    if (text.includes('\n')) break;
  }
  return text.trim();
}

async function kill(): Promise<void> {
  const child = running;
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/**
 * The page's part, as fast as choices are acknowledged. The engine runs here too, so no view has to be fetched; a
 * choice whose answer never came may be there or not, but nothing after it.
 */
test(`no acknowledged choice is lost, whenever the server is killed (${KILLS} times)`, {
  timeout: 300_000,
}, async () => {
  onTestFinished(kill);
  const dataDir = newFolder();
  const pick = picker('kill');
  let ada = new Browser(await start(dataDir));
  const newTable = () =>
    ada.open(['Ada', 'Ben'], { start: 'preset', boards: ['3x3'] }, `fast:${pick([1, 2, 3, 4, 5])}`);
  let id = await newTable();
  const tables: { id: string; made: Made[] }[] = [{ id, made: [] }];
  let acknowledged = 0;

  for (let count = 0; count < KILLS; count++) {
    const life = (LONGEST_LIFE * (1 + pick(Array.from({ length: 100 }, (_, at) => at)))) / 100;
    const killed = new Promise((resolve) => setTimeout(resolve, life)).then(kill);
    let sent: Made | undefined;
    try {
      for (;;) {
        const { made } = tables[tables.length - 1];
        const file = await ada.file(id);
        const engine = engineOf(file);
        let { state } = engine.begin(file.seed);
        for (const { seat, choice } of made) engine.play(state, seat, choice);
        while (engine.deciders(state).length > 0) {
          const seat = pick(engine.deciders(state));
          const choice = pick(choicesOf(engine, { view: state }, seat));
          sent = { seat, choice };
          const answer = await ada.post<Acknowledged>(paths.choices(id), { sequence: made.length, ...sent });
          expect([answer.status, answer.body]).toEqual([200, { sequence: made.length + 1 }]);
          made.push(sent);
          sent = undefined;
          acknowledged++;
          const applied = engine.apply(state, seat, choice);
          if (applied.ok) state = applied.state;
        }
        id = await newTable();
        tables.push({ id, made: [] });
      }
    } catch (error) {
      // The connection ends with the server; anything else is a failure of the test.
      if (!(error instanceof TypeError)) throw error;
    }
    await killed;
    const { cookie } = ada;
    ada = new Browser(await start(dataDir));
    ada.cookie = cookie;
    for (const table of tables.slice(-2)) {
      const { moments } = (await ada.get<History>(paths.history(table.id, { after: 0 }))).body;
      const file = await ada.file(table.id);
      if (sent !== undefined && table.id === id && file.choices.length === table.made.length + 1) table.made.push(sent);
      expect(file.choices).toEqual(table.made);
      expect(moments.length).toBe(Math.min(500, table.made.length));
    }
  }
  expect(acknowledged).toBeGreaterThan(KILLS);
});
