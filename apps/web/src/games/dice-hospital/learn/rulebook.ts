import { createTexts } from '@asclepion/kernel/text';
import type { GameRulebook } from '../../../learn/learning.ts';
import { exampleCatalogue } from './example-text.ts';
import { examples } from './examples.ts';
import { HospitalSketch } from './sketch.tsx';
import { topicCatalogue } from './topic-text.ts';
import { TOPICS } from './topics.ts';

/** Dice Hospital's rules, explained and shown. */
export const rulebook: GameRulebook = {
  topics: TOPICS,
  examples,
  texts: (locale) => createTexts(locale, [topicCatalogue, exampleCatalogue]),
  Sketch: HospitalSketch,
};

/** The rules of a table: event cards are the one part that it may leave out. */
export function rulebookOf(options: unknown): GameRulebook {
  const { events } = (options ?? { events: 'on' }) as { readonly events?: string };
  return events === 'on' ? rulebook : { ...rulebook, topics: TOPICS.filter((topic) => !('module' in topic)) };
}
