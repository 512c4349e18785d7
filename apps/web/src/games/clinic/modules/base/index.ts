import { FURNITURE } from '../../pieces/furniture.ts';
import { PICTURES } from '../../pieces/pictures.tsx';
import type { ModuleFace } from '../module-face.ts';
import { BASE_MEANT } from './meant.ts';
import { BASE_PEOPLE } from './people.ts';
import { basePieces } from './pieces.ts';
import { BASE_POINTING } from './pointing.ts';

/** The base game, shown through the same interface as its modules. */
export const baseFace: ModuleFace = {
  furniture: FURNITURE,
  pictures: PICTURES,
  people: BASE_PEOPLE,
  pointing: BASE_POINTING,
  meant: BASE_MEANT,
  secretSteps: ['choose-action'],
  pieces: basePieces,
};
