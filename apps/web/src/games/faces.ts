import { clinicFace } from './clinic/face.tsx';
import type { GameFace } from './game-face.ts';

/** The face of every game, by its id: a new one is a line here. */
const FACES: Readonly<Record<string, GameFace>> = { clinic: clinicFace };

export const faceOf = (game: string): GameFace | undefined => (Object.hasOwn(FACES, game) ? FACES[game] : undefined);
export const allFaces: readonly GameFace[] = Object.values(FACES);
