import type { Moment } from '@asclepion/protocol';
import type { Book } from './book.ts';

/** A round and the place of its first moment among all that stand. */
export interface Round {
  readonly number: number;
  readonly place: number;
}

/** Where the rounds begin. */
export const roundsOf = ({ sections }: Book, moments: readonly Moment[]): Round[] =>
  sections.map(({ number, from }) => ({
    number,
    place: Math.max(
      0,
      moments.findIndex(({ sequence }) => sequence >= from),
    ),
  }));

/** The start of this round, or of the one before where this one has just begun. */
export const roundBefore = (rounds: readonly Round[], place: number): number =>
  rounds.findLast((round) => round.place < place)?.place ?? 0;

/** The start of the next round; undefined in the last one. */
export const roundAfter = (rounds: readonly Round[], place: number): number | undefined =>
  rounds.find((round) => round.place > place)?.place;
