import type { Formatters } from 'intl-messageformat';
import type { Locale } from './locale.ts';

/** From here on a number has a sign between its thousands. */
const THOUSAND = 1000;

/**
 * What the messages of one language have their numbers and plurals from. A number below a thousand is written by itself:
 * the first `Intl.NumberFormat` takes a browser some 25 ms, which a page that begins would wait for.
 */
export function formattersOf(locale: Locale): Formatters {
  let large: Intl.NumberFormat | undefined;
  const rules = new Map<string | undefined, Intl.PluralRules>();

  function format(value: number): string {
    if (Number.isInteger(value) && Math.abs(value) < THOUSAND) return String(value);
    large ??= new Intl.NumberFormat(locale);
    return large.format(value);
  }
  const plain = { format } as Intl.NumberFormat;

  return {
    getNumberFormat: (_, options) => (options === undefined ? plain : new Intl.NumberFormat(locale, options)),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(locale, options),
    getPluralRules(_, options) {
      const known = rules.get(options?.type) ?? new Intl.PluralRules(locale, options);
      rules.set(options?.type, known);
      return known;
    },
  };
}
