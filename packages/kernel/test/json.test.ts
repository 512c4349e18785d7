import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf } from '../src/index.ts';

describe('canonical text', () => {
  test('sorts keys at every depth and leaves absent values out', () => {
    expect(canonical({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}');
  });

  test('is one text for data that differ in the order of their keys only', () => {
    const shuffled = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(shuffled);
      return Object.fromEntries(Object.entries(value).toReversed());
    };
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => canonical(shuffled(value)) === canonical(value)),
    );
  });

  test('can be read again, and is the same text after that', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
        expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(canonical(value));
      }),
    );
  });

  test('tells texts, numbers and lists apart', () => {
    const texts = [1, '1', [1], ['1'], { 0: 1 }, null, 'null', true, [], {}, ''].map(canonical);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('the hash is SHA-256 of the canonical text', () => {
  const value = { name: '诊所', at: [3, 1, 2] };
  const expected = createHash('sha256').update(canonical(value)).digest('hex');
  expect(hashOf(value)).toBe(expected);
  expect(hashOf({ at: [3, 1, 2], name: '诊所' })).toBe(expected);
  expect(hashOf({ at: [1, 2, 3], name: '诊所' })).not.toBe(expected);
});
