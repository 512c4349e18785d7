import { createEngine } from '@asclepion/kernel';
import { battery, busiest, choiceCounts, perft, playOut } from '@asclepion/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clinic } from '../src/index.ts';

const modules = ['icu', 'virus', 'fire-extinguisher'];
/** Every level in turn, more often the light ones. */
const bag = (size: number): number[] => Array.from({ length: size }, (_, at) => [0, 1, 0, 2, 1, 3][at % 6]);

const tables = [
  { name: 'solo', options: { seats: 1 } },
  { name: 'solo, 2014, 3×3', options: { seats: 1, edition: '2014', boards: '3x3', modules } },
  { name: 'two', options: { seats: 2 } },
  { name: 'two, both sides, all modules', options: { seats: 2, boards: ['4x3', '3x3'], modules } },
  { name: 'two, 2014, preset', options: { seats: 2, edition: '2014', start: 'preset', modules } },
  { name: 'three, full rooms block', options: { seats: 3, 'full-rooms-block': 'on', modules: ['icu'] } },
  {
    name: 'three, fixed setup and bags, 3×3',
    options: {
      seats: 3,
      boards: '3x3',
      setup: 'fixed',
      start: 'preset',
      bags: { patients: bag(60), doctors: bag(30) },
    },
  },
  { name: 'four, all modules', options: { seats: 4, modules } },
  { name: 'four, 2014', options: { seats: 4, edition: '2014', 'icu-base': 'on' } },
];

// A loaded machine may take its time.
const timeout = 60_000;
for (const { title, run } of battery(clinic, { tables, games: 1, every: 8 })) test(title, { timeout }, run);

const onOff = fc.constantFrom('on', 'off');
/** Any options that can be played together, each left to its default now and then. */
const anyOptions = fc.integer({ min: 1, max: 4 }).chain((seats) =>
  fc.record(
    {
      seats: fc.constant(seats),
      modules: fc.subarray(modules),
      edition: fc.constantFrom('deluxe', '2014'),
      boards: fc.array(fc.constantFrom('4x3', '3x3'), { minLength: seats, maxLength: seats }),
      start: fc.constantFrom('free', 'preset'),
      setup: fc.constantFrom('normal', 'fixed'),
      goal: fc.integer({ min: 1, max: 6 }),
      grade: fc.constantFrom('easy', 'medium', 'hard'),
      'action-tiles': fc.constantFrom(6, 3),
      services: fc.constantFrom('deluxe', '2014'),
      death: fc.constantFrom(5, 3),
      'outpatient-income': fc.constantFrom('flat', 'plus'),
      'supply-forced': onOff,
      'first-entrance': fc.constantFrom('psych-hub', 'pre-admission'),
      'popularity-order': fc.constantFrom('reverse', 'first'),
      'full-rooms-block': onOff,
      'notepad-gaps': fc.constantFrom('immediate', 'after-admit'),
      'notepad-swap': onOff,
      'admit-needs-hub': onOff,
      'icu-base': onOff,
      'hub-copies': fc.constantFrom('all', 'players-1'),
      'final-tie': fc.constantFrom('turn-order', 'arrival'),
    },
    { requiredKeys: ['seats'] },
  ),
);

test('a table with any options plays to its end, and its pieces are conserved', { timeout }, () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(), (options, seed) => {
      const engine = createEngine(clinic, options);
      let before: unknown;
      const { last } = playOut({ engine, seed: `fast:${seed}`, limit: 5000, every: 1 }, ({ after }) => {
        const amounts = clinic.conserved(engine.rules, after.state);
        if (Object.keys(amounts).length === 0) return;
        expect(amounts).toEqual(before ?? amounts);
        before = amounts;
      });
      expect(engine.result(last)?.scores).toHaveLength(options.seats);
    }),
    { seed: 20, numRuns: 30 },
  );
});

test('golden counts: choices made and listed in a random game, and two choices on from where most are listed', {
  timeout,
}, () => {
  const counts = tables.map(({ name, options }) => {
    const run = { engine: createEngine(clinic, options), seed: 'fast:golden', limit: 5000, every: 1 };
    const { made, listed } = choiceCounts(run);
    return [name, made, listed, ...perft(run.engine, busiest(run), 2)];
  });
  expect(counts).toEqual([
    ['solo', 79, 540, 54, 92],
    ['solo, 2014, 3×3', 75, 589, 57, 2085],
    ['two', 151, 2247, 106, 6582],
    ['two, both sides, all modules', 164, 1557, 119, 8149],
    ['two, 2014, preset', 149, 1710, 102, 7245],
    ['three, full rooms block', 228, 2774, 121, 8508],
    ['three, fixed setup and bags, 3×3', 204, 2972, 71, 3262],
    ['four, all modules', 299, 5737, 123, 9338],
    ['four, 2014', 301, 5023, 107, 6930],
  ]);
});
