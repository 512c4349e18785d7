import type { Game } from '@asclepion/kernel';
import { compose } from './compose.ts';
import { conserved } from './conserved.ts';
import { type ClinicOptions, parseOptions } from './options.ts';
import { finalResult } from './phases/end.ts';
import type { Rules } from './rules.ts';
import { start } from './start.ts';
import { type ClinicState, cloneState } from './state.ts';
import { upgrade } from './upgrade.ts';
import { resample, view } from './view.ts';

export type { Edge, Geometry } from './board/geometry.ts';
export { cellNamed, edgeNamed } from './board/geometry.ts';
export { canTreat, isActive, isModule, serviceOf, tileAt } from './board/rooms.ts';
export { isUsable, othersAt } from './board/spots.ts';
export { HOSPICE } from './data/ext1/hospice.ts';
export { OBSTETRICS } from './data/ext1/obstetrics.ts';
export { URBAN } from './data/ext1/urban-design.ts';
export { LAYOUTS, narrow } from './data/layouts.ts';
export { NUMBERS, SOLO_GOALS } from './data/numbers.ts';
export type { OfferedModule } from './module.ts';
export { bloodAt, bloodCells, bloodInSupply } from './modules/box/blood-transfusion-store.ts';
export { capsuleLoad, capsulesAt, carriedLevel, shownCapsules } from './modules/ext1/pharmacy-store.ts';
export { type Plan, plansOf } from './modules/ext1/urban-design.ts';
export { MODULES } from './modules/index.ts';
export { conflictsOf, problemsOfSet, type SetProblem, together, withModule, without } from './modules/sets.ts';
export { type ClinicOptions, isAsked, OPTION_VALUES } from './options.ts';
export { countAt, loadCode, newPatient, newStaff, placeBeside, someone } from './people/people.ts';
export { isLevel } from './people/university.ts';
export { entranceOf, FAR, walksOf } from './people/walking.ts';
export { admitting, queuePoints } from './phases/admit.ts';
export { priceAt } from './phases/build.ts';
export { affordablePoints, costsOf } from './phases/business.ts';
export { scoreLines } from './phases/end.ts';
export { timeSaved } from './phases/move.ts';
export { incomeOf, nursesNeeded, roomBonus } from './phases/treat.ts';
export type { Rules } from './rules.ts';
export {
  ACCESS,
  ACTIONS,
  type BaseKind,
  BESIDE,
  type Clinic,
  type ClinicState,
  type Kind,
  LEVELS,
  NO_TILE,
  type Person,
  PRE_ADMISSION,
  type Who,
} from './state.ts';

/** CliniC: Deluxe Edition, base game and modules. */
export const clinic: Game<ClinicOptions, Rules, ClinicState> = {
  id: 'clinic',
  options: parseOptions,
  compose,
  seats: (rules) => rules.seats,
  steps: (rules) => rules.steps,
  start,
  clone: cloneState,
  upgrade,
  view,
  resample,
  result: finalResult,
  conserved,
};
