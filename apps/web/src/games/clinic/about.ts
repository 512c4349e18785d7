import type { Locale } from '@asclepion/kernel/text';
import type { GameAbout } from '../game-face.ts';

const TITLE: Readonly<Record<Locale, string>> = { en: 'CliniC', 'zh-Hans': '主题诊所', 'zh-Hant': '主題診所' };

/** What CliniC is, in a list of games. */
export const clinicAbout: GameAbout = {
  id: 'clinic',
  seats: [1, 2, 3, 4],
  rules: ['CB-', 'CX-', 'C1-', 'C2-', 'C3-', 'C4-', 'C5-', 'BH-', 'CV-', 'CC-', 'SY-'],
  title: ({ locale }) => TITLE[locale],
};
