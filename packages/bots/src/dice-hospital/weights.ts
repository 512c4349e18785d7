/** What a resident of Dice Hospital thinks things are worth, in points. Tuned by games against itself. */
export interface Weights {
  /** A patient left in a bed, by the value with which it begins the next month; place 0 is not used. */
  readonly patient: readonly number[];
  /** A fatality, beside its cost at the end: a dead patient discharges nobody. */
  readonly death: number;
  /** A blood bag while months are left, more than its point at the end. */
  readonly bag: number;
  /** A patient more than the beds can take next month. */
  readonly crowding: number;
  /** A department or a specialist, for each month that is left after this one. */
  readonly department: number;
  readonly specialist: number;
}

export const WEIGHTS: Weights = {
  patient: [0, -1.6, -0.6, 0.2, 0.9, 1.6, 2.4],
  death: 0.5,
  bag: 0.6,
  crowding: 1.5,
  department: 0.55,
  specialist: 0.95,
};
