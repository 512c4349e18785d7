import type { ClinicState } from '@asclepion/clinic';
import { bestPlan } from '@asclepion/clinic/planner';
import { type Choice, sameChoice } from '@asclepion/kernel';
import type { ClinicEngine } from './engine.ts';

/** How often the planner may look whether it should stop: a bound on its work that does not depend on a clock. */
export const LOOKS = 2000;

/**
 * Moves by the planner's best plan for the round, found once and then carried out choice by choice, and takes care of
 * whom the plan says.
 */
export class Walker {
  private readonly engine: ClinicEngine;
  private ahead: readonly Choice[] = [];
  private cares: readonly Choice[] = [];
  /** Whose plan it is, and for which round. */
  private plannedFor = '';

  constructor(engine: ClinicEngine) {
    this.engine = engine;
  }

  /** The next walk, or `done`. A plan that no longer fits what is offered is made anew. */
  next(state: Readonly<ClinicState>, seat: number, choices: readonly Choice[]): Choice {
    const planned = this.goesOn(state, seat, choices);
    if (planned !== undefined) return planned;
    let looks = 0;
    const { plan } = bestPlan(this.engine.rules, state, seat, [], { now: () => looks++, until: LOOKS });
    this.ahead = plan?.choices ?? [];
    this.cares = plan === undefined ? [] : [...plan.cares.map(({ choice }) => choice), DONE];
    this.plannedFor = roundOf(state, seat);
    return this.goesOn(state, seat, choices) ?? choices[choices.length - 1];
  }

  /** What the plan says to do next while people move, if that is offered. */
  goesOn(state: Readonly<ClinicState>, seat: number, choices: readonly Choice[]): Choice | undefined {
    const [first, ...rest] = this.ahead;
    if (this.plannedFor !== roundOf(state, seat) || !isOffered(first, choices)) return undefined;
    this.ahead = rest;
    return first;
  }

  /** Whom the plan says to take care of next, if that is offered. */
  caresFor(state: Readonly<ClinicState>, seat: number, choices: readonly Choice[]): Choice | undefined {
    const [first, ...rest] = this.cares;
    if (this.plannedFor !== roundOf(state, seat) || !isOffered(first, choices)) return undefined;
    this.cares = rest;
    return first;
  }
}

const DONE: Choice = { do: 'done' };

const roundOf = ({ round }: Readonly<ClinicState>, seat: number): string => `${seat}:${round}`;

const isOffered = (choice: Choice | undefined, choices: readonly Choice[]): choice is Choice =>
  choice !== undefined && choices.some((listed) => sameChoice(listed, choice));
