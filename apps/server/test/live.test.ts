import { type Acknowledged, type Moment, paths, type ServerMessage } from '@asclepion/protocol';
import { expect, test } from 'vitest';
import { Browser, choicesOf, engineOf, newFolder, newServer, picker } from './support.ts';

const START = { start: 'preset', boards: ['3x3'] };

/** A table of two at one screen that chooses by itself, as often as asked. */
async function table() {
  const dataDir = newFolder();
  const server = await newServer({ dataDir });
  const ada = new Browser(server.url);
  const id = await ada.open(['Ada', 'Ben'], START, 'fast:live');
  const engine = engineOf(await ada.info(id));
  const pick = picker('live');
  const lives = [ada.live(id, { seat: 0 }), ada.live(id, { seat: 1 })];
  let sequence = 0;
  const choose = async (times: number): Promise<number> => {
    for (let count = 0; count < times; count++) {
      const { deciders } = await lives[0].at(sequence);
      const seat = deciders[0];
      const choice = pick(choicesOf(engine, await lives[seat].at(sequence), seat));
      const answer = await ada.post<Acknowledged>(paths.choices(id), { sequence, seat, choice });
      expect(answer.status, answer.text).toBe(200);
      sequence = answer.body.sequence;
    }
    return sequence;
  };
  return { dataDir, server, ada, id, engine, lives, choose };
}

const momentsOf = (messages: readonly ServerMessage[]): Moment[] =>
  messages.flatMap((message) => (message.type === 'moments' ? message.moments : []));

test('everybody hears of every choice, in order and once', async () => {
  const { server, id, lives, choose } = await table();
  const watcher = new Browser(server.url).live(id);
  await watcher.at(0);
  await choose(20);
  for (const live of [...lives, watcher]) {
    await live.at(20);
    expect(live.messages[0]).toMatchObject({ type: 'snapshot', reason: 'first' });
    expect(momentsOf(live.messages).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  }
});

test('who comes back gets exactly what was missed, also after a restart of the server', async () => {
  const { dataDir, server, ada, id, lives, choose } = await table();
  await choose(12);
  await lives[0].at(12);
  const { now } = lives[0];
  const wanted = momentsOf(lives[0].messages).slice(5);
  const again = ada.live(id, { seat: 0, from: 5 });
  await again.at(12);
  expect(again.messages).toEqual([{ type: 'moments', moments: wanted, now }]);
  const nothing = ada.live(id, { seat: 0, from: 12 });
  await nothing.at(12);
  expect(nothing.messages).toEqual([{ type: 'moments', moments: [], now }]);
  await server.close();
  expect(await lives[0].closed).toBe(1001);
  const after = new Browser((await newServer({ dataDir })).url);
  after.cookie = ada.cookie;
  const later = after.live(id, { seat: 0, from: 5 });
  await later.at(12);
  expect(later.messages).toEqual([{ type: 'moments', moments: wanted, now }]);
});

test('who missed too much, or an undo, or claims the future, gets the table as it is', async () => {
  const { ada, id, lives, choose } = await table();
  let undone = false;
  let sequence = 0;
  while (!undone) {
    sequence = await choose(1);
    for (const seat of [0, 1]) {
      if (!undone && (await lives[seat].at(sequence)).mayUndo) {
        undone = (await ada.post<Acknowledged>(paths.undo(id), { sequence, seat })).status === 200;
      }
    }
  }
  for (const from of [sequence - 1, 99_999]) {
    const live = ada.live(id, { seat: 0, from });
    await live.at(sequence + 1);
    expect(live.messages).toEqual([expect.objectContaining({ type: 'snapshot', reason: 'gap' })]);
  }
});

test("a socket for somebody else's seat, or for no table, is told why and closed", async () => {
  const { server, id } = await table();
  const eve = new Browser(server.url);
  for (const [live, code] of [
    [eve.live(id, { seat: 0 }), 'not-your-seat'],
    [eve.live('0'.repeat(20)), 'no-such-table'],
    [eve.live(id, { seat: 99 }), 'bad-request'],
  ] as const) {
    expect(await live.closed).toBe(1008);
    expect(live.messages).toEqual([{ type: 'error', error: expect.objectContaining({ code }) }]);
  }
});

test('a client that talks is shown out', async () => {
  const { ada, id } = await table();
  const live = ada.live(id);
  await live.at(0);
  live.socket.send('hello');
  expect(await live.closed).toBe(1008);
});

test('choices of one simultaneous step may cross on their way', async () => {
  const { ada, id, engine, lives, choose } = await table();
  let sequence = 0;
  while ((await lives[0].at(sequence)).deciders.length < 2) sequence = await choose(1);
  const bodies = await Promise.all(
    [0, 1].map(async (seat) => ({
      sequence,
      seat,
      choice: choicesOf(engine, await lives[seat].at(sequence), seat)[0],
    })),
  );
  const answers = await Promise.all(bodies.map((body) => ada.post(paths.choices(id), body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('of two servers for one folder, the slower one says 409 and catches up', async () => {
  const { dataDir, ada, id, engine, lives } = await table();
  const other = new Browser((await newServer({ dataDir })).url);
  other.cookie = ada.cookie;
  const { deciders } = await lives[0].at(0);
  const [seat] = deciders;
  const far = other.live(id, { seat });
  const choices = choicesOf(engine, await far.at(0), seat);
  const body = { sequence: 0, seat, choice: choices[0] };
  expect((await ada.post(paths.choices(id), body)).status).toBe(200);
  const late = await other.post(paths.choices(id), body);
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'stale', sequence: 1 })]);
  expect((await far.at(1)).view).toEqual((await lives[seat].at(1)).view);
  expect(far.messages.at(-1)).toMatchObject({ type: 'snapshot', reason: 'gap' });
});
