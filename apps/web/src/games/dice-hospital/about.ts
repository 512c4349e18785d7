import type { Locale } from '@asclepion/kernel/text';
import type { GameAbout } from '../game-face.ts';

const TITLE: Readonly<Record<Locale, string>> = { en: 'Dice Hospital', 'zh-Hans': '骰子医院', 'zh-Hant': '骰子醫院' };

/** What Dice Hospital is, in a list of games. */
export const diceHospitalAbout: GameAbout = {
  id: 'dice-hospital',
  seats: [1, 2, 3, 4],
  rules: ['DH-'],
  title: ({ locale }) => TITLE[locale],
};
