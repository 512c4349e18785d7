import { botNames } from '@asclepion/catalogue';
import { newFairSeed } from '@asclepion/kernel';
import type { Locale } from '@asclepion/kernel/text';
import { UsageError } from '../failure.ts';
import { faceOf } from '../games/index.ts';
import type { Io } from '../io.ts';
import { TerminalGame } from '../play/game.ts';
import { Session } from '../play/session.ts';
import { botsFor, openTable, type TableArguments } from '../table.ts';
import { createCliTexts } from '../text/index.ts';

export interface PlayArguments extends TableArguments {
  /** Seats counted from 1, or `none`. */
  readonly people: readonly string[];
  readonly bots?: readonly string[];
  readonly seatNames?: readonly string[];
  readonly seed?: string;
  readonly language: Locale;
}

/** One game in the terminal, people and bots together. */
export async function play(given: PlayArguments, io: Io): Promise<void> {
  const engine = await openTable(given);
  const persons = personsAt(given.people, engine.seats);
  const free = Array.from({ length: engine.seats }, (_, seat) => seat).filter((seat) => !persons.includes(seat));
  const names = given.bots ?? botNames(given.game).slice(-1);
  const sitting = free.length === 0 ? [] : botsFor(given.game, names, free.length, 'seats without a person');
  const bots = Array.from({ length: engine.seats }, (_, seat) => {
    const at = free.indexOf(seat);
    return at < 0 ? undefined : sitting[at];
  });

  const texts = createCliTexts(given.language);
  const seatNames = namesOf(given.seatNames, bots, (seat, bot) =>
    bot === undefined
      ? texts.text('cli.person', { number: seat + 1 })
      : texts.text('cli.bot', { bot, number: seat + 1 }),
  );
  const face = await faceOf(given.game);
  const seed = given.seed === undefined ? newFairSeed() : seedOf(given.seed);
  const words = face.words(engine, given.language, seatNames);
  await new TerminalGame(new Session(engine, seed, bots), words, texts, seatNames, io).play();
}

/** A seed as a table file has it, or any text. */
const seedOf = (text: string): string => (/^fair:[0-9a-f]{64}$/.test(text) ? text : `fast:${text}`);

function personsAt(people: readonly string[], seats: number): number[] {
  if (people.length === 1 && people[0] === 'none') return [];
  return people.map((text) => {
    const number = /^\d+$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= seats) return number - 1;
    throw new UsageError(`--people: '${text}' is no seat. Give numbers from 1 to ${seats}, or none.`);
  });
}

function namesOf(
  given: readonly string[] | undefined,
  bots: readonly (string | undefined)[],
  usual: (seat: number, bot: string | undefined) => string,
): string[] {
  if (given !== undefined && given.length !== bots.length) {
    throw new UsageError(`--seat-names: give a name for each of the ${bots.length} seats; there are ${given.length}.`);
  }
  return given === undefined ? bots.map((bot, seat) => usual(seat, bot)) : [...given];
}
