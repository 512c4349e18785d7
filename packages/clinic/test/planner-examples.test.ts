import { describe, expect, test } from 'vitest';
import { cellNamed, edgeNamed } from '../src/board/geometry.ts';
import { newPatient, newStaff } from '../src/people/people.ts';
import { bestPlan, cheapestPlan, type Outcome, type Plan, POINT } from '../src/planner/index.ts';
import { ACCESS, type Person, PRE_ADMISSION } from '../src/state.ts';
import { askToMove, engineFor, LATE, type Position, position } from './positions.ts';

/** Position S of the examples: layout White, with more modules and these people. */
function positionS(modules: Record<string, string>, people: readonly Person[], options = {}): Position {
  const engine = engineFor({ seats: 2, ...options });
  const state = engine.clone(engine.begin('fast:S').state);
  const [own] = state.clinics;
  for (const [name, id] of Object.entries(modules)) own.tiles[cellNamed(engine.rules.geometry[0], name)] = tile(id);
  own.people = people.slice();
  own.cars = own.cars.map((_, edge) => (edge < people.length ? 1 : 0));
  askToMove(state);
  return { engine, rules: engine.rules, state };
  function tile(id: string): number {
    return engine.rules.tileIndex[id];
  }
}

const rulesOfS = engineFor({ seats: 2 }).rules;
const cell = (name: string): number => cellNamed(rulesOfS.geometry[0], name);
const at = (name: string, person: Person): Person => ({ ...person, at: cell(name) });
const doctor = (level = 0): Person => newStaff('doctor', level);
const orderly = (): Person => newStaff('orderly');

const planOf = ({ plan, exact }: Outcome): Plan => {
  expect(exact).toBe(true);
  if (plan === undefined) throw new Error('no plan');
  return plan;
};

const toNames = (plan: Plan): string[] => plan.walks.map(({ to }) => rulesOfS.geometry[0].cellNames[to]);

test('CB-EX-66, CB-MOVE-15: who stays and who goes up is chosen so that little is walked', () => {
  const { rules, state } = positionS({ '1D2': 'laboratory' }, [at('0C2', doctor()), doctor()]);
  const who = { kind: 'doctor', level: 0, service: -1, at: ACCESS } as const;
  // One in 0C2 and one in the laboratory: whoever stays, the other's place is given.
  const stays = { who: { ...who, at: cell('0C2') }, to: cell('0C2') };
  const up = { who, to: cell('1D2') };
  const swapped = [
    { who: { ...who, at: cell('0C2') }, to: cell('1D2') },
    { who, to: cell('0C2') },
  ];
  expect(planOf(cheapestPlan(rules, state, 0, [], [stays, up])).time).toBe(2);
  expect(planOf(cheapestPlan(rules, state, 0, [], swapped)).time).toBe(4);
  // With somebody to treat and somebody to study, the program offers the cheaper one by itself.
  state.clinics[0].people.push(at('0C2', newPatient(0, 0)));
  const plan = planOf(bestPlan(rules, state, 0));
  expect(plan.walks).toMatchObject([
    {
      from: ACCESS,
      to: cell('1D2'),
      start: { by: 'entrance', edge: edgeNamed(rules.geometry[0], '0D2-E') },
      cells: [cell('0D2'), cell('1D2')],
      time: 2,
    },
  ]);
  expect(plan.treatments).toMatchObject([{ at: cell('0C2'), doctor: 0, patient: 0, money: 8 }]);
});

test('CB-EX-79, CB-MOVE-16, CB-MOVE-17: two orderlies sit down, one is dismissed, and nobody else waits outside', () => {
  const made = positionS({ '1C2': 'supply-room' }, [orderly(), orderly(), orderly(), doctor()]);
  const plan = planOf(cheapestPlan(made.rules, made.state, 0));
  expect(plan.time).toBe(3 + 3 + 1);
  expect(toNames(plan).toSorted()).toEqual(['0C1', '0D2', '1C2']);
  expect(plan.dismissed).toBe(1);
  // Wages of a white doctor and two orderlies; four modules and the new one, less two seated orderlies.
  expect(plan.money).toMatchObject({ wages: 1 + 2, maintenance: 4, saving: 4 });
  const { engine } = made;
  let { state } = made;
  for (const [index, choice] of plan.choices.entries()) {
    if (index < plan.choices.length - 1) expect(engine.refusal(state, 0, { do: 'done' })).toBeDefined();
    const applied = engine.apply(state, 0, choice);
    if (!applied.ok) throw new Error(applied.violation.key);
    state = applied.state;
  }
});

test('CB-EX-80: with full rooms that block, the third doctor ends in the hub', () => {
  const two = [at('0C2', doctor()), at('0C2', doctor())];
  const up = [{ who: { kind: 'doctor', level: 0, service: -1, at: ACCESS } as const, to: cell('1C2') }];
  const stay = two.map(({ kind, level, service, at: place }) => ({
    who: { kind, level, service, at: place },
    to: place,
  }));
  const off = positionS({ '1C2': 'laboratory' }, [...two, doctor()]);
  expect(planOf(cheapestPlan(off.rules, off.state, 0, [], [...stay, ...up])).time).toBe(3);
  const on = positionS({ '1C2': 'laboratory' }, [...two, doctor()], { 'full-rooms-block': 'on' });
  expect(cheapestPlan(on.rules, on.state, 0, [], [...stay, ...up]).plan).toBeUndefined();
  const plan = planOf(cheapestPlan(on.rules, on.state, 0, [], stay));
  expect(toNames(plan)).toEqual(['0D2']);
  const around = positionS({ '1C2': 'laboratory', '1D2': 'supply-room' }, [...two, doctor()], {
    'full-rooms-block': 'on',
  });
  expect(cheapestPlan(around.rules, around.state, 0, [], [...stay, ...up]).plan?.time).toBe(3);
});

test('CB-EX-41: the seated orderly makes way for the one who comes', () => {
  const people = [at('0C1', orderly()), orderly()];
  const made = positionS({ '0B1': 'treatment-room', '0A1': 'supply-room' }, people, { 'full-rooms-block': 'on' });
  const [own] = made.state.clinics;
  own.entrances[edgeNamed(made.rules.geometry[0], '0C1-S')] = 1;
  const plan = cheapestPlan(made.rules, made.state, 0).plan;
  expect(plan?.walks.map(({ from, to, time }) => [from, to, time])).toEqual([
    [cell('0C1'), cell('0A1'), 2],
    [ACCESS, cell('0C1'), 1],
  ]);
});

describe('what a plan says', () => {
  test('CB-MOVE-13: triages take their time off, not below 0', () => {
    const made = positionS({ '1D2': 'triage' }, [doctor(), newPatient(0, 0)]);
    const plan = planOf(cheapestPlan(made.rules, made.state, 0, [{ service: 0, level: 0, at: PRE_ADMISSION }]));
    expect(plan).toMatchObject({ walked: 4, saved: 3, time: 1, worth: -4 });
  });

  test('CB-MOVE-3: a patient that nobody can treat stays in pre-admission', () => {
    const made = positionS({}, [doctor(3), newPatient(0, 0)]);
    const wanted = [{ service: 0, level: 0, at: PRE_ADMISSION }];
    expect(cheapestPlan(made.rules, made.state, 0, wanted)).toEqual({ plan: undefined, exact: true });
    expect(planOf(bestPlan(made.rules, made.state, 0)).treatments).toEqual([]);
  });

  test('CB-EX-67: a doctor in the laboratory may stay there', () => {
    const made = positionS({ '1D2': 'laboratory' }, [at('1D2', doctor(3))]);
    made.state.clinics[0].money = 20;
    const plan = planOf(bestPlan(made.rules, made.state, 0));
    expect(plan.walks).toEqual([]);
    // $9 of costs from savings at a third of a point each, a red doctor that stays red, and a point for studying.
    expect(plan.worth).toBe(((-4 - 4) * POINT) / 3 + 5 * POINT + POINT);
  });

  test('marks of earlier steps do not count before the move, a view serves as well as the state', () => {
    const { engine, rules, state } = position(3, LATE);
    const plan = planOf(bestPlan(rules, state, 0));
    const earlier = engine.clone(state);
    earlier.frames = [{ step: 'hire-somebody', seat: 1 }];
    for (const person of earlier.clinics[0].people) person.spent = 1;
    earlier.clinics[0].walked = 9;
    expect(bestPlan(rules, earlier, 0)).toEqual({ plan, exact: true });
    expect(bestPlan(rules, engine.view(state, 0), 0)).toEqual({ plan, exact: true });
  });
});

test('a deadline ends the search with the best so far, which is lawful and said to be unproven', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { engine, rules, state } = position(seed, LATE);
    const whole = planOf(bestPlan(rules, state, 0));
    let ticks = 0;
    const { plan, exact } = bestPlan(rules, state, 0, [], { now: () => ticks++, until: 0 });
    if (plan === undefined) throw new Error('no plan');
    expect(plan.worth).toBeLessThanOrEqual(whole.worth);
    if (exact) expect(plan.worth).toBe(whole.worth);
    let now = state;
    for (const choice of plan.choices) {
      const applied = engine.apply(now, 0, choice);
      if (!applied.ok) throw new Error(applied.violation.key);
      now = applied.state;
    }
  }
});
