import type { Choice, Event, Frame, Violation } from '@asclepion/kernel';
import type { Params } from '@asclepion/kernel/text';
import { assistantNamed, CHARITY, PLANNING, TRAVEL } from '../data/assistants.ts';
import { CITIES, columnOf } from '../data/cities.ts';
import { doctorNamed } from '../data/doctors.ts';
import { salaryAt } from '../data/numbers.ts';
import { EFFECTS } from '../data/places.ts';
import { costOfChoice } from '../price.ts';
import { type HippocratesState, NOTHING } from '../state.ts';
import { salariesOf } from '../steps/salaries.ts';
import {
  amountName,
  assistantName,
  cityName,
  doctorName,
  effectName,
  type HippocratesTexts,
  helpersName,
  kitName,
  knowledgeHelp,
  knowledgeName,
  linksName,
  medicinesName,
  patientName,
  placeName,
  priceName,
  rewardName,
  rivalName,
} from './names.ts';

/** Why something is refused, without the rule's ID. */
export function describeViolation(texts: HippocratesTexts, { key, params = {} }: Violation): string {
  const { assistant, city, medicines } = params;
  return (
    texts.find(key, {
      ...params,
      ...(typeof assistant === 'string' && { assistant: assistantName(texts, assistantNamed(assistant)) }),
      ...(typeof city === 'string' && { city: cityName(texts, city) }),
      ...(typeof medicines === 'string' && { medicines: medicinesName(texts, medicines) }),
    }) ?? key
  );
}

/** What a seat is asked by the frame on top. */
export function describePrompt(texts: HippocratesTexts, state: Readonly<HippocratesState>, frame: Frame): string {
  const { seat = 0, step } = frame;
  const { option } = state.players[seat];
  const cost = step === 'salary' ? salariesOf(state, seat) : costOfChoice(state, seat, { do: step });
  return (
    texts.find(`hippo.prompt.${step}`, {
      cost: amountName(texts, 'money', cost),
      salary: amountName(texts, 'money', salaryAt(state.reputation[seat])),
      doctor: option === NOTHING ? '' : doctorName(texts, option),
    }) ?? step
  );
}

/** A choice in words. `frame` is what asks the seat. */
export function describeChoice(
  texts: HippocratesTexts,
  state: Readonly<HippocratesState>,
  frame: Frame,
  choice: Choice,
): string {
  return texts.find(`hippo.choice.${choice.do}`, choiceParams(texts, state, frame.seat ?? 0, choice)) ?? choice.do;
}

function choiceParams(
  texts: HippocratesTexts,
  state: Readonly<HippocratesState>,
  seat: number,
  choice: Choice,
): Params {
  const { assistant, column: city, contracts, medicines, patient } = choice;
  const column = columnOf(city);
  const assistants = String(choice.with ?? '');
  const params: Record<string, string | number> = {
    ...choice,
    count: state.players[seat].doctors.length,
    price: priceName(texts, {
      money: costOfChoice(state, seat, choice),
      with: assistants,
      wild: String(choice.wild ?? ''),
    }),
  };
  if (typeof assistant === 'string') params.assistant = assistantName(texts, assistantNamed(assistant));
  if (typeof medicines === 'string') params.medicines = medicinesName(texts, medicines);
  if (typeof contracts === 'string') params.links = linksName(texts, contracts);
  if (typeof patient === 'number') params.patient = patientName(texts, patient);
  const doctor = doctorOf(state, seat, choice);
  if (doctor !== NOTHING) params.doctor = doctorName(texts, doctor);
  if (column < 0) return params;
  params.city = cityName(texts, CITIES[column]);
  const kit = state.kits[column];
  const tile = state.knowledge[column];
  if (kit !== NOTHING) params.kit = kitName(texts, kit);
  if (tile !== NOTHING) params.knowledge = knowledgeName(texts, tile);
  return typeof choice.place === 'number' ? { ...params, ...useParams(texts, state, column, choice) } : params;
}

/** The doctor that a choice is about; NOTHING where it is about none. */
function doctorOf(state: Readonly<HippocratesState>, seat: number, choice: Choice): number {
  if (choice.do === 'hire-option') return state.players[seat].option;
  if (typeof choice.doctor === 'string') return doctorNamed(choice.doctor)?.number ?? NOTHING;
  return state.cityDoctors[columnOf(choice.column)] ?? NOTHING;
}

/** What the use of a die in a column means. */
function useParams(texts: HippocratesTexts, state: Readonly<HippocratesState>, column: number, choice: Choice): Params {
  const city = CITIES[column];
  const place = Number(choice.place);
  const die = columnOf(choice.die);
  const planned = choice.do === 'plan';
  const patient = planned ? state.reserves[column][0] : state.queues[column][place - 1];
  return {
    where: placeName(texts, city, place),
    gains: effectName(texts, EFFECTS[column][place - 1]),
    reward: rewardName(texts, city, place),
    helpers: helpersName(texts, [
      ...(die === column ? [] : [TRAVEL]),
      ...(state.dice[die] === place ? [] : [CHARITY]),
      ...(planned ? [PLANNING] : []),
    ]),
    ...(patient > NOTHING && { patient: patientName(texts, patient) }),
  };
}

/** What happened, as a sentence of the log. `names` are the players', by seat. */
export function describeEvent(texts: HippocratesTexts, event: Event, names: readonly string[]): string {
  return texts.find(`hippo.event.${event.id}`, eventParams(texts, event, names)) ?? event.id;
}

/** A seat's name, whoever sits there. */
export const seatName = (texts: HippocratesTexts, seat: number, names: readonly string[]): string =>
  names[seat] ?? rivalName(texts, seat, names.length);

function eventParams(texts: HippocratesTexts, event: Event, names: readonly string[]): Params {
  const params: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') params[field] = value;
  }
  const { seat, rival, assistant, city, doctor, knowledge, kit, medicines, patient, place } = event;
  if (seat !== undefined) params.player = seatName(texts, seat, names);
  if (typeof rival === 'number') params.rival = seatName(texts, rival, names);
  if (typeof assistant === 'number') params.assistant = assistantName(texts, assistant);
  if (typeof patient === 'number') params.patient = patientName(texts, patient);
  if (typeof doctor === 'number') params.doctor = doctorName(texts, doctor);
  if (typeof kit === 'number') params.kit = kitName(texts, kit);
  if (typeof medicines === 'string') params.medicines = medicinesName(texts, medicines);
  if (typeof knowledge === 'number') {
    params.knowledge = knowledgeName(texts, knowledge);
    params.help = knowledgeHelp(texts, knowledge);
  }
  if (typeof city === 'string') {
    params.city = cityName(texts, city);
    if (typeof place === 'number') {
      params.where = placeName(texts, city, place);
      params.gains = effectName(texts, EFFECTS[columnOf(city)][place - 1]);
      params.reward = rewardName(texts, city, place);
    }
  }
  params.price = priceName(texts, {
    money: Number(event.id === 'fees' ? 0 : (event.money ?? 0)),
    with: String(event.with ?? ''),
    wild: String(event.wild ?? ''),
  });
  if (typeof event.money === 'number') params.money = amountName(texts, 'money', event.money);
  if (typeof event.left === 'number') params.left = amountName(texts, 'money', event.left);
  if (event.id === 'discharged' || event.id === 'retired')
    params.points = amountName(texts, 'points', Number(event.points));
  return { ...params, ...listParams(texts, event, names) };
}

/** What an event lists. */
function listParams(texts: HippocratesTexts, event: Event, names: readonly string[]): Params {
  const params: Record<string, string | number> = {};
  const numbers = (field: unknown): number[] | undefined => (Array.isArray(field) ? field : undefined);
  const list = (items: readonly string[]): string =>
    items.length === 0 ? texts.text('hippo.nobody') : texts.list(items);
  const doctors = numbers(event.doctors ?? event.freeRow);
  const patients = numbers(event.patients);
  const order = numbers(event.order);
  const dice = numbers(event.dice);
  if (doctors !== undefined) params.doctors = list(doctors.map((doctor) => doctorName(texts, doctor)));
  if (patients !== undefined) {
    params.patients = list(patients.map((patient) => patientName(texts, patient)));
    params.count = patients.length;
  }
  if (order !== undefined) params.order = list(order.map((seat) => seatName(texts, seat, names)));
  if (dice !== undefined)
    params.dice = list(dice.map((place, column) => `${cityName(texts, CITIES[column])} ${place}`));
  return params;
}
