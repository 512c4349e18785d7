import type { Choice } from '../choice.ts';
import type { Applied, Engine } from '../engine.ts';
import type { State } from '../game.ts';
import type { Replayed } from '../record.ts';
import { BatteryFailure, must } from './failure.ts';
import { chanceOf, type Picker } from './picker.ts';

/** One random game to be looked at. */
export interface Run<O, R, S extends State> {
  readonly engine: Engine<O, R, S>;
  readonly seed: string;
  /** More choices than a game may have. */
  readonly limit: number;
  /** Costly looks are taken at one of so many moments. */
  readonly every: number;
}

/** One choice of a random game. */
export interface Moment<S extends State> {
  /** Counted from 1, as a replay counts. */
  readonly number: number;
  readonly before: S;
  readonly seat: number;
  readonly choice: Choice;
  /** Everything that `seat` could choose. */
  readonly listed: readonly Choice[];
  readonly after: Extract<Applied<S>, { ok: true }>;
  /** True at the moments for costly looks. */
  readonly closely: boolean;
  readonly picker: Picker;
}

export interface Played<S extends State> {
  readonly first: S;
  readonly made: readonly Replayed<S>[];
  readonly last: S;
}

/** What goes between the state after one choice and the next choice; undefined leaves it as it is. */
type Between<S> = (state: S) => S;

/**
 * Plays a whole game with random choices and shows each to `look`. A failure anywhere says at which choice of which
 * seed. The random picks depend on nothing but the seed and on how many choices there are.
 */
export function playOut<O, R, S extends State>(
  run: Run<O, R, S>,
  look: (moment: Moment<S>, made: readonly Replayed<S>[]) => void,
  between: Between<S> = (state) => state,
): Played<S> {
  const { engine, seed, limit, every } = run;
  const players = chanceOf(`fast:players of ${seed}`);
  const picker = chanceOf(`fast:looks at ${seed}`);
  const first = between(engine.begin(seed).state);
  const made: Replayed<S>[] = [];
  let state = first;
  for (let number = 1; state.frames.length > 0; number++) {
    let doing = 'whoever is next';
    try {
      must(number <= limit, `the game has not ended after ${limit} choices`);
      const seats = engine.deciders(state);
      must(seats.length > 0, `nobody is asked, and yet ${JSON.stringify(state.frames.at(-1))} waits`);
      const seat = players.pick(seats);
      doing = `seat ${seat}`;
      const listed = engine.choices(state, seat);
      must(listed.length > 0, `it is asked (${JSON.stringify(engine.asking(state, seat))}) and has no choice`);
      const choice = players.pick(listed);
      doing = `seat ${seat}, ${JSON.stringify(choice)}`;
      const after = engine.apply(state, seat, choice);
      must(after.ok, `a listed choice is refused: ${after.ok ? '' : JSON.stringify(after.violation)}`);
      const { events, known, pending } = after;
      made.push({ seat, choice, state: after.state, events, known, pending });
      look({ number, before: state, seat, choice, listed, after, closely: picker.below(every) === 0, picker }, made);
      state = between(after.state);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new BatteryFailure(`choice ${number} of ${seed} (${doing}): ${what}`, { cause: error });
    }
  }
  return { first, made, last: state };
}
