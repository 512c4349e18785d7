import type { Bot } from '@asclepion/bots';
import { makeBot, openEngine } from '@asclepion/catalogue';
import { openSeed } from '@asclepion/kernel';
import type { Question } from './bots.ts';
import type { Ask, Told } from './messages.ts';

/** Composing a table's rules takes time, so the bots asked for last are kept. */
const KEPT = 50;

/** What a thread of bots does: it answers one question after another. */
export class Thinker {
  readonly #bots = new Map<string, Bot>();

  /** Never throws: what goes wrong is the answer. */
  answer(ask: Ask): Told {
    const { job, view, seat, seed } = ask;
    try {
      return { job, choice: this.#botFor(ask).choose({ view, seat, chance: openSeed(seed) }).choice };
    } catch (error) {
      return { job, error: error instanceof Error ? error.message : String(error) };
    }
  }

  #botFor({ game, options, bot }: Question): Bot {
    const key = JSON.stringify([game, bot, options]);
    const kept = this.#bots.get(key) ?? makeBot(openEngine(game, options), bot);
    this.#bots.delete(key);
    this.#bots.set(key, kept);
    for (const oldest of this.#bots.keys()) {
      if (this.#bots.size <= KEPT) break;
      this.#bots.delete(oldest);
    }
    return kept;
  }
}
