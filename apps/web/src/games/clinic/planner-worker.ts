import { type ClinicState, clinic } from '@asclepion/clinic';
import { bestPlan, cheapestPlan, type Outcome, type Wanted } from '@asclepion/clinic/planner';
import { createEngine } from '@asclepion/kernel';

/** What the page asks the planner for. */
export interface PlanRequest {
  readonly options: unknown;
  readonly state: ClinicState;
  readonly seat: number;
  /** The plan of most worth, or the cheapest one that lets these patients be treated. */
  readonly aim: 'best' | { readonly wanted: readonly Wanted[] };
}

/** Long enough for every position seen so far, short enough to wait for. */
const LIMIT = 8_000;

function answer({ options, state, seat, aim }: PlanRequest): Outcome {
  const { rules } = createEngine(clinic, options);
  const limits = { now: () => performance.now(), until: performance.now() + LIMIT };
  return aim === 'best'
    ? bestPlan(rules, state, seat, [], limits)
    : cheapestPlan(rules, state, seat, aim.wanted, [], limits);
}

self.onmessage = ({ data }: MessageEvent<PlanRequest>) => {
  self.postMessage(answer(data));
};
