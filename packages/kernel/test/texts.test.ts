import { createTexts, LOCALES, type Locale } from '@asclepion/kernel/text';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

const MESSAGES = {
  plain: 'Nothing to fill in.',
  holes: '{who} takes {count} of {count}, <b>{what}</b>.',
  plural: '{count, plural, one {# car} other {# cars}} of {who}',
  select: '{what, select, a {yes} other {no}}',
  quoted: "It''s '{who}' {who}",
  ordinal: '{count, selectordinal, one {#st} two {#nd} other {#th}}',
  number: '{count, number, ::compact-short} of {count, number}',
  spaced: '{ who } waits',
};

function textsOf(locale: Locale) {
  return createTexts(locale, [{ en: MESSAGES, 'zh-Hans': MESSAGES, 'zh-Hant': MESSAGES }]);
}

describe.each(LOCALES)('texts in %s', (locale) => {
  const texts = textsOf(locale);

  test.each(Object.entries(MESSAGES))('a message is filled in as ICU has it: %s', (key, message) => {
    for (const params of [
      { who: 'Ann', count: 1, what: 'a' },
      { who: '$& {count}', count: 1234, what: 'b' },
      { who: '', count: -3, what: '' },
      { who: 'x', count: 2.5, what: 'a' },
    ]) {
      const expected = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format(params);
      expect(texts.find(key, params)).toBe(expected);
    }
  });

  test.each(['holes', 'plural', 'select', 'quoted', 'spaced'])('a parameter that is missing is an error: %s', (key) => {
    expect(() => texts.find(key, {})).toThrow();
    expect(() => texts.find(key)).toThrow();
  });

  test.each([0, 1, 2, 3, 5])('a list of %i is as the browser has it', (length) => {
    const items = Array.from({ length }, (_, at) => `item ${at}`);
    expect(texts.list(items)).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(items));
  });

  test('a key without a message has none', () => {
    expect(texts.find('nowhere')).toBeUndefined();
  });
});
