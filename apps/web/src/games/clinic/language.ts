import type { Locale } from '@asclepion/kernel/text';

type Messages = Readonly<Record<string, string>>;

/** What the game itself says is loaded in one language at a time. */
const LOADERS: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('@asclepion/clinic/text/en')).en,
  'zh-Hans': async () => (await import('@asclepion/clinic/text/zh-Hans')).zhHans,
  'zh-Hant': async () => (await import('@asclepion/clinic/text/zh-Hant')).zhHant,
};

const spoken = new Map<Locale, Messages>();
const coming = new Map<Locale, Promise<void>>();

/** Loads what the game says in a language; the same promise each time, as React wants it. */
export function speak(locale: Locale): Promise<void> {
  const known = coming.get(locale);
  if (known !== undefined) return known;
  const loading = LOADERS[locale]().then((messages) => {
    spoken.set(locale, messages);
  });
  coming.set(locale, loading);
  return loading;
}

/** What the game says in a language; undefined before that has come. */
export const spokenIn = (locale: Locale): Messages | undefined => spoken.get(locale);
