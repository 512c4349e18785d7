import { type BotMaker, intern } from '@asclepion/bots';
import type { Engine, State } from '@asclepion/kernel';
import { playOut } from './tables.ts';

/** One resident against three interns, each seat in turn: its wins and its scores, over games of fixed seeds. */
export function measureResident(
  engine: Engine<unknown, unknown, State>,
  resident: BotMaker,
  from: number,
  games: number,
): { wins: number; scores: number[] } {
  let wins = 0;
  const scores: number[] = [];
  for (let game = from; game < from + games; game++) {
    const seat = game % 4;
    const { result } = playOut(
      engine,
      [0, 1, 2, 3].map((other) => (other === seat ? resident : intern)),
      `fast:strength:${game}`,
    );
    if (result.winners.includes(seat)) wins++;
    scores.push(result.scores[seat]);
  }
  return { wins, scores: scores.sort((a, b) => a - b) };
}
