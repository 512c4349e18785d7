import type { ClinicState, Rules } from '@asclepion/clinic';
import { facesOf } from '../modules/loaded.ts';
import type { RowMark } from '../modules/module-face.ts';
import type { ClinicTexts } from '../texts.ts';

/** All signs that modules put beside a row of the notepad. */
export const marksOf = (texts: ClinicTexts, rules: Rules, state: Readonly<ClinicState>, row: number): RowMark[] =>
  facesOf(rules).flatMap(({ rowMark }) => rowMark?.(texts, state, row) ?? []);
