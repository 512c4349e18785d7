import type { Played } from './game.ts';

/** How somebody did over all games. */
export interface Standing {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** 95 % Wilson score interval of the win rate. */
  readonly interval: readonly [low: number, high: number];
  /** Undefined when no game finished. */
  readonly medianScore: number | undefined;
  readonly meanScore: number | undefined;
}

/** How a bot did at all its seats together, and at each. A game that two of its seats won is one win. */
export interface BotStanding extends Standing {
  readonly name: string;
  readonly seats: readonly number[];
  readonly perSeat: readonly (Standing & { readonly seat: number })[];
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

export function wilson(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const spread = (Z * Z) / games;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  return [wins === 0 ? 0 : middle - half, wins === games ? 1 : middle + half];
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standings over the games that finished. */
export function standings(bots: readonly string[], games: readonly Played[]): BotStanding[] {
  const finished = games.filter((game) => game.finished);
  const standing = (seats: readonly number[]): Standing => {
    const wins = finished.filter(({ winners }) => seats.some((seat) => winners.includes(seat))).length;
    const scores = finished.flatMap((game) => seats.map((seat) => game.scores[seat]));
    return {
      games: finished.length,
      wins,
      winRate: finished.length === 0 ? 0 : wins / finished.length,
      interval: wilson(wins, finished.length),
      medianScore: median(scores),
      meanScore: mean(scores),
    };
  };
  return [...new Set(bots)].map((name) => {
    const seats = bots.flatMap((bot, seat) => (bot === name ? [seat] : []));
    return { name, seats, ...standing(seats), perSeat: seats.map((seat) => ({ seat, ...standing([seat]) })) };
  });
}
