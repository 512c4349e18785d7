import type { Locale } from '@asclepion/kernel/text';
import type { GameAbout } from '../game-face.ts';

const TITLE: Readonly<Record<Locale, string>> = { en: 'CliniC', 'zh-Hans': '主题诊所', 'zh-Hant': '主題診所' };

/** What CliniC is, in a list of games. */
export const clinicAbout: GameAbout = {
  id: 'clinic',
  seats: [1, 2, 3, 4],
  title: ({ locale }) => TITLE[locale],
};
