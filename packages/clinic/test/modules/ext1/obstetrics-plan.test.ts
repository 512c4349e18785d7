import { describe, expect, test } from 'vitest';
import { OBSTETRICS } from '../../../src/data/ext1/obstetrics.ts';
import { bestPlan, defaultWeights } from '../../../src/planner/index.ts';
import { LEVELS } from '../../../src/state.ts';
import { Scenario } from '../../../src/testing/scenario.ts';
import { mostByTrying, worthPlayed } from '../../planner-truth.ts';
import { askToMove, dice, type Position } from '../../positions.ts';

/** A small clinic of young doctors with a woman at its doors, and more popularity than it can lose. */
function withWoman(seed: number): Position {
  const roll = dice(seed);
  const s = table().tile('hub:cardiology', '0A3').tile('treatment-room', '0B3').tile('supply-room', '0C3');
  const places = ['access', '0A1', '0B1', '0B3'];
  for (let doctor = 0; doctor < 2; doctor++) s.doctor(LEVELS[roll(3)], places[roll(3)]);
  for (let nurse = roll(3); nurse > 0; nurse--) s.nurse(places[roll(4)]);
  if (roll(2) === 0) s.tile('garden', '0B2');
  if (roll(2) === 0) s.patient(LEVELS[roll(3)], 'psychiatry', roll(2) === 0 ? '0B1' : 'pre-admission');
  s.person('pregnant-woman', 0, -1, roll(3) === 0 ? '0B3' : 'access').round(1 + roll(6));
  askToMove(s.state);
  return s;
}

const table = (): Scenario => new Scenario({ modules: ['obstetrics'] }).clinicT1().popularity(50);

describe('C1-OBS-8, C1-OBS-9: women in the movement planner', () => {
  test('no round is worth more than the plan, and the plan is worth what it says', { timeout: 120_000 }, () => {
    let births = 0;
    for (let seed = 0; seed < 40; seed++) {
      const made = withWoman(seed);
      const { rules, state } = made;
      const weights = defaultWeights(rules, state);
      const extra: Parameters<typeof mostByTrying>[2] = (_before, _after, events) =>
        events.reduce(
          (sum, { id, women }) =>
            id === 'neglected' ? sum - OBSTETRICS.neglectLoss * weights.popularity * Number(women) : sum,
          0,
        );
      const { plan, exact } = bestPlan(rules, state, 0);
      if (plan === undefined) throw new Error(`no plan, seed ${seed}`);
      const cares = plan.cares.map(({ choice }) => choice);
      births += cares.filter((choice) => choice.do === 'birth').length;
      expect(exact).toBe(true);
      expect(worthPlayed(made, plan.choices, cares, weights, extra), `played, seed ${seed}`).toBe(plan.worth);
      expect(plan.worth, `seed ${seed}`).toBe(mostByTrying(made, weights, extra));
    }
    expect(births).toBeGreaterThan(8);
  });

  test('C1-OBS-EX-3, C1-OBS-EX-4: two doctors are brought to her, with a nurse where she must bend one', () => {
    const s = table().doctor('white', 'access').doctor('white', 'access').nurse('access');
    s.person('pregnant-woman', 0, -1, 'access').only('move');
    const { plan } = bestPlan(s.rules, s.state, 0);
    expect(plan?.cares).toEqual([{ choice: { do: 'birth', at: s.cell('0B1'), white: 0, yellow: 0 }, money: 10 }]);
    expect(plan?.walks).toHaveLength(4);
    const alone = table().doctor('white', '0B1').doctor('white', '0B1').person('pregnant-woman', 0, -1, 'access');
    expect(bestPlan(alone.only('move').rules, alone.state, 0).plan).toMatchObject({ walked: 0, cares: [] });
  });
});
