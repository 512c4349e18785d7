import { WORKAHOLICS } from '../../data/box/workaholic-doctors.ts';
import { NUMBERS } from '../../data/numbers.ts';
import type { ClinicModule } from '../../module.ts';
import type { Rules } from '../../rules.ts';
import { type Clinic, type ClinicState, LEVELS } from '../../state.ts';
import { unattended } from '../unattended.ts';

/** Money of the best group that one could treat this round, of the patients whom other doctors leave. */
function bestGroup(rules: Rules, seat: number, clinic: Readonly<Clinic>): number {
  const left = unattended(rules, seat, clinic);
  const money = rules.services.flatMap((_, service) =>
    LEVELS.map((_, level) => {
      const waiting = left.filter((one) => one.level === level && one.service === service).length;
      return Math.min(waiting, WORKAHOLICS.treats[level]) * NUMBERS.income[level];
    }),
  );
  return Math.max(...money);
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
  const now = bestGroup(rules, seat, clinic) / NUMBERS.moneyPerPopularity;
  const wages = (roundsAfter * WORKAHOLICS.wage) / NUMBERS.moneyPerPopularity;
  return (now > hope ? now + wages : hope) + (count - 1) * hope;
};
