import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { formattersOf } from './formatters.ts';
import type { Locale } from './locale.ts';

// Our languages are known to every browser. To be asked whether it knows one takes it some 20 ms the first time.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(String(locales));

/** ICU messages by key, the same keys in every language. */
export type Catalogue<Key extends string = string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;

/** What fills a message. */
export type Params = Readonly<Record<string, string | number>>;

/** All texts of one language. */
export interface Texts<Key extends string = string> {
  readonly locale: Locale;
  /** The text of a key. Throws when a parameter of the message is missing. */
  text(key: Key, params?: Params): string;
  /** The text of a key that is made up of data; undefined when there is none. */
  find(key: string, params?: Params): string | undefined;
  /** "A, B and C". */
  list(items: readonly string[]): string;
}

type KeyOf<C> = C extends { readonly en: infer English } ? keyof English & string : never;

/** Texts of several catalogues in one language. A message is parsed when it is first used, and kept. */
export function createTexts<const C extends readonly Catalogue[]>(
  locale: Locale,
  catalogues: C,
): Texts<KeyOf<C[number]>> {
  const messages = new Map<string, string>();
  for (const catalogue of catalogues) {
    for (const [key, message] of Object.entries(catalogue[locale])) messages.set(key, message);
  }
  const formatters = formattersOf(locale);
  const fillings = new Map<string, Fill>();

  function find(key: string, params?: Params): string | undefined {
    let fill = fillings.get(key);
    if (fill === undefined) {
      const message = messages.get(key);
      if (message === undefined) return undefined;
      fill = fillerOf(message, locale, formatters);
      fillings.set(key, fill);
    }
    return fill(params);
  }

  return { locale, find, text: (key, params) => find(key, params) ?? key, list: (items) => listed(locale, items) };
}

/** A message, filled in. Throws when a parameter is missing. */
type Fill = (params: Params | undefined) => string;

/** A parameter that is only put in. */
const HOLE = /\{(\w+)\}/g;

/** How a message is filled in. Most only have words put into them; to parse the others takes a while when a page begins. */
function fillerOf(message: string, locale: Locale, formatters: Formatters): Fill {
  if (/[{}']/.test(message.replace(HOLE, ''))) {
    const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true, formatters });
    return (params) => String(format.format(params));
  }
  return (params = {}) =>
    message.replace(HOLE, (_, name: string) => {
      if (!Object.hasOwn(params, name)) throw new Error(`"${message}" lacks its parameter "${name}".`);
      return String(params[name]);
    });
}

/** What joins two, what stands between several, and what comes before the last of several. */
const AND: Readonly<Record<Locale, readonly [two: string, between: string, last: string]>> = {
  en: [' and ', ', ', ', and '],
  'zh-Hans': ['和', '、', '和'],
  'zh-Hant': ['和', '、', '和'],
};

/** As `Intl.ListFormat` does it, the first of which takes a browser 15 ms and more. */
function listed(locale: Locale, items: readonly string[]): string {
  const [two, between, last] = AND[locale];
  if (items.length < 3) return items.join(two);
  return items.slice(0, -1).join(between) + last + items[items.length - 1];
}

/** An element of a parsed message, as far as parameters go. */
interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

const LITERAL = 0;
const POUND = 7;

/** Names of the parameters of a message, sorted. Throws when the message does not parse. */
export function argumentsOf(message: string, locale: Locale): string[] {
  const names = new Set<string>();
  const visit = (elements: readonly Element[]): void => {
    for (const { type, value, options } of elements) {
      if (type !== LITERAL && type !== POUND) names.add(String(value));
      for (const option of Object.values(options ?? {})) visit(option.value);
    }
  };
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  visit(format.getAst() as unknown as readonly Element[]);
  return [...names].sort();
}
