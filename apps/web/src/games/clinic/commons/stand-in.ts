import { isLevel, type Rules } from '@asclepion/clinic';
import { aPerson } from '@asclepion/clinic/text';
import type { Target, TokenDrawing } from '../../../board/drawing.ts';
import { lettersOf } from '../letters.ts';
import type { ClinicTexts } from '../texts.ts';
import { applicantKind, NOBODY } from './spaces.ts';

/** Somebody who is on no player's board, as a piece. */
export function standIn(
  texts: ClinicTexts,
  rules: Rules,
  target: Target,
  shape: TokenDrawing['shape'],
  level: number,
  service = NOBODY,
): TokenDrawing {
  return {
    target,
    shape,
    ...lettersOf(texts, shape, level),
    badge: undefined,
    count: 1,
    spent: false,
    label: aPerson(texts, rules, shape, level, service),
  };
}

export const applicantAt = (texts: ClinicTexts, rules: Rules, target: Target, who: number): TokenDrawing =>
  standIn(texts, rules, target, applicantKind(rules, who), isLevel(who) ? who : 0);
