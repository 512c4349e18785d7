import { costsOf } from '@asclepion/clinic';
import { ledgers } from '@asclepion/clinic/ledger';
import { bestPlan } from '@asclepion/clinic/planner';
import { Scenario } from '@asclepion/clinic/testing';
import type { Choice } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { JANITORS } from '../../../src/data/ext1/janitors.ts';

const table = (options: Readonly<Record<string, unknown>> = {}, others: readonly string[] = []): Scenario =>
  new Scenario({ ...options, modules: ['janitors', ...others] });
const janitor = (s: Scenario, at: string): Scenario => s.person('janitor', 0, -1, at);
const move = (s: Scenario, from: string, at: string): Choice => ({
  do: 'move-conveyor',
  from: s.cell(from),
  at: s.cell(at),
});
const HIRE: Choice = { do: 'hire-janitor' };
const fee = (s: Scenario): number => costsOf(s.rules, 0, s.clinic).fees;

/** Conveyors in 0A1 and 0C1, a janitor in 0C1, and modules of one building in 0A2, 0B2 and 0B1. */
const example3 = (): Scenario =>
  janitor(
    table()
      .tile('hub:psychiatry', '0A1')
      .tile('treatment-room', '0B1')
      .tile('supply-room', '0C1')
      .tile('laboratory', '0A2')
      .tile('supply-room', '0B2')
      .equipped('conveyor', '0A1', '0C1'),
    '0C1',
  );

describe('setup and hire', () => {
  test('C1-JAN-1: all 8 janitors are in the shop', () => {
    for (const seats of [1, 2, 3, 4]) expect(table({ seats }).state.marks.janitors).toEqual([JANITORS.janitors]);
    expect(JANITORS.janitors).toBe(8);
  });

  test('C1-JAN-EX-4 (C1-JAN-5): a janitor and an orderly for $5 and two cars; a doctor and a janitor are refused', () => {
    const s = table().positionS(20).hires();
    s.choose(HIRE).choose(s.park('0A1-S')).choose({ do: 'hire-orderly' }).choose(s.park('0A2-W'));
    expect(s.clinic.money).toBe(15);
    expect(s.people('janitor')).toEqual(['white access']);
    expect(s.state.marks.janitors).toEqual([7]);
    const doctor = table().positionS(20).university('Y W _').hires();
    doctor.choose({ do: 'hire-doctor', space: 0 }).choose(doctor.park('0A1-S'));
    expect(doctor.refusal(HIRE)).toBe('C1-JAN-5');
    const after = table().positionS(20).university('Y W _').hires().choose(HIRE);
    after.choose(after.park('0A1-S'));
    expect(after.refusal({ do: 'hire-doctor', space: 0 })).toBe('CB-HIRE-1');
    expect(after.may({ do: 'hire-nurse' })).toBe(true);
  });

  test('C1-JAN-5: it needs $4 and a spot for its car', () => {
    expect(table().positionS(3).hires().refusal(HIRE)).toBe('CB-HIRE-6');
    const s = table().positionS(20);
    s.clinic.cars.fill(1);
    expect(s.hires().refusal(HIRE)).toBe('CB-CAR-4');
  });

  test('C1-JAN-6: any number for one player, until none is left', () => {
    const s = table().positionS(100);
    for (let hired = 0; hired < 8; hired++) {
      s.hires().choose(HIRE);
      s.choose(s.choices()[0]);
    }
    expect(s.hires().refusal(HIRE)).toBe('C1-JAN-6');
    expect(s.people('janitor')).toHaveLength(8);
  });
});

describe('moving a conveyor', () => {
  test('C1-JAN-EX-3 (C1-JAN-2): in line with another conveyor, or refused', () => {
    const s = example3().money(0).builds();
    expect(s.may(move(s, '0C1', '0A2'))).toBe(true);
    expect(s.refusal(move(s, '0C1', '0B2'))).toBe('C1-JAN-2');
    s.choose(move(s, '0C1', '0A2'));
    const bit = s.rules.equipment.findIndex(({ id }) => id === 'conveyor');
    const at = (cell: string): number => (s.clinic.equipment[s.cell(cell)] >> bit) & 1;
    expect([at('0A1'), at('0C1'), at('0A2')]).toEqual([1, 0, 1]);
    // C1-JAN-3: no money, and the janitor stays where it stands.
    expect(s.clinic.money).toBe(0);
    expect(s.people('janitor')).toEqual(['white 0C1']);
    expect(s.asked('things')).toBe(1);
  });

  test('C1-JAN-2: the janitor stands where the conveyor leaves; the target is a module of the same building', () => {
    const s = example3().tile('garden', '0A3').tile('supply-room', '0D3').builds();
    expect(s.refusal(move(s, '0A1', '0A2'))).toBe('C1-JAN-2');
    expect(s.refusal(move(s, '0B1', '0A2'))).toBe('C1-JAN-2');
    for (const cell of ['0A3', '0D1', '0D3'])
      expect([cell, s.refusal(move(s, '0C1', cell))]).toEqual([cell, 'C1-JAN-2']);
  });

  test('C1-JAN-3: the target has no conveyor, and the network stays one if it was one', () => {
    const s = example3().equipped('conveyor', '0B2', '0B1').builds();
    expect(s.refusal(move(s, '0C1', '0A1'))).toBe('C1-JAN-3');
    // 0B1 holds 0B2 to the others: without it 0B2 and what stands in its row are cut off.
    const split = table()
      .tile('hub:psychiatry', '0A1')
      .tile('treatment-room', '0B1')
      .tile('supply-room', '0B2')
      .tile('laboratory', '0C2')
      .tile('supply-room', '0C1')
      .tile('operating-room', '0D1')
      .equipped('conveyor', '0A1', '0B1', '0B2');
    janitor(split, '0B1').builds();
    expect(split.refusal(move(split, '0B1', '0C2'))).toBe('C1-JAN-3');
    expect(split.refusal(move(split, '0B1', '0D1'))).toBe('C1-JAN-3');
  });

  test('C1-JAN-3: both things of an action may be such moves; who waits at an entrance moves none', () => {
    const s = janitor(example3(), '0A2').builds();
    s.choose(move(s, '0C1', '0A2')).choose(move(s, '0A2', '0B1'));
    expect(s.state.frames).toEqual([]);
    const outside = janitor(example3(), 'access');
    outside.clinic.people = outside.clinic.people.filter(({ at }) => at < 0);
    outside.builds();
    expect(outside.choices().filter(({ do: what }) => what === 'move-conveyor')).toEqual([]);
  });

  test('C1-JAN-4: only the first conveyor brings a second one, or each with `janitor-pairs`', () => {
    const build = (pairs: string): Scenario => {
      const s = table({ 'janitor-pairs': pairs })
        .positionS()
        .tile('laboratory', '0D1')
        .equipped('conveyor', '0C2', '0D2');
      return s.builds().choose(s.equip('conveyor', '0D1'));
    };
    expect(build('off').engine.asking(build('off').state, 0)?.step).toBe('build-thing');
    const s = build('on');
    expect(s.engine.asking(s.state, 0)?.step).toBe('second-conveyor');
    s.choose(s.second('0C1'));
    expect(s.clinic.money).toBe(98);
    const first = table().positionS().builds();
    first.choose(first.equip('conveyor', '0C2'));
    expect(first.engine.asking(first.state, 0)?.step).toBe('second-conveyor');
  });
});

describe('moving and the business phase', () => {
  test('C1-JAN-7, C1-JAN-8: a janitor walks as staff does, and passes and stops in full modules', () => {
    const s = table({ 'full-rooms-block': 'on' }).positionS().doctor('red', '0C2').doctor('white', '0C2');
    s.clinic.people.shift();
    s.nurse('0C2', 2).orderly('0C1');
    janitor(janitor(s, 'access'), '0C2').only('move');
    for (const to of ['0C2', '0C1', '0D2'])
      expect([to, s.may(s.walk('janitor', 'white', 'access', to))]).toEqual([to, true]);
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-16');
    s.choose(s.walk('janitor', 'white', 'access', '0C1'));
    expect(s.clinic.walked).toBe(3);
    s.done();
    // It treats nobody.
    s.patient('white', 'psychiatry', '0C2').clinic.people = s.clinic.people.filter(({ kind }) => kind !== 'doctor');
    s.only('treat');
    expect(s.choices()).toEqual([]);
  });

  test('C1-JAN-7: two doctors still fit into a treatment room where a janitor stands', () => {
    const s = janitor(table().positionS(), '0C2').doctor('white', '0C2').doctor('yellow', '0D2').only('move');
    expect(s.may(s.walk('doctor', 'yellow', '0D2', '0C2'))).toBe(true);
  });

  test('C1-JAN-9: a janitor’s wage is $1', () => {
    const s = table().positionS();
    const before = costsOf(s.rules, 0, s.clinic).wages;
    expect(costsOf(s.rules, 0, janitor(s, '0C2').clinic).wages).toBe(before + JANITORS.wage);
  });

  /** Two buildings that can treat, with conveyors in 0A1 and 2A1. */
  const twoBuildings = (): Scenario =>
    table()
      .tile('outpatient-room', '0A1')
      .tile('laboratory', '1A1')
      .tile('supply-room', '2A1')
      .tile('outpatient-room', '0D3')
      .equipped('conveyor', '0A1', '2A1');

  test('C1-JAN-EX-1 (C1-JAN-10): 1 + the highest floor + buildings that can treat, less 3 for each janitor', () => {
    const wages = (s: Scenario): number => costsOf(s.rules, 0, s.clinic).wages;
    expect(fee(twoBuildings())).toBe(5);
    const one = janitor(twoBuildings(), '0D3');
    expect([fee(one), wages(one)]).toEqual([2, 1]);
    const two = janitor(one, 'access');
    expect([fee(two), wages(two)]).toEqual([0, 2]);
  });

  test('C1-JAN-EX-2 (C1-JAN-10): conveyors on Floor 0, one building, one janitor: nothing', () => {
    const s = table().positionS().equipped('conveyor', '0C2', '0D2');
    expect(fee(s)).toBe(2);
    expect(fee(janitor(s, '0C2'))).toBe(0);
  });

  test('C1-JAN-11: due only with a conveyor and in games with this module; orderlies do not lower it', () => {
    expect(fee(table().positionS())).toBe(0);
    const without = new Scenario().positionS().equipped('conveyor', '0C2', '0D2');
    expect(costsOf(without.rules, 0, without.clinic).fees).toBe(0);
    const s = twoBuildings().tile('hub:psychiatry', '0B1').orderly('2A1', 3).money(50);
    const costs = costsOf(s.rules, 0, s.clinic);
    expect(costs.saving).toBe(costs.maintenance);
    expect(costs.total).toBe(costs.wages + 5);
    // Paid with the other costs: first from income, then from savings.
    s.clinic.income = 4;
    s.asks({ step: 'pay' });
    expect([s.clinic.income, s.clinic.money]).toEqual([0, 50 + 4 - costs.total]);
  });

  test('C1-JAN-11: janitors lower nothing but the fee', () => {
    const s = twoBuildings();
    const { maintenance } = costsOf(s.rules, 0, s.clinic);
    const costs = costsOf(s.rules, 0, janitor(janitor(janitor(s, '0A1'), '0A1'), '0A1').clinic);
    expect([costs.maintenance, costs.saving, costs.fees]).toEqual([maintenance, 0, 0]);
  });

  test('C1-JAN-10: the ledger has a line of its own for it, and the planner reckons with it', () => {
    const s = twoBuildings().money(20).only('move');
    const [ledger] = ledgers(s.engine, s.state);
    expect(ledger.fees).toMatchObject([{ of: 'conveyor-network', money: 5, rule: 'C1-JAN-10' }]);
    const { plan } = bestPlan(s.rules, s.state, 0);
    expect(plan?.money).toMatchObject({ fees: 5, maintenance: 4, left: -9 });
  });

  test('C1-JAN-12: a janitor scores 0', () => {
    const s = table();
    const before = s.final().scores[0];
    expect(janitor(s, 'access').final().scores[0]).toBe(before);
  });
});

test('with other modules: janitors and amenities, C1-JAN-7: a janitor does not go to rest', () => {
  const s = janitor(table({}, ['amenities']).positionS(), '0C2').only('move');
  expect(s.choices().filter(({ do: what, kind }) => what === 'rest' && kind === 'janitor')).toEqual([]);
});

test('with other modules: zombies and janitors, C1-JAN-8, CX-ZOM-8: a janitor can die, for no popularity; he returns to the shop, his car stays', () => {
  const s = janitor(table({}, ['zombies']).positionS(), '0C2').popularity(20);
  s.state.marks.janitors[0]--;
  const cars = (): number => s.clinic.cars.reduce((sum, car) => sum + car, 0);
  const before = cars();
  s.person('zombie', 0, -1, '0C2', false).only('zombie-deaths');
  expect(s.people('janitor')).toEqual([]);
  expect(s.state.marks.janitors).toEqual([8]);
  expect([s.clinic.popularity, s.people('body').length, cars()]).toEqual([20, 1, before]);
});

test('with other modules: floor-4 and janitors, C1-JAN-10: the highest floor of the conveyor fee can be 4', () => {
  const s = table({}, ['floor-4']);
  for (const floor of [0, 1, 2, 3, 4]) s.tile('laboratory', `${floor}A1`);
  expect(fee(s.equipped('conveyor', '0A1', '4A1'))).toBe(5);
});
