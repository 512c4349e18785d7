import { expect, test } from 'vitest';
import { preferredLocale } from '../src/ui/preferences.ts';

test.each([
  [['en-GB', 'zh-TW'], 'en'],
  [['de-DE', 'zh-CN', 'en'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-MO'], 'zh-Hant'],
  [['zh-Hant-US'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['de', 'fr-CA'], 'en'],
  [[], 'en'],
] as const)('who reads %j is shown %s first', (tags, locale) => {
  expect(preferredLocale(tags)).toBe(locale);
});
