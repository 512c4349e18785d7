import { type Chance, drawing, type Frame, HIDDEN, isTogether, type Viewer } from '@asclepion/kernel';
import { ADMINISTRATORS } from './data/administrators.ts';
import { EVENTS } from './data/events.ts';
import { REPORTS } from './data/reports.ts';
import { DEPARTMENT_COPIES, DEPARTMENTS } from './data/rooms.ts';
import { SPECIALIST_COPIES, SPECIALISTS } from './data/specialists.ts';
import { namesOf } from './patient.ts';
import type { Rules } from './rules.ts';
import { cloneState, type DiceState } from './state.ts';
import { settings } from './steps/setup.ts';

const HIDDEN_CARD = -1;

const isOpen = (state: Readonly<DiceState>, step: string): boolean => {
  const top = state.frames.at(-1);
  const asks = (frame: Frame): boolean => frame.step === step;
  return isTogether(top) && top.lanes.some((lane) => lane.some(asks));
};

/** What a viewer may know: everything but chance, stacks, and what others choose at the same time (DH-VIEW-1, 2). */
export function view(_rules: Rules, state: Readonly<DiceState>, viewer: Viewer): DiceState {
  const seen = cloneState(state);
  seen.chance = HIDDEN;
  for (const stack of [seen.departmentStack, seen.specialistStack, seen.eventStack, seen.reportStack])
    stack.fill(HIDDEN_CARD);
  const choosing = isOpen(state, 'keep-administrator');
  const setting = isOpen(state, 'set-patients');
  seen.hospitals.forEach((hospital, seat) => {
    if (seat === viewer) return;
    hospital.dealt.fill(HIDDEN_CARD);
    if (choosing) hospital.administrator = -1;
    if (setting) hospital.set = '';
  });
  return seen;
}

/** Cards of a kind that lie in a stack: all of them but those seen elsewhere. */
function unseen(kinds: number, copies: number, seen: readonly number[]): number[] {
  return Array.from({ length: kinds }, (_, kind) => kind).flatMap((kind) =>
    new Array<number>(copies - seen.filter((card) => card === kind).length).fill(kind),
  );
}

/** A full state that agrees with a view: stacks are shuffled anew, secret choices are drawn. */
export function resample(_rules: Rules, seen: Readonly<DiceState>, viewer: Viewer, chance: Chance): DiceState {
  const state = cloneState(seen);
  const { draw: die, rest } = drawing(chance);
  /** Takes so many cards, at random. */
  const deal = (cards: number[], count: number): number[] =>
    Array.from({ length: count }, () => cards.splice(die(cards.length), 1)[0]);
  const { hospitals } = state;
  const departments = hospitals.flatMap((hospital) => hospital.departments.map(({ kind }) => kind));
  const specialists = hospitals.flatMap((hospital) => hospital.specialists.map(({ kind }) => kind));
  state.departmentStack = deal(
    unseen(DEPARTMENTS.length, DEPARTMENT_COPIES, [...state.departmentDisplay, ...departments]),
    state.departmentStack.length,
  );
  state.specialistStack = deal(
    unseen(SPECIALISTS.length, SPECIALIST_COPIES, [...state.specialistDisplay, ...specialists]),
    state.specialistStack.length,
  );
  state.eventStack = deal(unseen(EVENTS.length, 1, state.eventsSeen), state.eventStack.length);
  state.reportStack = deal(
    unseen(REPORTS.length, 1, [...state.reports, ...state.reportsClaimed]),
    state.reportStack.length,
  );
  const own = viewer === 'watcher' ? [] : hospitals[viewer].dealt;
  const administrators = unseen(ADMINISTRATORS.length, 1, own);
  const top = state.frames.at(-1);
  const lanes = isTogether(top) ? top.lanes : [];
  hospitals.forEach((hospital, seat) => {
    if (seat === viewer) return;
    const chose = lanes[seat]?.length === 0;
    if (hospital.dealt.length > 0) {
      hospital.dealt = deal(administrators, hospital.dealt.length);
      if (chose) hospital.administrator = hospital.dealt[die(hospital.dealt.length)];
    }
    if (chose && isOpen(seen, 'set-patients')) {
      const ways = settings(hospital.arrivals);
      hospital.set = namesOf(ways[die(ways.length)]);
    }
  });
  state.chance = rest();
  return state;
}
