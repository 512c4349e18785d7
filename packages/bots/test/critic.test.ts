import { readFileSync } from 'node:fs';
import { type Decision, residentCritic, turningPoints } from '@asclepion/bots';
import { type Replay, replay, type State, type TableFile } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { openClinic } from './tables.ts';

const FILE: TableFile = JSON.parse(
  readFileSync(new URL('../../clinic/test/golden/base-four-seats.json', import.meta.url), 'utf8'),
);

const engine = openClinic(FILE.options as Readonly<Record<string, unknown>>);
const game: Replay<State> = replay(engine, FILE.seed, FILE.choices);
const decisions = [...residentCritic(engine).review(game)];

describe('the critic', () => {
  test('tells choices that were there to be made, and never a better one that is the same', () => {
    expect(decisions.length).toBeGreaterThan(100);
    for (const { seat, at, last, cost, made, better } of decisions) {
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(last);
      expect(game.made[at].choice).toEqual(made.choice);
      expect(engine.choices(made.view, seat)).toContainEqual(made.choice);
      if (better === undefined) continue;
      expect(cost).toBeGreaterThan(0);
      if (better.view === made.view) expect(better.choice).not.toEqual(made.choice);
    }
  });

  test('changes nothing of the game that it looks at', () => {
    expect(engine.hash(game.last)).toBe(FILE.hash);
  });
});

/** A decision of which only what turning points look at is given. */
const decision = (at: number, seat: number, cost: number, scores: number[]): Decision => ({
  seat,
  at,
  last: at,
  cost,
  made: { view: game.first, choice: { do: 'made' } },
  better: cost > 0 ? { view: game.first, choice: { do: 'better' } } : undefined,
  outlook: { scores, spread: 10 },
});

describe('turning points', () => {
  test('are those that cost most of the chance to win, in the order of the game', () => {
    const all = [
      decision(1, 0, 5, [40, 40]),
      decision(2, 0, 9, [10, 60]),
      decision(3, 1, 6, [40, 40]),
      decision(4, 1, 0, [40, 40]),
    ];
    expect(turningPoints(all, 2).map(({ at }) => at)).toEqual([1, 3]);
    const [point] = turningPoints(all, 1);
    expect(point.at).toBe(3);
    expect(point.chances?.made).toBeCloseTo(0.5);
    expect(point.chances?.best).toBeGreaterThan(0.7);
  });

  test('of persons come before those of programs, and noise is none', () => {
    const all = [decision(1, 1, 9, [40, 40]), decision(2, 0, 3, [40, 40]), decision(3, 0, 0.5, [40, 40])];
    expect(turningPoints(all, 2, (seat) => seat === 0).map(({ at }) => at)).toEqual([1, 2]);
    expect(turningPoints(all, 1, (seat) => seat === 0).map(({ at }) => at)).toEqual([2]);
  });

  test('of a game for one are those that cost most points', () => {
    const [point] = turningPoints([decision(1, 0, 2, [40]), decision(2, 0, 4, [40])], 1);
    expect(point).toMatchObject({ at: 2, chances: undefined });
  });
});
