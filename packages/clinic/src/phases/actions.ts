import { type Frame, together } from '@asclepion/kernel';
import { NUMBERS } from '../data/numbers.ts';
import type { Steps } from '../module.ts';
import { ACTIONS, type ClinicState, NO_TILE } from '../state.ts';
import { NOT_OFFERED, violation } from '../violation.ts';

const USED_UP = violation('CB-STEP-3', 'tile-used-up');

/** Whoever laid that tile carries it out, in turn order (CB-STEP-4). */
export function actors(state: Readonly<ClinicState>, action: (typeof ACTIONS)[number]): number[] {
  const tile = ACTIONS.indexOf(action);
  return state.turnOrder.filter((seat) => state.clinics[seat].laid === tile);
}

/** Action tiles of a player at the start of a round (CB-STEP-3, CB-ED-2). */
export const fullHand = (tiles: number): number[] => ACTIONS.map(() => tiles / ACTIONS.length);

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
