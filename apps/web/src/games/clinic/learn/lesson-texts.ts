import { createTexts, type Locale } from '@asclepion/kernel/text';
import { lessonCatalogue } from './lesson-text.ts';

/** The lesson's words in a language. */
export const lessonTexts = (locale: Locale) =>
  createTexts<readonly [typeof lessonCatalogue]>(locale, [lessonCatalogue]);
