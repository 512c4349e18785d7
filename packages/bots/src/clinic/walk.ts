import type { ClinicState } from '@asclepion/clinic';
import { bestPlan } from '@asclepion/clinic/planner';
import { type Choice, sameChoice } from '@asclepion/kernel';
import type { ClinicEngine } from './engine.ts';

/** How often the planner may look whether it should stop: a bound on its work that does not depend on a clock. */
export const LOOKS = 2000;

/** Walks by the planner's best plan for the round, found once and then carried out walk by walk. */
export class Walker {
  private readonly engine: ClinicEngine;
  private ahead: readonly Choice[] = [];
  /** Whose plan it is, and for which round. */
  private plannedFor = '';

  constructor(engine: ClinicEngine) {
    this.engine = engine;
  }

  /** The next walk, or `done`. A plan that no longer fits what is offered is made anew. */
  next(state: Readonly<ClinicState>, seat: number, choices: readonly Choice[]): Choice {
    const offered = (choice: Choice | undefined): choice is Choice =>
      choice !== undefined && choices.some((listed) => sameChoice(listed, choice));
    const now = `${seat}:${state.round}`;
    if (this.plannedFor !== now || !offered(this.ahead[0])) {
      let looks = 0;
      const { plan } = bestPlan(this.engine.rules, state, seat, [], { now: () => looks++, until: LOOKS });
      this.ahead = plan?.choices ?? [];
      this.plannedFor = now;
    }
    const [first, ...rest] = this.ahead;
    this.ahead = rest;
    return offered(first) ? first : choices[choices.length - 1];
  }
}
