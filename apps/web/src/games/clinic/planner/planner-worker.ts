import { type ClinicState, clinic } from '@asclepion/clinic';
import { type Change, changesOf } from '@asclepion/clinic/ledger';
import { bestPlan, type Limits, leastTimeWeights, type Outcome, type Pin } from '@asclepion/clinic/planner';
import { createEngine } from '@asclepion/kernel';

/** What the page asks the planner for. */
export interface Question {
  readonly ask: keyof Answers;
  readonly options: unknown;
  readonly state: ClinicState;
  readonly seat: number;
  readonly pins: readonly Pin[];
}

/** The plan of most worth, and the one of least time. */
export const PLAN_KINDS = ['best', 'least'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
export type Plans = Readonly<Record<PlanKind, Outcome>>;

/** What it answers: both plans that keep what is fixed; or what would change the round. */
export interface Answers {
  readonly plans: Plans;
  readonly changes: readonly Change[];
}

/** Long enough for every position seen so far, short enough to wait for. */
const LIMIT = 4_000;

const limits = (): Limits => ({ now: () => performance.now(), until: performance.now() + LIMIT });

function answer({ ask, options, state, seat, pins }: Question): Answers[keyof Answers] {
  const engine = createEngine(clinic, options);
  if (ask === 'changes') return changesOf(engine, state, seat, limits());
  return {
    best: bestPlan(engine.rules, state, seat, pins, limits()),
    least: bestPlan(engine.rules, state, seat, pins, limits(), leastTimeWeights(engine.rules, state)),
  };
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
};
