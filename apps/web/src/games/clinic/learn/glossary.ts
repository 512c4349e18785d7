import { createTexts } from '@asclepion/kernel/text';
import type { Glossary } from '../../../learn/learning.ts';
import type { ModuleFace } from '../modules/module-face.ts';
import { termCatalogue } from './term-text.ts';
import { TERMS } from './terms.ts';

/** CliniC's words, with those of these modules. */
export const glossaryOf = (modules: readonly ModuleFace[]): Glossary => ({
  terms: [...TERMS, ...modules.flatMap(({ terms }) => terms ?? [])],
  texts: (locale) => createTexts(locale, [termCatalogue, ...modules.flatMap(({ texts }) => texts ?? [])]),
});
