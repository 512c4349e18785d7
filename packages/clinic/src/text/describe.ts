import type { Choice, Event, Frame, Violation } from '@asclepion/kernel';
import type { Params } from '@asclepion/kernel/text';
import { CAR } from '../board/spots.ts';
import { NUMBERS } from '../data/numbers.ts';
import type { LedgerNote } from '../module.ts';
import { isLevel } from '../people/university.ts';
import { priceAt } from '../phases/build.ts';
import { affordablePoints } from '../phases/business.ts';
import { PLACES, RED_COLUMN } from '../phases/notepad.ts';
import type { Rules } from '../rules.ts';
import { ACTIONS, type ClinicState, LEVELS } from '../state.ts';
import {
  actionName,
  aPerson,
  aPiece,
  aVehicle,
  bonusHelp,
  bonusName,
  type ClinicTexts,
  cardName,
  edgeName,
  kindName,
  kindsName,
  levelName,
  optionValueName,
  placeName,
  serviceName,
  spotName,
  stepName,
  wayName,
  withLoad,
} from './names.ts';

/** A field of a frame, whose type only its own step knows. */
const fieldOf = (frame: Frame, name: string): unknown => (frame as unknown as Readonly<Record<string, unknown>>)[name];

/** The piece that a starting tile is: the hub is that of the first service. */
const startingPiece = (rules: Rules, piece: string): string => (piece === 'hub' ? `hub:${rules.services[0]}` : piece);

/** Seats as names; a seat without a name by its number. */
const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1);

/** What texts of refusals may ask for. Whoever refuses gives it; a gap is better than no text at all. */
const GAPS: Params = { cell: '?', edge: '?', kinds: '?', price: '?', money: '?', needed: 0 };

/** Why something is refused, for those who show the rule beside it. */
export function describeReason(texts: ClinicTexts, { key, params }: Violation): string {
  const kinds: Params = params?.kind === undefined ? {} : { kinds: kindsName(texts, String(params.kind)) };
  return texts.find(key, { ...GAPS, ...params, ...kinds }) ?? key;
}

/** Why something is refused, with the ID of the rule that says so. */
export function describeViolation(texts: ClinicTexts, violation: Violation): string {
  const { rule } = violation;
  const text = describeReason(texts, violation);
  return rule === 'KERNEL' ? text : texts.text('clinic.violation', { text, rule });
}

/** What happened, as a sentence of the log. `names` are the players', by seat. */
export function describeEvent(texts: ClinicTexts, rules: Rules, event: Event, names: readonly string[]): string {
  const params = { ...fieldParams(texts, rules, event, names), ...eventParams(texts, rules, event) };
  // What is hired may be told in words of its own.
  const own = event.id === 'hired' ? texts.find(`clinic.event.${event.who}`, params) : undefined;
  return own ?? texts.find(`clinic.event.${event.id}`, params) ?? event.id;
}

/** Fields that texts can show as they are; one named like an option is a value of that option, a card has a name. */
function plainParams(texts: ClinicTexts, of: object): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(of)) {
    if (field === 'card') params.card = cardName(texts, String(value));
    else if (typeof value === 'string') params[field] = optionValueName(texts, field, value);
    else if (typeof value === 'number') params[field] = value;
  }
  return params;
}

/** The vehicle that something is about: a car where nothing is said. */
const vehicleIn = (texts: ClinicTexts, of: object): string =>
  aVehicle(texts, 'vehicle' in of ? String(of.vehicle) : CAR);

/** What fields mean by their names, in whatever event. */
function fieldParams(texts: ClinicTexts, rules: Rules, event: Event, names: readonly string[]): Params {
  const params = plainParams(texts, event);
  const { seat, at, edge, lot, service, level, kind, becomes, way, action, order } = event;
  const piece = event.piece ?? event.tile ?? event.what;
  if (seat !== undefined) {
    params.player = nameOf(names, seat);
    if (typeof at === 'number') params.place = placeName(texts, rules, seat, at);
    else if (typeof edge === 'number') params.place = edgeName(rules, seat, edge);
    if (typeof edge === 'number' && typeof lot === 'number') {
      params.spot = spotName(texts, rules, seat, edge, lot);
      params.vehicle = vehicleIn(texts, event);
    }
  }
  if (typeof piece === 'string') params.piece = aPiece(texts, piece);
  if (typeof service === 'string' || typeof service === 'number') {
    params.service = serviceName(texts, rules, service);
    const whose = typeof kind === 'string' ? kind : 'patient';
    if (typeof level === 'number') params.who = aPerson(texts, rules, whose, level, service);
  }
  if (typeof becomes === 'number') params.becomes = levelName(texts, becomes);
  if (typeof way === 'string') params.way = wayName(texts, way);
  const known = ACTIONS.find((one) => one === action);
  if (known !== undefined) params.action = actionName(texts, known);
  if (Array.isArray(order)) params.order = texts.list(order.map((one: number) => nameOf(names, one)));
  return params;
}

/** What only some events need. */
function eventParams(texts: ClinicTexts, rules: Rules, event: Event): Params {
  const seat = event.seat ?? 0;
  const number = (field: string): number => Number(event[field]);
  const level = (field: string): string => levelName(texts, number(field));
  switch (event.id) {
    case 'layout-drawn':
      return { colour: level('colour') };
    case 'start-tile':
      return { piece: aPiece(texts, startingPiece(rules, String(event.piece))) };
    case 'start-entrance':
      return { place: edgeName(rules, seat, number('at')) };
    case 'entrance-built':
      return { piece: aPiece(texts, 'entrance') };
    case 'bonus-taken':
      return { tile: bonusName(texts, String(event.tile)) };
    case 'hired': {
      return { who: aPerson(texts, rules, String(event.who).replace('hire-', ''), number('level'), -1) };
    }
    case 'time-spent':
      return { saved: number('walked') - number('time') };
    case 'treated':
      return {
        doctor: aPerson(texts, rules, String(event.by ?? 'doctor'), number('doctor'), -1),
        patient: aPerson(texts, rules, 'patient', number('patient'), number('service')),
      };
    case 'paid':
      return { paid: number('fromIncome') + number('fromSavings'), fees: Number(event.fees ?? 0) };
    case 'university': {
      const present = (event.levels as readonly number[]).filter((one) => one >= 0);
      const name = (one: number): string =>
        isLevel(one) ? levelName(texts, one) : kindName(texts, rules.applicants[one - LEVELS.length].id);
      return { count: present.length, doctors: texts.list(present.map(name)) };
    }
    case 'studied':
      return { from: level('from'), to: level('to'), popularity: NUMBERS.laboratoryPopularity };
    case 'demoted':
    case 'worsened':
      return { to: level('to') };
    default:
      return wayParams(texts, rules, seat, event);
  }
}

/** Who goes from where to where, and over what, as far as a choice or an event says it. */
function wayParams(
  texts: ClinicTexts,
  rules: Rules,
  seat: number,
  { kind, level, service, load, from, over, to }: Readonly<Record<string, unknown>>,
): Params {
  const who = (kind: string): string => aPerson(texts, rules, kind, Number(level), Number(service));
  return {
    ...(typeof kind === 'string' && { who: withLoad(texts, rules, who(kind), Number(load ?? 0)) }),
    ...(typeof from === 'number' && { from: placeName(texts, rules, seat, from) }),
    ...(typeof over === 'number' && { over: placeName(texts, rules, seat, over) }),
    ...(typeof to === 'number' && { place: placeName(texts, rules, seat, to) }),
  };
}

/** What a module says in a ledger. */
export function describeNote(texts: ClinicTexts, rules: Rules, { id, params }: LedgerNote): string {
  const { service, card } = params;
  const named: Params = {
    ...params,
    ...(service === undefined ? {} : { service: serviceName(texts, rules, service) }),
    ...(card === undefined ? {} : { card: cardName(texts, String(card)) }),
  };
  return texts.find(`clinic.ledger.${id}`, named) ?? id;
}

/** What a seat is asked. */
export function describePrompt(texts: ClinicTexts, rules: Rules, state: Readonly<ClinicState>, frame: Frame): string {
  const seat = frame.seat ?? 0;
  const clinic = state.clinics[seat];
  const { step } = frame;
  const at = fieldOf(frame, 'at') ?? fieldOf(frame, 'lot');
  const tile = fieldOf(frame, 'tile');
  const piece = fieldOf(frame, 'piece');
  const groups = fieldOf(frame, 'groups');
  const hired = Array.isArray(groups) && groups.length > 0 ? String(groups[0]) : '';
  const text = texts.find(`clinic.prompt.${step}`, {
    ...plainParams(texts, frame),
    vehicle: vehicleIn(texts, frame),
    action: state.action + 1,
    actions: NUMBERS.actionsARound,
    things: Number(fieldOf(frame, 'things') ?? 0),
    points: step === 'buy' ? affordablePoints(clinic) : Number(fieldOf(frame, 'points') ?? 0),
    money: clinic.money,
    surplus: clinic.income,
    walked: clinic.walked,
    left: { doctor: 'helper', helper: 'doctor' }[hired] ?? 'all',
    forced: fieldOf(frame, 'forced') === true ? 'yes' : 'no',
    // A starting tile by the first part of its name, since ICU's selectors are bare words.
    piece: typeof tile === 'string' ? aPiece(texts, tile) : String(piece ?? '').split('-')[0],
    place: typeof at === 'number' ? placeName(texts, rules, seat, at) : '',
  });
  return text ?? stepName(texts, step);
}

/**
 * What a choice does, as a line to pick. `frame` is the one that asks, and `state` the one in which it asks, or what
 * the viewer knows of it.
 */
export function describeChoice(
  texts: ClinicTexts,
  rules: Rules,
  state: Readonly<ClinicState>,
  frame: Frame,
  choice: Choice,
): string {
  if (choice.do === 'done') return texts.find(`clinic.done.${frame.step}`) ?? choice.do;
  const params = choiceParams(texts, rules, state, frame, choice);
  const own = texts.find(`clinic.choice.${choice.do}`, params);
  if (own !== undefined) return own;
  const hire = rules.hires.find(({ id }) => id === choice.do);
  return (hire && texts.find('clinic.choice.hire', params)) ?? choice.do;
}

function choiceParams(
  texts: ClinicTexts,
  rules: Rules,
  state: Readonly<ClinicState>,
  frame: Frame,
  choice: Choice,
): Params {
  const seat = frame.seat ?? 0;
  const cell = Number(choice.at);
  const place = placeName(texts, rules, seat, cell);
  switch (choice.do) {
    case 'place': {
      const piece = String(fieldOf(frame, 'piece'));
      return {
        piece: aPiece(texts, startingPiece(rules, piece)),
        place: piece === 'entrance' ? edgeName(rules, seat, cell) : place,
      };
    }
    case 'bonus':
      return { tile: bonusName(texts, String(choice.tile)), help: bonusHelp(texts, String(choice.tile)) };
    case 'lay-free':
      return { piece: aPiece(texts, String(fieldOf(frame, 'tile'))), place };
    case 'lay': {
      const action = ACTIONS.find((one) => one === choice.action);
      return { action: action === undefined ? String(choice.action) : actionName(texts, action) };
    }
    case 'build':
      return { piece: aPiece(texts, String(choice.tile)), place, price: priceAt(rules, seat, cell) };
    case 'extra':
      return { piece: aPiece(texts, 'supply-room'), place, price: priceAt(rules, seat, cell) };
    case 'equip':
      return { piece: aPiece(texts, String(choice.what)), place, price: priceAt(rules, seat, cell) };
    case 'entrance':
      return {
        piece: aPiece(texts, 'entrance'),
        place: edgeName(rules, seat, Number(choice.edge)),
        price: NUMBERS.entrancePrice,
      };
    case 'upgrade':
      return { place, price: NUMBERS.upgradePrice };
    case 'second':
      return { place };
    case 'park':
    case 'shift':
    case 'leave':
      return {
        spot: spotName(texts, rules, seat, Number(choice.edge), Number(choice.lot)),
        vehicle: vehicleIn(texts, choice),
      };
    case 'take':
    case 'step':
      return {
        who: patientAt(texts, rules, state, Number(choice.row), Number(choice.place ?? RED_COLUMN)),
        way: wayName(texts, String(choice.way ?? '')),
      };
    case 'buy':
      return { points: Number(choice.points), money: Number(choice.points) * NUMBERS.moneyPerPopularity };
    default:
      return {
        ...plainParams(texts, choice),
        ...(typeof choice.level === 'number' && typeof choice.service === 'number'
          ? { who: aPerson(texts, rules, 'patient', choice.level, choice.service) }
          : {}),
        place,
        ...wayParams(texts, rules, seat, choice),
        ...hireParams(texts, rules, state, choice),
        ...careParams(texts, rules, state, seat, choice),
      };
  }
}

/** Who is on a place of the notepad. */
const patientAt = (
  texts: ClinicTexts,
  rules: Rules,
  state: Readonly<ClinicState>,
  row: number,
  place: number,
): string => aPerson(texts, rules, 'patient', state.notepad[row * PLACES + place], row);

/** Who takes care of whom, for how much, and what the care says itself. */
function careParams(
  texts: ClinicTexts,
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  choice: Choice,
): Params {
  const care = rules.cares.find(({ id }) => id === choice.do);
  const told = care?.told?.(rules, state, seat, choice) ?? {};
  const account = care?.account?.(rules, state, seat, choice);
  if (account === undefined) return told;
  const { by, doctor, whom = 'patient', patient, service, nurses, money } = account;
  return {
    doctor: aPerson(texts, rules, by, doctor, -1),
    patient: aPerson(texts, rules, whom, patient, service),
    nurses,
    money,
    ...told,
  };
}

function hireParams(texts: ClinicTexts, rules: Rules, state: Readonly<ClinicState>, choice: Choice): Params {
  const hire = rules.hires.find(({ id }) => id === choice.do);
  if (hire === undefined) return {};
  const price = hire.price(rules, state, choice);
  const kind = choice.do.replace('hire-', '');
  return {
    who: aPerson(texts, rules, kind, hire.level(rules, state, choice), -1),
    price: typeof price === 'number' ? price : 0,
  };
}
