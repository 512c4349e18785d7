import type { Choice, State } from '@asclepion/kernel';

/** What a bot is told: its table, and what its seat may know. Never the table's state or source of chance. */
export interface Question {
  readonly game: string;
  readonly options: unknown;
  readonly bot: string;
  readonly seat: number;
  readonly view: State;
}

/** Whoever answers for bots. Rejects when the bot fails or takes too long. */
export interface Bots {
  choose(question: Question): Promise<Choice>;
  close(): Promise<void>;
}
