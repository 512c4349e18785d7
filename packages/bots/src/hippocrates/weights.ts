/** What a resident of Hippocrates thinks things are worth, in points. Tuned by games against itself. */
export interface Weights {
  /** Things left over while rounds are left. */
  readonly money: number;
  readonly medicine: number;
  readonly assistant: number;
  readonly wild: number;
  /** A step of reputation, for each round that is left. */
  readonly reputation: number;
  /** An open contract while rounds are left, by how many kinds it masters; place 0 is not used. */
  readonly contract: readonly number[];
  /** The part of a doctor's points that filled contracts are worth before it retires. */
  readonly progress: number;
  /** How likely a new patient who is not cured now is cured later. */
  readonly waiting: number;
  /** A drachma that salaries need and that is not there. */
  readonly debt: number;
}

export const WEIGHTS: Weights = {
  money: 0.45,
  medicine: 1,
  assistant: 0.8,
  wild: 1.3,
  reputation: 0.12,
  contract: [0, 1.2, 1.9, 2.4],
  progress: 0.6,
  waiting: 0.6,
  debt: 0.8,
};
