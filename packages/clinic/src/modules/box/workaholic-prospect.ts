import { WORKAHOLICS } from '../../data/box/workaholic-doctors.ts';
import { NUMBERS } from '../../data/numbers.ts';
import type { ClinicModule } from '../../module.ts';
import type { Rules } from '../../rules.ts';
import { type Clinic, type ClinicState, LEVELS } from '../../state.ts';
import { unattended, worthOfTreating } from '../unattended.ts';

/** What the best group is worth that one could treat this round, of the patients whom other doctors leave. */
function bestGroup(rules: Rules, seat: number, clinic: Readonly<Clinic>, roundsAfter: number): number {
  const left = unattended(rules, seat, clinic);
  const worths = rules.services.flatMap((_, service) =>
    LEVELS.map((_, level) => {
      const waiting = left.filter((one) => one.level === level && one.service === service).length;
      return Math.min(waiting, WORKAHOLICS.treats[level]) * worthOfTreating(level, roundsAfter);
    }),
  );
  return Math.max(...worths);
}

/** Whether a group is worth less than what one may still hope for. */
export const betterSpared = ({ round }: Readonly<ClinicState>, money: number): boolean =>
  round < NUMBERS.rounds && money < WORKAHOLICS.leastGroup;

/**
 * Each that has not worked yet: the first treats the best group there is, if that is worth it, and then draws no more of
 * the wages that the estimate counts for every round; the others wait.
 */
export const workaholicProspect: NonNullable<ClinicModule['prospect']> = (rules, state, seat, roundsAfter) => {
  const clinic = state.clinics[seat];
  const count = clinic.people.filter(({ kind, load }) => kind === 'workaholic' && load === 0).length;
  if (count === 0) return 0;
  const hope = roundsAfter > 0 ? WORKAHOLICS.hope : 0;
  const wages = (roundsAfter * WORKAHOLICS.wage) / NUMBERS.moneyPerPopularity;
  const now = bestGroup(rules, seat, clinic, roundsAfter);
  return (now > hope ? now + wages : hope) + (count - 1) * hope;
};
