import { ZOMBIES } from '../../data/box/zombies.ts';
import { NUMBERS } from '../../data/numbers.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState } from '../../state.ts';
import { isCureRoom, othersAt, refuseZombieStep, zombiesOf } from './zombies-places.ts';

/** How likely a zombie in a laboratory is cured, how much less for each step to one: guesses of a player, no rules. */
const CURED_THERE = 0.7;
const EACH_STEP = 0.75;
/** Points that its victims cost besides. */
const PATIENT_LOST = 4;
const STAFF_STARTLED = 0.5;

/** Steps of a zombie to the next laboratory; more than there are rounds where it reaches none. */
function stepsToLaboratory(rules: Rules, seat: number, clinic: Readonly<Clinic>, start: number): number {
  const steps = new Map([[start, 0]]);
  for (const [cell, soFar] of steps) {
    if (rules.tiles[clinic.tiles[cell]].id === 'laboratory') return soFar;
    for (const next of rules.geometry[seat].adjacent[cell])
      if (!steps.has(next) && refuseZombieStep(rules, seat, clinic, cell, next) === undefined)
        steps.set(next, soFar + 1);
  }
  return NUMBERS.rounds;
}

/** What the zombies that still walk about may yet cost, or bring if a laboratory is near to cure them. */
export function zombieProspect(rules: Rules, state: Readonly<ClinicState>, seat: number, roundsAfter: number): number {
  const clinic = state.clinics[seat];
  const cured = ZOMBIES.cureIncome / NUMBERS.moneyPerPopularity + ZOMBIES.lost;
  let points = 0;
  for (const { at } of zombiesOf(clinic)) {
    const steps = stepsToLaboratory(rules, seat, clinic, at);
    const alone = steps > 0 || isCureRoom(rules, clinic, at);
    const chance = alone && steps <= roundsAfter + 1 ? CURED_THERE * EACH_STEP ** steps : 0;
    points += chance * cured - ZOMBIES.lost;
    // Patients in a room cannot flee (CX-ZOM-9).
    for (const { kind } of othersAt(clinic, at))
      points -= rules.kinds[kind].takes === 'patient' ? rules.options.death + PATIENT_LOST : STAFF_STARTLED;
  }
  return points;
}
