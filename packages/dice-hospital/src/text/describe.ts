import type { Choice, Event, Frame, Violation } from '@asclepion/kernel';
import type { Params } from '@asclepion/kernel/text';
import { ADMINISTRATORS } from '../data/administrators.ts';
import { REPORTS } from '../data/reports.ts';
import { DEPARTMENTS } from '../data/rooms.ts';
import { SPECIALISTS } from '../data/specialists.ts';
import { colourNamed, namesOf } from '../patient.ts';
import type { DiceState } from '../state.ts';
import {
  administratorName,
  colourName,
  type DiceTexts,
  diceNames,
  eventHelp,
  eventName,
  itemName,
  meepleName,
  offerName,
  patientNames,
  reportName,
  roomHelp,
  roomName,
  specialistHelp,
  specialistName,
} from './names.ts';

/** A field of a frame, whose type only its own step knows. */
const fieldOf = (frame: Frame, name: string): unknown => (frame as unknown as Readonly<Record<string, unknown>>)[name];

/** Why something is refused, without the rule's ID. */
export function describeViolation(texts: DiceTexts, { key, params = {} }: Violation): string {
  const { room, specialist } = params;
  return (
    texts.find(key, {
      ...params,
      ...(typeof room === 'string' && { room: roomName(texts, room), help: roomHelp(texts, room) }),
      ...(typeof specialist === 'string' && {
        specialist: specialistName(texts, specialist),
        help: specialistHelp(texts, specialist),
      }),
    }) ?? key
  );
}

/** What a seat is asked by the frame on top. */
export function describePrompt(texts: DiceTexts, frame: Frame): string {
  const specialist = fieldOf(frame, 'specialist');
  const ambulance = fieldOf(frame, 'ambulance');
  return (
    texts.find(`dice.prompt.${frame.step}`, {
      taken: String(fieldOf(frame, 'taken')),
      value: Number(fieldOf(frame, 'value') ?? 0),
      ambulance: typeof ambulance === 'number' ? ambulance + 1 : 0,
      specialist: typeof specialist === 'number' ? specialistName(texts, SPECIALISTS[specialist].id) : '',
    }) ?? frame.step
  );
}

/** A choice in words. `frame` is what asks the seat. */
export function describeChoice(texts: DiceTexts, state: Readonly<DiceState>, frame: Frame, choice: Choice): string {
  return texts.find(`dice.choice.${choiceKey(frame, choice)}`, choiceParams(texts, state, choice)) ?? choice.do;
}

/** Two steps may use the same word for different things. */
function choiceKey(frame: Frame, choice: Choice): string {
  if (choice.do === 'done' && frame.step === 'spare-one') return 'spare-done';
  return choice.do === 'keep' && choice.administrator === undefined ? 'keep-reports' : choice.do;
}

function choiceParams(texts: DiceTexts, state: Readonly<DiceState>, choice: Choice): Params {
  const { patient, patients, administrator, offer, room, by, to, report, dice, number } = choice;
  const taken = typeof number === 'number' ? namesOf(state.ambulances[number - 1] ?? []) : patients;
  const params: Record<string, string | number> = { ...choice, place: 'none', item: '' };
  if (typeof patient === 'string') params.patient = patientNames(texts, patient);
  if (typeof taken === 'string') params.patients = patientNames(texts, taken);
  if (typeof offer === 'string') params.offer = offerName(texts, offer);
  if (typeof room === 'string') params.room = roomName(texts, room);
  if (typeof by === 'string') params.by = meepleName(texts, by);
  if (typeof to === 'string') params.colour = colourName(texts, colourNamed(to));
  if (typeof dice === 'string') params.dice = diceNames(texts, dice);
  if (typeof administrator === 'string')
    params.administrator = administratorName(
      texts,
      ADMINISTRATORS.findIndex(({ id }) => id === administrator),
    );
  if (typeof report === 'string')
    params.report = reportName(
      texts,
      REPORTS.findIndex(({ id }) => id === report),
    );
  if (typeof choice.department === 'string') params.item = roomName(texts, choice.department);
  if (typeof choice.specialist === 'string') params.item = specialistName(texts, choice.specialist);
  if (choice.do === 'take' && choice.q !== undefined) params.place = `${choice.q}, ${choice.r}`;
  return params;
}

/** What happened, as a sentence of the log. `names` are the players', by seat. */
export function describeEvent(texts: DiceTexts, event: Event, names: readonly string[]): string {
  return texts.find(`dice.event.${event.id}`, eventParams(texts, event, names)) ?? event.id;
}

function eventParams(texts: DiceTexts, event: Event, names: readonly string[]): Params {
  const params: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') params[field] = value;
  }
  const { seat, offer, kind, patients, patient, dice, after, department, specialist, administrator, report } = event;
  if (seat !== undefined) params.player = names[seat] ?? String(seat + 1);
  if (typeof offer === 'string' && typeof kind === 'number') params.item = itemName(texts, offer, kind);
  if (typeof patients === 'string') params.patients = patientNames(texts, patients);
  if (typeof patient === 'string') params.patient = patientNames(texts, patient);
  if (typeof after === 'string') params.after = patientNames(texts, after);
  if (typeof dice === 'string')
    params.dice = /\d/.test(dice) ? patientNames(texts, dice) : diceNames(texts, dice.replaceAll(' ', ''));
  if (typeof department === 'number') params.department = roomName(texts, DEPARTMENTS[department].id);
  if (typeof specialist === 'number') params.specialist = specialistName(texts, SPECIALISTS[specialist].id);
  else if (typeof specialist === 'string') params.specialist = specialistName(texts, specialist);
  if (typeof event.room === 'string') params.room = roomName(texts, event.room);
  if (typeof event.by === 'string') params.by = meepleName(texts, event.by);
  if (typeof administrator === 'number') params.administrator = administratorName(texts, administrator);
  if (typeof report === 'number') params.report = reportName(texts, report);
  if (typeof event.event === 'number') {
    params.event = eventName(texts, event.event);
    params.help = eventHelp(texts, event.event);
  }
  const dealt = event.administrators;
  if (Array.isArray(dealt))
    params.administrators = texts.list(dealt.map((one: number) => administratorName(texts, one)));
  return params;
}
