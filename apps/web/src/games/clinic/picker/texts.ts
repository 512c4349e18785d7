import { clinicCatalogues } from '@asclepion/clinic/text/all';
import { createTexts, LOCALES, type Locale, type Texts } from '@asclepion/kernel/text';
import { pageCatalogues, useTexts } from '../../../text/texts.ts';
import type { ClinicTexts } from '../texts.ts';
import { pickerTexts } from './text.ts';

/** The words of all modules, with those of choosing them. They come with the form for a new table only. */
export type PickerTexts = ClinicTexts & Texts<keyof (typeof pickerTexts)['en'] & string>;

const made = new Map<Locale, PickerTexts>();

function pickerTextsIn(locale: Locale): PickerTexts {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const texts: Texts<string> = createTexts(locale, [...pageCatalogues, ...clinicCatalogues, pickerTexts]);
  made.set(locale, texts as PickerTexts);
  return texts as PickerTexts;
}

/** In the language that is on. */
export const usePickerTexts = (): PickerTexts => pickerTextsIn(useTexts().locale);

/** In every language, for those who look for a name that they know from elsewhere. */
export const inEveryLanguage = (): PickerTexts[] => LOCALES.map(pickerTextsIn);
