import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { conserved } from '../../../src/conserved.ts';
import { ledgers } from '../../../src/ledger/index.ts';

const table = (modules: string[] = ['satellite-tv'], options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario({ modules, ...options });

describe('building', () => {
  test('C1-SAT-1: 10 dishes for all players together', () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = table(['satellite-tv'], { seats });
      expect(s.state.tileSupply[s.rules.tileIndex.dish]).toBe(10);
    }
    expect(new Scenario().rules.tileIndex.dish).toBeUndefined();
  });

  test('C1-SAT-2: right above a module, for 2 and its own floor; nothing above it ever', () => {
    const s = table().clinicT1(3).tile('laboratory', '1C1').tile('triage', '2C1').tile('garden', '0A2').builds();
    for (const at of ['0B2', '1B2', '1A2'])
      expect([at, s.money(100).refusal(s.build('dish', at))]).toEqual([at, 'C1-SAT-2']);
    for (const [at, price] of [
      ['1A1', 3],
      ['3C1', 5],
    ] as const) {
      s.money(price - 1);
      expect(s.refusal(s.build('dish', at))).toBe('CB-BUILD-3');
      s.money(price).choose(s.build('dish', at));
      expect(s.clinic.money).toBe(0);
    }
    s.money(100).builds();
    expect(s.refusal(s.build('supply-room', '2A1'))).toBe('CB-BUILD-5');
    expect(s.refusal(s.build('helipad', '2A1'))).toBe('CB-BUILD-23');
    expect(s.refusal(s.build('dish', '2A1'))).toBe('C1-SAT-2');
  });

  test('C1-SAT-3: no way in, no queue point, no upkeep; only the supply limits it', () => {
    const s = table().clinicT1().tile('dish', '1A1').tile('dish', '1B1').doctor('white', '0A1');
    expect(s.laid('admit', 'hire').only('admit').asked('points')).toBe(2);
    s.asks({ step: 'pay' });
    expect(s.event('paid')).toMatchObject({ maintenance: 3 });
    s.money(100).doctor('white', 'access');
    const walker = table().clinicT1().tile('dish', '1C1').doctor('white', 'access').only('move');
    walker.choose(walker.walk('doctor', 'white', 'access', '0B1'));
    expect(walker.clinic.walked).toBe(2);
    s.builds();
    s.choose(s.build('dish', '1C1'));
    expect(s.state.tileSupply[s.rules.tileIndex.dish]).toBe(9);
    s.state.tileSupply[s.rules.tileIndex.dish] = 0;
    s.tile('laboratory', '0D1').builds();
    expect(s.refusal(s.build('dish', '1D1'))).toBe('CB-COMP-5');
  });

  test('C1-SAT-3: helipad and dish do not share a space', () => {
    const s = table().clinicT1().tile('helipad', '1A1').tile('dish', '1B1').builds();
    expect(s.refusal(s.build('dish', '1A1'))).toBe('CB-BUILD-7');
    expect(s.refusal(s.build('helipad', '1B1'))).toBe('CB-BUILD-7');
  });

  test('C1-SAT-3: dishes are conserved', () => {
    const s = table().clinicT1().builds();
    s.choose(s.build('dish', '1A1'));
    expect(conserved(s.rules, s.state).dish).toBe(10);
  });
});

describe('paying', () => {
  test('C1-SAT-EX-1, C1-SAT-4: a red and a yellow patient below the dish bring 3 more each; its price is $4', () => {
    const s = table().clinicT1(4).tile('supply-room', '1B1').builds();
    s.choose(s.build('dish', '2B1'));
    expect(s.clinic.money).toBe(0);
    s.doctor('red', '0B1').doctor('yellow', '0B1');
    s.patient('red', 'psychiatry', '0B1').patient('yellow', 'psychiatry', '0B1').only('treat');
    s.choose(s.treat('0B1', 'red', 'red'))
      .choose(s.choices()[0])
      .choose(s.treat('0B1', 'yellow', 'yellow'));
    expect(s.clinic.income).toBe(32 + 3 + 12 + 3);
  });

  test('C1-SAT-EX-2, C1-SAT-5: it reaches every room below and adds up with gardens', () => {
    const s = table().clinicT1(5).tile('supply-room', '1B1').tile('treatment-room', '2B1').tile('garden', '0B2');
    s.tile('laboratory', '1A1').tile('hub:psychiatry', '2A1').builds();
    s.choose(s.build('dish', '3B1'));
    expect(s.clinic.money).toBe(0);
    s.doctor('white', '0B1').doctor('white', '2B1');
    s.patient('white', 'psychiatry', '0B1').patient('white', 'psychiatry', '2B1').only('treat');
    s.choose(s.treat('0B1', 'white', 'white'));
    expect(s.clinic.income).toBe(8 + 3 + 2);
    s.choose(s.choices()[0]).choose(s.treat('2B1', 'white', 'white'));
    expect(s.clinic.income).toBe(24);
  });

  test('C1-SAT-EX-3: a module or a helipad above the dish is refused', () => {
    const s = table().clinicT1().tile('supply-room', '1B1').tile('dish', '2B1').builds();
    expect(s.may(s.build('laboratory', '3B1'))).toBe(false);
    expect(s.may(s.build('helipad', '3B1'))).toBe(false);
  });

  test('C1-SAT-4: only in its own column, and only below it', () => {
    for (const [dish, money] of [
      ['1A1', 8],
      ['1C1', 8],
      ['1B1', 8 + 3],
    ] as const) {
      const s = table().clinicT1().tile('dish', dish).doctor('white', '0B1').patient('white', 'psychiatry', '0B1');
      s.only('treat').choose(s.treat('0B1', 'white', 'white'));
      expect([dish, s.clinic.income]).toEqual([dish, money]);
    }
  });

  test('with other modules: satellite-tv and fire-extinguisher, C1-SAT-5: they add up; other kinds of module, an ICU too, get nothing', () => {
    const s = table(['satellite-tv', 'fire-extinguisher', 'icu']).clinicT1().equipped('fire-extinguisher', '0A1');
    s.tile('dish', '1B1').doctor('white', '0B1').patient('white', 'psychiatry', '0B1').only('treat');
    s.choose(s.treat('0B1', 'white', 'white'));
    expect(s.clinic.income).toBe(8 + 3 + 3);
    for (const [tile, money] of [
      ['operating-room', 8],
      ['outpatient-room', 6],
      ['icu', 8],
    ] as const) {
      const other = table(['satellite-tv', 'icu']).clinicT1().tile(tile, '0A2').tile('dish', '1A2');
      other.doctor('white', '0A2').patient('white', 'psychiatry', '0A2').only('treat');
      other.choose(other.treat('0A2', 'white', 'white'));
      expect([tile, other.clinic.income]).toEqual([tile, money]);
    }
  });

  test('with other modules: satellite-tv and pillars, C1-SAT-5: the signal passes; two dishes in a column both count, and rooms of any building', () => {
    const s = table(['satellite-tv', 'pillars']).clinicT1().tile('pillar', '1B1').tile('laboratory', '2B1');
    s.tile('dish', '3B1').tile('dish', '1B1');
    s.doctor('white', '0B1').patient('white', 'psychiatry', '0B1').only('treat');
    s.choose(s.treat('0B1', 'white', 'white'));
    expect(s.clinic.income).toBe(8 + 3 + 3);
  });

  test('C1-SAT-4: the ledger tells what dishes bring', () => {
    const s = table().clinicT1().tile('dish', '1B1').doctor('white', '0B1').patient('white', 'psychiatry', '0B1');
    s.only('treat');
    const [{ treated }] = ledgers(s.engine, s.state);
    expect(treated).toMatchObject([{ money: 8 + 3, bonuses: [{ module: 'satellite-tv', money: 3 }] }]);
  });
});

test('with other modules: satellite-tv and floor-4, C1-SAT-2, C1-F4-7: a dish stands on Floor 4, and reaches down to Floor 0', () => {
  const s = table(['satellite-tv', 'floor-4']).clinicT1(6).tile('laboratory', '1B1').tile('triage', '2B1');
  s.tile('supply-room', '3B1').builds();
  s.choose(s.build('dish', '4B1'));
  expect(s.clinic.money).toBe(0);
  s.doctor('white', '0B1')
    .patient('white', 'psychiatry', '0B1')
    .only('treat')
    .choose(s.treat('0B1', 'white', 'white'));
  expect(s.clinic.income).toBe(8 + 3);
});
