import { NUMBERS } from '../data/numbers.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, ClinicState } from '../state.ts';

/** One point of popularity in the planner's whole numbers: divisible by the 3 of CB-POP-1 and CB-END-1. */
export const POINT = 60;

/**
 * What the planner tries to have most of. Everything is in units of which `POINT` make a point of popularity, so that
 * all sums are exact. A round is worth
 *
 * - `surplus` for each $ left of this round's income after paying (CB-POP-1),
 * - less `savings` for each $ that has to be paid from savings, and `popularity` for each point paid for want of
 *   money (CB-PAY-7),
 * - less `time` for each unit of time beyond what triages save (CB-MOVE-13),
 * - less `untreated` for each patient still there, by its level after worsening, or `death` if it dies (CB-ADM-8, 9),
 * - plus `doctor` for each doctor by its level after the round, and `studied` for each in a laboratory (CB-ADM-6, 7).
 */
export interface Weights {
  readonly surplus: number;
  readonly savings: number;
  readonly popularity: number;
  readonly time: number;
  readonly untreated: readonly number[];
  readonly death: number;
  readonly doctor: readonly number[];
  readonly studied: number;
}

/**
 * Weights that follow the scoring of CB-END-1. Before the last round an untreated patient may still be treated, so it
 * counts half, and money kept builds something; after it money is worth nothing (CB-END-4).
 */
export function defaultWeights(rules: Rules, state: Readonly<ClinicState>): Weights {
  const last = state.round >= NUMBERS.rounds;
  const perMoney = POINT / NUMBERS.moneyPerPopularity;
  return {
    surplus: perMoney,
    savings: last ? 0 : perMoney,
    popularity: POINT,
    time: POINT / NUMBERS.timePerPoint,
    untreated: NUMBERS.untreatedPoints.map((points) => (-points * POINT) / (last ? 1 : 2)),
    death: rules.options.death * POINT,
    doctor: NUMBERS.doctorPoints.map((points) => points * POINT),
    studied: NUMBERS.laboratoryPopularity * POINT,
  };
}

/** A stretch of a worth on which it is a straight line: `at0 + slope × amount` for amounts from `from` to `to`. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly slope: number;
  readonly at0: number;
}

/** The worth of what is left after paying, by amount: surplus, then savings, then popularity, then nothing more. */
export function moneyLines(weights: Weights, clinic: Readonly<Clinic>): Line[] {
  const { money, popularity } = clinic;
  const spent = -weights.savings * money;
  const broke = spent - weights.popularity * popularity;
  return [
    { from: 0, to: Number.POSITIVE_INFINITY, slope: weights.surplus, at0: 0 },
    { from: -money, to: -1, slope: weights.savings, at0: 0 },
    {
      from: -money - popularity,
      to: -money - 1,
      slope: weights.popularity,
      at0: spent + weights.popularity * money,
    },
    { from: Number.NEGATIVE_INFINITY, to: -money - popularity - 1, slope: 0, at0: broke },
  ];
}

/** The worth of time walked: nothing up to what is saved, then a loss for each (CB-MOVE-13). */
export const timeLines = (weight: number, saved: number): Line[] => [
  { from: saved, to: Number.POSITIVE_INFINITY, slope: -weight, at0: weight * saved },
  { from: 0, to: saved - 1, slope: 0, at0: 0 },
];

export function worthOn(lines: readonly Line[], amount: number): number {
  for (const line of lines) if (amount >= line.from && amount <= line.to) return line.at0 + line.slope * amount;
  return 0;
}
