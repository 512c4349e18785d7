import { type Catalogue, createTexts, kernelTexts, type Locale } from '@asclepion/kernel/text';
import { en } from './en.ts';
import type { ClinicTexts } from './names.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export { describeChoice, describeEvent, describeNote, describePrompt, describeViolation } from './describe.ts';
export type { ClinicKey } from './en.ts';
export * from './names.ts';

/** All that CliniC says, in every language. */
export const clinicTexts = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant } satisfies Catalogue;

/** CliniC's texts in one language, with the kernel's. */
export const createClinicTexts = (locale: Locale): ClinicTexts => createTexts(locale, [kernelTexts, clinicTexts]);
