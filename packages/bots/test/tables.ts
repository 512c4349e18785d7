import type { Bot, BotMaker } from '@asclepion/bots';
import { clinic } from '@asclepion/clinic';
import { diceHospital } from '@asclepion/dice-hospital';
import { hippocrates } from '@asclepion/hippocrates';
import { type Chance, createEngine, type Engine, openSeed, type Result, type State } from '@asclepion/kernel';

/** A table of CliniC as bots know it. */
export const openClinic = (options: Readonly<Record<string, unknown>>): Engine<unknown, unknown, State> =>
  createEngine(clinic, options) as unknown as Engine<unknown, unknown, State>;

/** A table of Dice Hospital as bots know it. */
export const openDiceHospital = (options: Readonly<Record<string, unknown>>): Engine<unknown, unknown, State> =>
  createEngine(diceHospital, options) as unknown as Engine<unknown, unknown, State>;

/** A table of Hippocrates as bots know it. */
export const openHippocrates = (options: Readonly<Record<string, unknown>>): Engine<unknown, unknown, State> =>
  createEngine(hippocrates, options) as unknown as Engine<unknown, unknown, State>;

export interface Played {
  readonly result: Result;
  readonly hash: string;
  readonly choices: number;
}

/** Plays a table to its end, each bot seeing its seat's view and drawing from a source of its own. */
export function playOut(engine: Engine<unknown, unknown, State>, makers: readonly BotMaker[], seed: string): Played {
  const bots: Bot[] = makers.map((maker) => maker(engine));
  const chances: Chance[] = makers.map((_, seat) => openSeed(`${seed}:${seat}`));
  const { state } = engine.begin(seed);
  let choices = 0;
  for (let [seat] = engine.deciders(state); seat !== undefined; [seat] = engine.deciders(state)) {
    const answer = bots[seat].choose({ view: engine.view(state, seat), seat, chance: chances[seat] });
    const refused = engine.refusal(state, seat, answer.choice);
    if (refused !== undefined)
      throw new Error(`${bots[seat].id} chose what ${refused.rule} refuses: ${JSON.stringify(answer.choice)}`);
    chances[seat] = answer.chance;
    engine.play(state, seat, answer.choice);
    choices++;
  }
  const result = engine.result(state);
  if (result === undefined) throw new Error('The table ended without a result.');
  return { result, hash: engine.hash(state), choices };
}
