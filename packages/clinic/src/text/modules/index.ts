import type { Catalogue } from '@asclepion/kernel/text';
import { fireExtinguisherTexts } from './fire-extinguisher.ts';
import { icuTexts } from './icu.ts';
import { virusTexts } from './virus.ts';

/** The texts of every module, by its id: a module that has none here fails the compile where it is offered. */
export const MODULE_TEXTS = {
  'fire-extinguisher': fireExtinguisherTexts,
  virus: virusTexts,
  icu: icuTexts,
} as const satisfies Readonly<Record<string, Catalogue>>;

/** The ids of all modules. */
export type ModuleId = keyof typeof MODULE_TEXTS;

/** Keys of what modules say. */
export type ModuleKey = { [Id in ModuleId]: keyof (typeof MODULE_TEXTS)[Id]['en'] & string }[ModuleId];
