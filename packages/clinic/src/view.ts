import { type Chance, drawing, HIDDEN, type Viewer } from '@asclepion/kernel';
import type { Rules } from './rules.ts';
import { type ClinicState, cloneState } from './state.ts';

/** What a viewer may know: everything but the source of chance and the secrets of the modules. */
export function view(rules: Rules, state: Readonly<ClinicState>, viewer: Viewer): ClinicState {
  const seen = cloneState(state);
  seen.chance = HIDDEN;
  for (const { hide } of rules.secrets) hide(rules, seen, viewer);
  return seen;
}

/** A full state that agrees with a view: what is hidden there is drawn. */
export function resample(rules: Rules, seen: Readonly<ClinicState>, viewer: Viewer, chance: Chance): ClinicState {
  const state = cloneState(seen);
  const { draw: die, rest } = drawing(chance);
  for (const { draw } of rules.secrets) draw(rules, state, viewer, die);
  state.chance = rest();
  return state;
}
