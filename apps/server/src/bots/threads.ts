import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { BotPool, type Told } from '@asclepion/house';

export interface ThreadSettings {
  /** How many bots think at once. */
  readonly workers: number;
  /** How long one choice may take, in milliseconds. */
  readonly patience: number;
  readonly script?: URL;
}

const SCRIPT = new URL('./bot-worker.mjs', import.meta.url);

/** Bots in Node's threads. */
export function botThreads({ workers, patience, script = SCRIPT }: ThreadSettings): BotPool {
  return new BotPool({
    workers,
    patience,
    newSeed: () => `fast:${randomUUID()}`,
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    start({ told, gone }) {
      const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
      worker.on('message', (message: Told) => told(message));
      worker.on('error', (error) => gone(error instanceof Error ? error : new Error(String(error))));
      worker.on('exit', () => gone(new Error('The thread has ended.')));
      return {
        ask: (question) => worker.postMessage(question),
        end: async () => {
          await worker.terminate();
        },
      };
    },
  });
}
