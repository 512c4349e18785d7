import type { Choice } from '@asclepion/kernel';
import { goChoice } from '../phases/move.ts';
import type { Plan, PlannedCare, PlannedTreatment, PlannedWalk } from './plan.ts';

/** All that a plan does, and the amounts that follow from it. */
export interface Doings {
  readonly walks: readonly PlannedWalk[];
  readonly treatments: readonly PlannedTreatment[];
  /** Whoever is taken care of otherwise. */
  readonly otherCares?: readonly PlannedCare[];
  /** Choices beside the walks. */
  readonly errands?: readonly Choice[];
  readonly later?: number;
  readonly tied?: number;
  readonly dismissed: number;
  /** Time of walks and errands that are not among the walks. */
  readonly walkedBefore: number;
  readonly saved: number;
  readonly income: number;
  readonly wages: number;
  readonly fees: number;
  readonly maintenance: number;
  readonly saving: number;
  readonly worth: number;
}

/** What to play for a walk. */
export const choicesOf = ({ who, to, choices }: PlannedWalk): readonly Choice[] => choices ?? [goChoice(who, to)];

const careOf = ({ at, doctor, patient, money }: PlannedTreatment): PlannedCare => ({
  choice: { do: 'treat', at, doctor, patient },
  money,
});

/** A plan with its choices and accounts. */
export function accountOf(doings: Doings): Plan {
  const { walks, treatments, otherCares = [], errands = [], dismissed, saved, worth } = doings;
  const { income, wages, fees, maintenance, later = 0, tied = 0 } = doings;
  const walked = walks.reduce((sum, { time }) => sum + time, doings.walkedBefore);
  const saving = Math.min(doings.saving, maintenance);
  return {
    walks,
    choices: [...walks.flatMap(choicesOf), ...errands, { do: 'done' }],
    walked,
    saved,
    time: Math.max(0, walked - saved),
    errands,
    later,
    cares: [...treatments.map(careOf), ...otherCares],
    treatments,
    dismissed,
    money: { income, wages, maintenance, saving, fees, left: income - wages - maintenance + saving - fees, tied },
    worth,
  };
}
