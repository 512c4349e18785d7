import type { Result } from '@asclepion/kernel';

/** A seat and the place on which it ended, from 1. */
export interface Ranked {
  readonly seat: number;
  readonly place: number;
  readonly score: number;
}

/** Seats from the first place down: winners first, then by score; equal scores share a place. */
export function rankingOf({ scores, winners }: Result): Ranked[] {
  const won = (seat: number): number => Number(winners.includes(seat));
  const order = scores
    .map((score, seat) => ({ seat, score }))
    .sort((a, b) => won(b.seat) - won(a.seat) || b.score - a.score || a.seat - b.seat);
  const ranked: Ranked[] = [];
  for (const { seat, score } of order) {
    const before = ranked.at(-1);
    const shares = before !== undefined && before.score === score && won(before.seat) === won(seat);
    ranked.push({ seat, score, place: shares ? before.place : ranked.length + 1 });
  }
  return ranked;
}
