import { type ClinicState, isLevel, LEVELS, NUMBERS, type Rules } from '@asclepion/clinic';
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

/** What it costs to hire whoever stands on a space, or would by the price below it. */
export function spacePrice(rules: Rules, state: Readonly<ClinicState>, space: number): number {
  const who = state.university[space];
  const id = `hire-${who === NOBODY ? 'doctor' : applicantKind(rules, who)}`;
  const price = rules.hires.find((hire) => hire.id === id)?.price(rules, state, { do: id, space });
  return typeof price === 'number' ? price : NUMBERS.doctorPrices[space];
}

export const applicantAt = (texts: ClinicTexts, rules: Rules, target: Target, who: number): TokenDrawing =>
  standIn(texts, rules, target, applicantKind(rules, who), isLevel(who) ? who : 0);
