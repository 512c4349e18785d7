import { type ClinicTexts, createClinicTexts } from '@asclepion/clinic/text';
import type { Locale } from '@asclepion/kernel/text';
import type { AnyTexts } from '../../text/texts.ts';

const made = new Map<Locale, ClinicTexts>();

/** CliniC's own texts in a language; made once. */
export function clinicTextsIn(locale: Locale): ClinicTexts {
  const texts = made.get(locale) ?? createClinicTexts(locale);
  made.set(locale, texts);
  return texts;
}

/** CliniC's own texts beside the page's. */
export const clinicTexts = ({ locale }: AnyTexts): ClinicTexts => clinicTextsIn(locale);

/** Names of things are made for the middle of a sentence; on their own they begin with a capital letter. */
export const heading = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
