import type { Locale } from '@asclepion/kernel/text';
import type { GameAbout } from '../game-face.ts';

const TITLE: Readonly<Record<Locale, string>> = {
  en: 'Hippocrates',
  'zh-Hans': '医学之父—希波克拉底',
  'zh-Hant': '醫學之父—希波克拉底',
};

/** What Hippocrates is, in a list of games. */
export const hippocratesAbout: GameAbout = {
  id: 'hippocrates',
  seats: [1, 2, 3, 4],
  rules: ['HI-'],
  title: ({ locale }) => TITLE[locale],
};
