import { expect, test } from 'vitest';
import { ago } from '../src/lobby/ago.ts';

const MINUTE = 60_000;

test.each([
  ['en', 0, 'now'],
  ['en', 5 * MINUTE, '5 minutes ago'],
  ['en', 26 * 60 * MINUTE, 'yesterday'],
  ['en', 15 * 24 * 60 * MINUTE, '2 weeks ago'],
  ['zh-Hans', 5 * MINUTE, '5分钟前'],
  ['zh-Hant', 5 * MINUTE, '5 分鐘前'],
  ['en', -MINUTE, 'now'],
])('in %s, %d milliseconds ago is "%s"', (locale, past, words) => {
  expect(ago(locale, 1e12 - past, 1e12)).toBe(words);
});
