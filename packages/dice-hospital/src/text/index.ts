import { type Catalogue, createTexts, kernelTexts, type Locale } from '@asclepion/kernel/text';
import { en } from './en.ts';
import type { DiceTexts } from './names.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export { describeChoice, describeEvent, describePrompt, describeViolation } from './describe.ts';
export * from './names.ts';

/** All that Dice Hospital says, in every language. */
export const diceTexts = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant } satisfies Catalogue;

/** Dice Hospital's texts in one language, with the kernel's. */
export const createDiceTexts = (locale: Locale): DiceTexts => createTexts(locale, [kernelTexts, diceTexts]);
