import type { Event } from '@asclepion/kernel';
import { expect } from 'vitest';
import {
  bestPlan,
  defaultWeights,
  leastTimeWeights,
  type Pin,
  type Plan,
  type Wanted,
  type Weights,
} from '../src/planner/index.ts';
import { ACCESS, type ClinicState } from '../src/state.ts';
import { dice, type Position } from './positions.ts';

/** Some of the patients on the board, more often such as can be treated. */
export function somePatients({ rules, state }: Position, seed: number): Wanted[] {
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

/** Plays a plan and the treatments that it promises, and checks that all comes as promised. */
export function playOut({ engine, state }: Position, plan: Plan, pins: readonly Pin[]): void {
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
  for (const choice of plan.choices) {
    if (choice.do === 'done') {
      const { people } = now.clinics[0];
      for (const { who, to } of pins)
        expect(
          people.some((person) => sameWho({ ...person, at: who.at }, who) && person.at === (to ?? person.at)),
        ).toBe(true);
    }
    play(0, choice);
  }
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

/** Somebody who has walked already, or whose place is fixed beforehand, or other weights: now and then, by seed. */
export function varied(made: Position, seed: number): { made: Position; pins: Pin[]; weights: Weights } {
  const { engine, rules } = made;
  const roll = dice(seed + 77);
  const state = engine.clone(made.state);
  if (roll(3) === 0) {
    for (let walk = roll(3); walk >= 0; walk--) {
      const walks = engine.choices(state, 0).filter((choice) => choice.do === 'go');
      if (walks.length > 0) engine.play(state, 0, walks[roll(walks.length)]);
    }
  }
  const pins: Pin[] = [];
  if (roll(3) === 0) {
    const walks = engine.choices(state, 0).filter((choice) => choice.do === 'go');
    for (let pin = roll(2); pin >= 0 && walks.length > 0; pin--) {
      const { kind, level, service, from, to } = walks[roll(walks.length)];
      const who = { kind, level, service, at: from } as Pin['who'];
      const stays = Number(from) !== ACCESS && roll(2) === 0;
      if (!pins.some((other) => sameWho(other.who, who))) pins.push({ who, to: stays ? Number(from) : Number(to) });
    }
  }
  const { people } = state.clinics[0];
  for (let pin = roll(3) === 0 ? roll(3) : -1; pin >= 0; pin--) {
    const { kind, level, service, at, spent } = people[roll(people.length)];
    const who: Pin['who'] = { kind, level, service, at };
    if (kind === 'orderly' || spent > 0 || pins.some((other) => sameWho(other.who, who))) continue;
    pins.push({ who, use: kind === 'patient' && roll(2) === 0 ? 'must' : 'not' });
  }
  const usual = roll(4) === 0 ? leastTimeWeights(rules, state) : defaultWeights(rules, state);
  const weights =
    roll(3) > 0
      ? usual
      : {
          surplus: roll(40),
          savings: roll(40),
          popularity: roll(100),
          time: roll(60),
          untreated: usual.untreated.map(() => roll(400)),
          death: roll(500),
          doctor: usual.doctor.map((worth) => worth + roll(60)),
          studied: roll(200),
        };
  return { made: { engine, rules, state }, pins, weights };
}

export const sameWho = (a: Pin['who'], b: Pin['who']): boolean =>
  a.kind === b.kind && a.level === b.level && a.service === b.service && a.at === b.at;
