import { describe, expect, test } from 'vitest';
import { changeBetween, changed } from '../src/changes.ts';

const CASES: readonly (readonly [string, unknown, unknown])[] = [
  ['the same', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
  ['another number deep inside', { a: [1, { b: 2 }], c: 'x' }, { a: [1, { b: 3 }], c: 'x' }],
  ['a longer list', { a: [1, 2] }, { a: [1, 2, 3] }],
  ['a field more', { a: 1 }, { a: 1, b: 2 }],
  ['a field less', { a: 1, b: 2 }, { a: 1 }],
  ['a list for an object', { a: {} }, { a: [] }],
  ['nothing for something', { a: { b: 1 } }, { a: null }],
  ['something for nothing', { a: null }, { a: { b: 1 } }],
  ['another kind altogether', 1, 'one'],
];

describe('a change', () => {
  test.each(CASES)('leads from one to the other: %s', (_, before, after) => {
    const change = changeBetween(before, after);
    const sent = change === undefined ? undefined : JSON.parse(JSON.stringify(change));
    expect(changed(before, sent)).toEqual(after);
  });

  test('is small, and what it leaves stays the same object', () => {
    const before = { clinics: [{ money: 1 }, { money: 2 }], bag: [1, 2, 3] };
    const after = { clinics: [{ money: 1 }, { money: 5 }], bag: [1, 2, 3] };
    const change = changeBetween(before, after);
    expect(change).toEqual({ in: { clinics: { in: { 1: { in: { money: { set: 5 } } } } } } });
    const made = changed(before, change) as typeof before;
    expect(made.bag).toBe(before.bag);
    expect(made.clinics[0]).toBe(before.clinics[0]);
    expect(before.clinics[1].money).toBe(2);
  });

  test('goes into nothing that is not there', () => {
    expect(() => changed({ a: 1 }, { in: { b: { set: 1 } } })).toThrow(TypeError);
    expect(() => changed(1, { in: { b: { set: 1 } } })).toThrow(TypeError);
    expect(() => changed({}, { in: { ['__proto__']: { set: 1 } } })).toThrow(TypeError);
  });
});
