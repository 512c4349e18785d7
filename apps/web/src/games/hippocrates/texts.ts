import { hippocratesTexts as gameTexts, type HippocratesKey } from '@asclepion/hippocrates/text';
import { createTexts, type Locale, type Texts } from '@asclepion/kernel/text';
import { type AnyTexts, type PageKey, pageCatalogues, useTexts } from '../../text/texts.ts';
import { hippocratesPageTexts } from './text.ts';

/** What the page says about Hippocrates. */
export const hippocratesCatalogues = [hippocratesPageTexts] as const;

/** All that can be said at a table of Hippocrates. */
export type HippocratesPageTexts = Texts<PageKey | HippocratesKey | keyof (typeof hippocratesPageTexts)['en']>;

const made = new Map<Locale, HippocratesPageTexts>();

/** Hippocrates' texts in a language; made once. */
export function hippocratesTextsIn(locale: Locale): HippocratesPageTexts {
  const texts =
    made.get(locale) ??
    (createTexts(locale, [...pageCatalogues, ...hippocratesCatalogues, gameTexts]) as HippocratesPageTexts);
  made.set(locale, texts);
  return texts;
}

/** Hippocrates' texts in the same language. */
export const hippocratesTexts = ({ locale }: AnyTexts): HippocratesPageTexts => hippocratesTextsIn(locale);

/** Hippocrates' texts in the language that is on. */
export const useHippocratesTexts = (): HippocratesPageTexts => hippocratesTexts(useTexts());
