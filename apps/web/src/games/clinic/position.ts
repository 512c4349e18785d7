import type { AnyEngine } from '@asclepion/catalogue';
import type { ClinicState, Rules } from '@asclepion/clinic';
import { isBeforeRounds, stepOf } from '@asclepion/clinic/ledger';
import type { Frame, State } from '@asclepion/kernel';
import type { Asked } from './modules/module-face.ts';

export { isBeforeRounds as isSetup, stepOf };

/** The page holds every game's table alike; here it is known to be one of CliniC. */
export const rulesOf = (engine: AnyEngine): Rules => engine.rules as Rules;
export const stateOf = (view: State): ClinicState => view as ClinicState;

/** What the frame that asks a seat remembers. */
export const askedOf = (engine: AnyEngine, view: State, seat: number | undefined): (Asked & Frame) | undefined =>
  seat === undefined ? undefined : (engine.asking(view, seat) as (Asked & Frame) | undefined);
