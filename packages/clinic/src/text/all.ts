import { type Catalogue, createTexts, kernelTexts, type Locale } from '@asclepion/kernel/text';
import { en } from './en.ts';
import { MODULE_TEXTS } from './modules/index.ts';
import type { ClinicTexts } from './names.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

/** All that CliniC and its modules say, in every language. A page loads one language, and the modules of its table. */
export const clinicCatalogues: readonly Catalogue[] = [
  { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant },
  ...Object.values(MODULE_TEXTS),
];

/** CliniC's texts in one language, with the kernel's. */
export const createClinicTexts = (locale: Locale): ClinicTexts =>
  createTexts(locale, [kernelTexts, ...clinicCatalogues]);
