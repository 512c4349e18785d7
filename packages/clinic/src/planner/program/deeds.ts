import type { Choice } from '@asclepion/kernel';
import type { PlannedTreatment } from '../plan.ts';

/** Somebody of a group goes to a place, or stays there. */
export interface Going {
  readonly group: number;
  readonly to: number;
}

/** What doing a column once means at the table. */
export interface Deed {
  readonly goes?: readonly Going[];
  /** A patient taken care of, to be told and to be done in `treat`. */
  readonly treats?: PlannedTreatment;
  /** Choices of the walk step that are no walks. */
  readonly errands?: readonly Choice[];
  readonly dismisses?: boolean;
}
