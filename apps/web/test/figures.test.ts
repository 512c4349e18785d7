import type { Moment, Past } from '@asclepion/protocol';
import { expect, test } from 'vitest';
import { figuresOf, marksOf } from '../src/table/end/figures.ts';
import { rankingOf } from '../src/table/end/ranking.ts';

const face = {
  endsSection: ({ id }: { id: string }) => id === 'ended',
  series: [
    {
      id: 'steps',
      title: () => 'Steps',
      value: (_view: unknown, seat: number, events: readonly { seat?: number }[]) =>
        events.filter((event) => event.seat === seat).length,
    },
  ],
};

const moments: Moment[] = [
  { sequence: 0, events: [{ id: 'set' }] },
  { sequence: 1, events: [{ id: 'step', seat: 0 }] },
  { sequence: 4, events: [{ id: 'step', seat: 1 }, { id: 'ended' }] },
  { sequence: 5, events: [{ id: 'step', seat: 0 }] },
  { sequence: 6, events: [{ id: 'ended' }, { id: 'over' }] },
];

test('figures are taken at the opening and after each section', () => {
  expect(marksOf(moments, face)).toEqual([0, 4, 6]);
  // A last section that nothing ends counts too.
  expect(marksOf(moments.slice(0, 4), face)).toEqual([0, 4, 5]);
  const view = { programme: [], frames: [], chance: { kind: 'fast', state: [] } } as unknown as Past['view'];
  const pasts = moments.map(({ sequence }): Past => ({ sequence, view, deciders: [] }));
  expect(figuresOf(moments, pasts, 2, face).map(({ bySeat }) => bySeat)).toEqual([
    [
      [0, 1, 2],
      [0, 1, 1],
    ],
  ]);
});

test('winners come first, and equal scores share a place', () => {
  const ranking = rankingOf({ scores: [5, 9, 9, 5, -1], winners: [2], lines: [] });
  expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
    [3, 3],
    [4, 5],
  ]);
});
