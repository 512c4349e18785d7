import { canTreat, serviceOf, tileAt } from '../../board/rooms.ts';
import { WORKAHOLICS } from '../../data/box/workaholic-doctors.ts';
import { NUMBERS } from '../../data/numbers.ts';
import type { ClinicModule } from '../../module.ts';
import { countKind } from '../../people/people.ts';
import type { Rules } from '../../rules.ts';
import { type Clinic, type ClinicState, LEVELS } from '../../state.ts';

/** Money of the best group that one could treat this round, of the patients whom other doctors leave. */
function bestGroup(rules: Rules, seat: number, clinic: Readonly<Clinic>): number {
  const services = new Set(
    clinic.tiles.flatMap((_, cell) =>
      tileAt(rules, clinic, cell).colour === 'treatment-room' && canTreat(rules, seat, clinic, cell)
        ? [serviceOf(rules, seat, clinic, cell)]
        : [],
    ),
  );
  const patients = clinic.people.filter(({ kind, service }) => kind === 'patient' && services.has(service));
  const left = patients.length - countKind(clinic, 'doctor');
  let best = 0;
  for (const service of services) {
    LEVELS.forEach((_, level) => {
      const waiting = patients.filter((one) => one.level === level && one.service === service).length;
      best = Math.max(best, Math.min(waiting, left, WORKAHOLICS.treats[level]) * NUMBERS.income[level]);
    });
  }
  return best;
}

/** Whether a group is worth less than what one may still hope for. */
export const betterSpared = ({ round }: Readonly<ClinicState>, money: number): boolean =>
  round < NUMBERS.rounds && money < WORKAHOLICS.hope * NUMBERS.moneyPerPopularity;

/**
 * Each that has not worked yet: the first treats the best group there is, the others wait. One that works draws no more
 * wages, which the estimate counts for every round.
 */
export const workaholicProspect: NonNullable<ClinicModule['prospect']> = (rules, state, seat, roundsAfter) => {
  const clinic = state.clinics[seat];
  const count = clinic.people.filter(({ kind, load }) => kind === 'workaholic' && load === 0).length;
  if (count === 0) return 0;
  const hope = roundsAfter > 0 ? WORKAHOLICS.hope : 0;
  const money = bestGroup(rules, seat, clinic);
  const now = money / NUMBERS.moneyPerPopularity;
  const wages = (roundsAfter * WORKAHOLICS.wage) / NUMBERS.moneyPerPopularity;
  return (now > hope ? now + wages : hope) + (count - 1) * hope;
};
