import { type Catalogue, createTexts, kernelTexts, type Locale } from '@asclepion/kernel/text';
import { baseTexts } from './index.ts';
import { MODULE_TEXTS } from './modules/index.ts';
import type { ClinicTexts } from './names.ts';

/** All that CliniC and its modules say, in every language. */
export const clinicCatalogues: readonly Catalogue[] = [baseTexts, ...Object.values(MODULE_TEXTS)];

/** CliniC's texts in one language, with the kernel's. */
export const createClinicTexts = (locale: Locale): ClinicTexts =>
  createTexts(locale, [kernelTexts, ...clinicCatalogues]);
