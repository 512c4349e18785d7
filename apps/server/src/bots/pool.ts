import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Choice } from '@asclepion/kernel';
import type { Bots, Question } from './bots.ts';
import type { Ask, Told } from './messages.ts';

export interface PoolSettings {
  /** How many bots think at once. */
  readonly workers: number;
  /** How long one choice may take, in milliseconds. */
  readonly patience: number;
  readonly script?: URL;
}

interface Job {
  readonly question: Question;
  readonly done: (choice: Choice) => void;
  readonly failed: (error: Error) => void;
}

interface Thinker {
  readonly worker: Worker;
  ready: boolean;
  busy: { readonly job: Job; readonly number: number; timer: NodeJS.Timeout } | undefined;
}

/** A thread loads the rules of every game first; that is not the bot's time. In milliseconds. */
const START = 60_000;

const SCRIPT = new URL('./bot-worker.mjs', import.meta.url);

/**
 * Bots in threads of their own. A thread that crashes or thinks for too long is ended and replaced; only the choice
 * it was asked for is lost.
 */
export class BotPool implements Bots {
  readonly #settings: PoolSettings;
  readonly #thinkers = new Set<Thinker>();
  #queue: Job[] = [];
  #number = 0;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  choose(question: Question): Promise<Choice> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('The server is closing.'));
      this.#queue.push({ question, done, failed });
      this.#assign();
    });
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      const thinker = this.#idle();
      if (thinker === undefined) return;
      const job = this.#queue.shift();
      if (job !== undefined) this.#ask(thinker, job);
    }
  }

  #idle(): Thinker | undefined {
    for (const thinker of this.#thinkers) if (thinker.busy === undefined) return thinker;
    return this.#thinkers.size < this.#settings.workers ? this.#hire() : undefined;
  }

  #hire(): Thinker {
    const worker = new Worker(this.#settings.script ?? SCRIPT, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const thinker: Thinker = { worker, ready: false, busy: undefined };
    this.#thinkers.add(thinker);
    worker.on('message', (told: Told) => this.#answered(thinker, told));
    worker.on('error', (error) => this.#dismiss(thinker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#dismiss(thinker, new Error('The thread has ended.')));
    return thinker;
  }

  #ask(thinker: Thinker, job: Job): void {
    const number = ++this.#number;
    thinker.busy = { job, number, timer: this.#timer(thinker) };
    thinker.worker.postMessage({ ...job.question, job: number, seed: `fast:${randomUUID()}` } satisfies Ask);
  }

  #timer(thinker: Thinker): NodeJS.Timeout {
    const patience = thinker.ready ? this.#settings.patience : START;
    return setTimeout(() => this.#dismiss(thinker, new Error(`There was no answer in ${patience} ms.`)), patience);
  }

  #answered(thinker: Thinker, told: Told): void {
    const { busy } = thinker;
    if ('ready' in told) {
      thinker.ready = true;
      if (busy === undefined) return;
      clearTimeout(busy.timer);
      busy.timer = this.#timer(thinker);
      return;
    }
    if (busy === undefined || busy.number !== told.job) return;
    clearTimeout(busy.timer);
    thinker.busy = undefined;
    if ('choice' in told) busy.job.done(told.choice);
    else busy.job.failed(new Error(told.error));
    this.#assign();
  }

  #dismiss(thinker: Thinker, error: Error): void {
    if (!this.#thinkers.delete(thinker)) return;
    if (thinker.busy !== undefined) {
      clearTimeout(thinker.busy.timer);
      thinker.busy.job.failed(error);
    }
    void thinker.worker.terminate();
    if (!this.#closed) this.#assign();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue) failed(new Error('The server is closing.'));
    this.#queue = [];
    const thinkers = [...this.#thinkers];
    for (const thinker of thinkers) this.#dismiss(thinker, new Error('The server is closing.'));
    await Promise.all(thinkers.map(({ worker }) => worker.terminate()));
  }
}
