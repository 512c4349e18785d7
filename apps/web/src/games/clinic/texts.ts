import type { ClinicKey } from '@asclepion/clinic/text';
import { type Catalogue, createTexts, type Locale, type Texts } from '@asclepion/kernel/text';
import { type AnyTexts, type PageKey, pageCatalogues, useTexts } from '../../text/texts.ts';
import { asTextTexts } from './as-text/text.ts';
import { commonsTexts } from './commons/text.ts';
import { spokenIn } from './language.ts';
import { loadedCount, loadedFaces } from './modules/loaded.ts';
import { previewTexts } from './preview/text.ts';
import { clinicPageTexts } from './text.ts';

/** What the page says about CliniC, by its parts. */
export const clinicCatalogues = [clinicPageTexts, commonsTexts, asTextTexts, previewTexts] as const;

type KeyOf<C> = C extends { readonly en: infer English } ? keyof English & string : never;

/** All that can be said at a table of CliniC: the page's words, the game's, and what the page says about the game. */
export type ClinicTexts = Texts<PageKey | ClinicKey | KeyOf<(typeof clinicCatalogues)[number]>>;

/**
 * CliniC's texts by language, with words that only some parts of the page say, and with those of the modules whose
 * faces have come; made once for these.
 */
export function textsWith<Words extends readonly Catalogue[]>(
  ...words: Words
): (locale: Locale) => ClinicTexts & Texts<KeyOf<Words[number]>> {
  const made = new Map<string, Texts<string>>();
  return (locale) => {
    const messages = spokenIn(locale);
    const key = `${locale} ${loadedCount()} ${messages !== undefined}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const ofModules = loadedFaces().flatMap((face) => face.texts ?? []);
    const game = messages ?? {};
    const texts: Texts<string> = createTexts(locale, [
      ...pageCatalogues,
      ...clinicCatalogues,
      ...words,
      { en: game, 'zh-Hans': game, 'zh-Hant': game },
      ...ofModules,
    ]);
    made.set(key, texts);
    return texts;
  };
}

/** CliniC's texts in a language that it speaks. */
export const clinicTextsIn: (locale: Locale) => ClinicTexts = textsWith();

/** CliniC's texts in the same language. */
export const clinicTexts = ({ locale }: AnyTexts): ClinicTexts => clinicTextsIn(locale);

/** CliniC's texts in the language that is on. */
export const useClinicTexts = (): ClinicTexts => clinicTexts(useTexts());

/** The same texts, with words that a module's face brings. They are in them once the face has come. */
export const withWords = <Words extends Catalogue>(
  texts: ClinicTexts,
  _words: Words,
): ClinicTexts & Texts<KeyOf<Words>> => texts as ClinicTexts & Texts<KeyOf<Words>>;

/** Names of things are made for the middle of a sentence; on their own they begin with a capital letter. */
export const heading = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
