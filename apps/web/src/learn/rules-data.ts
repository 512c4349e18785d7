import { idsIn, isExample, prefixOf, type Rulebook } from '@asclepion/rulebook';
import type { Topic } from './learning.ts';

let book: Promise<Rulebook> | undefined;

/** The rules of all games are half a megabyte, so they come only once somebody asks for one. */
export function loadRulebook(): Promise<Rulebook> {
  book ??= import('../../../../docs/rules/rules.json').then(({ default: rules }) => rules as unknown as Rulebook);
  book.catch(() => {
    book = undefined;
  });
  return book;
}

/** Rules that a text names in full, and those that an example names shortly, such as [INT-6] for DH-INT-6. */
function namedIn(id: string, text: string): string[] {
  const short = isExample(id) ? (/\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]/.exec(text)?.[1].split(', ') ?? []) : [];
  return [...idsIn(text), ...short.map((name) => `${prefixOf(id)}-${name}`)];
}

/** Whether a rule is one of a topic's own. */
const belongs = (topic: Topic, id: string): boolean =>
  topic.rules.some((start) => id === start || id.startsWith(`${start}-`));

/** The rules of these topics and the examples that name one of them. */
export function rulesOf(all: Rulebook, topics: readonly Topic[]): Rulebook {
  const own = Object.entries(all).filter(([id]) => topics.some((topic) => belongs(topic, id)));
  const known = new Set(own.map(([id]) => id));
  const examples = Object.entries(all).filter(
    ([id, { text }]) => isExample(id) && !known.has(id) && namedIn(id, text).some((named) => known.has(named)),
  );
  return Object.fromEntries([...own, ...examples]);
}

/** A topic's own rules, and worked examples that name them. */
export function partsOf(rules: Rulebook, topic: Topic): { readonly own: string[]; readonly examples: string[] } {
  const ids = Object.keys(rules);
  const inTopic = (id: string): boolean => belongs(topic, id);
  return {
    own: ids.filter((id) => inTopic(id) && !isExample(id)),
    examples: ids.filter((id) => isExample(id) && (inTopic(id) || namedIn(id, rules[id].text).some(inTopic))),
  };
}

/** The topic that a rule is found under. */
export function topicOfRule(rules: Rulebook, topics: readonly Topic[], id: string): Topic | undefined {
  const named = [id, ...(rules[id] === undefined ? [] : namedIn(id, rules[id].text))];
  for (const one of named) {
    const topic = topics.find((candidate) => belongs(candidate, one));
    if (topic !== undefined) return topic;
  }
  return undefined;
}
