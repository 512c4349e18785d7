import { type Catalogue, createTexts, kernelTexts, type Locale, type Texts } from '@asclepion/kernel/text';
import { en } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

/** What the command line says while people play. */
export const cliTexts = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant } satisfies Catalogue;

export type CliTexts = Texts<keyof typeof en>;

export const createCliTexts = (locale: Locale): CliTexts => createTexts(locale, [kernelTexts, cliTexts]);
