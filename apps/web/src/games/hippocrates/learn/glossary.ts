import { createTexts } from '@asclepion/kernel/text';
import type { Glossary } from '../../../learn/learning.ts';
import { termCatalogue } from './term-text.ts';
import { TERMS } from './terms.ts';

/** Hippocrates' words. */
export const glossary: Glossary = {
  terms: TERMS,
  texts: (locale) => createTexts(locale, [termCatalogue]),
};
