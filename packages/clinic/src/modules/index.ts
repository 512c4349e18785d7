import type { OfferedModule } from '../module.ts';
import { fireExtinguisher } from './box/fire-extinguisher.ts';
import { icu } from './ext1/icu.ts';
import { virus } from './ext1/virus.ts';

/** Modules that a table may add, in the order of the boxes and inside a box in that of its rules file (CB-HOOK-4). */
export const MODULES: readonly OfferedModule[] = [fireExtinguisher, virus, icu];
