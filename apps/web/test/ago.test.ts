import { expect, test } from 'vitest';
import { ago } from '../src/lobby/ago.ts';
import { textsIn } from '../src/text/texts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  ['en', 0, 'just now'],
  ['en', -MINUTE, 'just now'],
  ['en', MINUTE, 'a minute ago'],
  ['en', 5 * MINUTE, '5 minutes ago'],
  ['en', 60 * MINUTE, 'an hour ago'],
  ['en', 26 * 60 * MINUTE, 'yesterday'],
  ['en', 15 * DAY, '2 weeks ago'],
  ['en', 800 * DAY, '2 years ago'],
  ['zh-Hans', 5 * MINUTE, '5 分钟前'],
  ['zh-Hans', DAY, '昨天'],
  ['zh-Hant', 5 * MINUTE, '5 分鐘前'],
  ['zh-Hant', 3 * DAY, '3 天前'],
] as const)('in %s, %d milliseconds ago is "%s"', (locale, past, words) => {
  expect(ago(textsIn(locale), 1e12 - past, 1e12)).toBe(words);
});
