import { type Frame, isTogether, together } from '@asclepion/kernel';
import { NUMBERS } from '../data/numbers.ts';
import type { Secret, Steps } from '../module.ts';
import { ACTIONS, type ClinicState, FACE_DOWN, NO_TILE } from '../state.ts';
import { NOT_OFFERED, violation } from '../violation.ts';

const USED_UP = violation('CB-STEP-3', 'tile-used-up');

/** Whoever laid that tile carries it out, in turn order (CB-STEP-4). */
export function actors(state: Readonly<ClinicState>, action: (typeof ACTIONS)[number]): number[] {
  const tile = ACTIONS.indexOf(action);
  return state.turnOrder.filter((seat) => state.clinics[seat].laid === tile);
}

/** Action tiles of a player at the start of a round (CB-STEP-3, CB-ED-2). */
export const fullHand = (tiles: number): number[] => ACTIONS.map(() => tiles / ACTIONS.length);

/** Whether somebody still lays a tile, so that those already laid lie face down (CB-STEP-1). */
function isBeforeReveal(state: Readonly<ClinicState>): boolean {
  const top = state.frames.at(-1);
  return isTogether(top) && top.lanes.some((lane) => lane.some(({ step }) => step === 'lay-tile'));
}

/** Tiles that others laid face down: the hand of such a player shows its tile as still in hand. */
export const laidTiles: Secret = {
  hide(_rules, seen, viewer) {
    if (!isBeforeReveal(seen)) return;
    seen.clinics.forEach((clinic, seat) => {
      if (seat === viewer || clinic.laid < 0) return;
      clinic.hand[clinic.laid]++;
      clinic.laid = FACE_DOWN;
    });
  },
  draw(_rules, seen, _viewer, die) {
    for (const clinic of seen.clinics) {
      if (clinic.laid !== FACE_DOWN) continue;
      const tiles = ACTIONS.flatMap((_, tile) => (clinic.hand[tile] > 0 ? [tile] : []));
      clinic.laid = tiles[die(tiles.length)];
      clinic.hand[clinic.laid]--;
    }
  },
};

export const actionSteps: Steps = {
  'choose-action': {
    run(_rules, state, _frame, flow) {
      flow.next(together(state.clinics.map((_, seat): Frame => ({ step: 'lay-tile', seat }))));
    },
  },
  'lay-tile': {
    choices: (_rules, state, _frame, seat) =>
      ACTIONS.filter((_, tile) => state.clinics[seat].hand[tile] > 0).map((action) => ({ do: 'lay', action })),
    refuse: (_rules, _state, _frame, _seat, choice) =>
      choice.do === 'lay' && ACTIONS.some((action) => action === choice.action) ? USED_UP : NOT_OFFERED,
    choose(_rules, state, _frame, seat, choice, flow) {
      const tile = (ACTIONS as readonly unknown[]).indexOf(choice.action);
      const clinic = state.clinics[seat];
      clinic.laid = tile;
      clinic.hand[tile]--;
      flow.events?.push(
        { id: 'tile-laid', seat, only: [seat], action: ACTIONS[tile] },
        { id: 'tile-laid-secretly', seat, except: [seat] },
      );
    },
  },
  reveal: {
    run(_rules, state, _frame, flow) {
      flow.reveal();
      for (const seat of state.turnOrder)
        flow.events?.push({ id: 'tile-revealed', seat, action: ACTIONS[state.clinics[seat].laid] });
    },
  },
  'advance-action': {
    run(_rules, state, _frame, flow) {
      for (const clinic of state.clinics) clinic.laid = NO_TILE;
      state.action++;
      if (state.action < NUMBERS.actionsARound) flow.goTo('choose-action');
    },
  },
};
