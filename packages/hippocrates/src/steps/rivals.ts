import type { Frame } from '@asclepion/kernel';
import { CITIES, COLUMNS } from '../data/cities.ts';
import { doctorTile } from '../data/doctors.ts';
import { NUMBERS } from '../data/numbers.ts';
import { patientTile } from '../data/patients.ts';
import { EFFECTS } from '../data/places.ts';
import { changeReputation } from '../reputation.ts';
import { type HippocratesStep, isSolo, type Rules, rivalAt } from '../rules.ts';
import { type HippocratesState, NOTHING, score } from '../state.ts';
import { isComplete, isOptioned } from './recruitment.ts';
import { isFree } from './welcome.ts';

/** A turn of an AI seat: it goes by itself, so its frame asks nobody. */
interface RivalFrame extends Frame {
  readonly rival: number;
}

const rivalOf = (frame: Frame): number => (frame as RivalFrame).rival;

/** The place that the unused die of a column lies beside, from 0; -1 without a die. */
const placeOf = ({ dice }: Readonly<HippocratesState>, column: number): number => dice[column] - 1;

/** Of several tiles the one with the highest number; undefined without any. */
const highest = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : Math.max(...numbers);

/** The patient with the highest number that a die points at, or the leftmost free space (HI-AI-3, HI-AI-4). */
const rivalWelcome: HippocratesStep = {
  run(rules, state, frame, flow) {
    const seat = rivalOf(frame);
    const free = COLUMNS.filter((column) => isFree(state, column));
    const waiting = (column: number): number => state.queues[column][placeOf(state, column)] ?? NOTHING;
    const patient = highest(free.map(waiting).filter((number) => number !== NOTHING));
    if (patient === undefined) {
      state.active = state.active.with(free[0], seat);
      flow.events?.push({ id: 'rival-idle', rival: seat, city: CITIES[free[0]] });
      return;
    }
    const column = free.find((one) => waiting(one) === patient) ?? free[0];
    const place = placeOf(state, column);
    state.active = state.active.with(column, seat);
    state.dice = state.dice.with(column, 0);
    state.queues[column] = state.queues[column].with(place, NOTHING);
    state.bribes[column] = state.bribes[column].with(place, 0);
    state.outPatients = [...state.outPatients, patient];
    const { reputation, points } = EFFECTS[column][place];
    changeReputation(state, seat, reputation);
    let scored = 0;
    // Solo, at once (HI-AI-6).
    const rival = isSolo(rules) ? rivalAt(state, seat) : undefined;
    if (rival !== undefined) {
      score(rival, 'patients', patientTile(patient).points);
      score(rival, 'effects', points);
      scored = patientTile(patient).points + points;
    }
    flow.events?.push({
      id: 'rival-admitted',
      rival: seat,
      patient,
      city: CITIES[column],
      place: place + 1,
      points: scored,
    });
  },
};

/** It removes a doctor of the free row, if somebody wants one (HI-AI-7). */
const rivalOption: HippocratesStep = {
  run(rules, state, frame, flow) {
    const wanted = rules.options['ai-option'] === 'always' || state.players.some(({ option }) => option !== NOTHING);
    const doctor = highest(state.freeRow.filter((one) => one !== NOTHING && !isOptioned(state, one)));
    if (!wanted || doctor === undefined) return;
    state.freeRow = state.freeRow.with(state.freeRow.indexOf(doctor), NOTHING);
    const points = remove(rules, state, rivalOf(frame), doctor);
    flow.events?.push({ id: 'rival-removed', rival: rivalOf(frame), doctor, points });
  },
};

/** It removes the city doctor with the highest number of all complete columns (HI-AI-8). */
const rivalPurchase: HippocratesStep = {
  run(rules, state, frame, flow) {
    const complete = COLUMNS.filter((column) => isComplete(state, column));
    const doctor = highest(complete.map((column) => state.cityDoctors[column]));
    if (doctor === undefined) return;
    state.cityDoctors = state.cityDoctors.with(state.cityDoctors.indexOf(doctor), NOTHING);
    const points = remove(rules, state, rivalOf(frame), doctor);
    flow.events?.push({ id: 'rival-removed', rival: rivalOf(frame), doctor, points });
  },
};

/** The doctor is out of the game (HI-AI-10); solo, its contracts score (HI-AI-9). */
function remove(rules: Rules, state: HippocratesState, seat: number, doctor: number): number {
  state.outDoctors = [...state.outDoctors, doctor];
  const rival = isSolo(rules) ? rivalAt(state, seat) : undefined;
  if (rival === undefined) return 0;
  const points = doctorTile(doctor).contracts.length * NUMBERS.contractOfRival;
  score(rival, 'doctors', points);
  return points;
}

export const rivalSteps: Readonly<Record<string, HippocratesStep>> = {
  'rival-welcome': rivalWelcome,
  'rival-option': rivalOption,
  'rival-purchase': rivalPurchase,
};
