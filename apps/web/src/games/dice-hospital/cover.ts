import { once } from '../../device/once.ts';
import type { GameCover } from '../game-face.ts';
import { diceHospitalAbout } from './about.ts';

/** Dice Hospital, before anybody sits down. */
export const diceHospitalCover: GameCover = {
  ...diceHospitalAbout,
  quick: { options: {}, bots: ['resident'] },
  face: once(async () => (await import('./face.tsx')).diceHospitalFace),
};
