/**
 * The battery: what every game on this kernel must pass, whatever its rules. It knows no test runner; a game's test
 * file runs it with
 *
 *     for (const { title, run } of battery(game, plan)) test(title, run);
 */
import { createEngine } from '../engine.ts';
import type { Game, State } from '../game.ts';
import {
  canBeSaved,
  changesNothing,
  choicesAgree,
  conserves,
  doesNotInterfere,
  ends,
  isDeterministic,
  leaksNothing,
  resamples,
  takesBack,
} from './checks.ts';
import type { Run } from './play.ts';

export { busiest, choiceCounts, perft } from './counts.ts';
export { BatteryFailure } from './failure.ts';
export { chanceOf, type Picker } from './picker.ts';
export { type Moment, type Played, playOut, type Run } from './play.ts';

export interface Plan {
  /** Tables to try, each under a name for the titles of its tests. */
  readonly tables: readonly { readonly name: string; readonly options: unknown }[];
  /** Random games of each table, in each test. */
  readonly games: number;
  /** More choices than a game may have. */
  readonly limit?: number;
  /** Costly looks are taken at one of so many moments; 1 is always. */
  readonly every?: number;
}

export interface BatteryTest {
  readonly title: string;
  /** Throws BatteryFailure. */
  run(): void;
}

/** The checks by what they make sure of. */
const checksOf = <O, R, S extends State>(): Readonly<Record<string, (run: Run<O, R, S>) => void>> => ({
  'random games end with a result': ends,
  'nothing is changed by looking, and copies share nothing': changesNothing,
  'saved and read between all choices, a game is the same': canBeSaved,
  'a replay gives the same states': isDeterministic,
  'taken back and chosen again, a game is the same': takesBack,
  'pieces are conserved': conserves,
  'listed choices are allowed, all others refused with a reason': choicesAgree,
  'nobody learns what is hidden': doesNotInterfere,
  'what a view hides can be drawn anew': resamples,
  'nobody is sent the source of chance': leaksNothing,
});

/** Every check on every table. */
export function* battery<O, R, S extends State>(game: Game<O, R, S>, plan: Plan): Generator<BatteryTest> {
  const { games, limit = 20_000, every = 1 } = plan;
  for (const { name, options } of plan.tables) {
    for (const [what, check] of Object.entries(checksOf<O, R, S>())) {
      yield {
        title: `${name}: ${what}`,
        run() {
          const engine = createEngine(game, options);
          for (let at = 0; at < games; at++) check({ engine, seed: `fast:${name} ${at}`, limit, every });
        },
      };
    }
  }
}
export { wayHash } from './way.ts';
