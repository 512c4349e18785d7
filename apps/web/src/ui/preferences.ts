import { LOCALES, type Locale } from '@asclepion/kernel/text';
import { createContext, startTransition, useEffect, useState } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * The first of our languages among BCP 47 tags, else English. Chinese without a script is written as it is where it is
 * spoken. The tags are read by themselves: the tables of `Intl.Locale` take a browser some 10 ms to open.
 */
export function preferredLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const [language, ...more] = tag.toLowerCase().split('-');
    if (language === 'en') return 'en';
    if (language !== 'zh') continue;
    if (more.includes('hans')) return 'zh-Hans';
    return ['hant', 'tw', 'hk', 'mo'].some((sign) => more.includes(sign)) ? 'zh-Hant' : 'zh-Hans';
  }
  return 'en';
}

/** A setting that this browser keeps. Where it may keep nothing, it lasts as long as the page. */
export function useKept<T extends string>(key: string, allowed: readonly T[], usual: () => T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => {
    const kept = read(key);
    return allowed.find((one) => one === kept) ?? usual();
  });
  const keep = (next: T): void => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Storage is off: the setting lasts as long as the page.
    }
  };
  return [value, keep];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Every language under its own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/** The settings that are on, for any part of the page that offers them. */
export const PreferencesContext = createContext<ReturnType<typeof usePreferences> | undefined>(undefined);

export function usePreferences() {
  const [locale, keepLocale] = useKept<Locale>('asclepion.locale', LOCALES, () => preferredLocale(navigator.languages));
  // A game's words may have to be loaded first: until then the page stays as it is.
  const setLocale = (next: Locale): void => startTransition(() => keepLocale(next));
  const [theme, setTheme] = useKept<Theme>('asclepion.theme', THEMES, () => 'auto');
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return { locale, setLocale, theme, setTheme };
}
