import { commitmentTo } from '@asclepion/kernel';
import {
  type Acknowledged,
  type History,
  type Past,
  type Pasts,
  paths,
  type TableSummary,
  unpackPasts,
} from '@asclepion/protocol';
import { expect, test } from 'vitest';
import { Browser, choicesOf, engineOf, newFolder, newServer, picker } from './support.ts';

/** A table of two people at one screen, at its first choice. */
async function twoAtOneScreen(seed = 'fast:api') {
  const server = await newServer();
  const ada = new Browser(server.url);
  const id = await ada.open(['Ada', 'Ben'], {}, seed);
  const engine = engineOf(await ada.info(id));
  const live = ada.live(id, { seat: 0 });
  const now = await live.at(0);
  const [seat] = now.deciders;
  return { server, ada, id, engine, live, now, seat, choices: choicesOf(engine, now, seat) };
}

test('a table is opened, listed for its owner only, and commits to its seed', async () => {
  const server = await newServer();
  const ada = new Browser(server.url);
  const id = await ada.open(['Ada', 'bot:intern']);
  const { body: list } = await ada.get<TableSummary[]>(paths.tables);
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ id, game: 'clinic', over: false });
  expect(list[0].seats).toEqual([
    { kind: 'person', name: 'Ada', mine: true },
    { kind: 'bot', name: 'intern', bot: 'intern', mine: false },
  ]);
  const ben = new Browser(server.url);
  expect((await ben.get<TableSummary[]>(paths.tables)).body).toEqual([]);
  const seen = await ben.info(id);
  expect(seen.seats[0].mine).toBe(false);
  expect(seen.mayExport).toBe(false);
  expect(seen.chance.seed).toBeUndefined();
  const { seed } = await ada.file(id);
  expect(seen.chance).toEqual({ kind: 'fair', commitment: commitmentTo(seed) });
});

test('what cannot be opened is refused with every problem', async () => {
  const { url } = await newServer();
  const ada = new Browser(url);
  const body = { game: 'clinic', options: { seats: 2 }, seats: [{ kind: 'person', name: 'Ada' }] };
  const cases: [unknown, number, string, string][] = [
    [{ ...body, game: 'chess' }, 422, 'options', 'game'],
    [body, 422, 'options', 'seats'],
    [{ ...body, options: { seats: 1, start: 'odd' } }, 422, 'options', 'start'],
    [{ ...body, options: { seats: 1 }, seats: [{ kind: 'bot', bot: 'nobody' }] }, 422, 'options', 'seats.0.bot'],
    [{ ...body, more: 1 }, 400, 'bad-request', 'more'],
    [{ ...body, seats: [{ kind: 'person', name: '' }] }, 400, 'bad-request', 'seats.0.name'],
    [{ ...body, seed: `fair:${'0'.repeat(64)}` }, 400, 'bad-request', 'seed'],
    ['{', 400, 'bad-request', ''],
    ['{"__proto__":{"x":1}}', 400, 'bad-request', ''],
  ];
  for (const [wanted, status, code, field] of cases) {
    const answer = await ada.post(paths.tables, wanted);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if ('problems' in answer.body) expect(answer.body.problems.map((problem) => problem.field)).toContain(field);
  }
  expect((await ada.get<TableSummary[]>(paths.tables)).body).toEqual([]);
});

test('a choice is acknowledged with its place, and one that is not lawful names its rule', async () => {
  const { ada, id, live, seat, choices } = await twoAtOneScreen();
  const wrong = await ada.post(paths.choices(id), { sequence: 0, seat, choice: { do: 'place', at: 99 } });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({ code: 'violation', violation: { rule: expect.stringMatching(/^CB-/) } });
  const other = await ada.post(paths.choices(id), { sequence: 0, seat: 1 - seat, choice: choices[0] });
  expect(other.body).toMatchObject({ violation: { rule: 'KERNEL', key: 'kernel.not-your-turn' } });
  const right = await ada.post<Acknowledged>(paths.choices(id), { sequence: 0, seat, choice: choices[0] });
  expect([right.status, right.body]).toEqual([200, { sequence: 1 }]);
  expect((await live.at(1)).sequence).toBe(1);
});

test('a choice for where the table no longer is gets 409, and two at once never both count', async () => {
  const { ada, id, seat, choices } = await twoAtOneScreen();
  const answers = await Promise.all(
    [choices[0], choices[1]].map((choice) => ada.post(paths.choices(id), { sequence: 0, seat, choice })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({ code: 'stale', sequence: 1 });
  const early = await ada.post(paths.choices(id), { sequence: 7, seat, choice: choices[0] });
  expect(early.status).toBe(409);
});

test('a seat is only for the session that sits there', async () => {
  const { server, ada, id, seat, choices } = await twoAtOneScreen();
  const eve = new Browser(server.url);
  await eve.open(['Eve', 'Eva']);
  for (const answer of [
    await eve.post(paths.choices(id), { sequence: 0, seat, choice: choices[0] }),
    await eve.post(paths.undo(id), { sequence: 0, seat }),
    await eve.get(paths.moment(id, 0, { seat })),
    await eve.get(paths.pasts(id, { seat, from: 0 })),
    await eve.get(paths.history(id, { seat })),
    await ada.get(paths.history(id, { seat: 7 })),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'not-your-seat']);
  }
  expect((await eve.get(paths.exportTable(id))).body.code).toBe('still-running');
  expect((await eve.get(paths.moment(id, 0))).status).toBe(200);
});

test("nobody sees a bot's seat, not even who seated it", async () => {
  const { url } = await newServer();
  const ada = new Browser(url);
  const id = await ada.open(['Ada', 'bot:intern']);
  expect((await ada.get(paths.history(id, { seat: 1 }))).body.code).toBe('not-your-seat');
});

test('unknown tables, moments and addresses are 404', async () => {
  const { ada, id } = await twoAtOneScreen();
  expect((await ada.get(paths.table('0'.repeat(20)))).body.code).toBe('no-such-table');
  expect((await ada.get(paths.table('..%2f'))).body.code).toBe('no-such-table');
  expect((await ada.get(paths.moment(id, 5))).body.code).toBe('no-such-moment');
  expect((await ada.get(paths.pasts(id, { from: 5 }))).body.code).toBe('no-such-moment');
  expect((await ada.get('/api/nothing')).body.code).toBe('not-found');
  expect((await ada.get('/nothing')).body.code).toBe('not-found');
});

test('undo takes the last own choice back, keeps both in the record, and stops at what became known', async () => {
  const { ada, id, engine, live, seat, choices } = await twoAtOneScreen();
  const before = live.now;
  expect(before.mayUndo).toBe(false);
  const nothing = await ada.post(paths.undo(id), { sequence: 0, seat });
  expect(nothing.body).toMatchObject({ violation: { key: 'kernel.undo-nothing' } });
  await ada.post(paths.choices(id), { sequence: 0, seat, choice: choices[0] });
  const mine = ada.live(id, { seat });
  expect((await mine.at(1)).mayUndo).toBe(true);
  expect((await ada.post(paths.undo(id), { sequence: 0, seat })).status).toBe(409);
  const back = await ada.post<Acknowledged>(paths.undo(id), { sequence: 1, seat });
  expect([back.status, back.body]).toEqual([200, { sequence: 2 }]);
  const message = await live.until((sent) => sent.type === 'snapshot' && sent.reason === 'undo');
  expect(message).toMatchObject({ now: { sequence: 2, deciders: [seat] } });
  expect(live.now.view).toEqual(before.view);
  await ada.post(paths.choices(id), { sequence: 2, seat, choice: choices[1] });
  const { body: history } = await ada.get<History>(paths.history(id, { seat }));
  expect(history.moments.map(({ sequence, by }) => [sequence, by?.choice])).toEqual([
    [0, undefined],
    [3, choices[1]],
  ]);
  const { body: past } = await ada.get<Past>(paths.moment(id, 1, { seat }));
  expect(engine.choices(past.view, past.deciders[0])).not.toEqual(choices);
  const { body: pasts } = await ada.get<Pasts>(paths.pasts(id, { seat, from: 0 }));
  expect(unpackPasts(pasts).map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  expect(unpackPasts(pasts)[1]).toEqual(past);
  expect(unpackPasts(pasts)[2].view).toEqual(before.view);
  expect((await ada.info(id)).made).toBe(1);
});

test('a whole game: every moment can be seen again, its file imported, and its seed checked', {
  timeout: 60_000,
}, async () => {
  const folder = newFolder();
  const server = await newServer({ dataDir: folder });
  const ada = new Browser(server.url);
  const id = await ada.open(['Ada', 'Ben'], { start: 'preset', boards: ['3x3'] });
  const { commitment } = (await ada.info(id)).chance;
  const engine = engineOf(await ada.info(id));
  const pick = picker('whole');
  const live = ada.live(id);
  let now = await live.at(0);
  const views = [now.view];
  while (now.deciders.length > 0) {
    const seat = pick(now.deciders);
    const { body: seen } = await ada.get<Past>(paths.moment(id, now.sequence, { seat }));
    const choice = pick(choicesOf(engine, seen, seat));
    const answer = await ada.post<Acknowledged>(paths.choices(id), { sequence: now.sequence, seat, choice });
    expect(answer.status, answer.text).toBe(200);
    now = await live.at(answer.body.sequence);
    views.push(now.view);
  }
  expect(now.result?.winners.length).toBeGreaterThan(0);
  for (let count = 0; count < 20; count++) {
    const at = pick(views.map((_, sequence) => sequence));
    expect((await ada.get<Past>(paths.moment(id, at))).body.view).toEqual(views[at]);
  }
  for (let from = 0; from < views.length; ) {
    const pasts = unpackPasts((await ada.get<Pasts>(paths.pasts(id, { from }))).body);
    expect(pasts.map(({ sequence, view }) => [sequence, view])).toEqual(
      views.slice(from, from + pasts.length).map((view, at) => [from + at, view]),
    );
    from += pasts.length;
  }
  expect((await ada.post(paths.undo(id), { sequence: now.sequence, seat: 0 })).body.code).toBe('violation');
  const stranger = new Browser(server.url);
  const info = await stranger.info(id);
  expect(commitmentTo(info.chance.seed ?? '')).toBe(commitment);
  const file = await stranger.file(id);
  expect(file.choices).toHaveLength(info.made);
  expect(file.names).toEqual(['Ada', 'Ben']);
  const copy = await stranger.post<{ id: string }>(paths.importTable, file);
  expect(copy.status, copy.text).toBe(201);
  expect(await stranger.file(copy.body.id)).toEqual(file);
  expect((await stranger.get<History>(paths.history(copy.body.id))).body.moments).toEqual(
    (await stranger.get<History>(paths.history(id))).body.moments,
  );
});

test('a file is refused with its reason and the number of the choice', async () => {
  const { ada, id, seat, choices } = await twoAtOneScreen();
  await ada.post(paths.choices(id), { sequence: 0, seat, choice: choices[0] });
  const file = await ada.file(id);
  const made = file.choices[0];
  const cases: [unknown, string, number][] = [
    ['{', 'not-json', 0],
    [{ ...file, format: 'other' }, 'not-a-table', 0],
    [{ ...file, seed: 'none' }, 'not-a-table', 0],
    [{ ...file, game: 'chess' }, 'unknown-game', 0],
    [{ ...file, options: { seats: 9 } }, 'not-a-table', 0],
    [{ ...file, hash: '0' }, 'wrong-hash', 1],
    [{ ...file, choices: [made, made] }, 'refused', 2],
    [{ ...file, choices: [{ ...made, seat: 5 }] }, 'refused', 1],
    [{ ...file, choices: Array.from({ length: 20_001 }, () => made) }, 'too-long', 20_001],
  ];
  for (const [wrong, reason, at] of cases) {
    const answer = await ada.post(paths.importTable, wrong);
    expect([answer.status, answer.body], answer.text).toEqual([
      422,
      expect.objectContaining({ code: 'table-file', reason, at }),
    ]);
  }
  expect((await ada.get<TableSummary[]>(paths.tables)).body).toHaveLength(1);
  const good = await ada.post<{ id: string }>(paths.importTable, file);
  expect(await ada.file(good.body.id)).toEqual(file);
});

test('a table that forbids help says so to everybody, in its file too, and so does its copy', async () => {
  const server = await newServer();
  const ada = new Browser(server.url);
  const open = async (help?: 'allowed' | 'forbidden'): Promise<string> => {
    const options = { seats: 1, start: 'preset' };
    const seats = [{ kind: 'person', name: 'Ada' }];
    const answer = await ada.post<{ id: string }>(paths.tables, { game: 'clinic', options, seats, help });
    return answer.body.id;
  };
  const [usual, strict] = [await open(), await open('forbidden')];
  expect((await ada.info(usual)).help).toBe('allowed');
  expect((await ada.info(strict)).help).toBe('forbidden');
  const { body: list } = await ada.get<TableSummary[]>(paths.tables);
  expect(new Set(list.map(({ id, help }) => `${id} ${help}`))).toEqual(
    new Set([`${usual} allowed`, `${strict} forbidden`]),
  );
  expect(await ada.file(usual)).not.toHaveProperty('help');
  const file = await ada.file(strict);
  expect(file.help).toBe('forbidden');
  const copy = await ada.post<{ id: string }>(paths.importTable, file);
  expect((await ada.info(copy.body.id)).help).toBe('forbidden');
});

test('a file taken while the table runs is noted for everybody', async () => {
  const { server, ada, id } = await twoAtOneScreen();
  expect((await ada.info(id)).chance.shownAt).toBeUndefined();
  await ada.file(id);
  expect((await new Browser(server.url).info(id)).chance.shownAt).toBe(0);
});
