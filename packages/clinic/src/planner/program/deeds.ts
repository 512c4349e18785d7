import type { Choice } from '@asclepion/kernel';
import type { PlannedCare, PlannedTreatment, PlannedWalk } from '../plan.ts';

/** Somebody of a group goes to a place, or stays there. */
interface Going {
  readonly group: number;
  readonly to: number;
  /** Its walk where that is not simply the shortest. */
  readonly walk?: PlannedWalk;
}

/** What doing a column once means at the table. */
export interface Deed {
  readonly goes?: readonly Going[];
  /** A patient whom a doctor treats. */
  readonly treats?: PlannedTreatment;
  /** Somebody taken care of otherwise. */
  readonly cares?: PlannedCare;
  /** What is to be chosen beside walks. */
  readonly errand?: Choice;
  readonly dismisses?: boolean;
}
