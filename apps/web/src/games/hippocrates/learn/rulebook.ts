import { createTexts } from '@asclepion/kernel/text';
import type { GameRulebook } from '../../../learn/learning.ts';
import { exampleCatalogue } from './example-text.ts';
import { examples } from './examples.ts';
import { PracticeSketch } from './sketch.tsx';
import { topicCatalogue } from './topic-text.ts';
import { TOPICS } from './topics.ts';

/** Hippocrates' rules, explained and shown. The game has no modules. */
export const rulebook: GameRulebook = {
  topics: TOPICS,
  examples,
  texts: (locale) => createTexts(locale, [topicCatalogue, exampleCatalogue]),
  Sketch: PracticeSketch,
};
