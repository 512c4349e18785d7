import type { ClinicState } from '@asclepion/clinic';
import type { ClinicTexts } from '../texts.ts';

/** A sign beside a row of the notepad: the picture of that name, and a word. */
export interface RowMark {
  readonly id: string;
  readonly name: string;
}

type RowMarks = (texts: ClinicTexts, state: Readonly<ClinicState>, row: number) => RowMark | undefined;

/** What modules put beside rows of the notepad: a module that does so brings a line. */
const MARKS: readonly RowMarks[] = [
  // C1-VIR-2: 1 for each infected service.
  (texts, { marks }, row) => (marks.virus?.[row] === 1 ? { id: 'virus', name: texts.text('web.infected') } : undefined),
];

/** All signs beside a row. */
export const marksOf = (texts: ClinicTexts, state: Readonly<ClinicState>, row: number): RowMark[] =>
  MARKS.flatMap((mark) => mark(texts, state, row) ?? []);
