import type { Game } from '@asclepion/kernel';
import { compose } from './compose.ts';
import { conserved } from './conserved.ts';
import { type DiceOptions, parseOptions } from './options.ts';
import { result } from './result.ts';
import type { Rules } from './rules.ts';
import { start } from './start.ts';
import { cloneState, type DiceState } from './state.ts';
import { resample, view } from './view.ts';

export { bedsOf, kindsOf, patientsOf, treat, untreatedOf } from './beds.ts';
export { ADMINISTRATORS } from './data/administrators.ts';
export { BOARD, type Hex, openHexes } from './data/board.ts';
export { COLOURS, type Colour } from './data/colours.ts';
export { EVENTS } from './data/events.ts';
export { dischargePoints, GRADES, NUMBERS } from './data/numbers.ts';
export { REPORTS } from './data/reports.ts';
export { DEPARTMENTS, type RoomKind, STARTING_ROOMS } from './data/rooms.ts';
export { SPECIALISTS } from './data/specialists.ts';
export { reachOf, type TreatedHere } from './effects.ts';
export { lossOf, monthAhead, monthPoints, roundOf, sparesOf } from './month.ts';
export { type DiceOptions, OPTION_VALUES } from './options.ts';
export * from './patient.ts';
export { gradeOf, scoreLines } from './result.ts';
export { idleRooms } from './rooms.ts';
export type { Rules } from './rules.ts';
export { type Department, type DiceState, type Hospital, POINTS, type Specialist } from './state.ts';
export { groupsOf } from './treatments.ts';

/** Dice Hospital, for one to four players. */
export const diceHospital: Game<DiceOptions, Rules, DiceState> = {
  id: 'dice-hospital',
  options: parseOptions,
  compose,
  seats: ({ seats }) => seats,
  steps: ({ steps }) => steps,
  start,
  clone: cloneState,
  view,
  resample,
  result,
  conserved,
};
