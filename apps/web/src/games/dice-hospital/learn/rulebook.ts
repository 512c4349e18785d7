import { createTexts } from '@asclepion/kernel/text';
import type { GameRulebook } from '../../../learn/learning.ts';
import { exampleCatalogue } from './example-text.ts';
import { examples } from './examples.ts';
import { HospitalSketch } from './sketch.tsx';
import { topicCatalogue } from './topic-text.ts';
import { TOPICS } from './topics.ts';

/** Dice Hospital's rules, explained and shown. Event cards are the one part that a table may leave out. */
export const rulebook: GameRulebook = {
  topics: TOPICS,
  examples,
  modulesOf: (options) => ((options as { readonly events?: string }).events === 'on' ? ['events'] : []),
  texts: (locale) => createTexts(locale, [topicCatalogue, exampleCatalogue]),
  Sketch: HospitalSketch,
};
