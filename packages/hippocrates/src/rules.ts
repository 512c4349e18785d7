import type { Step } from '@asclepion/kernel';
import { NUMBERS } from './data/numbers.ts';
import type { HippocratesOptions } from './options.ts';
import type { HippocratesState, Rival } from './state.ts';

/** What a table's options compose to. */
export interface Rules {
  /** How many people play; AI seats fill the table (HI-SET-10). */
  readonly seats: number;
  readonly options: HippocratesOptions;
  readonly programme: readonly string[];
  readonly steps: Readonly<Record<string, HippocratesStep>>;
}

export type HippocratesStep = Step<Rules, HippocratesState>;

/** All four seats of a table. */
export const SEATS: readonly number[] = Array.from({ length: NUMBERS.seats }, (_, seat) => seat);

export const isSolo = ({ seats }: Rules): boolean => seats === 1;
export const isLastRound = ({ options }: Rules, { round }: Readonly<HippocratesState>): boolean =>
  round >= options.rounds;

/** The AI seat's own things; undefined for a player's seat. */
export const rivalAt = ({ players, rivals }: Readonly<HippocratesState>, seat: number): Rival | undefined =>
  rivals[seat - players.length];
