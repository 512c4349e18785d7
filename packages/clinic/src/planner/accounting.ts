import { goChoice } from '../phases/move.ts';
import type { Plan, PlannedTreatment, PlannedWalk } from './plan.ts';

/** All that a plan does, and the amounts that follow from it. */
export interface Doings {
  readonly walks: readonly PlannedWalk[];
  readonly treatments: readonly PlannedTreatment[];
  readonly dismissed: number;
  /** Time walked before. */
  readonly walkedBefore: number;
  readonly saved: number;
  readonly income: number;
  readonly wages: number;
  readonly maintenance: number;
  readonly saving: number;
  readonly worth: number;
}

/** A plan with its choices and accounts. */
export function accountOf(doings: Doings): Plan {
  const { walks, treatments, dismissed, saved, income, wages, maintenance, worth } = doings;
  const walked = walks.reduce((sum, { time }) => sum + time, doings.walkedBefore);
  const saving = Math.min(doings.saving, maintenance);
  return {
    walks,
    choices: [...walks.map(({ who, to }) => goChoice(who, to)), { do: 'done' }],
    walked,
    saved,
    time: Math.max(0, walked - saved),
    treatments,
    dismissed,
    money: { income, wages, maintenance, saving, left: income - wages - maintenance + saving },
    worth,
  };
}
