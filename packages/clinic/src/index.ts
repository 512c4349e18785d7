import type { Game } from '@asclepion/kernel';
import { compose } from './compose.ts';
import { conserved } from './conserved.ts';
import { type ClinicOptions, parseOptions } from './options.ts';
import { finalResult } from './phases/end.ts';
import type { Rules } from './rules.ts';
import { start } from './start.ts';
import { type ClinicState, cloneState } from './state.ts';
import { resample, view } from './view.ts';

/** CliniC: Deluxe Edition, base game and modules. */
export const clinic: Game<ClinicOptions, Rules, ClinicState> = {
  id: 'clinic',
  options: parseOptions,
  compose,
  seats: (rules) => rules.seats,
  steps: (rules) => rules.steps,
  start,
  clone: cloneState,
  view,
  resample,
  result: finalResult,
  conserved,
};
