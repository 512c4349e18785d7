import { argumentsOf, LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import { cliTexts } from '../src/text/index.ts';

describe.each(LOCALES)('texts in %s', (locale) => {
  test('parse, and take what the English ones take', () => {
    for (const [key, english] of Object.entries(cliTexts.en)) {
      const message = cliTexts[locale][key as keyof typeof cliTexts.en];
      expect(argumentsOf(message, locale), key).toEqual(argumentsOf(english, 'en'));
    }
  });
});
