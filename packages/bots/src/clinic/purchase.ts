import { type ClinicState, NUMBERS } from '@asclepion/clinic';
import type { Choice } from '@asclepion/kernel';
import { best } from './engine.ts';
import { moneyWorth } from './evaluate.ts';
import type { Weights } from './weights.ts';

/** As many points as are worth more than the money kept for building. */
export function bestPurchase(
  state: Readonly<ClinicState>,
  seat: number,
  choices: readonly Choice[],
  weights: Weights,
): Choice {
  const clinic = state.clinics[seat];
  const roundsAfter = NUMBERS.rounds - state.round;
  return best(choices, ({ points }) => {
    const left = clinic.money + clinic.income - Number(points) * NUMBERS.moneyPerPopularity;
    return Number(points) + moneyWorth(left, roundsAfter, weights);
  }).choice;
}
