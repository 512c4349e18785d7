import type { BaseKey } from './en.ts';
import type { ModuleKey } from './modules/index.ts';

/** Keys of all that CliniC and its modules say. */
export type ClinicKey = BaseKey | ModuleKey;

/** The names in a group: `NameIn<'refuse'>` is what follows `clinic.refuse.` */
export type NameIn<Group extends string> = ClinicKey extends infer Key
  ? Key extends `clinic.${Group}.${infer Name}`
    ? Name
    : never
  : never;

/** The names by which refusals are known in the sources. */
export type RefusalName = NameIn<'refuse'>;
