import { createEngine } from '@asclepion/kernel';
import { battery, busiest, choiceCounts, perft, playOut } from '@asclepion/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hippocrates } from '../src/index.ts';

const tables = [
  { name: 'solo', options: { seats: 1 } },
  { name: 'two', options: { seats: 2 } },
  {
    name: 'three, doctors seen first, treating in turn',
    options: { seats: 3, 'city-reveal': 'before-options', 'treat-order': 'in-turn' },
  },
  { name: 'two of the prototype, rivals always choose', options: { seats: 2, rounds: 3, 'ai-option': 'always' } },
  { name: 'four', options: { seats: 4 } },
];

// A loaded machine may take its time.
const timeout = 60_000;
for (const { title, run } of battery(hippocrates, { tables, games: 1, every: 8 })) test(title, { timeout }, run);

test('golden counts: choices made and listed in a random game, and two choices on from where most are listed', {
  timeout,
}, () => {
  const counts = tables.map(({ name, options }) => {
    const run = { engine: createEngine(hippocrates, options), seed: 'fast:golden', limit: 5000, every: 1 };
    const { made, listed } = choiceCounts(run);
    return [name, made, listed, ...perft(run.engine, busiest(run), 2)];
  });
  expect(counts).toEqual([
    ['solo', 75, 549, 22, 560],
    ['two', 134, 1298, 53, 1055],
    ['three, doctors seen first, treating in turn', 215, 1958, 53, 1388],
    ['two of the prototype, rivals always choose', 113, 1094, 53, 1055],
    ['four', 296, 2617, 53, 1392],
  ]);
});

/** Any options that can be played together. */
const anyOptions = fc.record(
  {
    seats: fc.integer({ min: 1, max: 4 }),
    rounds: fc.constantFrom(4, 3),
    'city-reveal': fc.constantFrom('after-options', 'before-options'),
    'treat-order': fc.constantFrom('simultaneous', 'in-turn'),
    'ai-option': fc.constantFrom('if-optioned', 'always'),
  },
  { requiredKeys: ['seats'] },
);

test('HI-STEP-3 a table with any options plays to its end, and its 72 patients, 34 doctors and assistants are conserved', {
  timeout,
}, () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(), (options, seed) => {
      const engine = createEngine(hippocrates, options);
      const amounts = {
        patients: 72,
        'different patients': 72,
        doctors: 34,
        'different doctors': 34,
        kits: 30,
        'different kits': 30,
        knowledge: 30,
        'different knowledge': 30,
        assistants: options.seats * 3,
      };
      const { last } = playOut({ engine, seed: `fast:${seed}`, limit: 5000, every: 1 }, ({ after }) => {
        expect(hippocrates.conserved(engine.rules, after.state)).toEqual(amounts);
        for (const { money, stock } of after.state.players) expect(Math.min(money, ...stock)).toBeGreaterThanOrEqual(0);
      });
      expect(engine.result(last)?.scores).toHaveLength(options.seats);
    }),
    { seed: 4, numRuns: 20 },
  );
});
