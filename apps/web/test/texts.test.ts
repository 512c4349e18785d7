import { argumentsOf, LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { zhHans } from '../src/text/zh-Hans.ts';
import { zhHant } from '../src/text/zh-Hant.ts';

const catalogues = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant } as const;

describe.each(LOCALES)('texts of the page in %s', (locale) => {
  test('every message parses and takes the parameters of the English one', () => {
    for (const [key, message] of Object.entries(catalogues[locale])) {
      const english = argumentsOf(en[key as keyof typeof en], 'en');
      expect(argumentsOf(message, locale), key).toEqual(english);
    }
  });
});
