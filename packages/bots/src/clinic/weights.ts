/**
 * What the resident thinks things are worth, in points of the final score. Found by playing residents with other
 * numbers against it; the rules fix everything else.
 */
export interface Weights {
  /** A dollar saved for later building, up to `moneyUseful` for each round still to come, and beyond that. */
  readonly money: number;
  readonly moneyUseful: number;
  readonly moneyIdle: number;
  /** Patients that an admission point brings in a round. */
  readonly admissions: number;
  /** Dollars that a treated patient brings in later rounds, without and with a nurse for each doctor. */
  readonly laterIncome: number;
  readonly laterNurse: number;
  /** Points for each round in which a laboratory or triage can still be used. */
  readonly laboratory: number;
  readonly triage: number;
  /** A patient that waits untreated this round, by level, while rounds are left. */
  readonly waiting: readonly number[];
  /** A free parking spot, up to `spotsUseful` of them; a cell that cars keep from being built on. */
  readonly spot: number;
  readonly spotsUseful: number;
  readonly blockedCell: number;
  /** Points of time that a step costs. */
  readonly time: number;
  /** How much a later round's estimate counts. */
  readonly later: number;
  /** Actions of a round that are looked at one after another when a tile is laid. */
  readonly depth: number;
}

export const WEIGHTS: Weights = {
  money: 0.51,
  moneyUseful: 5,
  moneyIdle: 0.02,
  admissions: 1.3,
  laterIncome: 8,
  laterNurse: 4,
  laboratory: 0.9,
  triage: 0.83,
  waiting: [-0.23, -0.38, -1.13, -3.75],
  spot: 0.12,
  spotsUseful: 8,
  blockedCell: 0.15,
  time: 0.27,
  later: 0.69,
  depth: 2,
};
