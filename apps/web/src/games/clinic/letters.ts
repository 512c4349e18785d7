import { personFace } from './modules/loaded.ts';
import type { ClinicTexts } from './texts.ts';

/** What stands on somebody's piece: the letter of the level, or that of the sort, and the level where it has one. */
export function lettersOf(
  texts: ClinicTexts,
  kind: string,
  level: number,
): { level: number | undefined; letter: string } {
  return personFace(kind).levelled
    ? { level, letter: texts.text(`web.level.${level as 0 | 1 | 2 | 3}`) }
    : { level: undefined, letter: texts.find(`web.letter.${kind}`) ?? '' };
}
