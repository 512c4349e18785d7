import {
  bestTreatment,
  doctorTile,
  feesOf,
  type HippocratesState,
  isLastRound,
  NUMBERS,
  patientTile,
  type Rules,
  salariesOf,
  salaryAt,
  type Treatment,
  untreatedOf,
  type Worths,
} from '@asclepion/hippocrates';
import type { Weights } from './weights.ts';

/** Where a round is: fees and salaries may still come. */
export type Moment = 'welcome' | 'salary' | 'later';

const kindsIn = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

/** What a treatment phase can bring to a seat, now and later. */
function worthsOf(rules: Rules, state: Readonly<HippocratesState>, seat: number, weights: Weights): Worths {
  const left = rules.options.rounds - state.round;
  const { emergency } = state.players[seat];
  const salary = salaryAt(state.reputation[seat]) * weights.money;
  const shared = {
    patient: (number: number): number =>
      patientTile(number).points + left * weights.reputation - uncured(number, emergency, left, weights),
  };
  if (isLastRound(rules, state)) {
    return {
      ...shared,
      // Little more than nothing: it still removes patients in the end (HI-END-1).
      money: 0.02,
      medicine: 0.05,
      assistant: 0.05,
      wild: 0,
      doctor: (number, _filled, open) => (open.length === 0 ? doctorTile(number).points : 0),
    };
  }
  return {
    ...shared,
    ...weights,
    doctor(number, filled, open) {
      const { points } = doctorTile(number);
      if (open.length === 0) return points;
      const later = open.reduce((sum, { kinds }) => sum + weights.contract[kindsIn(kinds)], 0);
      return later + (weights.progress * points * filled) / (filled + open.length) - salary;
    },
  };
}

/** What a patient is worth who is not cured in this round. */
function uncured(number: number, emergency: readonly number[], left: number, weights: Weights): number {
  if (emergency.includes(number)) return NUMBERS.hades;
  if (left === 0) return NUMBERS.emergency;
  return weights.waiting * patientTile(number).points + (1 - weights.waiting) * NUMBERS.hades;
}

/** The treatment phase that is best for a seat, with what it has. */
export function planOf(rules: Rules, state: Readonly<HippocratesState>, seat: number, weights: Weights): Treatment {
  const player = state.players[seat];
  return bestTreatment(
    { ...player, patients: untreatedOf(player), wild: player.wild.length },
    worthsOf(rules, state, seat, weights),
  );
}

/** What a position is worth to a seat, in points: the rest of the round as well as it can be treated, and what is left. */
export function worthOf(
  rules: Rules,
  state: Readonly<HippocratesState>,
  seat: number,
  weights: Weights,
  moment: Moment,
): number {
  const player = state.players[seat];
  const left = rules.options.rounds - state.round;
  let money = player.money;
  if (moment === 'welcome') money += feesOf(player);
  if (moment !== 'later') money -= salariesOf(state, seat);
  const patients = untreatedOf(player);
  const { worth } = bestTreatment(
    { ...player, money: Math.max(0, money), patients, wild: player.wild.length },
    worthsOf(rules, state, seat, weights),
  );
  let total = worth + Math.min(0, money) * weights.debt + state.reputation[seat] * left * weights.reputation;
  for (const points of player.points) total += points;
  for (const patient of patients) total += uncured(patient, player.emergency, left, weights);
  return total;
}
