import { LOCALES, type Locale } from '@asclepion/kernel/text';
import { createContext, startTransition, useEffect, useState } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the browser asks for, else English. */
function preferredLocale(): Locale {
  for (const tag of navigator.languages) {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    if (language === 'zh') return script === 'Hant' || region === 'TW' || region === 'HK' ? 'zh-Hant' : 'zh-Hans';
    if (language === 'en') return 'en';
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
  const [locale, keepLocale] = useKept<Locale>('asclepion.locale', LOCALES, preferredLocale);
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
