import { once } from '../../device/once.ts';
import type { GameCover } from '../game-face.ts';
import { clinicAbout } from './about.ts';

/** CliniC, before anybody sits down. */
export const clinicCover: GameCover = {
  ...clinicAbout,
  quick: { options: { start: 'preset' }, bots: ['resident'] },
  face: once(async () => (await import('./face.tsx')).clinicFace),
};
