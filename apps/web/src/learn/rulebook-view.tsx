import type { Texts } from '@asclepion/kernel/text';
import { prefixOf, type Rulebook } from '@asclepion/rulebook';
import { useCallback, useMemo, useState } from 'react';
import type { GameFace } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { SearchField } from '../ui/search-field.tsx';
import { ExampleCard } from './example-card.tsx';
import { GlossaryOf } from './glossary-context.tsx';
import type { Go } from './go.ts';
import type { GameRulebook, Glossary, Topic } from './learning.ts';
import { Marked } from './marked.tsx';
import { NO_WORDS, plainRulebook } from './plain-rulebook.tsx';
import { RuleItem } from './rule-item.tsx';
import { loadRulebook, partsOf, rulesOf, topicOfRule } from './rules-data.ts';
import { type Found, searcherOf } from './search-rules.ts';
import { useLoaded } from './use-loaded.ts';
import '../styles/rulebook.css';

/** The place in the rulebook that is no topic: its words. */
const WORDS = 'glossary';

interface Parts {
  readonly book: GameRulebook;
  readonly glossary: Glossary;
  readonly all: Rulebook;
}

/** A game's own rulebook where it brings one that has such rules; else the rules as they are written. */
async function partsFor({ learn }: GameFace, prefix: string | undefined, options: unknown): Promise<Parts> {
  const [own, glossary, all] = await Promise.all([
    learn.rulebook?.(options),
    learn.glossary?.(options),
    loadRulebook(),
  ]);
  const isIn = (book: GameRulebook): boolean =>
    prefix === undefined || book.topics.some(({ rules }) => rules.some((start) => prefixOf(start) === prefix));
  if (own !== undefined && isIn(own)) return { book: own, glossary: glossary ?? NO_WORDS, all };
  return { book: plainRulebook(all, prefix ?? ''), glossary: NO_WORDS, all };
}

/** The rules of a game: topics with what they come down to, every rule by its ID, words, examples, and a search. */
export function RulebookView({
  face,
  at,
  options,
  go,
}: {
  face: GameFace;
  /** A topic, a rule's ID, or the words; undefined for the first topic. */
  at: string | undefined;
  /** Of a table: then only what it plays with is shown. */
  options?: unknown;
  go: Go;
}) {
  const texts = useTexts();
  const prefix = at?.includes('-') && at === at.toUpperCase() ? prefixOf(at) : undefined;
  const load = useCallback(() => partsFor(face, prefix, options), [face, prefix, options]);
  const { value: parts, failed, again } = useLoaded(load);
  if (failed)
    return (
      <p role="alert">
        {texts.text('web.error.no-answer')}{' '}
        <button type="button" className="button" onClick={again}>
          {texts.text('web.try-again')}
        </button>
      </p>
    );
  if (parts === undefined) return <p role="status">{texts.text('web.loading')}</p>;
  return (
    <GlossaryOf face={face} options={options}>
      <div className="rulebook-around">
        <Book parts={parts} face={face} at={at} go={go} />
      </div>
    </GlossaryOf>
  );
}

function Book({
  parts: { book, glossary, all },
  face,
  at,
  go,
}: {
  parts: Parts;
  face: GameFace;
  at: string | undefined;
  go: Go;
}) {
  const texts = useTexts();
  const words = useMemo(() => book.texts(texts.locale), [book, texts.locale]);
  const { topics } = book;
  const rules = useMemo(() => rulesOf(all, topics), [all, topics]);
  const search = useMemo(() => searcherOf(rules, topics, words, glossary), [rules, topics, words, glossary]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => (query.trim() === '' ? undefined : search(query)), [search, query]);
  const topic = topics.find(({ id }) => id === at) ?? (at === undefined ? undefined : topicOfRule(rules, topics, at));
  const open = at === WORDS ? undefined : (topic ?? topics[0]);
  const walk: Go = {
    to(place) {
      const link = go.to(place);
      return {
        ...link,
        onClick: (event) => {
          setQuery('');
          link.onClick?.(event);
        },
      };
    },
  };

  return (
    <div className="rulebook">
      <div className="rulebook-search">
        <SearchField label={texts.text('web.rules.search')} value={query} onChange={setQuery} />
      </div>
      <nav className="rulebook-topics" aria-label={texts.text('web.rules.topics')}>
        {topics.map(({ id }) => (
          <a key={id} {...walk.to(id)} aria-current={id === open?.id ? 'page' : undefined}>
            {words.text(`topic.${id}`)}
          </a>
        ))}
        {glossary.terms.length > 0 && (
          <a {...walk.to(WORDS)} aria-current={at === WORDS ? 'page' : undefined}>
            {texts.text('web.rules.words')}
          </a>
        )}
      </nav>
      <div className="rulebook-page">
        {found !== undefined ? (
          <Results found={found} rules={rules} words={words} glossary={glossary} go={walk} />
        ) : open === undefined ? (
          <Words glossary={glossary} rules={rules} go={walk} />
        ) : (
          <TopicPage key={open.id} topic={open} at={at} face={face} book={book} rules={rules} words={words} go={walk} />
        )}
      </div>
    </div>
  );
}

function TopicPage({
  topic,
  at,
  face,
  book,
  rules,
  words,
  go,
}: {
  topic: Topic;
  at: string | undefined;
  face: GameFace;
  book: GameRulebook;
  rules: Rulebook;
  words: Texts<string>;
  go: Go;
}) {
  const texts = useTexts();
  const { own, examples } = useMemo(() => partsOf(rules, topic), [rules, topic]);
  const shown = book.examples.filter((example) => example.topic === topic.id);
  const page = words.find(`page.${topic.id}`);
  return (
    <>
      <h2>{words.text(`topic.${topic.id}`)}</h2>
      <p className="rulebook-summary">
        <Marked text={words.text(`summary.${topic.id}`)} />
      </p>
      {page !== undefined && (
        <ul className="rulebook-lines">
          {page.split('\n').map((text) => (
            <li key={text}>
              <Marked text={text} />
            </li>
          ))}
        </ul>
      )}
      {shown.map((example) => (
        <ExampleCard key={example.id} example={example} face={face} book={book} words={words} go={go} />
      ))}
      {own.length > 0 && (
        <>
          <h3>{texts.text('web.rules.wording')}</h3>
          {texts.locale !== 'en' && <p className="muted">{texts.text('web.rule-language')}</p>}
          {own.map((id) => (
            <RuleItem key={id} id={id} rules={rules} go={go} here={id === at} />
          ))}
        </>
      )}
      {examples.length > 0 && (
        <details className="rulebook-cases" open={at !== undefined && examples.includes(at)}>
          <summary>{texts.text('web.rules.cases', { count: examples.length })}</summary>
          {examples.map((id) => (
            <RuleItem key={id} id={id} rules={rules} go={go} here={id === at} />
          ))}
        </details>
      )}
    </>
  );
}

function Words({ glossary, rules, go }: { glossary: Glossary; rules: Rulebook; go: Go }) {
  const texts = useTexts();
  const words = glossary.texts(texts.locale);
  const terms = glossary.terms
    .map((term) => ({ ...term, name: words.text(`term.${term.id}`) }))
    .filter(({ rule }) => rules[rule] !== undefined)
    .sort((a, b) => a.name.localeCompare(b.name, texts.locale));
  return (
    <>
      <h2>{texts.text('web.rules.words')}</h2>
      <dl className="glossary">
        {terms.map(({ id, name, rule }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {words.text(`meaning.${id}`)}{' '}
              <a {...go.to(rule)} className="rule-id">
                {rule}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Results({
  found,
  rules,
  words,
  glossary,
  go,
}: {
  found: readonly Found[];
  rules: Rulebook;
  words: Texts<string>;
  glossary: Glossary;
  go: Go;
}) {
  const texts = useTexts();
  const terms = glossary.texts(texts.locale);
  return (
    <>
      <p role="status" className="muted">
        {texts.text('web.rules.found', { count: found.length })}
      </p>
      <ul className="rulebook-found">
        {found.map(({ kind, id }) => (
          <li key={`${kind} ${id}`} data-kind={kind}>
            {kind === 'topic' && (
              <a {...go.to(id)}>
                <strong>{words.text(`topic.${id}`)}</strong>
                <span>{words.text(`summary.${id}`)}</span>
              </a>
            )}
            {kind === 'term' && (
              <a {...go.to(glossary.terms.find((term) => term.id === id)?.rule ?? WORDS)}>
                <strong>{terms.text(`term.${id}`)}</strong>
                <span>{terms.text(`meaning.${id}`)}</span>
              </a>
            )}
            {kind === 'rule' && (
              <a {...go.to(id)}>
                <strong>{id}</strong>
                <span lang="en">{beginningOf(rules[id].text)}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const LONGEST = 180;

/** As much of a rule as a list of findings has room for. */
function beginningOf(text: string): string {
  const plain = text.replace(/\*|`/g, '');
  return plain.length <= LONGEST ? plain : `${plain.slice(0, plain.lastIndexOf(' ', LONGEST))} …`;
}
