import { describe, expect, test } from 'vitest';
import { nursesNeeded } from '../src/phases/treat.ts';
import { bestPlan, cheapestPlan, type Pin, type Plan, type Wanted } from '../src/planner/index.ts';
import type { ClinicState } from '../src/state.ts';
import { playOut, sameWho, somePatients, varied } from './planner-cases.ts';
import { leastTime, loadSolver, mostWorth } from './planner-oracle.ts';
import { LATE, MEDIUM, type Position, playedPosition, position, SMALL } from './positions.ts';

const solve = await loadSolver();

function inBatches(name: string, count: number, size: number, body: (seed: number) => void): void {
  for (let from = 0; from < count; from += size) {
    test(`${name}, ${from} to ${from + size - 1}`, { timeout: 300_000 }, () => {
      for (let seed = from; seed < Math.min(count, from + size); seed++) body(seed);
    });
  }
}

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
