import type { Catalogue } from '@asclepion/kernel/text';

/** What every module says: its name, itself in one sentence, and its rules on one page. */
type Must<Id extends string> = `clinic.module.${Id}` | `clinic.module-help.${Id}` | `clinic.module-page.${Id}`;

/**
 * All that a module says, in every language: a key that one of them lacks, or that every module must have, fails the
 * compile. What only the page says about it, such as words of a panel of its own, stands with its face there.
 */
export const moduleTexts = <Id extends string, Key extends string>(
  _id: Id,
  en: Readonly<Record<Key, string>> & Readonly<Record<Must<Id>, string>>,
  zhHans: NoInfer<Readonly<Record<Key, string>>>,
  zhHant: NoInfer<Readonly<Record<Key, string>>>,
): Catalogue<Key> => ({ en, 'zh-Hans': zhHans, 'zh-Hant': zhHant });

/** The rules of a module on one page: some 5 to 12 short lines, each a rule or two in plain words. */
export const page = (...lines: readonly string[]): string => lines.join('\n');
