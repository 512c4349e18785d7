import type { Moment } from '@asclepion/protocol';
import { describe, expect, test } from 'vitest';
import { chaptersOf } from '../src/games/clinic/chapters.ts';
import { EMPTY_BOOK, hasEpilogue, readOn, sectionAt } from '../src/table/log/book.ts';

const face = { endsSection: ({ id }: { id: string }) => id === 'round-ended', chapters: chaptersOf };

const moment = (sequence: number, ...ids: string[]): Moment => ({
  sequence,
  events: ids.map((id) => ({ id, seat: sequence % 2 })),
});

const GAME = [
  moment(0, 'table-set'),
  moment(1, 'tile-laid-secretly'),
  moment(2, 'tile-laid-secretly', 'tile-revealed', 'tile-revealed'),
  moment(3, 'built'),
  moment(4, 'tile-laid'),
  moment(5, 'walked', 'time-spent'),
  moment(6, 'saved', 'admin', 'turn-order', 'round-ended'),
  moment(7, 'tile-laid'),
];

describe('the book of a table', () => {
  test('has a section for each round and a chapter for each step', () => {
    const { sections } = readOn(EMPTY_BOOK, GAME, face);
    expect(sections.map(({ number, from }) => [number, from])).toEqual([
      [1, 0],
      [2, 7],
    ]);
    expect(sections[0].chapters.map(({ id, lines }) => `${id} ${lines.length}`)).toEqual([
      'setup 1',
      'action-1 5',
      'action-2 1',
      'move 3',
      'admin 3',
    ]);
    expect(sectionAt(sections, 6)).toBe(1);
    expect(sectionAt(sections, 7)).toBe(2);
  });

  test('reads on to the same as it reads at once, and keeps what is finished', () => {
    const whole = readOn(EMPTY_BOOK, GAME, face);
    for (let cut = 0; cut <= GAME.length; cut++) {
      const before = readOn(EMPTY_BOOK, GAME.slice(0, cut), face);
      const after = readOn(before, GAME, face);
      expect(after).toEqual(whole);
      if (cut > 7) expect(after.sections[0]).toBe(before.sections[0]);
    }
  });

  test('forgets what was taken back', () => {
    const before = readOn(EMPTY_BOOK, GAME, face);
    const taken = [...GAME.slice(0, 3), moment(9, 'equipped')];
    expect(readOn(before, taken, face)).toEqual(readOn(EMPTY_BOOK, taken, face));
  });

  test('has an epilogue where a last section holds no choice of its own', () => {
    expect(hasEpilogue(readOn(EMPTY_BOOK, GAME, face))).toBe(false);
    const ended = [...GAME.slice(0, 6), moment(6, 'saved', 'round-ended', 'game-over')];
    expect(hasEpilogue(readOn(EMPTY_BOOK, ended, face))).toBe(true);
    expect(hasEpilogue(readOn(EMPTY_BOOK, GAME.slice(0, 3), face))).toBe(false);
  });
});
