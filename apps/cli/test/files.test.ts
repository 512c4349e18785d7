import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { asclepion, temporaryFolder, words } from './asclepion.ts';

interface File {
  options: unknown;
  choices: { seat: number; choice: Record<string, unknown> }[];
  hash: string;
  game: string;
}

const folder = temporaryFolder();
const good = join(folder, 'clinic-0.json');

beforeAll(async () => {
  await asclepion(words(`simulate --seats 2 --bots intern --games 1 --workers 1 --export ${folder}`));
}, 60_000);

/** A copy of the good file with something wrong. */
function spoilt(name: string, spoil: (file: File) => void): string {
  const file: File = JSON.parse(readFileSync(good, 'utf8'));
  spoil(file);
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(file));
  return path;
}

describe('verify', () => {
  test('says the hash and the result of a good file', async () => {
    const file: File = JSON.parse(readFileSync(good, 'utf8'));
    const { code, out } = await asclepion(['verify', good]);
    expect(code).toBe(0);
    expect(out).toContain(file.hash);
    const json = JSON.parse((await asclepion(['verify', good, '--json'])).out);
    expect(json).toMatchObject({ ok: true, game: 'clinic', choices: file.choices.length, hash: file.hash, over: true });
    expect(json.result.scores).toHaveLength(2);
  });

  test('names the choice that was tampered with', async () => {
    const path = spoilt('choice.json', (file) => {
      file.choices[2] = { ...file.choices[2], choice: { do: 'place', at: 10_000 } };
    });
    const { code, out, err } = await asclepion(['verify', path]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(`${path}, choice 3:`);
    expect(err).toContain(`asclepion choices ${path} --at 2`);
    const json = await asclepion(['verify', path, '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      code: 'refused',
      at: 3,
      violation: { rule: expect.stringMatching(/^CB-/) },
    });
  });

  test('sees a hash that was tampered with, and a choice that is missing', async () => {
    const hash = spoilt('hash.json', (file) => {
      file.hash = file.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    });
    const { length } = (JSON.parse(readFileSync(good, 'utf8')) as File).choices;
    expect(await asclepion(['verify', hash])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`choice ${length}:`),
    });
    const missing = spoilt('missing.json', (file) => void file.choices.pop());
    expect(await asclepion(['verify', missing])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`choice ${length - 1}:`),
    });
  });

  test('refuses what is no table', async () => {
    const cut = join(folder, 'cut.json');
    writeFileSync(cut, readFileSync(good, 'utf8').slice(0, 700));
    expect(await asclepion(['verify', cut])).toMatchObject({ code: 1, err: expect.stringContaining('not JSON') });
    const other = spoilt('other.json', (file) => {
      file.game = 'chess';
    });
    expect(await asclepion(['verify', other])).toMatchObject({ code: 1, err: expect.stringContaining('clinic') });
    const options = spoilt('options.json', (file) => {
      file.options = { seats: 9 };
    });
    expect(await asclepion(['verify', options])).toMatchObject({ code: 1, err: expect.stringContaining('"seats"') });
    const nowhere = join(folder, 'nowhere.json');
    expect(await asclepion(['verify', nowhere])).toMatchObject({ code: 1, err: expect.stringContaining(nowhere) });
    expect(await asclepion(['verify', folder])).toMatchObject({ code: 1, err: expect.stringContaining(folder) });
  });
});

describe('replay', () => {
  test('prints each choice in words', async () => {
    const file: File = JSON.parse(readFileSync(good, 'utf8'));
    const { code, out } = await asclepion(['replay', good]);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines).toHaveLength(file.choices.length);
    expect(lines[0]).toMatch(/^ +1 {2}Player [12]: Place a psychiatry hub on 0[A-D][1-3]$/);
    expect((await asclepion(['replay', good, '--language', 'zh-Hant'])).out).toContain('玩家 1：');
  });

  test('prints choices and hashes for programs', async () => {
    const file: File = JSON.parse(readFileSync(good, 'utf8'));
    const list = JSON.parse((await asclepion(['replay', good, '--json'])).out);
    expect(list).toHaveLength(file.choices.length);
    expect(list[0]).toEqual({ sequence: 1, ...file.choices[0], hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(list.at(-1).hash).toBe(file.hash);
  });

  test('fails where the hash at the end is another one', async () => {
    const path = spoilt('replayed.json', (file) => {
      file.hash = '0'.repeat(64);
    });
    const { code, out, err } = await asclepion(['replay', path]);
    expect(code).toBe(1);
    expect(out).not.toBe('');
    expect(err).toContain('hash');
  });
});

describe('choices', () => {
  test('lists what was open, the choice that was made among it', async () => {
    const file: File = JSON.parse(readFileSync(good, 'utf8'));
    const { code, out } = await asclepion(['choices', good, '--at', '4', '--json']);
    expect(code).toBe(0);
    const open = JSON.parse(out);
    expect(open).toMatchObject({ at: 4, over: false });
    const { seat, choice } = file.choices[4];
    expect(open.deciders).toHaveLength(1);
    expect(open.deciders[0].seat).toBe(seat);
    expect(open.deciders[0].choices).toContainEqual(choice);
  });

  test('lists them in words, and nothing at the end', async () => {
    expect((await asclepion(['choices', good, '--at', '0'])).out).toMatch(
      /Place your psychiatry hub[\s\S]* 1 {2}Place a/,
    );
    const { length } = (JSON.parse(readFileSync(good, 'utf8')) as File).choices;
    expect(await asclepion(['choices', good, '--at', `${length}`])).toMatchObject({
      code: 0,
      out: expect.stringContaining('the game is over'),
    });
    expect(await asclepion(['choices', good, '--at', `${length + 1}`])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`from 0 to ${length}`),
    });
  });
});
