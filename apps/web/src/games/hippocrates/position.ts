import type { AnyEngine } from '@asclepion/catalogue';
import type { HippocratesState, Rules } from '@asclepion/hippocrates';
import type { Frame, State } from '@asclepion/kernel';

/** The page holds every game's table alike; here it is known to be one of Hippocrates. */
export const stateOf = (view: State): HippocratesState => view as HippocratesState;
export const rulesOf = (engine: AnyEngine): Rules => engine.rules as Rules;

/** What the frame that asks a seat remembers. */
export const askedOf = (engine: AnyEngine, view: State, seat: number | undefined): Frame | undefined =>
  seat === undefined ? undefined : engine.asking(view, seat);
