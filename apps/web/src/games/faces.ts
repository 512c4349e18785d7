import { use } from 'react';
import { useTexts } from '../text/texts.ts';
import { clinicCover } from './clinic/cover.ts';
import { diceHospitalCover } from './dice-hospital/cover.ts';
import type { GameCover, GameFace } from './game-face.ts';
import { hippocratesCover } from './hippocrates/cover.ts';

/** The cover of every game, by its id: a new one is a line here. */
const COVERS: Readonly<Record<string, GameCover>> = {
  clinic: clinicCover,
  'dice-hospital': diceHospitalCover,
  hippocrates: hippocratesCover,
};

export const coverOf = (game: string): GameCover | undefined =>
  Object.hasOwn(COVERS, game) ? COVERS[game] : undefined;
export const allCovers: readonly GameCover[] = Object.values(COVERS);

const READY = Promise.resolve();
const NO_FACE: Promise<undefined> = Promise.resolve(undefined);

/** The face of a game in the language that is on; suspends while it loads. Undefined for a game that is not known here. */
export function useFace(game: string): GameFace | undefined {
  const { locale } = useTexts();
  const face = use(coverOf(game)?.face() ?? NO_FACE);
  use(face?.speak?.(locale) ?? READY);
  return face;
}

/** The face of a game, with all that a table with these options shows; suspends while it loads. */
export function useTableFace(game: string, options: unknown): GameFace | undefined {
  const face = useFace(game);
  use(face?.prepare?.(options) ?? READY);
  return face;
}
