import { describe, expect, test } from 'vitest';
import { bestPlan, cheapestPlan } from '../src/planner/index.ts';
import type { Rules } from '../src/rules.ts';
import { playOut, somePatients, varied } from './planner-cases.ts';
import { LATE, MEDIUM, type Position, playedPosition, position, SMALL } from './positions.ts';

/** The same rules as if some module had a part in the program: then the planner uses it and not its own search. */
const byProgram = (rules: Rules): Rules => ({ ...rules, plan: [() => undefined] });

function sameAsSearch(from: Position, seed: number): void {
  const { made, pins, weights } = varied(from, seed);
  const { rules, state } = made;
  const search = bestPlan(rules, state, 0, pins, undefined, weights);
  const program = bestPlan(byProgram(rules), state, 0, pins, undefined, weights);
  expect(program.exact, `exact, seed ${seed}`).toBe(true);
  expect(program.plan?.worth, `worth, seed ${seed}`).toBe(search.plan?.worth);
  if (program.plan !== undefined) playOut(made, program.plan, pins);
  const wanted = somePatients(made, seed);
  const least = cheapestPlan(byProgram(rules), state, 0, wanted, pins);
  expect(least.plan?.walked, `time, seed ${seed}`).toBe(cheapestPlan(rules, state, 0, wanted, pins).plan?.walked);
  if (least.plan !== undefined) playOut(made, least.plan, pins);
}

describe('CB-MOVE-15: the program of the base game finds what the search finds, and its plans play as promised', () => {
  const cases: [string, number, (seed: number) => Position][] = [
    ['small positions', 300, (seed) => position(seed, SMALL)],
    ['positions from random play', 100, (seed) => playedPosition(seed, 2 + (seed % 5))],
    ['medium positions', 100, (seed) => position(seed, MEDIUM)],
    ['late positions', 100, (seed) => position(seed, LATE)],
  ];
  test.each(cases)('%s', { timeout: 300_000 }, (_name, count, make) => {
    for (let seed = 0; seed < count; seed++) sameAsSearch(make(seed), seed);
  });
});
