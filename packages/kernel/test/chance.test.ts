import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, commitmentTo, draw, HIDDEN, newFairSeed, openSeed } from '../src/index.ts';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

function drawMany(seed: string, sides: number, times: number): { values: number[]; sources: Chance[] } {
  const values: number[] = [];
  const sources = [openSeed(seed)];
  for (let at = 0; at < times; at++) {
    const [value, after] = draw(sources[at], sides);
    values.push(value);
    sources.push(after);
  }
  return { values, sources };
}

describe.each([['fast:dice'], [`fair:${KEY}`]])('draws from %s', (seed) => {
  test('are the same again from the same seed, and leave the source they were drawn from as it was', () => {
    const source = openSeed(seed);
    const before = JSON.stringify(source);
    expect(draw(source, 6)).toEqual(draw(source, 6));
    expect(JSON.stringify(source)).toBe(before);
    expect(drawMany(seed, 1000, 50).values).toEqual(drawMany(seed, 1000, 50).values);
  });

  test('go on alike when the source was saved and read between', () => {
    const { values } = drawMany(seed, 100, 20);
    let source = openSeed(seed);
    const again = values.map(() => {
      const [value, after] = draw(JSON.parse(JSON.stringify(source)), 100);
      source = after;
      return value;
    });
    expect(again).toEqual(values);
  });

  test('are uniform: χ² of 6000 throws of a die stays below the bound for p = 0.0001', () => {
    const counts = new Array<number>(6).fill(0);
    for (const value of drawMany(seed, 6, 6000).values) counts[value]++;
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(25.7);
  });

  test('stay in their range, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (sides) => {
        for (const value of drawMany(seed, sides, 3).values) {
          expect(Number.isInteger(value) && value >= 0 && value < sides).toBe(true);
        }
      }),
    );
    expect(drawMany(seed, 1, 5).values).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31 + 1])('%d sides are refused', (sides) => {
    expect(() => draw(openSeed(seed), sides)).toThrow(expect.objectContaining({ code: 'bad-draw' }));
  });
});

describe('fair draws', () => {
  test('are HMAC-SHA256 of the counter under the key, as anybody can check with other tools', () => {
    const expected = [0n, 1n, 2n].map((count) => {
      const message = Buffer.alloc(8);
      message.writeBigUInt64BE(count);
      return createHmac('sha256', Buffer.from(KEY, 'hex')).update(message).digest().readUInt32BE(0) % 64;
    });
    expect(drawMany(`fair:${KEY}`, 64, 3).values).toEqual(expected);
  });

  test('reject values beyond the last whole multiple, and go on with the next count', () => {
    // Just more than half of all 32-bit values: nearly every second one must be thrown away.
    const sides = 2 ** 31;
    const uneven = sides - 2 ** 29;
    const { sources } = drawMany(`fair:${KEY}`, uneven, 200);
    const counts = sources.map((source) => (source.kind === 'fair' ? source.count : -1));
    const skipped = counts[200] - 200;
    expect(skipped).toBeGreaterThan(20);
    const firstSkip = counts.findIndex((count, at) => count !== at) - 1;
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(BigInt(firstSkip));
    const thrownAway = createHmac('sha256', Buffer.from(KEY, 'hex')).update(message).digest().readUInt32BE(0);
    expect(thrownAway).toBeGreaterThanOrEqual(2 * uneven);
  });

  test('never use a count twice', () => {
    const { sources } = drawMany(`fair:${KEY}`, 3 * 2 ** 28, 300);
    const counts = sources.map((source) => (source.kind === 'fair' ? source.count : -1));
    counts.slice(1).forEach((count, at) => {
      expect(count).toBeGreaterThan(counts[at]);
    });
  });
});

describe('seeds', () => {
  test('new fair seeds can be opened and differ', () => {
    const seeds = [newFairSeed(), newFairSeed(), newFairSeed()];
    for (const seed of seeds) expect(openSeed(seed).kind).toBe('fair');
    expect(new Set(seeds).size).toBe(3);
  });

  test('a commitment is the SHA-256 of the seed', () => {
    expect(commitmentTo('fast:x')).toBe(createHash('sha256').update('fast:x').digest('hex'));
  });

  test.each(['', 'x', 'fair:', 'fair:12', `fair:${KEY.toUpperCase()}`, `fair:${KEY}0`, ` fair:${KEY}`, 'FAST:x'])(
    '%j is refused',
    (seed) => {
      expect(() => openSeed(seed)).toThrow(expect.objectContaining({ name: 'KernelError', code: 'bad-seed' }));
    },
  );
});

test('a view cannot draw', () => {
  expect(() => draw(HIDDEN, 6)).toThrow(expect.objectContaining({ name: 'KernelError', code: 'hidden-chance' }));
});
