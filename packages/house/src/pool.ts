import type { Choice } from '@asclepion/kernel';
import type { Bots, Question } from './bots.ts';
import type { Ask, Told } from './messages.ts';

/** A thread in which bots think, or whatever stands for one where the house is. */
export interface Thread {
  ask(ask: Ask): void;
  end(): Promise<void>;
}

/** How a thread is heard. */
export interface Ears {
  readonly told: (told: Told) => void;
  /** It has ended, or cannot be used any more. */
  readonly gone: (error: Error) => void;
}

export interface PoolSettings {
  /** How many bots think at once. */
  readonly workers: number;
  /** How long one choice may take, in milliseconds. */
  readonly patience: number;
  readonly start: (ears: Ears) => Thread;
  /** Calls back after so many milliseconds; returns how to call that off. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** A source of chance for one answer. */
  readonly newSeed: () => string;
}

interface Job {
  readonly question: Question;
  readonly done: (choice: Choice) => void;
  readonly failed: (error: Error) => void;
}

interface Thinker {
  readonly thread: Thread;
  ready: boolean;
  busy: { readonly job: Job; readonly number: number; callOff: () => void } | undefined;
}

/** A thread loads the rules of every game first; that is not the bot's time. In milliseconds. */
const START = 60_000;

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
      if (this.#closed) return failed(new Error('The house is closing.'));
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
    const thread = this.#settings.start({
      told: (told) => this.#answered(thinker, told),
      gone: (error) => this.#dismiss(thinker, error),
    });
    const thinker: Thinker = { thread, ready: false, busy: undefined };
    this.#thinkers.add(thinker);
    return thinker;
  }

  #ask(thinker: Thinker, job: Job): void {
    const number = ++this.#number;
    thinker.busy = { job, number, callOff: this.#patience(thinker) };
    thinker.thread.ask({ ...job.question, job: number, seed: this.#settings.newSeed() });
  }

  #patience(thinker: Thinker): () => void {
    const patience = thinker.ready ? this.#settings.patience : START;
    return this.#settings.after(patience, () =>
      this.#dismiss(thinker, new Error(`There was no answer in ${patience} ms.`)),
    );
  }

  #answered(thinker: Thinker, told: Told): void {
    const { busy } = thinker;
    if ('ready' in told) {
      thinker.ready = true;
      if (busy === undefined) return;
      busy.callOff();
      busy.callOff = this.#patience(thinker);
      return;
    }
    if (busy === undefined || busy.number !== told.job) return;
    busy.callOff();
    thinker.busy = undefined;
    if ('choice' in told) busy.job.done(told.choice);
    else busy.job.failed(new Error(told.error));
    this.#assign();
  }

  #dismiss(thinker: Thinker, error: Error): void {
    if (!this.#thinkers.delete(thinker)) return;
    if (thinker.busy !== undefined) {
      thinker.busy.callOff();
      thinker.busy.job.failed(error);
    }
    void thinker.thread.end();
    if (!this.#closed) this.#assign();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue) failed(new Error('The house is closing.'));
    this.#queue = [];
    const thinkers = [...this.#thinkers];
    for (const thinker of thinkers) this.#dismiss(thinker, new Error('The house is closing.'));
    await Promise.all(thinkers.map(({ thread }) => thread.end()));
  }
}
