import { expect, test } from 'vitest';
import { createEngine } from '../src/index.ts';
import { battery, choiceCounts, perft } from '../src/testing/index.ts';
import { fairDay } from './fair-day.ts';
import { ticTacToe } from './tic-tac-toe.ts';

for (const { title, run } of battery(ticTacToe, { tables: [{ name: 'tic-tac-toe', options: {} }], games: 5 })) {
  test(title, run);
}

const days = [
  { name: 'fair day', options: {} },
  { name: 'fair day of three', options: { seats: 3, days: 3 } },
];
for (const { title, run } of battery(fairDay, { tables: days, games: 8 })) test(title, { timeout: 60_000 }, run);

test('golden counts of tic-tac-toe: 9, 9 × 8, and on, less those that end early', () => {
  const engine = createEngine(ticTacToe, {});
  const { state } = engine.begin('fast:');
  expect(perft(engine, state, 7)).toEqual([9, 72, 504, 3024, 15120, 54720, 148176]);
});

test('golden counts of a fair day', () => {
  const engine = createEngine(fairDay, {});
  expect(perft(engine, engine.begin('fast:perft').state, 5)).toEqual([6, 30, 108, 216, 432]);
  expect(choiceCounts({ engine, seed: 'fast:counts', limit: 100, every: 1 })).toEqual({ made: 15, listed: 32 });
});
