import {
  type Bot,
  type BotMaker,
  type Critic,
  type CriticMaker,
  diceResident,
  hippocratesResident,
  intern,
  resident,
  residentCritic,
} from '@asclepion/bots';
import { clinic } from '@asclepion/clinic';
import { diceHospital } from '@asclepion/dice-hospital';
import { hippocrates } from '@asclepion/hippocrates';
import { createEngine, type Engine, type Game, OptionsError, type State } from '@asclepion/kernel';

/** A table's engine, whatever its game. */
export type AnyEngine = Engine<unknown, unknown, State>;
type AnyGame = Game<unknown, unknown, State>;

interface Entry {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, BotMaker>>;
  /** Who looks back at a game that is over; a game may have nobody for that. */
  readonly critic?: CriticMaker;
}

/** Every game, by its id: a new one is a line here. */
const CATALOGUE: Readonly<Record<string, Entry>> = {
  clinic: { game: clinic as AnyGame, bots: { intern, resident }, critic: residentCritic },
  'dice-hospital': { game: diceHospital as AnyGame, bots: { intern, resident: diceResident } },
  hippocrates: { game: hippocrates as AnyGame, bots: { intern, resident: hippocratesResident } },
};

export const GAME_IDS: readonly string[] = Object.keys(CATALOGUE);

function entry(game: string): Entry {
  const found = Object.hasOwn(CATALOGUE, game) ? CATALOGUE[game] : undefined;
  if (found === undefined)
    throw new OptionsError([
      { field: 'game', message: `No game is named '${game}'. There are: ${GAME_IDS.join(', ')}.` },
    ]);
  return found;
}

/** The engine of a table. Throws OptionsError for an unknown game or options that cannot be played. */
export const openEngine = (game: string, options: unknown): AnyEngine => createEngine(entry(game).game, options);

/** Names of the bots that play a game. */
export const botNames = (game: string): string[] => Object.keys(entry(game).bots);

/** A bot for one table. Throws OptionsError for a name that no bot has. */
export function makeBot(engine: AnyEngine, name: string): Bot {
  const { bots } = entry(engine.game.id);
  const maker = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (maker === undefined)
    throw new OptionsError([
      { field: 'bots', message: `No bot is named '${name}'. There are: ${Object.keys(bots).join(', ')}.` },
    ]);
  return maker(engine);
}

/** Who looks back at a game of this table once it is over; undefined where the game has nobody for that. */
export const makeCritic = (engine: AnyEngine): Critic | undefined => entry(engine.game.id).critic?.(engine);
