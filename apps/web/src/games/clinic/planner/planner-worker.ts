import { type ClinicState, clinic } from '@asclepion/clinic';
import { bestPlan, leastTimeWeights, type Outcome, type Pin } from '@asclepion/clinic/planner';
import { createEngine } from '@asclepion/kernel';

/** What the page asks the planner for: both plans that keep what is fixed. */
export interface PlanRequest {
  readonly options: unknown;
  readonly state: ClinicState;
  readonly seat: number;
  readonly pins: readonly Pin[];
}

/** The plan of most worth, and the one of least time. */
export const PLAN_KINDS = ['best', 'least'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
export type Plans = Readonly<Record<PlanKind, Outcome>>;

/** Long enough for every position seen so far, short enough to wait for. */
const LIMIT = 4_000;

function plansFor({ options, state, seat, pins }: PlanRequest): Plans {
  const { rules } = createEngine(clinic, options);
  const now = (): number => performance.now();
  const best = bestPlan(rules, state, seat, pins, { now, until: now() + LIMIT });
  const least = bestPlan(rules, state, seat, pins, { now, until: now() + LIMIT }, leastTimeWeights(rules, state));
  return { best, least };
}

self.onmessage = ({ data }: MessageEvent<PlanRequest>) => {
  self.postMessage(plansFor(data));
};
