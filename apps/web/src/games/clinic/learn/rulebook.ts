import { createTexts } from '@asclepion/kernel/text';
import type { GameRulebook } from '../../../learn/learning.ts';
import { exampleCatalogue } from './example-text.ts';
import { examples } from './examples.ts';
import { ClinicSketch } from './sketch.tsx';
import { topicCatalogue } from './topic-text.ts';
import { TOPICS } from './topics.ts';

/** CliniC's rules, explained and shown. */
export const rulebook: GameRulebook = {
  topics: TOPICS,
  examples,
  modulesOf: (options) => (options as { readonly modules?: readonly string[] }).modules ?? [],
  texts: (locale) => createTexts(locale, [topicCatalogue, exampleCatalogue]),
  Sketch: ClinicSketch,
};
