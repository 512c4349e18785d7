import { type AnyEngine, makeBot, openEngine } from '@asclepion/catalogue';
import { type Made, openSeed, sameChoice } from '@asclepion/kernel';
import { Failure } from '../failure.ts';

/** What every game of a simulation has in common. Plain data, so that a worker can be told. */
export interface Plan {
  readonly game: string;
  /** As the game checked them. */
  readonly options: unknown;
  readonly seed: string;
  /** Name of the bot at each seat. */
  readonly bots: readonly string[];
  /** Whether the choices are wanted too. */
  readonly keep: boolean;
  /** Whether each choice of a bot is checked against the list first, which costs time. */
  readonly judge: boolean;
}

/** How one game went. */
export interface Played {
  readonly finished: boolean;
  /** By seat; empty for a game that did not finish. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly choices: number;
  readonly hash: string;
  readonly made: readonly Made[];
}

/** More choices than any game has: a bot that goes round in circles. */
const LIMIT = 100_000;

export const tableSeed = (seed: string, game: number): string => `fast:${seed}:${game}`;
const botSeed = (seed: string, game: number, seat: number): string => `fast:${seed}:${game}:${seat}`;

/** Plays the games of a plan by their numbers. A game depends on its number and on no other game. */
export function player(plan: Plan): (game: number) => Played {
  const engine = openEngine(plan.game, plan.options);
  const bots = plan.bots.map((name) => makeBot(engine, name));

  return (game) => {
    const chances = bots.map((_, seat) => openSeed(botSeed(plan.seed, game, seat)));
    const { state } = engine.begin(tableSeed(plan.seed, game));
    const made: Made[] = [];
    let choices = 0;
    for (let [seat] = engine.deciders(state); seat !== undefined && choices < LIMIT; [seat] = engine.deciders(state)) {
      const answer = bots[seat].choose({ view: engine.view(state, seat), seat, chance: chances[seat] });
      const { choice } = answer;
      chances[seat] = answer.chance;
      if (plan.judge) {
        judge(engine, state, seat, choice, `Game ${game}, choice ${choices + 1}: '${plan.bots[seat]}' at seat ${seat}`);
      }
      engine.play(state, seat, choice);
      choices++;
      if (plan.keep) made.push({ seat, choice });
    }
    const result = engine.result(state);
    return {
      finished: result !== undefined,
      scores: result?.scores ?? [],
      winners: result?.winners ?? [],
      choices,
      hash: engine.hash(state),
      made,
    };
  };
}

/** Bots go by the rules like everybody: what is not listed is no choice. Throws Failure. */
function judge(
  engine: AnyEngine,
  state: Parameters<AnyEngine['choices']>[0],
  seat: number,
  choice: Made['choice'],
  who: string,
): void {
  if (engine.choices(state, seat).some((listed) => sameChoice(listed, choice))) return;
  const why = engine.refusal(state, seat, choice);
  throw new Failure(`${who} chose ${JSON.stringify(choice)}, which ${why?.rule} forbids (${why?.key}).`);
}
