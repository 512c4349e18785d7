import { prefixOf, type Rulebook } from '@asclepion/rulebook';
import type { GameRulebook, Glossary } from './learning.ts';

function Nothing() {
  return null;
}

/** The rules of one file by its sections, for a game whose rules nobody has explained yet. */
export function plainRulebook(all: Rulebook, prefix: string): GameRulebook {
  const sections = new Map<string, string[]>();
  for (const [id, { section }] of Object.entries(all))
    if (prefixOf(id) === prefix) sections.set(section, [...(sections.get(section) ?? []), id]);
  const titles = [...sections.keys()].map((title) => title.replace(/^#+ |`|\*/g, ''));
  return {
    topics: [...sections.values()].map((rules, at) => ({ id: `section-${at}`, rules })),
    examples: [],
    texts: (locale) => {
      const find = (key: string): string | undefined =>
        key.startsWith('topic.section-') ? titles[Number(key.slice('topic.section-'.length))] : '';
      return { locale, find, text: (key) => find(key) ?? key, list: (items) => items.join(', ') };
    },
    Sketch: Nothing,
  };
}

/** A glossary for a game that brings none. */
export const NO_WORDS: Glossary = {
  terms: [],
  texts: (locale) => ({ locale, find: () => undefined, text: (key) => key, list: (items) => items.join(', ') }),
};
