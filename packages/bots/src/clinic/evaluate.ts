import {
  type Clinic,
  type ClinicState,
  costsOf,
  isUsable,
  NUMBERS,
  queuePoints,
  type Rules,
  tileAt,
} from '@asclepion/clinic';
import { outlook, treatingRooms } from './estimate.ts';
import type { Weights } from './weights.ts';

/** A smooth minimum: close to the smallest of three, and a little less where all are short. */
const shortest = (a: number, b: number, c: number): number =>
  a <= 0 || b <= 0 || c <= 0 ? 0 : (a ** -4 + b ** -4 + c ** -4) ** -0.25;

/** Lines of the final score that stand as they are; the others are looked at more closely below. */
const STANDING = new Set(['popularity', 'treatment-rooms', 'buildings', 'nurses', 'orderlies', 'time']);

/**
 * What a position is worth to a seat, in points of the final score: what it has, what this round is likely to bring,
 * and what the clinic as built earns in the rounds after. Meant for moments before `move`.
 */
export function evaluate(rules: Rules, state: Readonly<ClinicState>, seat: number, weights: Weights): number {
  const clinic = state.clinics[seat];
  const roundsAfter = NUMBERS.rounds - state.round;
  let value = 0;
  for (const item of rules.scoreItems) if (STANDING.has(item.id)) value += item.points(rules, state, seat);

  const rooms = treatingRooms(rules, seat, clinic);
  let slots = 0;
  let bonus = 0;
  let distance = 0;
  let builtIn = 0;
  for (const room of rooms) {
    const places = Math.min(room.doctors, room.patients);
    slots += places;
    bonus += room.bonus * places;
    distance += room.patientTime * places;
    builtIn += tileAt(rules, clinic, room.cell).treatment?.builtInNurses ?? 0;
  }
  const { income, time, untreated } = outlook(rules, seat, clinic, rooms);
  const costs = costsOf(rules, seat, clinic).total - comingSaving(rules, seat, clinic);
  const surplus = income - costs;
  const saved = Math.max(0, clinic.money + Math.min(0, surplus));
  value += surplus >= 0 ? surplus / NUMBERS.moneyPerPopularity : Math.min(0, clinic.money + surplus);
  value -= Math.max(0, time - triageTime(rules, clinic)) * weights.time;
  value += moneyWorth(saved, roundsAfter, weights);

  let doctors = 0;
  let nurses = builtIn;
  for (const { kind, level } of clinic.people) {
    if (kind === 'doctor') {
      doctors++;
      value += NUMBERS.doctorPoints[Math.max(0, level - roundsAfter - 1)];
    } else if (kind === 'nurse') nurses++;
  }
  for (const { level } of untreated) {
    if (roundsAfter > 0) value += weights.waiting[level];
    else value += level === 3 ? -rules.options.death : NUMBERS.untreatedPoints[level + 1];
  }

  if (roundsAfter > 0) {
    const treated = shortest(doctors, slots, queuePoints(rules, state, seat) * weights.admissions);
    const each =
      weights.laterIncome +
      weights.laterNurse * Math.min(1, nurses / Math.max(1, doctors)) +
      (slots > 0 ? bonus / slots : 0);
    const steps = slots > 0 ? (treated * distance) / slots : 0;
    const round =
      (treated * each - costs) / NUMBERS.moneyPerPopularity -
      Math.max(0, steps - triageTime(rules, clinic)) * weights.time;
    value += roundsAfter * round * weights.later;
    value += usefulRooms(rules, clinic, roundsAfter, weights);
  }
  for (const prospect of rules.prospect) value += prospect(rules, state, seat, roundsAfter);
  return value + roomToGrow(rules, seat, clinic, weights) * Math.min(1, roundsAfter / 2);
}

const triageTime = (rules: Rules, clinic: Readonly<Clinic>): number =>
  clinic.tiles.reduce((sum, tile) => sum + (rules.tiles[tile].timeSaved ?? 0), 0);

/** Maintenance that orderlies still outside will save once they sit in free places. */
function comingSaving(rules: Rules, seat: number, clinic: Readonly<Clinic>): number {
  let outside = 0;
  for (const { kind, at } of clinic.people) if (kind === 'orderly' && at < 0) outside++;
  if (outside === 0) return 0;
  let saving = 0;
  for (let cell = 0; cell < clinic.tiles.length && outside > 0; cell++) {
    const { saves, holds } = tileAt(rules, clinic, cell);
    if (saves === undefined || clinic.people.some(({ kind, at }) => kind === 'orderly' && at === cell)) continue;
    const seated = Math.min(outside, holds.orderly);
    saving += saves * seated;
    outside -= seated;
  }
  const { maintenance, saving: already } = costsOf(rules, seat, clinic);
  return Math.min(saving, maintenance - already);
}

/** Money that is left, for what may still be built with it. */
export function moneyWorth(money: number, roundsAfter: number, weights: Weights): number {
  const useful = Math.min(money, weights.moneyUseful * roundsAfter);
  return useful * weights.money + (money - useful) * weights.moneyIdle;
}

/** Rooms whose use the estimate of income does not show. */
function usefulRooms(rules: Rules, clinic: Readonly<Clinic>, roundsAfter: number, weights: Weights): number {
  let value = 0;
  let studying = 0;
  for (const index of clinic.tiles) {
    if (rules.tiles[index].studies !== undefined && studying++ === 0) value += weights.laboratory * roundsAfter;
    if (rules.tiles[index].timeSaved !== undefined) value += weights.triage * roundsAfter;
  }
  return value;
}

/** Free spots for the cars of those who come, and cells that cars keep from being built on. */
function roomToGrow(rules: Rules, seat: number, clinic: Readonly<Clinic>, weights: Weights): number {
  const { edges, edgesOf, perFloor } = rules.geometry[seat];
  let spots = 0;
  for (let edge = 0; edge < edges.length; edge++)
    if (clinic.cars[edge] === 0 && isUsable(rules, seat, clinic, edge)) spots++;
  let blocked = 0;
  for (let cell = 0; cell < perFloor; cell++) {
    spots += (tileAt(rules, clinic, cell).carRoom ?? 0) - clinic.parked[cell];
    if (clinic.tiles[cell] === 0 && edgesOf[cell].some((edge) => clinic.cars[edge] > 0)) blocked++;
  }
  return Math.min(spots, weights.spotsUseful) * weights.spot - blocked * weights.blockedCell;
}
