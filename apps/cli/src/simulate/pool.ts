import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.ts';
import { type Plan, type Played, player } from './game.ts';
import type { WorkerMessage } from './worker.ts';

/** Games that a worker is told of ahead, so that it never waits. */
const AHEAD = 2;

/**
 * Plays games 0 to `games - 1`, shared among so many threads. What comes out does not depend on their number.
 * `each` hears every game as it ends, in whatever order.
 */
export async function playAll(
  plan: Plan,
  games: number,
  workers: number,
  each: (game: number, played: Played) => void,
): Promise<Played[]> {
  const all: Played[] = new Array(games);
  const keep = (game: number, played: Played): void => {
    all[game] = played;
    each(game, played);
  };
  if (Math.min(workers, games) <= 1) {
    const play = player(plan);
    for (let game = 0; game < games; game++) keep(game, play(game));
    return all;
  }
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(workers, games) }, () =>
      share(plan, () => (next < games ? next++ : undefined), keep),
    ),
  );
  return all;
}

/** One worker's share: it plays what `next` gives until nothing is left. */
async function share(
  plan: Plan,
  next: () => number | undefined,
  keep: (game: number, played: Played) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: plan });
  try {
    await new Promise<void>((resolve, reject) => {
      let waiting = 0;
      const tell = (): void => {
        const game = next();
        if (game === undefined) return;
        waiting++;
        worker.postMessage(game);
      };
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A worker ended with code ${code}.`)));
      worker.on('message', (message: WorkerMessage) => {
        if ('error' in message) {
          reject(message.expected ? new Failure(message.error) : new Error(message.error));
          return;
        }
        waiting--;
        keep(message.game, message.played);
        tell();
        if (waiting === 0) resolve();
      });
      for (let ahead = 0; ahead < AHEAD; ahead++) tell();
      if (waiting === 0) resolve();
    });
  } finally {
    await worker.terminate();
  }
}
