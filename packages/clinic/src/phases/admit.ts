import type { Choice, Frame, Violation } from '@asclepion/kernel';
import { hasFreeSpot, NO_SPOT } from '../board/spots.ts';
import { NUMBERS } from '../data/numbers.ts';
import type { Steps } from '../module.ts';
import { newPatient, waiting } from '../people/people.ts';
import type { Rules } from '../rules.ts';
import { type Clinic, type ClinicState, PRE_ADMISSION } from '../state.ts';
import { NOT_OFFERED, violation } from '../violation.ts';
import { actors } from './actions.ts';
import { parking } from './cars.ts';
import { closeGaps, drawNewPatients, EMPTY, PLACES, RED_COLUMN } from './notepad.ts';

interface AdmitFrame extends Frame {
  readonly seat: number;
  readonly points: number;
}

const spending = (seat: number, points: number): AdmitFrame => ({ step: 'spend-points', seat, points });

const NOBODY_THERE = violation('CB-ADMIT-2', 'nobody-on-place');
const RED_EMPTY = violation('CB-ADMIT-2', 'red-column-empty');
const NO_NEIGHBOUR = violation('CB-ADMIT-5', 'no-such-row');
const NO_SWAP = violation('CB-ADMIT-3', 'no-swap');
const NO_SIDEWAYS = violation('CB-ADMIT-4', 'no-sideways');
const FULL = violation('CB-ADMIT-9', 'pre-admission-full');
const NEEDS_HUB = violation('CB-ADMIT-10', 'needs-hub');

const STEPS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;
type Way = keyof typeof STEPS;
const WAYS = Object.keys(STEPS) as Way[];
const isWay = (way: unknown): way is Way => WAYS.some((known) => known === way);

/** The place of the notepad that a step leads to, or -1. */
function target(rules: Rules, row: number, place: number, way: Way): number {
  const [down, right] = STEPS[way];
  const [toRow, toPlace] = [row + down, place + right];
  const exists = toRow >= 0 && toRow < rules.services.length && toPlace >= 0 && toPlace < PLACES;
  return exists ? toRow * PLACES + toPlace : -1;
}

function refuseStep(
  rules: Rules,
  state: Readonly<ClinicState>,
  row: number,
  place: number,
  way: Way,
): Violation | undefined {
  const from = state.notepad[row * PLACES + place];
  if (from === undefined || from === EMPTY || place < 0 || place >= PLACES) return NOBODY_THERE;
  const to = target(rules, row, place, way);
  if (to < 0) return NO_NEIGHBOUR;
  if (state.notepad[to] !== EMPTY) return rules.options['notepad-swap'] === 'on' ? undefined : NO_SWAP;
  const sideways = way === 'left' || way === 'right';
  return sideways && rules.options['notepad-gaps'] === 'immediate' ? NO_SIDEWAYS : undefined;
}

function ownsHub(rules: Rules, clinic: Readonly<Clinic>, row: number): boolean {
  for (const tile of clinic.tiles) if (tile !== 0 && rules.tiles[tile].service === row) return true;
  return false;
}

/** Why no patient of a service may come to a clinic, with or without a car (CB-ADMIT-9, 10). */
function refuseService(
  rules: Rules,
  clinic: Readonly<Clinic>,
  row: number,
  waits = waiting(clinic, row),
): Violation | undefined {
  if (waits >= NUMBERS.preAdmissionPlaces) return FULL;
  return rules.options['admit-needs-hub'] === 'on' && !ownsHub(rules, clinic, row) ? NEEDS_HUB : undefined;
}

/** Why a patient of a service may not come to a seat, wherever from (CB-ADMIT-9, 10, CB-CAR-4). */
export function refuseAdmission(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  row: number,
): Violation | undefined {
  const clinic = state.clinics[seat];
  return refuseService(rules, clinic, row) ?? (hasFreeSpot(rules, seat, clinic) ? undefined : NO_SPOT);
}

/** Services of which a seat may take in patients now. */
export function openServices(rules: Rules, state: Readonly<ClinicState>, seat: number): number[] {
  const clinic = state.clinics[seat];
  const open: number[] = [];
  if (!hasFreeSpot(rules, seat, clinic)) return open;
  const waits: number[] = new Array(rules.services.length).fill(0);
  for (const person of clinic.people) if (person.at === PRE_ADMISSION && person.service >= 0) waits[person.service]++;
  for (let row = 0; row < waits.length; row++)
    if (refuseService(rules, clinic, row, waits[row]) === undefined) open.push(row);
  return open;
}

function refuseTake(rules: Rules, state: Readonly<ClinicState>, seat: number, row: number): Violation | undefined {
  const level = state.notepad[row * PLACES + RED_COLUMN];
  if (rules.services[row] === undefined) return NO_NEIGHBOUR;
  return level === EMPTY ? RED_EMPTY : refuseAdmission(rules, state, seat, row);
}

/** Points to spend in an admit action (CB-ADMIT-1). */
export function queuePoints(rules: Rules, state: Readonly<ClinicState>, seat: number): number {
  return rules.queuePoints.reduce<number>((sum, points) => sum + points(rules, state, seat), NUMBERS.baseQueuePoints);
}

/** All that a player does in an admit action, one after another. */
export const admitting = (rules: Rules, state: Readonly<ClinicState>, seat: number): Frame[] =>
  rules.admitting.flatMap((frames) => frames(rules, state, seat));

/** The notepad's part of it: the queue points (CB-ADMIT-1). */
export const spendingPoints = (rules: Rules, state: Readonly<ClinicState>, seat: number): Frame[] => [
  spending(seat, queuePoints(rules, state, seat)),
  { step: 'close-notepad' },
];

export const admitSteps: Steps = {
  admit: {
    run(rules, state, _frame, flow) {
      flow.next(...actors(state, 'admit').flatMap((seat) => admitting(rules, state, seat)));
    },
  },
  'spend-points': {
    choices(rules, state, _frame, seat) {
      const choices: Choice[] = [];
      const open = openServices(rules, state, seat);
      for (let row = 0; row < rules.services.length; row++) {
        if (state.notepad[row * PLACES + RED_COLUMN] !== EMPTY && open.includes(row)) choices.push({ do: 'take', row });
        for (let place = 0; place < PLACES; place++) {
          if (state.notepad[row * PLACES + place] === EMPTY) continue;
          for (const way of WAYS) {
            if (refuseStep(rules, state, row, place, way) === undefined) choices.push({ do: 'step', row, place, way });
          }
        }
      }
      choices.push({ do: 'done' });
      return choices;
    },
    refuse(rules, state, _frame, seat, choice) {
      if (choice.do === 'take') return refuseTake(rules, state, seat, Number(choice.row));
      if (choice.do !== 'step' || !isWay(choice.way)) return NOT_OFFERED;
      return refuseStep(rules, state, Number(choice.row), Number(choice.place), choice.way);
    },
    idle: (_rules, _state, frame: AdmitFrame) => frame.points === 0,
    choose(rules, state, frame: AdmitFrame, seat, choice, flow) {
      if (choice.do === 'done') {
        flow.events?.push({ id: 'admit-done', seat, points: frame.points });
        return;
      }
      const again = spending(seat, frame.points - 1);
      const row = Number(choice.row);
      const { notepad } = state;
      if (choice.do === 'take') {
        const level = notepad[row * PLACES + RED_COLUMN];
        notepad[row * PLACES + RED_COLUMN] = EMPTY;
        state.clinics[seat].people.push(newPatient(level, row));
        flow.events?.push({ id: 'admitted', seat, service: rules.services[row], level });
        flow.next(parking(seat), again);
      } else {
        const from = row * PLACES + Number(choice.place);
        const to = target(rules, row, Number(choice.place), choice.way as Way);
        const level = notepad[from];
        [notepad[from], notepad[to]] = [notepad[to], notepad[from]];
        flow.events?.push({ id: 'queue-moved', seat, service: rules.services[row], level, way: choice.way });
        flow.next(again);
      }
      if (rules.options['notepad-gaps'] === 'immediate') closeAll(rules, state);
    },
  },
  // Gaps that were left open during the action close when it ends (CB-ADMIT-6); closed rows stay as they are.
  'close-notepad': { run: (rules, state) => closeAll(rules, state) },
  'new-patients': { run: (rules, state, _frame, flow) => drawNewPatients(rules, state, flow) },
};

function closeAll(rules: Rules, state: ClinicState): void {
  for (let row = 0; row < rules.services.length; row++) closeGaps(state.notepad, row);
}
