import type { Engine } from '../engine.ts';
import type { State } from '../game.ts';
import { hashOf } from '../hash.ts';
import { replay, type TableFile } from '../record.ts';

/**
 * One hash for all positions of a recorded game, from the hash after each choice: the same wherever the game is played
 * again. Throws TableFileError for a choice that is refused.
 */
export function wayHash<O, R, S extends State>(engine: Engine<O, R, S>, { seed, choices }: TableFile): string {
  return hashOf(replay(engine, seed, choices).made.map(({ state }) => engine.hash(state)));
}
