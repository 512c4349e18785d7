import { type Catalogue, createTexts, kernelTexts, type Locale } from '@asclepion/kernel/text';
import { en } from './en.ts';
import type { HippocratesTexts } from './names.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export { describeChoice, describeEvent, describePrompt, describeViolation, seatName } from './describe.ts';
export * from './names.ts';

/** All that Hippocrates says, in every language. */
export const hippocratesTexts = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant } satisfies Catalogue;

/** Hippocrates' texts in one language, with the kernel's. */
export const createHippocratesTexts = (locale: Locale): HippocratesTexts =>
  createTexts(locale, [kernelTexts, hippocratesTexts]);
