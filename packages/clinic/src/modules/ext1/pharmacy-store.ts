import type { Flow } from '@asclepion/kernel';
import { PHARMACY } from '../../data/ext1/pharmacy.ts';
import { drawFrom } from '../../people/bags.ts';
import { loadCode } from '../../people/people.ts';
import { EMPTY } from '../../phases/notepad.ts';
import type { Rules } from '../../rules.ts';
import { type ClinicState, LEVELS, type Level, type Person } from '../../state.ts';
import { cellsAbove0, placeOnBoards } from '../on-cells.ts';

/** First those in the bag by level, then the places of the board, those out of the game by level, then all hubs. */
const ID = 'pharmacy';
const PLACES = LEVELS.length;
const BAG = 0;
const SHOWN = BAG + LEVELS.length;
const GONE = SHOWN + PLACES;
const CELLS = GONE + LEVELS.length;

/** Capsules of a cell are one number: five bits for each level. */
const BITS = 5;
const MASK = 31;

const placeOf = (rules: Rules, seat: number, cell: number): number => CELLS + placeOnBoards(rules, seat, cell);

export function newPharmacy(rules: Rules): number[] {
  const marks = new Array<number>(placeOf(rules, rules.seats, 0)).fill(0).fill(EMPTY, SHOWN, GONE);
  for (let level = 0; level < LEVELS.length; level++) marks[BAG + level] = PHARMACY.capsules[level];
  return marks;
}

/** The places of the board that are used with so many players: a level, or EMPTY. */
export const shownCapsules = (rules: Rules, state: Readonly<ClinicState>): number[] =>
  state.marks[ID].slice(SHOWN, SHOWN + PHARMACY.shown[rules.seats]);

/** What lies on one of them, or EMPTY. */
export const shownAt = (rules: Rules, state: Readonly<ClinicState>, place: number): Level =>
  place >= 0 && place < PHARMACY.shown[rules.seats] ? (state.marks[ID][SHOWN + place] ?? EMPTY) : EMPTY;

export const inCapsuleBag = (state: Readonly<ClinicState>): number[] => state.marks[ID].slice(BAG, SHOWN);

/** How many of each level lie on a cell. */
export function capsulesAt(rules: Rules, state: Readonly<ClinicState>, seat: number, cell: number): number[] {
  const packed = state.marks[ID][placeOf(rules, seat, cell)] ?? 0;
  return LEVELS.map((_, level) => (packed >> (BITS * level)) & MASK);
}

/** The cells of a board where capsules lie. */
export const capsuleCells = (rules: Rules, state: Readonly<ClinicState>, seat: number): number[] =>
  cellsAbove0(rules, state.marks[ID], CELLS, seat);

export function addCapsule(
  rules: Rules,
  state: ClinicState,
  seat: number,
  cell: number,
  level: Level,
  by: 1 | -1,
): void {
  state.marks[ID][placeOf(rules, seat, cell)] += by * (1 << (BITS * level));
}

/** One leaves the game. */
export function dropCapsule(state: ClinicState, level: Level): void {
  state.marks[ID][GONE + level]++;
}

export function takeShown(state: ClinicState, place: number): Level {
  const level = state.marks[ID][SHOWN + place];
  state.marks[ID][SHOWN + place] = EMPTY;
  return level;
}

/** Clears the board and draws anew, any capsule of the bag as likely as any other; EMPTY when it is empty. */
export function layOutCapsules(rules: Rules, state: ClinicState, flow: Flow): void {
  const marks = state.marks[ID];
  for (let place = 0; place < PHARMACY.shown[rules.seats]; place++) {
    const left = marks[SHOWN + place];
    if (left !== EMPTY) dropCapsule(state, left);
    const bag = { counts: inCapsuleBag(state) };
    marks[SHOWN + place] = drawFrom(bag, flow);
    bag.counts.forEach((count, level) => {
      marks[BAG + level] = count;
    });
  }
  flow.events?.push({ id: 'capsules-shown', ...countShown(rules, state) });
}

/** How many of each level lie on the board. */
function countShown(rules: Rules, state: Readonly<ClinicState>): Record<string, number> {
  const shown = shownCapsules(rules, state);
  return Object.fromEntries(LEVELS.map((name, level) => [name, shown.filter((one) => one === level).length]));
}

export const capsuleLoad = (rules: Rules, level: Level): number => loadCode(rules, 'capsule:white') + level;

/** The level of the capsule that somebody carries, or -1. */
export function carriedLevel(rules: Rules, { load }: Readonly<Person>): Level {
  if (load <= 0) return -1;
  const level = load - loadCode(rules, 'capsule:white');
  return level >= 0 && level < LEVELS.length ? level : -1;
}

/** All of each level, wherever they are. */
export function allCapsules(rules: Rules, state: Readonly<ClinicState>): number[] {
  const marks = state.marks[ID];
  return LEVELS.map((_, level) => {
    let count = marks[BAG + level] + marks[GONE + level];
    count += shownCapsules(rules, state).filter((shown) => shown === level).length;
    state.clinics.forEach(({ people }, seat) => {
      count += people.filter((person) => carriedLevel(rules, person) === level).length;
      for (const cell of capsuleCells(rules, state, seat)) count += capsulesAt(rules, state, seat, cell)[level];
    });
    return count;
  });
}
