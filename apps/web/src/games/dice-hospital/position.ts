import type { AnyEngine } from '@asclepion/catalogue';
import type { DiceState } from '@asclepion/dice-hospital';
import type { Frame, State } from '@asclepion/kernel';

/** The page holds every game's table alike; here it is known to be one of Dice Hospital. */
export const stateOf = (view: State): DiceState => view as DiceState;

/** What the frame that asks a seat remembers. */
export const askedOf = (engine: AnyEngine, view: State, seat: number | undefined): Frame | undefined =>
  seat === undefined ? undefined : engine.asking(view, seat);
