import { en } from './en.ts';
import type { Catalogue } from './texts.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export { LOCALES, type Locale } from './locale.ts';
export { argumentsOf, type Catalogue, createTexts, type Params, type Texts } from './texts.ts';

/** What the kernel itself says. */
export const kernelTexts = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant } satisfies Catalogue;
