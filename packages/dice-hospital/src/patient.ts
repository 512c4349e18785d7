import { COLOURS, type Colour } from './data/colours.ts';

/**
 * A patient as one small number, so that a hospital copies quickly: value (bits 0–2), whether it lies in the treated
 * row (3), the colour it shows (4–5) and its true colour (6–7), which differ only where a blood bag marks it
 * (DH-BLOOD-3). 0 is an empty bed.
 */
export type Patient = number;

export const NOBODY: Patient = 0;

const TREATED = 1 << 3;

export const patient = (colour: number, value: number): Patient => (colour << 6) | (colour << 4) | value;
export const valueIn = (who: Patient): number => who & 7;
export const isTreated = (who: Patient): boolean => (who & TREATED) !== 0;
/** Place of the colour that it shows now, in COLOURS. */
export const colourOf = (who: Patient): number => (who >> 4) & 3;
export const trueColourOf = (who: Patient): number => (who >> 6) & 3;

export const withValue = (who: Patient, value: number): Patient => (who & ~7) | value;
export const treatedAt = (who: Patient, value: number): Patient => withValue(who, value) | TREATED;
export const untreated = (who: Patient): Patient => who & ~TREATED;
export const recoloured = (who: Patient, colour: number): Patient => (who & ~(3 << 4)) | (colour << 4);
export const inTrueColour = (who: Patient): Patient => recoloured(who, trueColourOf(who));

const LETTERS = 'RYG';

/** A patient in the notation of the rules: `R3`, `R3t` in the treated row, `R2/Y` a yellow one that a bag makes red. */
export function nameOf(who: Patient): string {
  const mark = colourOf(who) === trueColourOf(who) ? '' : `/${LETTERS[trueColourOf(who)]}`;
  return `${LETTERS[colourOf(who)]}${valueIn(who)}${isTreated(who) ? 't' : ''}${mark}`;
}

const NOTATION = /^([RYG])([1-6])(t?)(?:\/([RYG]))?$/;

/** The patient of a name; undefined for anything else. */
export function patientNamed(name: string): Patient | undefined {
  const parts = NOTATION.exec(name);
  if (parts === null) return undefined;
  const [, letter, value, row, truth = letter] = parts;
  const who = recoloured(patient(LETTERS.indexOf(truth), Number(value)), LETTERS.indexOf(letter));
  return row === 't' ? treatedAt(who, Number(value)) : who;
}

/** Several patients, lowest value first, with spaces between. */
export const namesOf = (group: readonly Patient[]): string => group.map(nameOf).join(' ');

/** The patients of such a text; undefined when one of them is none. */
export function patientsNamed(names: string): Patient[] | undefined {
  const found = names.split(' ').map(patientNamed);
  return found.every((who) => who !== undefined) ? found : undefined;
}

/** A colour by its letter, as choices name it. */
export const letterOf = (colour: number): string => LETTERS[colour];
export const colourNamed = (letter: string): number => LETTERS.indexOf(letter);
export const colourId = (colour: number): Colour => COLOURS[colour];
