import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from './locale.ts';

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
  const formats = new Map<string, IntlMessageFormat>();
  // Made when it is first needed: a browser takes its time for it.
  let lists: Intl.ListFormat | undefined;

  function find(key: string, params?: Params): string | undefined {
    let format = formats.get(key);
    if (format === undefined) {
      const message = messages.get(key);
      if (message === undefined || isPlain(message)) return message;
      format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    return String(format.format(params));
  }

  return {
    locale,
    find,
    text: (key, params) => find(key, params) ?? key,
    list(items) {
      lists ??= new Intl.ListFormat(locale, { type: 'conjunction' });
      return lists.format(items);
    },
  };
}

/** Whether a message says the same whatever it is given: it has neither parameters nor quoted signs. */
const isPlain = (message: string): boolean => !/[{}']/.test(message);

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
