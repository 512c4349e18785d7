import { type Clinic, type ClinicState, NUMBERS } from '@asclepion/clinic';
import type { Choice, Frame } from '@asclepion/kernel';
import { best, type ClinicEngine } from './engine.ts';
import { moneyWorth } from './evaluate.ts';
import type { Weights } from './weights.ts';

/** The first of the treatments that together earn most this round (CB-TREAT-6). */
export function bestTreatment(engine: ClinicEngine, state: Readonly<ClinicState>, seat: number, frame: Frame): Choice {
  const position = engine.clone(state);
  position.frames = [frame];
  return mostEarned(engine, position, seat).first;
}

function mostEarned(engine: ClinicEngine, position: ClinicState, seat: number): { money: number; first: Choice } {
  let found: { money: number; first: Choice } = { money: position.clinics[seat].income, first: { do: 'done' } };
  for (const choice of engine.choices(position, seat)) {
    if (choice.do === 'done') continue;
    const next = engine.clone(position);
    engine.play(next, seat, choice);
    while (next.frames.at(-1)?.step === 'car-leaves') engine.play(next, seat, engine.choices(next, seat)[0]);
    const money = next.frames.length > 0 ? mostEarned(engine, next, seat).money : next.clinics[seat].income;
    if (money > found.money) found = { money, first: choice };
  }
  return found;
}

/** As many points as are worth more than the money kept for building. */
export function bestPurchase(
  state: Readonly<ClinicState>,
  seat: number,
  choices: readonly Choice[],
  weights: Weights,
): Choice {
  const clinic: Readonly<Clinic> = state.clinics[seat];
  const roundsAfter = NUMBERS.rounds - state.round;
  return best(choices, ({ points }) => {
    const left = clinic.money + clinic.income - Number(points) * NUMBERS.moneyPerPopularity;
    return Number(points) + moneyWorth(left, roundsAfter, weights);
  }).choice;
}
