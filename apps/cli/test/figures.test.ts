import { expect, test } from 'vitest';
import { columns, width } from '../src/columns.ts';
import { median, standings, wilson } from '../src/simulate/figures.ts';

test('Wilson intervals are those of the textbook', () => {
  const [low, high] = wilson(30, 100);
  expect(low).toBeCloseTo(0.2189, 4);
  expect(high).toBeCloseTo(0.3958, 4);
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 4);
  expect(wilson(10, 10)[1]).toBe(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('the median of an even number of values is in the middle of two', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeUndefined();
});

test('a win of two seats of one bot counts once, and unfinished games count for nothing', () => {
  const game = { finished: true, choices: 1, hash: '', made: [] };
  const games = [
    { ...game, scores: [3, 3, 1], winners: [0, 1] },
    { ...game, scores: [1, 2, 9], winners: [2] },
    { ...game, finished: false, scores: [], winners: [] },
  ];
  const [a, b] = standings(['a', 'a', 'b'], games);
  expect(a).toMatchObject({ name: 'a', seats: [0, 1], games: 2, wins: 1, winRate: 0.5, medianScore: 2.5 });
  expect(a.perSeat).toMatchObject([
    { seat: 0, wins: 1, meanScore: 2 },
    { seat: 1, wins: 1, meanScore: 2.5 },
  ]);
  expect(b).toMatchObject({ name: 'b', seats: [2], wins: 1, meanScore: 5 });
});

test('columns line up, Chinese characters counting as two', () => {
  expect(width('治疗室 A')).toBe(8);
  expect(
    columns(
      [
        ['治疗室', '1'],
        ['a', '10'],
      ],
      [1],
    ),
  ).toEqual(['治疗室   1', 'a       10']);
});
