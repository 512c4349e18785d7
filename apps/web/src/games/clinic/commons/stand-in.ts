import type { Rules } from '@asclepion/clinic';
import { aPerson } from '@asclepion/clinic/text';
import type { Target, TokenDrawing } from '../../../board/drawing.ts';
import type { ClinicTexts } from '../texts.ts';

/** What a place or a space holds when nobody is there. */
export const NOBODY = -1;

/** Somebody who is on no player's board, as a piece. */
export function standIn(
  texts: ClinicTexts,
  rules: Rules,
  target: Target,
  shape: TokenDrawing['shape'],
  level: number,
  service = NOBODY,
): TokenDrawing {
  const levelled = shape === 'doctor' || shape === 'patient';
  const letter = levelled
    ? texts.text(`web.level.${level as 0 | 1 | 2 | 3}`)
    : texts.text(shape === 'nurse' ? 'web.letter.nurse' : 'web.letter.orderly');
  return {
    target,
    shape,
    level: levelled ? level : undefined,
    letter,
    badge: undefined,
    count: 1,
    spent: false,
    label: aPerson(texts, rules, shape, level, service),
  };
}
