import { type Catalogue, createTexts, kernelTexts, type Locale } from '@asclepion/kernel/text';
import type { ClinicKey } from './clinic-key.ts';
import { en } from './en.ts';
import { MODULE_TEXTS } from './modules/index.ts';
import type { ClinicTexts } from './names.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export type { ClinicKey } from './clinic-key.ts';
export { describeChoice, describeEvent, describeNote, describePrompt, describeViolation } from './describe.ts';
export type { ModuleId } from './modules/index.ts';
export * from './names.ts';

/** All that CliniC and its modules say, in every language. */
export const clinicCatalogues = [
  { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant },
  ...Object.values(MODULE_TEXTS),
] as readonly Catalogue<ClinicKey>[];

/** CliniC's texts in one language, with the kernel's. */
export const createClinicTexts = (locale: Locale): ClinicTexts =>
  createTexts(locale, [kernelTexts, ...clinicCatalogues]);
