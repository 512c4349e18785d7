import type { Texts } from '@asclepion/kernel/text';
import type { Rulebook } from '@asclepion/rulebook';
import MiniSearch from 'minisearch';
import type { Glossary, Topic } from './learning.ts';

/** What a search finds: a topic, a term, or a rule by its ID. */
export interface Found {
  readonly kind: 'topic' | 'term' | 'rule';
  readonly id: string;
}

interface Entry extends Found {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** What the terms in it are called in the reader's language. */
  readonly words: string;
}

const CHINESE = /\p{Script=Han}+/gu;
const MOST_FOUND = 40;
/** Shorter words are too easily taken for others. */
const LEAST_FUZZY = 5;

/** Words of letters and digits in small letters, and every two Chinese characters that stand together. */
export function tokensOf(text: string): string[] {
  const small = text.toLowerCase();
  const words = small.replace(CHINESE, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const pairs = (small.match(CHINESE) ?? []).flatMap((run) => {
    const signs = [...run];
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => signs[at] + sign);
  });
  return [...words, ...pairs];
}

const isChinese = (token: string): boolean => /\p{Script=Han}/u.test(token);

/** Searches topics, terms and rules at once. The rules are in English, so they are found by their terms' names too. */
export function searcherOf(
  rules: Rulebook,
  topics: readonly Topic[],
  topicTexts: Texts<string>,
  glossary: Glossary,
): (query: string) => Found[] {
  const texts = glossary.texts(topicTexts.locale);
  const english = glossary.texts('en');
  const named = glossary.terms.map(({ id }) => ({
    forms: english.text(`forms.${id}`).toLowerCase().split('|'),
    words: texts.text(`forms.${id}`).replaceAll('|', ' '),
  }));
  const wordsIn = (text: string): string => {
    const small = text.toLowerCase();
    return named.flatMap(({ forms, words }) => (forms.some((form) => small.includes(form)) ? [words] : [])).join(' ');
  };
  const entries: Entry[] = [
    ...topics.map(
      ({ id }): Entry => ({
        key: `topic ${id}`,
        kind: 'topic',
        id,
        title: topicTexts.text(`topic.${id}`),
        text: topicTexts.text(`summary.${id}`),
        words: '',
      }),
    ),
    ...glossary.terms.map(
      ({ id }): Entry => ({
        key: `term ${id}`,
        kind: 'term',
        id,
        title: `${texts.text(`term.${id}`)} ${english.text(`term.${id}`)}`,
        text: texts.text(`meaning.${id}`),
        words: '',
      }),
    ),
    ...Object.entries(rules).map(
      ([id, { text }]): Entry => ({
        key: `rule ${id}`,
        kind: 'rule',
        id,
        title: id,
        text,
        words: topicTexts.locale === 'en' ? '' : wordsIn(text),
      }),
    ),
  ];
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['title', 'text', 'words'],
    storeFields: ['kind', 'id'],
    tokenize: tokensOf,
    processTerm: (token) => token,
    searchOptions: {
      boost: { title: 4, text: 1, words: 1 },
      boostDocument: (key) => (String(key).startsWith('rule') ? 1 : 2),
      prefix: true,
      fuzzy: (token) => (!isChinese(token) && token.length >= LEAST_FUZZY ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(entries);
  return (query) =>
    index
      .search(query)
      .slice(0, MOST_FOUND)
      .map(({ kind, id }) => ({ kind, id: String(id).replace(/^\w+ /, '') }) as Found);
}
