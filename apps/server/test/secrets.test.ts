import { type Acknowledged, type Past, paths } from '@asclepion/protocol';
import { expect, test } from 'vitest';
import { Browser, choicesOf, engineOf, type Live, newServer, picker } from './support.ts';

const SEATS = [0, 1, 2];

/** Without the table's place in its own history, which an undo moves on. */
const withoutPlace = (text: string): string => text.replaceAll(/"sequence":\d+/g, '"sequence":#');

/**
 * Wherever a tile is laid face down, we take it back and lay another. If anything that anybody else is sent told
 * which one it was, the two would differ in a letter somewhere.
 */
test('a tile laid face down is in nothing that others are sent, in a whole game', { timeout: 120_000 }, async () => {
  const server = await newServer();
  const ada = new Browser(server.url);
  const stranger = new Browser(server.url);
  const id = await ada.open(['Ada', 'Ben', 'Cyd'], { start: 'preset', boards: ['3x3'] });
  const engine = engineOf(await ada.info(id));
  const pick = picker('secrets');
  const lives = SEATS.map((seat) => ada.live(id, { seat }));
  const everybody: readonly Live[] = [...lives, stranger.live(id)];
  let sequence = 0;

  /** Everything that each viewer is sent about the present moment, as it comes over the wire. */
  const sent = async (): Promise<string[]> => {
    const texts: string[] = [];
    for (const [viewer, live] of everybody.entries()) {
      await live.at(sequence);
      const query = viewer < SEATS.length ? { seat: viewer } : {};
      const who = viewer < SEATS.length ? ada : stranger;
      const past = await who.get(paths.moment(id, sequence, query));
      const history = await who.get(paths.history(id, { ...query, after: Math.max(0, sequence - 1) }));
      const pasts = await who.get(paths.pasts(id, { ...query, from: sequence }));
      const again = who.live(id, { ...query, from: sequence - 1 });
      await again.at(sequence);
      again.socket.terminate();
      const texts0 = [live.texts.at(-1) ?? '', past.text, pasts.text, history.text, ...again.texts];
      texts.push(withoutPlace(texts0.join('\n')));
    }
    return texts;
  };
  const choose = async (seat: number, choice: unknown): Promise<void> => {
    const answer = await ada.post<Acknowledged>(paths.choices(id), { sequence, seat, choice });
    expect(answer.status, answer.text).toBe(200);
    sequence = answer.body.sequence;
  };

  let compared = 0;
  for (;;) {
    const now = await lives[0].at(sequence);
    if (now.deciders.length === 0) break;
    const seat = pick(now.deciders);
    const choices = choicesOf(engine, await lives[seat].at(sequence), seat);
    const choice = pick(choices);
    const other = choices.find((candidate) => candidate.do === 'lay' && candidate.action !== choice.action);
    await choose(seat, choice);
    // The last tile is revealed at once.
    if (other === undefined || now.deciders.length === 1) continue;
    const first = await sent();
    const { body } = await ada.post<Acknowledged>(paths.undo(id), { sequence, seat });
    sequence = body.sequence;
    await choose(seat, other);
    const second = await sent();
    compared++;
    for (const viewer of everybody.keys()) {
      // Who laid it is the check that there is something to see.
      if (viewer === seat) expect(second[viewer]).not.toBe(first[viewer]);
      else expect(second[viewer]).toBe(first[viewer]);
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('neither seed nor source of chance is in anything sent while the game runs', async () => {
  const server = await newServer();
  const ada = new Browser(server.url);
  const id = await ada.open(['Ada', 'bot:intern'], { start: 'preset' });
  const live = ada.live(id, { seat: 0 });
  await live.at(0);
  const texts = await Promise.all(
    [paths.tables, paths.table(id), paths.history(id, { seat: 0 }), paths.moment(id, 0, { seat: 0 })].map(
      async (path) => (await ada.get<Past>(path)).text,
    ),
  );
  const { seed } = await ada.file(id);
  const key = seed.slice('fair:'.length);
  for (const text of [...texts, ...live.texts]) {
    expect(text).not.toContain(key);
    expect(text).not.toContain('"kind":"fair","key"');
  }
});
