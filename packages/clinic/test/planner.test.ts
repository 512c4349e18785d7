import type { Event } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { cellNamed, edgeNamed } from '../src/board/geometry.ts';
import { newPatient, newStaff } from '../src/people/people.ts';
import {
  bestPlan,
  cheapestPlan,
  defaultWeights,
  type Outcome,
  type Pin,
  type Plan,
  POINT,
  type Wanted,
} from '../src/planner/index.ts';
import { ACCESS, type ClinicState, type Person, PRE_ADMISSION } from '../src/state.ts';
import { leastTime, loadSolver, mostWorth } from './planner-oracle.ts';
import {
  askToMove,
  dice,
  engineFor,
  LATE,
  MEDIUM,
  type Position,
  playedPosition,
  position,
  SMALL,
} from './positions.ts';

const solve = await loadSolver();

/** Some of the patients on the board, more often such as can be treated. */
function somePatients({ rules, state }: Position, seed: number): Wanted[] {
  const roll = dice(seed);
  const { people } = state.clinics[0];
  const plan = roll(4) === 0 ? undefined : bestPlan(rules, state, 0).plan;
  const levels = new Set(plan?.treatments.map(({ service, patient }) => `${service} ${patient}`));
  return people
    .filter(
      ({ kind, service, level }) => kind === 'patient' && (plan === undefined || levels.has(`${service} ${level}`)),
    )
    .filter(() => roll(2) === 0)
    .slice(0, 4)
    .map(({ service, level, at }) => ({ service, level, at }));
}

const planOf = ({ plan, exact }: Outcome): Plan => {
  expect(exact).toBe(true);
  if (plan === undefined) throw new Error('no plan');
  return plan;
};

/** Plays a plan and the treatments that it promises, and checks that all comes as promised. */
function playOut({ engine, state }: Position, plan: Plan): void {
  const before = state.clinics[0];
  let now: ClinicState = state;
  const said: Event[] = [];
  const play = (seat: number, choice: unknown): void => {
    const applied = engine.apply(now, seat, choice);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} refused: ${JSON.stringify(applied.violation)}`);
    now = applied.state;
    said.push(...applied.events.filter((event) => event.seat === 0));
  };
  /** Cars leave and others decide, until this seat has something else to do. */
  const goOn = (): void => {
    for (let seat = next(); seat >= 0; seat = next()) {
      const choices = engine.choices(now, seat);
      play(seat, choices.find((choice) => choice.do === 'done') ?? choices[0]);
    }
  };
  const next = (): number => {
    if (engine.asking(now, 0)?.step === 'car-leaves') return 0;
    const deciders = engine.deciders(now);
    return deciders.includes(0) || now.round !== state.round ? -1 : (deciders[0] ?? -1);
  };
  for (const choice of plan.choices) play(0, choice);
  expect(now.clinics[0].walked).toBe(plan.walked);
  goOn();
  for (const { at, doctor, patient } of plan.treatments) {
    play(0, { do: 'treat', at, doctor, patient });
    goOn();
  }
  if (engine.asking(now, 0)?.step === 'treat-patients') play(0, { do: 'done' });
  goOn();
  const amounts = (id: string): Event[] => said.filter((event) => event.id === id);
  expect(amounts('time-spent')).toMatchObject([{ time: plan.time, walked: plan.walked }]);
  expect(amounts('orderly-dismissed').length).toBe(plan.dismissed);
  expect(amounts('treated').map(({ money }) => money)).toEqual(plan.treatments.map(({ money }) => money));
  const { wages, maintenance, saving, income, left } = plan.money;
  const fromIncome = Math.min(income, income - left);
  const fromSavings = Math.min(before.money, income - left - fromIncome);
  expect(amounts('paid')).toMatchObject([{ wages, maintenance, saving, fromIncome, fromSavings }]);
}

function inBatches(name: string, count: number, size: number, body: (seed: number) => void): void {
  for (let from = 0; from < count; from += size) {
    test(`${name}, ${from} to ${from + size - 1}`, { timeout: 300_000 }, () => {
      for (let seed = from; seed < Math.min(count, from + size); seed++) body(seed);
    });
  }
}

function sameAsJudge(made: Position, seed: number): void {
  const { rules, state } = made;
  const best = planOf(bestPlan(rules, state, 0));
  expect(best.worth, `worth, seed ${seed}`).toBe(mostWorth(solve, rules, state, defaultWeights(rules, state)));
  playOut(made, best);
  const wanted = somePatients(made, seed);
  const { plan, exact } = cheapestPlan(rules, state, 0, wanted);
  expect(exact).toBe(true);
  expect(plan?.walked, `time, seed ${seed}`).toBe(leastTime(solve, rules, state, wanted));
  if (plan === undefined) return;
  expect(plan.treatments.length).toBe(wanted.length);
  playOut(made, plan);
}

describe('CB-MOVE-15, CB-MOVE-4, CB-MOVE-5: plans are as good as an exact solver finds, and play as promised', () => {
  inBatches('small positions', 700, 175, (seed) => sameAsJudge(position(seed, SMALL), seed));
  inBatches('positions from random play', 200, 100, (seed) => sameAsJudge(playedPosition(seed, 2 + (seed % 5)), seed));
  inBatches('medium positions', 100, 100, (seed) => sameAsJudge(position(seed, MEDIUM), seed));
  inBatches('late positions', 60, 30, (seed) => sameAsJudge(position(seed, LATE), seed));
});
