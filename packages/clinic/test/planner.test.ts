import type { Event } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { nursesNeeded } from '../src/phases/treat.ts';
import {
  bestPlan,
  cheapestPlan,
  defaultWeights,
  leastTimeWeights,
  type Pin,
  type Plan,
  type Wanted,
  type Weights,
} from '../src/planner/index.ts';
import { ACCESS, type ClinicState } from '../src/state.ts';
import { leastTime, loadSolver, mostWorth } from './planner-oracle.ts';
import { dice, LATE, MEDIUM, type Position, playedPosition, position, SMALL } from './positions.ts';

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

/** Plays a plan and the treatments that it promises, and checks that all comes as promised. */
function playOut({ engine, state }: Position, plan: Plan, pins: readonly Pin[]): void {
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

function inBatches(name: string, count: number, size: number, body: (seed: number) => void): void {
  for (let from = 0; from < count; from += size) {
    test(`${name}, ${from} to ${from + size - 1}`, { timeout: 300_000 }, () => {
      for (let seed = from; seed < Math.min(count, from + size); seed++) body(seed);
    });
  }
}

/** Somebody who has walked already, or whose place is fixed beforehand, or other weights: now and then, by seed. */
function varied(made: Position, seed: number): { made: Position; pins: Pin[]; weights: Weights } {
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

const sameWho = (a: Pin['who'], b: Pin['who']): boolean =>
  a.kind === b.kind && a.level === b.level && a.service === b.service && a.at === b.at;

/** Whoever must be treated is, and nobody who must not: as far as nobody else looks the same. */
function keepsUses({ treatments }: Plan, pins: readonly Pin[]): void {
  for (const { who, use } of pins) {
    if (who.kind !== 'patient' || use !== 'must') continue;
    expect(treatments.some(({ service, patient }) => service === who.service && patient === who.level)).toBe(true);
  }
}

function sameAsJudge(from: Position, seed: number): void {
  const { made, pins, weights } = varied(from, seed);
  const { rules, state } = made;
  const best = bestPlan(rules, state, 0, pins, undefined, weights);
  expect(best.exact).toBe(true);
  expect(best.plan?.worth, `worth, seed ${seed}`).toBe(mostWorth(solve, rules, state, weights, pins));
  if (best.plan !== undefined) {
    keepsUses(best.plan, pins);
    playOut(made, best.plan, pins);
  }
  const not = (who: Wanted): boolean =>
    pins.some(({ who: other, use }) => use === 'not' && sameWho(other, { kind: 'patient', ...who }));
  const wanted = somePatients(made, seed).filter((who) => !not(who));
  const { plan, exact } = cheapestPlan(rules, state, 0, wanted, pins);
  expect(exact).toBe(true);
  expect(plan?.walked, `time, seed ${seed}`).toBe(leastTime(solve, rules, state, wanted, pins));
  if (plan === undefined) return;
  const musts = pins.filter(
    ({ who, use }) => use === 'must' && !wanted.some((one) => sameWho(who, { kind: 'patient', ...one })),
  );
  expect(plan.treatments.length).toBe(wanted.length + musts.length);
  playOut(made, plan, pins);
}

describe('CB-MOVE-15, CB-MOVE-4, CB-MOVE-5: plans are as good as an exact solver finds, and play as promised', () => {
  inBatches('small positions', 700, 175, (seed) => sameAsJudge(position(seed, SMALL), seed));
  inBatches('positions from random play', 200, 100, (seed) => sameAsJudge(playedPosition(seed, 2 + (seed % 5)), seed));
  inBatches('medium positions', 100, 100, (seed) => sameAsJudge(position(seed, MEDIUM), seed));
  inBatches('late positions', 60, 30, (seed) => sameAsJudge(position(seed, LATE), seed));
});

describe('CB-MOVE-14: full rooms block', () => {
  const options = { 'full-rooms-block': 'on' };
  const TINY = { ...SMALL, modules: 4, gardens: 0, doctors: 2, nurses: 1, orderlies: 1, waiting: 1, inRooms: 0 };

  /** Least time by trying every order and every place. */
  function leastByTrying({ engine, state }: Position, wanted: readonly Wanted[]): number | undefined {
    const seen = new Set<string>();
    let least: number | undefined;
    const visit = (now: ClinicState): void => {
      const clinic = now.clinics[0];
      const key = `${clinic.walked}:${clinic.people.map(({ kind, level, at, spent }) => `${kind}${level}${at}${spent}`)}`;
      if (seen.has(key) || (least !== undefined && clinic.walked >= least)) return;
      seen.add(key);
      for (const choice of engine.choices(now, 0)) {
        if (choice.do === 'done') {
          if (wanted.length === 0 || isTreatable({ engine, rules: engine.rules, state: now })) least = clinic.walked;
          continue;
        }
        const next = engine.clone(now);
        engine.play(next, 0, choice);
        visit(next);
      }
    };
    visit(state);
    return least;
  }

  /** Whether the only patient is in a room with a doctor and enough nurses. */
  function isTreatable({ rules, state }: Position): boolean {
    const { people, tiles } = state.clinics[0];
    const patient = people.find(({ kind }) => kind === 'patient');
    const treatment = patient && patient.at >= 0 ? rules.tiles[tiles[patient.at]].treatment : undefined;
    if (patient === undefined || treatment === undefined) return false;
    const nurses = people.filter(({ kind, at }) => kind === 'nurse' && at === patient.at).length;
    return people.some(
      ({ kind, level, at }) =>
        kind === 'doctor' && at === patient.at && nursesNeeded(treatment, level, patient.level) <= nurses,
    );
  }

  inBatches('as good as trying everything, or said to be unproven', 40, 40, (seed) => {
    const made = position(seed, TINY, options);
    const { rules, state } = made;
    const wanted = state.clinics[0].people
      .filter(({ kind }) => kind === 'patient' && seed % 2 === 0)
      .map(({ service, level, at }) => ({ service, level, at }));
    const least = leastByTrying(made, wanted);
    const { plan, exact } = cheapestPlan(rules, state, 0, wanted);
    if (exact) expect(plan?.walked, `seed ${seed}`).toBe(least);
    if (plan === undefined) return;
    expect(plan.walked, `seed ${seed}`).toBeGreaterThanOrEqual(least ?? Number.POSITIVE_INFINITY);
    playOut(made, plan, []);
  });

  test('orders are accepted in crowded clinics, and most are proven best', { timeout: 300_000 }, () => {
    let proven = 0;
    for (let seed = 0; seed < 60; seed++) {
      const made = position(seed, seed % 2 === 0 ? MEDIUM : LATE, options);
      const { rules, state } = made;
      const best = bestPlan(rules, state, 0);
      const cheapest = cheapestPlan(rules, state, 0);
      for (const { plan, exact } of [best, cheapest]) {
        if (plan === undefined) throw new Error(`no plan, seed ${seed}`);
        playOut(made, plan, []);
        if (exact) proven++;
      }
    }
    expect(proven).toBeGreaterThan(90);
  });
});
