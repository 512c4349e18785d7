import { readFileSync } from 'node:fs';
import { openEngine } from '@asclepion/catalogue';
import { MODULES } from '@asclepion/clinic';
import { LOCALES } from '@asclepion/kernel/text';
import type { Rulebook } from '@asclepion/rulebook';
import { describe, expect, test } from 'vitest';
import { clinicFace } from '../src/games/clinic/face.tsx';
import { clinicLearning } from '../src/games/clinic/learn/index.ts';
import type { Topic } from '../src/learn/learning.ts';
import { markerOf } from '../src/learn/mark-terms.ts';
import { blocksOf } from '../src/learn/rule-blocks.ts';
import { partsOf, rulesOf, topicOfRule } from '../src/learn/rules-data.ts';
import { searcherOf, tokensOf } from '../src/learn/search-rules.ts';

const all: Rulebook = JSON.parse(readFileSync(new URL('../../../docs/rules/rules.json', import.meta.url), 'utf8'));
const finished: string[] = JSON.parse(
  readFileSync(new URL('../../../docs/rules/finished.json', import.meta.url), 'utf8'),
);
await Promise.all(LOCALES.map((locale) => clinicFace.speak?.(locale)));
const rulebook = await clinicLearning.rulebook(undefined);
const glossary = await clinicLearning.glossary(undefined);
const rules = rulesOf(all, rulebook.topics);

describe('topics', () => {
  test('every rule of a finished scope is under a topic', () => {
    const homeless = Object.keys(all)
      .filter((id) => finished.some((scope) => /^C[B1X]/.test(scope) && id.startsWith(`${scope}-`)))
      .filter((id) => topicOfRule(rules, rulebook.topics, id) === undefined);
    expect(homeless).toEqual([]);
  });

  test('every topic with rules shows them, and worked examples that name them', () => {
    const build = rulebook.topics.find(({ id }) => id === 'build');
    const { own, examples } = partsOf(rules, build ?? { id: '', rules: [] });
    expect(own).toContain('CB-BUILD-8');
    expect(own.some((id) => id.includes('-EX-'))).toBe(false);
    expect(examples).toContain('CB-EX-18');
  });

  test('a table shows the topics, words and positions of its own modules only', async () => {
    const modulesIn = (topics: readonly Topic[]): string[] => topics.flatMap(({ module }) => module ?? []);
    expect(modulesIn(rulebook.topics)).toEqual(MODULES.map(({ id }) => id));
    for (const options of [{ modules: ['icu'] }, { modules: [], 'icu-base': 'on' }]) {
      const book = await clinicLearning.rulebook(options);
      expect(modulesIn(book.topics)).toEqual(['icu']);
      expect(book.examples.map(({ id }) => id)).toContain('icu');
      expect(book.examples.map(({ id }) => id)).not.toContain('virus');
      const { terms } = await clinicLearning.glossary(options);
      expect(terms.map(({ id }) => id)).toContain('icu');
      expect(terms.map(({ id }) => id)).not.toContain('infected');
    }
  });

  test.each(LOCALES)('every module has its rules on one page in %s', (locale) => {
    const words = rulebook.texts(locale);
    for (const { id } of MODULES) expect(words.text(`page.${id}`).split('\n').length, id).toBeGreaterThan(4);
  });
});

describe('the text of a rule', () => {
  test('is parted into paragraphs, lists and tables', () => {
    const blocks = blocksOf('One **two**.\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n1. x\n   y\n2. z');
    expect(blocks).toEqual([
      { kind: 'text', text: 'One two.' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
      { kind: 'list', items: ['x y', 'z'] },
    ]);
  });
});

describe('search', () => {
  test('takes Chinese two signs at a time, and words in small letters', () => {
    expect(tokensOf('服务中心 Hub 2')).toEqual(['hub', '2', '服务', '务中', '中心']);
    expect(tokensOf('手')).toEqual(['手']);
  });

  const find = (locale: (typeof LOCALES)[number]) =>
    searcherOf(rules, rulebook.topics, rulebook.texts(locale), glossary);

  test.each([
    ['en', 'conveyor', 'rule', 'CB-MOVE-9'],
    ['en', 'operting room', 'term', 'operating-room'],
    ['en', 'CB-MOVE-3', 'rule', 'CB-MOVE-3'],
    ['en', 'final sco', 'topic', 'end'],
    ['zh-Hans', '手术室', 'term', 'operating-room'],
    ['zh-Hans', '手术室', 'rule', 'CB-TILE-4'],
    ['zh-Hans', '停车', 'topic', 'cars'],
    ['zh-Hant', '掛號區', 'term', 'hub'],
    ['zh-Hant', '公園', 'rule', 'CB-TREAT-11'],
    ['zh-Hant', 'helipad', 'rule', 'CB-GEO-13'],
  ] as const)('in %s, “%s” finds the %s %s', (locale, query, kind, id) => {
    expect(find(locale)(query)).toContainEqual({ kind, id });
  });

  test('finds nothing for nonsense', () => {
    expect(find('en')('xyzzyx')).toEqual([]);
  });
});

describe('terms', () => {
  test.each(LOCALES)('every rule of a term is there, and no two terms share a form, in %s', (locale) => {
    const texts = glossary.texts(locale);
    const forms = glossary.terms.flatMap(({ id }) => texts.text(`forms.${id}`).toLowerCase().split('|'));
    expect(new Set(forms).size).toBe(forms.length);
    for (const { rule } of glossary.terms) expect(all[rule], rule).toBeDefined();
  });

  test('are marked once, the longest first, in sentences of each language', () => {
    const marked = (locale: (typeof LOCALES)[number], text: string) =>
      markerOf(glossary.terms, glossary.texts(locale))(text).flatMap(({ term }) => term ?? []);
    expect(marked('en', 'Two treatment rooms, one hub, another treatment room.')).toEqual(['treatment-room', 'hub']);
    expect(marked('en', 'Github has no hubris.')).toEqual([]);
    expect(marked('zh-Hans', '治疗室在服务中心旁边')).toEqual(['treatment-room', 'hub']);
    expect(marked('zh-Hant', '診間在掛號區旁邊')).toEqual(['treatment-room', 'hub']);
  });

  test('marking loses no letter', () => {
    const mark = markerOf(glossary.terms, glossary.texts('en'));
    for (const { text } of Object.values(rules))
      expect(
        mark(text)
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text);
  });
});

describe('shown positions', () => {
  test.each(rulebook.examples.map((example) => [example.id, example] as const))(
    '%s is a lawful position in which something can be done, and its rules are there',
    (_id, example) => {
      const engine = openEngine(clinicFace.id, example.options);
      const state = example.begin();
      expect(engine.choices(state, example.seat).length).toBeGreaterThan(1);
      for (const rule of example.rules) expect(all[rule], rule).toBeDefined();
      expect(rulebook.topics.map(({ id }) => id)).toContain(example.topic);
    },
  );

  test('there are some for every topic in which something is done', () => {
    const shown = new Set(rulebook.examples.map(({ topic }) => topic));
    for (const topic of ['board', 'build', 'rooms', 'admit', 'cars', 'move', 'treat', 'pay', 'admin', 'icu', 'virus'])
      expect(shown, topic).toContain(topic);
    expect(rulebook.examples.length).toBeGreaterThanOrEqual(14);
  });
});
