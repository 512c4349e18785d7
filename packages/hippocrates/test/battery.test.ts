import { createEngine } from '@asclepion/kernel';
import { battery, busiest, choiceCounts, perft, playOut } from '@asclepion/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hippocrates } from '../src/index.ts';

const tables = [
  { name: 'solo', options: { seats: 1 } },
  { name: 'two', options: { seats: 2 } },
  { name: 'three, doctors seen first, treating in turn', options: { seats: 3, 'city-reveal': 'before-options', 'treat-order': 'in-turn' } },
  { name: 'two of the prototype, rivals always choose', options: { seats: 2, rounds: 3, 'ai-option': 'always' } },
  { name: 'four', options: { seats: 4 } },
];

// A loaded machine may take its time.
const timeout = 60_000;
for (const { title, run } of battery(hippocrates, { tables, games: 2, every: 8 })) test(title, { timeout }, run);

test('golden counts: choices made and listed in a random game, and two choices on from where most are listed', {
  timeout,
}, () => {
  const counts = tables.map(({ name, options }) => {
    const run = { engine: createEngine(hippocrates, options), seed: 'fast:golden', limit: 5000, every: 1 };
    const { made, listed } = choiceCounts(run);
    return [name, made, listed, ...perft(run.engine, busiest(run), 2)];
  });
  expect(counts).toEqual([]);
});
