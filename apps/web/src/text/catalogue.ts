import type { Catalogue } from '@asclepion/kernel/text';

/** The texts of one part of the page; a key that a language lacks fails the compile. */
export const catalogue = <Key extends string>(
  en: Readonly<Record<Key, string>>,
  zhHans: NoInfer<Readonly<Record<Key, string>>>,
  zhHant: NoInfer<Readonly<Record<Key, string>>>,
): Catalogue<Key> => ({ en, 'zh-Hans': zhHans, 'zh-Hant': zhHant });
