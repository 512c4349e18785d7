import { type ClinicOptions, clinic } from '@asclepion/clinic';
import { type Choice, createEngine, draw, type Engine, type Event, openSeed } from '@asclepion/kernel';
import type { Rules } from '../../src/rules.ts';
import type { ClinicState } from '../../src/state.ts';

export type ClinicEngine = Engine<ClinicOptions, Rules, ClinicState>;

/** One choice of a game: what the table was before and after it, and what happened. */
export interface Moment {
  readonly engine: ClinicEngine;
  readonly before: ClinicState;
  readonly after: ClinicState;
  readonly seat: number;
  readonly choice: Choice;
  readonly events: readonly Event[];
}

/** Plays a whole game by lawful choices at random, each action as long as it lasts, and shows every moment of it. */
export function randomGame(
  options: Readonly<Record<string, unknown>>,
  seed: string,
  seen: (moment: Moment) => void,
): { engine: ClinicEngine; end: ClinicState } {
  const engine = createEngine(clinic, options);
  let chance = openSeed(`fast:choices ${seed}`);
  let state = engine.begin(`fast:${seed}`).state;
  for (;;) {
    const [seat] = engine.deciders(state);
    if (seat === undefined) return { engine, end: state };
    const all = engine.choices(state, seat);
    const choices = all.length > 1 ? all.filter((choice) => choice.do !== 'done') : all;
    const [pick, next] = draw(chance, choices.length);
    chance = next;
    const applied = engine.apply(state, seat, choices[pick]);
    if (!applied.ok) throw new Error(`${JSON.stringify(choices[pick])} was listed and is refused.`);
    const before = state;
    state = applied.state;
    seen({ engine, before, after: state, seat, choice: choices[pick], events: applied.events });
  }
}
