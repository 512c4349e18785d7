import { createEngine } from '@asclepion/kernel';
import { battery, busiest, choiceCounts, perft, playOut } from '@asclepion/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceHospital } from '../src/index.ts';

const tables = [
  { name: 'solo', options: { seats: 1 } },
  { name: 'solo with events', options: { seats: 1, events: 'on' } },
  { name: 'two', options: { seats: 2 } },
  { name: 'three, in turn, with events', options: { seats: 3, activation: 'in-turn', events: 'on' } },
  { name: 'four', options: { seats: 4 } },
  { name: 'four, larger display, with events', options: { seats: 4, display: 'n+1-total', events: 'on' } },
];

// A loaded machine may take its time.
const timeout = 60_000;
for (const { title, run } of battery(diceHospital, { tables, games: 1, every: 8 })) test(title, { timeout }, run);

test('golden counts: choices made and listed in a random game, and two choices on from where most are listed', {
  timeout,
}, () => {
  const counts = tables.map(({ name, options }) => {
    const run = { engine: createEngine(diceHospital, options), seed: 'fast:golden', limit: 5000, every: 1 };
    const { made, listed } = choiceCounts(run);
    return [name, made, listed, ...perft(run.engine, busiest(run), 2)];
  });
  expect(counts).toEqual([
    ['solo', 92, 1221, 70, 3214],
    ['solo with events', 95, 1132, 60, 2394],
    ['two', 207, 3013, 133, 13878],
    ['three, in turn, with events', 278, 4379, 97, 4232],
    ['four', 372, 5670, 218, 42819],
    ['four, larger display, with events', 372, 4917, 98, 8365],
  ]);
});

/** Any options that can be played together. */
const anyOptions = fc.record(
  {
    seats: fc.integer({ min: 1, max: 4 }),
    display: fc.constantFrom('n-1', 'n+1-total'),
    activation: fc.constantFrom('together', 'in-turn'),
    events: fc.constantFrom('off', 'on'),
  },
  { requiredKeys: ['seats'] },
);

test('DH-COMP-5 a table with any options plays to its end, and its dice and cards are conserved', { timeout }, () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(), (options, seed) => {
      const engine = createEngine(diceHospital, options);
      const amounts = diceHospital.conserved(engine.rules, engine.begin(`fast:${seed}`).state);
      const { last } = playOut({ engine, seed: `fast:${seed}`, limit: 5000, every: 1 }, ({ after }) => {
        expect(diceHospital.conserved(engine.rules, after.state)).toEqual(amounts);
      });
      expect(engine.result(last)?.scores).toHaveLength(options.seats);
    }),
    { seed: 4, numRuns: 30 },
  );
});
