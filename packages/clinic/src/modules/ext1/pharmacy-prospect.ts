import { PHARMACY } from '../../data/ext1/pharmacy.ts';
import { NUMBERS } from '../../data/numbers.ts';
import type { ClinicModule } from '../../module.ts';
import { countKind } from '../../people/people.ts';
import type { Level } from '../../state.ts';
import { unattended, worthOfTreating } from '../unattended.ts';
import { capsuleCells, capsulesAt, carriedLevel } from './pharmacy-store.ts';

/**
 * Each capsule treats the dearest patient that doctors leave and its level fits, bent by spare nurses; there must be a
 * nurse for each. For others one may still hope.
 */
export const pharmacyProspect: NonNullable<ClinicModule['prospect']> = (rules, state, seat, roundsAfter) => {
  const clinic = state.clinics[seat];
  const capsules: Level[] = clinic.people.map((person) => carriedLevel(rules, person)).filter((level) => level >= 0);
  for (const cell of capsuleCells(rules, state, seat))
    capsulesAt(rules, state, seat, cell).forEach((count, level) => {
      for (let one = 0; one < count; one++) capsules.push(level);
    });
  if (capsules.length === 0) return 0;
  const waiting = unattended(rules, seat, clinic);
  let nurses = countKind(clinic, 'nurse');
  let worth = 0;
  for (const level of capsules.sort((a, b) => b - a)) {
    const fits = waiting.findIndex((patient) => Math.abs(patient.level - level) < nurses);
    if (fits >= 0) {
      const [patient] = waiting.splice(fits, 1);
      worth += worthOfTreating(patient.level, roundsAfter);
      nurses -= 1 + Math.abs(patient.level - level);
    } else if (roundsAfter > 0) {
      worth += (NUMBERS.income[level] / NUMBERS.moneyPerPopularity) * PHARMACY.hope;
    }
  }
  return worth;
};
