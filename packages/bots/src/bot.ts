import type { Chance, Choice, Engine, State } from '@asclepion/kernel';

/** What a bot knows when it must choose: its seat's view and nothing else. */
export interface Situation {
  readonly view: State;
  readonly seat: number;
  /** The bot's own source of chance, apart from the table's. */
  readonly chance: Chance;
}

/** A bot's answer, and its source of chance as it is afterwards. */
export interface Answer {
  readonly choice: Choice;
  readonly chance: Chance;
}

/** A player that is a program: a pure function of what it sees. */
export interface Bot {
  readonly id: string;
  choose(situation: Situation): Answer;
}

/** Makes a bot for one table. */
export type BotMaker = (engine: Engine<unknown, unknown, State>) => Bot;
