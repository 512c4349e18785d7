import { expect } from 'vitest';
import { bestPlan, defaultWeights, type Plan } from '../../src/planner/index.ts';
import { type Extra, mostByTrying, worthPlayed } from '../planner-truth.ts';
import { type Dice, dice, type Position, position, type Size, SMALL } from '../positions.ts';

/** A module's people and pieces in a very small clinic, and what it adds to the worth of a round. */
export interface PlanCase {
  readonly modules: readonly string[];
  readonly size?: Partial<Size>;
  /** Puts the module's people and pieces into a lawful clinic. */
  readonly add: (made: Position, roll: Dice) => void;
  readonly extra?: Extra;
  /** How many plans at least must be proven best; all where nothing is said. */
  readonly proven?: number;
}

const TINY: Size = {
  ...SMALL,
  modules: 5,
  gardens: 1,
  conveyors: 1,
  doctors: 1,
  nurses: 1,
  orderlies: 0,
  waiting: 2,
  inRooms: 1,
};

/** A clinic for a case, the same for the same seed. */
function positionFor({ modules, size, add }: PlanCase, seed: number): Position {
  const made = position(seed, { ...TINY, ...size }, { modules });
  add(made, dice(seed + 500));
  return made;
}

const told = ({ choices, cares, money, time }: Plan): string =>
  [...choices, ...cares.map(({ choice }) => choice), money, time].map((part) => JSON.stringify(part)).join('\n');

/** Plays plans of some positions, which must be worth what they say; no round may be worth more. */
export function checkPlans(planCase: PlanCase, from: number, to: number): void {
  let proven = 0;
  for (let seed = from; seed < to; seed++) {
    const made = positionFor(planCase, seed);
    const weights = defaultWeights(made.rules, made.state);
    const { plan, exact, most } = bestPlan(made.rules, made.state, 0);
    if (plan === undefined) throw new Error(`no plan, seed ${seed}`);
    const cares = plan.cares.map(({ choice }) => choice);
    const played = worthPlayed(made, plan.choices, cares, weights, planCase.extra);
    expect(played, `played, seed ${seed}: ${told(plan)}`).toBe(plan.worth);
    const tried = mostByTrying(made, weights, planCase.extra);
    const better = tried?.choices.map((choice) => JSON.stringify(choice)).join('\n');
    if (exact) expect(plan.worth, `seed ${seed}: ${better}`).toBe(tried?.worth);
    else expect(most ?? Number.POSITIVE_INFINITY, `seed ${seed}: ${better}`).toBeGreaterThanOrEqual(tried?.worth ?? 0);
    if (exact) proven++;
  }
  expect(proven).toBeGreaterThanOrEqual(planCase.proven ?? to - from);
}
