import { NUMBERS } from './data/numbers.ts';
import { SEATS } from './rules.ts';
import type { HippocratesState } from './state.ts';

type Track = Pick<HippocratesState, 'reputation' | 'height'>;

/** Who has the higher reputation: the number first, on one number the marker further up (HI-REP-2). */
export const compareReputation = ({ reputation, height }: Readonly<Track>, a: number, b: number): number =>
  reputation[a] - reputation[b] || height[a] - height[b];

/** Seats by reputation, highest first, as steps read it once when they begin (HI-RND-3). */
export const byReputation = (state: Readonly<Track>): number[] =>
  SEATS.toSorted((a, b) => compareReputation(state, b, a));

/**
 * Moves a marker within the ends of the track (HI-REP-1). It comes to lie on top of those already there; one that
 * does not move keeps its place (HI-REP-3).
 */
export function changeReputation(track: Track, seat: number, by: number): void {
  const { reputation, height } = track;
  const from = reputation[seat];
  const to = Math.min(NUMBERS.highestReputation, Math.max(NUMBERS.lowestReputation, from + by));
  if (to === from) return;
  const top = reputation.filter((number) => number === to).length;
  track.height = SEATS.map((other) => {
    if (other === seat) return top;
    return reputation[other] === from && height[other] > height[seat] ? height[other] - 1 : height[other];
  });
  track.reputation = reputation.with(seat, to);
}
