import type { Engine } from '../engine.ts';
import type { State } from '../game.ts';
import { playOut, type Run } from './play.ts';

/**
 * How many positions can be reached with 1, 2, … `depth` choices, by every way that leads there. Any change of the
 * rules that lists a choice more or less shows in these numbers, so tests hold them.
 */
export function perft<O, R, S extends State>(engine: Engine<O, R, S>, state: S, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const visit = (from: S, at: number): void => {
    for (const seat of engine.deciders(from)) {
      const listed = engine.choices(from, seat);
      counts[at] += listed.length;
      if (at + 1 === depth) continue;
      for (const choice of listed) {
        const next = engine.clone(from);
        engine.play(next, seat, choice);
        visit(next, at + 1);
      }
    }
  };
  visit(state, 0);
  return counts;
}

/** How long a random game is, and how many choices were listed in all of it. */
export function choiceCounts<O, R, S extends State>(run: Run<O, R, S>): { made: number; listed: number } {
  let listed = 0;
  const { made } = playOut(run, (moment) => {
    listed += moment.listed.length;
  });
  return { made: made.length, listed };
}

/** The position of a random game in which most choices are listed; the first of several. */
export function busiest<O, R, S extends State>(run: Run<O, R, S>): S {
  let found = run.engine.begin(run.seed).state;
  let most = 0;
  playOut(run, ({ before, listed }) => {
    if (listed.length <= most) return;
    found = before;
    most = listed.length;
  });
  return found;
}
