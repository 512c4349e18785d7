import type { ClinicState } from '@asclepion/clinic';
import type { Change } from '@asclepion/clinic/ledger';
import type { Outcome, Pin } from '@asclepion/clinic/planner';

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
