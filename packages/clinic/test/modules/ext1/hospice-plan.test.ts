import { describe, expect, test } from 'vitest';
import { worthGone } from '../../../src/modules/ext1/hospice-plan.ts';
import { countKind, placeBeside, someone } from '../../../src/people/people.ts';
import { bestPlan, defaultWeights } from '../../../src/planner/index.ts';
import { Scenario } from '../../../src/testing/scenario.ts';
import { mostByTrying, worthPlayed } from '../../planner-truth.ts';
import { type Position, position, SMALL } from '../../positions.ts';

const TINY = { ...SMALL, modules: 4, gardens: 1, conveyors: 1, doctors: 1, nurses: 2, orderlies: 0, waiting: 1 };

/** A small clinic with two elders on the hospice board. */
function withElders(seed: number): Position {
  const made = position(seed, TINY, { modules: ['hospice'] });
  const at = placeBeside(made.rules, 'hospice');
  const { people } = made.state.clinics[0];
  for (let elder = 0; elder < 2; elder++) people.push(someone({ kind: 'elder', level: 0, service: -1, at }));
  return made;
}

describe('C1-HOS-2, C1-HOS-4: elders in the movement planner', () => {
  test('no round is worth more than the plan, and the plan is worth what it says', { timeout: 120_000 }, () => {
    let cared = 0;
    for (let seed = 0; seed < 25; seed++) {
      const made = withElders(seed);
      const { rules, state } = made;
      const weights = defaultWeights(rules, state);
      const gone = Math.round(weights.popularity * worthGone(countKind(state.clinics[0], 'elder'), 6 - state.round));
      const extra: Parameters<typeof mostByTrying>[2] = (_before, _after, events) =>
        gone * events.filter(({ id }) => id === 'looked-after').length;
      const { plan, exact } = bestPlan(rules, state, 0);
      if (plan === undefined) throw new Error(`no plan, seed ${seed}`);
      const cares = plan.cares.map(({ choice }) => choice);
      cared += cares.filter((choice) => choice.do === 'look-after').length;
      expect(exact).toBe(true);
      expect(worthPlayed(made, plan.choices, cares, weights, extra), `played, seed ${seed}`).toBe(plan.worth);
      expect(plan.worth, `seed ${seed}`).toBe(mostByTrying(made, weights, extra));
    }
    expect(cared).toBeGreaterThan(2);
  });

  test('C1-HOS-EX-1: in the last round an elder is brought to a nurse; early, they wait for their income', () => {
    const at = (round: number): Scenario => {
      const s = new Scenario({ modules: ['hospice'] }).clinicT1().nurse('0B1').round(round);
      for (let elder = 0; elder < 4; elder++) s.person('elder', 0, -1, 'hospice');
      return s.only('move');
    };
    const last = at(6);
    expect(bestPlan(last.rules, last.state, 0).plan).toMatchObject({
      walked: 6,
      cares: [{ choice: { do: 'look-after', at: last.cell('0B1') }, money: 10 }],
      money: { income: 16 },
    });
    const first = at(1);
    expect(bestPlan(first.rules, first.state, 0).plan).toMatchObject({ walked: 0, cares: [], money: { income: 8 } });
  });

  test('C1-HOS-3: who is pinned to a room goes there, and nobody else takes that place', () => {
    const s = new Scenario({ modules: ['hospice'] }).clinicT1().person('elder', 0, -1, 'hospice');
    s.patient('white', 'psychiatry').patient('white', 'psychiatry').doctor('white', '0B1').doctor('white', '0B1');
    s.round(6).only('move');
    const who = { kind: 'elder', level: 0, service: -1, at: s.place('hospice') };
    const { plan } = bestPlan(s.rules, s.state, 0, [{ who, to: s.cell('0B1') }]);
    expect(plan?.walks.map((walk) => walk.who.kind).toSorted()).toEqual(['elder', 'patient']);
    expect(plan?.treatments).toHaveLength(1);
  });
});
