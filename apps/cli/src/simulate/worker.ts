import { parentPort, workerData } from 'node:worker_threads';
import { type Plan, type Played, player } from './game.ts';

/** What a worker answers: one game, or why it could not be played. */
export type WorkerMessage =
  | { readonly game: number; readonly played: Played }
  | { readonly game: number; readonly error: string; readonly expected: boolean };

const play = player(workerData as Plan);

parentPort?.on('message', (game: number) => {
  try {
    parentPort?.postMessage({ game, played: play(game) } satisfies WorkerMessage);
  } catch (error) {
    const expected = (error as Error).name === 'Failure';
    const text = expected ? (error as Error).message : String((error as Error).stack);
    parentPort?.postMessage({ game, error: text, expected } satisfies WorkerMessage);
  }
});
