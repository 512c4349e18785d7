import { describe, expect, test } from 'vitest';
import { bestPlan, cheapestPlan, defaultWeights } from '../src/planner/index.ts';
import type { Rules } from '../src/rules.ts';
import { playOut, somePatients, varied } from './planner-cases.ts';
import { mostByTrying, worthPlayed } from './planner-truth.ts';
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
    ['small positions', 120, (seed) => position(seed, SMALL)],
    ['positions from random play', 40, (seed) => playedPosition(seed, 2 + (seed % 5))],
    ['medium positions', 40, (seed) => position(seed, MEDIUM)],
    ['late positions', 40, (seed) => position(seed, LATE)],
  ];
  test.each(cases)('%s', { timeout: 300_000 }, (_name, count, make) => {
    for (let seed = 0; seed < count; seed++) sameAsSearch(make(seed), seed);
  });
});

describe('CB-MOVE-15: against trying everything', () => {
  const TINY = { ...SMALL, modules: 4, gardens: 0, conveyors: 1, doctors: 2, nurses: 1, orderlies: 1, waiting: 1 };

  test('no round is worth more than the plan, and the plan is worth what it says', { timeout: 120_000 }, () => {
    for (let seed = 0; seed < 12; seed++) {
      const made = position(seed, TINY);
      const weights = defaultWeights(made.rules, made.state);
      const { plan } = bestPlan(byProgram(made.rules), made.state, 0);
      if (plan === undefined) throw new Error(`no plan, seed ${seed}`);
      const cares = plan.cares.map(({ choice }) => choice);
      expect(worthPlayed(made, plan.choices, cares, weights), `played, seed ${seed}`).toBe(plan.worth);
      expect(plan.worth, `seed ${seed}`).toBe(mostByTrying(made, weights)?.worth);
    }
  });
});

describe('CB-MOVE-14: the program where full rooms block', () => {
  test('its plans find an order, or are said to be unproven and bounded', { timeout: 120_000 }, () => {
    let proven = 0;
    for (let seed = 0; seed < 30; seed++) {
      const made = position(seed, seed % 2 === 0 ? MEDIUM : LATE, { 'full-rooms-block': 'on' });
      const { rules, state } = made;
      const { plan, exact, most } = bestPlan(byProgram(rules), state, 0);
      if (plan === undefined) throw new Error(`no plan, seed ${seed}`);
      playOut(made, plan, []);
      if (exact) proven++;
      else expect(most, `seed ${seed}`).toBeGreaterThanOrEqual(plan.worth);
    }
    expect(proven).toBeGreaterThan(20);
  });
});
