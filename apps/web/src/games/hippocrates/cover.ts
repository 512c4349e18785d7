import { once } from '../../device/once.ts';
import type { GameCover } from '../game-face.ts';
import { hippocratesAbout } from './about.ts';

/** Hippocrates, before anybody sits down. */
export const hippocratesCover: GameCover = {
  ...hippocratesAbout,
  quick: { options: {}, bots: ['resident'] },
  face: once(async () => (await import('./face.tsx')).hippocratesFace),
};
