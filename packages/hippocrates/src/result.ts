import type { Result } from '@asclepion/kernel';
import { NUMBERS } from './data/numbers.ts';
import { compareReputation } from './reputation.ts';
import { isSolo, type Rules, SEATS } from './rules.ts';
import { type HippocratesState, POINTS, sum } from './state.ts';

/** What the players' scores are made of, so far or at the end (HI-END-3, HI-END-4). */
export function scoreLines({ players }: Readonly<HippocratesState>): { id: string; points: number[] }[] {
  return [
    ...POINTS.map((id, place) => ({ id, points: players.map(({ points }) => points[place]) })),
    { id: 'emergency', points: players.map(({ emergency }) => emergency.length * NUMBERS.emergency + 0) },
    { id: 'hades', points: players.map(({ hades }) => hades.length * NUMBERS.hades + 0) },
  ];
}

/** Points of all four seats; AI seats have some in solo games only. */
export function seatPoints(state: Readonly<HippocratesState>): number[] {
  const lines = scoreLines(state);
  return [
    ...state.players.map((_, seat) => sum(lines.map(({ points }) => points[seat]))),
    ...state.rivals.map(({ points }) => sum(points)),
  ];
}

/** The winner among some seats: most points, then the higher reputation, which always tells them apart (HI-END-5). */
function winnerOf(state: Readonly<HippocratesState>, seats: readonly number[]): number {
  const points = seatPoints(state);
  return seats.reduce((best, seat) =>
    (points[seat] - points[best] || compareReputation(state, seat, best)) > 0 ? seat : best,
  );
}

/** The final score (section 13). Alone, the best AI seat must be beaten (HI-AI-11). */
export function result(rules: Rules, state: Readonly<HippocratesState>): Result {
  const lines = scoreLines(state).filter(({ points }) => points.some((point) => point !== 0));
  const winner = winnerOf(state, isSolo(rules) ? SEATS : SEATS.slice(0, rules.seats));
  return {
    scores: seatPoints(state).slice(0, rules.seats),
    lines,
    winners: winner < rules.seats ? [winner] : [],
  };
}
