import type { Choice } from '@asclepion/kernel';
import type { Level, Who } from '../state.ts';

export type { Who } from '../state.ts';

/** A patient to be treated; the same one twice means two of them. */
export interface Wanted {
  readonly service: number;
  readonly level: Level;
  readonly at: number;
}

/** What is fixed beforehand about somebody. */
export interface Pin {
  readonly who: Who;
  /** Its final place; the present one means that it stays. Any place when not given. */
  readonly to?: number;
  /**
   * A patient that `must` be treated, or is `not`. Of staff only `not`: a doctor who treats nobody and does not study,
   * a nurse who helps nobody.
   */
  readonly use?: 'must' | 'not';
}

/** When to stop looking for something better. The caller brings the clock: the packages know none. */
export interface Limits {
  readonly now: () => number;
  /** In the clock's own unit. */
  readonly until: number;
}

/** How a walk begins: where the person stands, through an entrance, from a helipad, or carried straight into a room. */
export type Start =
  | { readonly by: 'inside'; readonly cell: number }
  | { readonly by: 'entrance'; readonly edge: number }
  | { readonly by: 'helipad'; readonly cell: number }
  | { readonly by: 'carried' };

/** One person's walk: every cell that it enters, the last one being `to`. */
export interface PlannedWalk {
  readonly who: Who;
  readonly from: number;
  readonly to: number;
  readonly start: Start;
  readonly cells: readonly number[];
  readonly time: number;
  /** What to play for it, one after the other, where that is no plain walk. */
  readonly choices?: readonly Choice[];
}

/** A patient that this plan makes treatable, by whom, and what it pays. */
export interface PlannedTreatment {
  readonly at: number;
  readonly doctor: Level;
  readonly patient: Level;
  readonly service: number;
  /** Nurses of the room, without built-in ones. */
  readonly nurses: number;
  readonly money: number;
}

/** Somebody taken care of in this plan: what to play for it in the treat step, and what it pays. */
export interface PlannedCare {
  readonly choice: Choice;
  readonly money: number;
  /** Who it is, where that is told. */
  readonly who?: Who;
}

/** The money of the round (sections 10 and 11). `left` is the surplus, or below 0 what savings and points must pay. */
export interface MoneyLines {
  readonly income: number;
  readonly wages: number;
  readonly maintenance: number;
  readonly saving: number;
  readonly fees: number;
  readonly left: number;
  /** Income beside it that never buys popularity (CB-POP-5). */
  readonly tied: number;
}

export interface Plan {
  readonly walks: readonly PlannedWalk[];
  /** What to play, one after the other: `go` for each walk, then `done`. */
  readonly choices: readonly Choice[];
  /** Time of all walks of the round, those already made included. */
  readonly walked: number;
  /** What triages take off it (CB-MOVE-13). */
  readonly saved: number;
  /** By how much the time disc moves on. */
  readonly time: number;
  /** What is chosen beside walks. */
  readonly errands: readonly Choice[];
  /** Time that comes after the moves and that nothing saves. */
  readonly later: number;
  /** All who are taken care of, and of these the patients whom doctors treat. */
  readonly cares: readonly PlannedCare[];
  readonly treatments: readonly PlannedTreatment[];
  /** Orderlies for whom there is no place (CB-MOVE-17). */
  readonly dismissed: number;
  readonly money: MoneyLines;
  /** What was made as high as possible: see `Weights`; of a cheapest plan, minus the time walked. */
  readonly worth: number;
}

/**
 * The best plan found, if there is any. `exact`: it is proven that none is better, or that there is none; false when
 * time ran out, or where `full-rooms-block: on` left something unproven.
 */
export interface Outcome {
  readonly plan: Plan | undefined;
  readonly exact: boolean;
  /** Where it is not exact: no plan is worth more than this, if that is known. */
  readonly most?: number;
}
