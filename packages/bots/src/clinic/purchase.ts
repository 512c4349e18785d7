import { type ClinicState, NUMBERS } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import { best, type Judged, judged } from '../judged.ts';
import { moneyWorth } from './evaluate.ts';
import type { Weights } from './weights.ts';

/** As many points as are worth more than the money kept for building. */
export const bestPurchase = (
  state: Readonly<ClinicState>,
  seat: number,
  choices: readonly Choice[],
  weights: Weights,
): Choice => best(purchases(state, seat, choices, weights)).choice;

/** What each purchase is worth, with the money that is left. */
export function purchases(
  state: Readonly<ClinicState>,
  seat: number,
  choices: readonly Choice[],
  weights: Weights,
): Judged[] {
  const clinic = state.clinics[seat];
  const roundsAfter = NUMBERS.rounds - state.round;
  return judged(choices, ({ points }) => {
    const left = clinic.money + clinic.income - Number(points) * NUMBERS.moneyPerPopularity;
    return Number(points) + moneyWorth(left, roundsAfter, weights);
  });
}
