import { type Ask, BotPool, Thinker, type Told } from '@asclepion/house';

/** The name under which the worker's script is started for bots. */
export const BOTS = 'bots';

/** Long enough for the slowest thought on a slow phone, in milliseconds. */
const PATIENCE = 60_000;

/** Bots in workers of their own, so that what they think holds up nobody. */
export function botWorkers(): BotPool {
  return new BotPool({
    workers: navigator.hardwareConcurrency >= 4 ? 2 : 1,
    patience: PATIENCE,
    newSeed: () => `fast:${crypto.randomUUID()}`,
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    start({ told, gone }) {
      // The same script, so that the rules are loaded and kept once.
      const worker = new Worker(self.location.href, { type: 'module', name: BOTS });
      worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
      worker.onerror = ({ message }) => gone(new Error(message));
      return {
        ask: (question: Ask) => worker.postMessage(question),
        end: async () => worker.terminate(),
      };
    },
  });
}

/** What a worker of bots does. */
export function answerForBots(): void {
  const thinker = new Thinker();
  self.onmessage = ({ data }: MessageEvent<Ask>) => self.postMessage(thinker.answer(data));
  self.postMessage({ ready: true } satisfies Told);
}
