import { isLevel, LEVELS, type Rules } from '@asclepion/clinic';
import { aPerson } from '@asclepion/clinic/text';
import type { Target, TokenDrawing } from '../../../board/drawing.ts';
import { lettersOf } from '../letters.ts';
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

/** Who a space of the university holds: a doctor of a level, or the sort of people that a module sends there. */
export const applicantKind = (rules: Rules, who: number): string =>
  isLevel(who) ? 'doctor' : rules.applicants[who - LEVELS.length].id;

export const applicantAt = (texts: ClinicTexts, rules: Rules, target: Target, who: number): TokenDrawing =>
  standIn(texts, rules, target, applicantKind(rules, who), isLevel(who) ? who : 0);
