import type { Texts } from '@asclepion/kernel/text';
import { ADMINISTRATORS } from '../data/administrators.ts';
import { EVENTS } from '../data/events.ts';
import { REPORTS } from '../data/reports.ts';
import { DEPARTMENTS, STARTING_ROOMS, type Treatment } from '../data/rooms.ts';
import { SPECIALISTS, type SpecialistKind } from '../data/specialists.ts';
import {
  colourId,
  colourNamed,
  colourOf,
  isTreated,
  type Patient,
  patientNamed,
  trueColourOf,
  valueIn,
} from '../patient.ts';
import type { en } from './en.ts';

export type DiceKey = keyof typeof en;
export type DiceTexts = Texts<DiceKey>;

/** Texts that are looked up by ids in the data. An id without a text stands for itself. */
const byId = (texts: DiceTexts, group: string, id: string): string => texts.find(`dice.${group}.${id}`) ?? id;

export const colourName = (texts: DiceTexts, colour: number): string => texts.text(`dice.colour.${colourId(colour)}`);
export const roomName = (texts: DiceTexts, id: string): string => byId(texts, 'room', id);
export const specialistName = (texts: DiceTexts, id: string): string => byId(texts, 'specialist', id);
export const stepName = (texts: DiceTexts, step: string): string => byId(texts, 'step', step);
export const scoreName = (texts: DiceTexts, line: string): string => byId(texts, 'score', line);
export const gradeName = (texts: DiceTexts, grade: string): string => byId(texts, 'grade', grade);
export const offerName = (texts: DiceTexts, offer: string): string => byId(texts, 'offer', offer);

export const administratorName = (texts: DiceTexts, kind: number): string =>
  byId(texts, 'administrator', ADMINISTRATORS[kind]?.id ?? '');
export const administratorHelp = (texts: DiceTexts, kind: number): string =>
  byId(texts, 'administrator-help', ADMINISTRATORS[kind]?.id ?? '');
export const eventName = (texts: DiceTexts, card: number): string => byId(texts, 'card', EVENTS[card]?.id ?? '');
export const eventHelp = (texts: DiceTexts, card: number): string => byId(texts, 'card-help', EVENTS[card]?.id ?? '');
export const reportName = (texts: DiceTexts, report: number): string =>
  byId(texts, 'report', REPORTS[report]?.id ?? '');
export const reportHelp = (texts: DiceTexts, report: number): string =>
  byId(texts, 'report-help', REPORTS[report]?.id ?? '');

/** Whoever does the work of an action: the nurse, or a specialist by its id. */
export const meepleName = (texts: DiceTexts, id: string): string =>
  id === 'nurse' ? texts.text('dice.meeple.nurse') : specialistName(texts, id);

/** "red 3 (treated)". */
export function patientName(texts: DiceTexts, who: Patient): string {
  const truth = trueColourOf(who);
  return texts.text('dice.patient', {
    colour: colourName(texts, colourOf(who)),
    value: valueIn(who),
    row: isTreated(who) ? 'treated' : 'untreated',
    truth: truth === colourOf(who) ? 'none' : colourName(texts, truth),
  });
}

/** Patients by their names in choices and events; `–` is one that was discharged. */
export function patientNames(texts: DiceTexts, names: string): string {
  return texts.list(
    names.split(' ').map((name) => {
      const who = patientNamed(name);
      return who === undefined ? texts.text('dice.discharged') : patientName(texts, who);
    }),
  );
}

/** Dice of which only the colours matter, as letters. */
export const diceNames = (texts: DiceTexts, letters: string): string =>
  texts.list([...letters].map((letter) => texts.text('dice.die', { colour: colourName(texts, colourNamed(letter)) })));

const range = (texts: DiceTexts, from = 1, to = 6): string =>
  from === 1 && to === 6 ? 'any' : texts.text('dice.help.range', { from, to });

const wordOf = (texts: DiceTexts, colour: 'red' | 'yellow' | 'green' | undefined): string =>
  colour === undefined ? 'none' : texts.text(`dice.colour.${colour}`);

/** What a room takes and what it heals. */
export function treatmentHelp(texts: DiceTexts, treatment: Treatment): string {
  if (treatment.group === 'one') {
    const { colour, from, to, steps } = treatment;
    return texts.text('dice.help.one', { colour: wordOf(texts, colour), range: range(texts, from, to), steps });
  }
  if (!('colour' in treatment)) return texts.text(`dice.help.${treatment.group}`, { steps: treatment.steps });
  return texts.text(`dice.help.${treatment.group}`, { ...treatment, colour: wordOf(texts, treatment.colour) });
}

/** The same by the room's id; an unknown one needs nothing. */
export function roomHelp(texts: DiceTexts, id: string): string {
  const kind = [...STARTING_ROOMS, ...DEPARTMENTS].find((room) => room.id === id);
  return kind === undefined ? '' : treatmentHelp(texts, kind.treatment);
}

/** What a specialist adds to a room. */
export const reachHelp = (texts: DiceTexts, { reach, after, from, to, steps }: SpecialistKind): string =>
  texts.text(`dice.reach.${reach}`, { colour: wordOf(texts, after), range: range(texts, from, to), steps });

export function specialistHelp(texts: DiceTexts, id: string): string {
  const kind = SPECIALISTS.find((specialist) => specialist.id === id);
  return kind === undefined ? '' : reachHelp(texts, kind);
}

/** A thing on offer by its kind and place in the data. */
export const itemName = (texts: DiceTexts, offer: string, kind: number): string =>
  offer === 'department' ? roomName(texts, DEPARTMENTS[kind].id) : specialistName(texts, SPECIALISTS[kind].id);
