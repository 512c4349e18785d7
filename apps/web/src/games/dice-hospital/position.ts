import type { AnyEngine } from '@asclepion/catalogue';
import type { DiceState } from '@asclepion/dice-hospital';
import type { Frame, State } from '@asclepion/kernel';

/** The page holds every game's table alike; here it is known to be one of Dice Hospital. */
export const stateOf = (view: State): DiceState => view as DiceState;

/** What the frame that asks a seat remembers. */
export const askedOf = (engine: AnyEngine, view: State, seat: number | undefined): Frame | undefined =>
  seat === undefined ? undefined : engine.asking(view, seat);

/** The step of the month that is going on; undefined once the game is over. */
export function stepOf(state: Readonly<DiceState>): string | undefined {
  const frame = state.frames.find(({ step }) => step === 'programme') as { at?: number } | undefined;
  return frame?.at === undefined ? undefined : state.programme[frame.at - 1];
}
