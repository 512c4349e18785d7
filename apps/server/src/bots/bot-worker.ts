import { parentPort } from 'node:worker_threads';
import type { Bot } from '@asclepion/bots';
import { makeBot, openEngine } from '@asclepion/catalogue';
import { openSeed } from '@asclepion/kernel';
import type { Ask, Told } from './messages.ts';

const KEPT = 50;
const bots = new Map<string, Bot>();

/** The bot of a table; the last ones asked for are kept, since composing a table's rules takes time. */
function botFor({ game, options, bot }: Ask): Bot {
  const key = JSON.stringify([game, bot, options]);
  const kept = bots.get(key) ?? makeBot(openEngine(game, options), bot);
  bots.delete(key);
  bots.set(key, kept);
  for (const oldest of bots.keys()) {
    if (bots.size <= KEPT) break;
    bots.delete(oldest);
  }
  return kept;
}

function answer(ask: Ask): Told {
  const { job, view, seat, seed } = ask;
  try {
    return { job, choice: botFor(ask).choose({ view, seat, chance: openSeed(seed) }).choice };
  } catch (error) {
    return { job, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(answer(ask)));
parentPort?.postMessage({ ready: true } satisfies Told);
