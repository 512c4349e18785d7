import { describe, expect, test } from 'vitest';
import { asclepion, words } from './asclepion.ts';

interface Report {
  readonly seats: number;
  readonly options: { readonly edition: string; readonly modules: readonly string[] };
  readonly games: number;
  readonly finished: number;
  readonly perGame: readonly { scores: number[]; winners: number[]; choices: number; hash: string }[];
  readonly gamesPerSecond: number;
  readonly bots: readonly {
    name: string;
    seats: number[];
    games: number;
    wins: number;
    winRate: number;
    interval: [number, number];
    medianScore: number;
    perSeat: { seat: number; wins: number }[];
  }[];
}

async function simulate(line: string): Promise<Report> {
  const { code, out, err } = await asclepion([...words('simulate --json'), ...words(line)]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

describe('simulate', { timeout: 60_000 }, () => {
  test('gives the same games for the same seed, on one thread and on two', async () => {
    const line = '--seats 3 --bots intern --games 5 --seed again';
    const one = await simulate(`${line} --workers 1`);
    const two = await simulate(`${line} --workers 2`);
    expect(two.perGame).toEqual(one.perGame);
    expect(two.bots).toEqual(one.bots);
    expect(new Set(one.perGame.map(({ hash }) => hash)).size).toBe(5);
    const more = await simulate('--seats 3 --bots intern --games 2 --seed again --workers 1');
    expect(more.perGame).toEqual(one.perGame.slice(0, 2));
    const other = await simulate('--seats 3 --bots intern --games 1 --seed other --workers 1');
    expect(other.perGame[0].hash).not.toBe(one.perGame[0].hash);
  });

  test.each([
    ['two seats', '--seats 2 --bots resident,intern'],
    ['solo', '--seats 1 --bots resident'],
  ])('plays Hippocrates twice alike: %s', async (_, table) => {
    const line = `--game hippocrates ${table} --games 2 --seed 3 --judge`;
    const one = await simulate(`${line} --workers 1`);
    const two = await simulate(`${line} --workers 2`);
    expect(one).toMatchObject({ games: 2, finished: 2 });
    expect(two.perGame).toEqual(one.perGame);
  });

  test.each([1, 2, 3, 4])('plays with %i seats, one name standing for all', async (seats) => {
    const report = await simulate(`--seats ${seats} --bots intern --games 2 --workers 1 --judge`);
    expect(report).toMatchObject({ seats, games: 2, finished: 2 });
    const [bot] = report.bots;
    expect(report.bots).toHaveLength(1);
    expect(bot.seats).toHaveLength(seats);
    expect(report.perGame.every(({ scores }) => scores.length === seats)).toBe(true);
    expect(bot.wins).toBe(report.perGame.filter(({ winners }) => winners.length > 0).length);
    expect(bot.perSeat.reduce((sum, { wins }) => sum + wins, 0)).toBe(
      report.perGame.reduce((sum, { winners }) => sum + winners.length, 0),
    );
  });

  test('plays with modules and options', async () => {
    const line = '--bots intern --games 1 --workers 1 --modules icu,virus,fire-extinguisher --option edition=2014';
    const { finished, options } = await simulate(line);
    expect(finished).toBe(1);
    expect(options.edition).toBe('2014');
    expect(options.modules).toEqual(['icu', 'virus', 'fire-extinguisher']);
  });

  test('groups seats by the name of their bot', async () => {
    const { bots } = await simulate('--seats 3 --bots resident,intern,intern --games 2 --workers 1');
    expect(bots.map(({ name, seats }) => [name, seats])).toEqual([
      ['resident', [0]],
      ['intern', [1, 2]],
    ]);
    for (const { winRate, interval } of bots) {
      expect(interval[0]).toBeLessThanOrEqual(winRate);
      expect(interval[1]).toBeGreaterThanOrEqual(winRate);
    }
  });

  test('prints a table for people', async () => {
    const { code, out } = await asclepion(words('simulate --seats 2 --bots intern --games 2 --seed 7 --workers 1'));
    expect(code).toBe(0);
    expect(out).toContain('2 of 2 games finished');
    expect(out).toMatch(/bot +where +wins +rate/);
    expect(out).toMatch(/intern +2 seats +2 +100.0 %/);
  });
});
