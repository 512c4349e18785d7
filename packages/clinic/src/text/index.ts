import type { Catalogue } from '@asclepion/kernel/text';
import type { BaseKey } from './en.ts';
import { en } from './en.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

export type { ClinicKey } from './clinic-key.ts';
export { describeChoice, describeEvent, describeNote, describePrompt, describeViolation } from './describe.ts';
export type { ModuleId } from './modules/index.ts';
export * from './names.ts';

/** What CliniC says in every language without modules, for a page that loads those of a table's modules alone. */
export const baseTexts: Catalogue<BaseKey> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };
