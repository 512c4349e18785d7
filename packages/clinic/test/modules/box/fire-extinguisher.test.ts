import { Scenario } from '@asclepion/clinic/testing';
import type { Choice } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { conserved } from '../../../src/conserved.ts';

const EXTINGUISHER = 'fire-extinguisher';
const table = (modules: string[] = [EXTINGUISHER], options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario({ modules, ...options });
const bit = (s: Scenario): number => s.rules.equipment.findIndex(({ id }) => id === EXTINGUISHER);

function timeOf(s: Scenario, walk: Choice): number {
  const before = s.clinic.walked;
  s.choose(walk);
  return s.clinic.walked - before;
}

/** Treats a yellow and a white patient in `0B1` and tells what they bring. */
function bothTreated(s: Scenario): number {
  s.doctor('yellow', '0B1').doctor('white', '0B1');
  s.patient('yellow', 'psychiatry', '0B1').patient('white', 'psychiatry', '0B1').only('treat');
  s.choose(s.treat('0B1', 'yellow', 'yellow'))
    .choose(s.choices()[0])
    .choose(s.treat('0B1', 'white', 'white'));
  return s.clinic.income;
}

describe('pieces and building', () => {
  test('CX-FIR-1: 8 extinguishers lie beside the other pieces, at every table and only with the module', () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = table([EXTINGUISHER], { seats });
      expect(s.state.equipmentSupply[bit(s)]).toBe(8);
    }
    const without = new Scenario().clinicT1().builds();
    expect(bit(without)).toBe(-1);
    expect(without.may(without.equip(EXTINGUISHER, '0A1'))).toBe(false);
  });

  test('CX-FIR-2: it is one of the two things, for an own module that has none yet', () => {
    const s = table().clinicT1().tile('garden', '0A2').builds();
    expect(s.asked('things')).toBe(2);
    s.choose(s.equip(EXTINGUISHER, '0A1'));
    expect(s.asked('things')).toBe(1);
    expect(s.refusal(s.equip(EXTINGUISHER, '0A1'))).toBe('CX-FIR-2');
    expect(s.refusal(s.equip(EXTINGUISHER, '0D1'))).toBe('CX-FIR-2');
    expect(s.refusal(s.equip(EXTINGUISHER, '0A2'))).toBe('CX-FIR-2');
    expect(s.refusal(s.equip(EXTINGUISHER, '0B1'))).toBe('CX-FIR-2');
    s.choose(s.equip(EXTINGUISHER, '0C1'));
    expect(s.engine.deciders(s.state)).toEqual([]);
    // The other player has put up nothing, and may not use this clinic's modules.
    s.seat(1).money(100).builds();
    expect(s.refusal(s.equip(EXTINGUISHER, '0A1'))).toBe('CX-FIR-2');
  });

  test('with other modules: fire-extinguisher and icu, CX-FIR-3: allowed where no patient is ever treated, forbidden where one may be', () => {
    const s = table([EXTINGUISHER, 'icu']);
    for (const [tile, allowed] of [
      ['hub:psychiatry', true],
      ['hub:cardiology', true],
      ['supply-room', true],
      ['laboratory', true],
      ['triage', true],
      ['treatment-room', false],
      ['operating-room', false],
      ['outpatient-room', false],
      ['icu', false],
    ] as const) {
      s.clear().money(100).tile(tile, '0A1').builds();
      expect([tile, s.refusal(s.equip(EXTINGUISHER, '0A1'))]).toEqual([tile, allowed ? undefined : 'CX-FIR-2']);
    }
  });

  test('CX-FIR-4: it costs 2 and the floor of the module', () => {
    for (const [at, price] of [
      ['0A1', 2],
      ['1A1', 3],
      ['2A1', 4],
      ['3A1', 5],
    ] as const) {
      const s = table().tile('laboratory', at).money(price).builds();
      s.choose(s.equip(EXTINGUISHER, at));
      expect(s.clinic.money).toBe(0);
      const poor = table()
        .tile('laboratory', at)
        .money(price - 1)
        .builds();
      expect(poor.refusal(poor.equip(EXTINGUISHER, at))).toBe('CB-BUILD-3');
    }
  });

  test('CX-FIR-EX-4: one in a treatment room is refused, one in a laboratory on Floor 2 costs $4', () => {
    const s = table().clinicT1(10).tile('laboratory', '2A1').builds();
    expect(s.refusal(s.equip(EXTINGUISHER, '0B1'))).toBe('CX-FIR-2');
    s.choose(s.equip(EXTINGUISHER, '2A1'));
    expect(s.clinic.money).toBe(6);
  });

  test('CX-FIR-5: it joins nothing, has no colour, costs no upkeep and shares its module; the supply is limited', () => {
    const s = table().clinicT1().equipped(EXTINGUISHER, '0A1').equipped('conveyor', '0A1', '0B1').nurse('0A1');
    s.only('pay');
    expect(s.event('paid')).toMatchObject({ maintenance: 3 });
    // Modules with extinguishers side by side are no more alike than before.
    s.money(100).builds();
    s.choose(s.equip(EXTINGUISHER, '0C1'));
    expect(s.clinic.equipment[s.cell('0A1')]).not.toBe(0);
    const other = table().clinicT1().equipped('conveyor', '0A1', '0C1').builds();
    other.choose(other.equip(EXTINGUISHER, '0A1'));
    expect(other.may(other.equip('conveyor', '0B1'))).toBe(true);
    expect(other.state.equipmentSupply[bit(other)]).toBe(7);
    expect(conserved(other.rules, other.state)[EXTINGUISHER]).toBe(8);
    // Nothing builds it away again, and none is built when the supply is empty.
    expect(other.choices().every((choice) => choice.do !== 'remove')).toBe(true);
    other.state.equipmentSupply[bit(other)] = 0;
    expect(other.refusal(other.equip(EXTINGUISHER, '0C1'))).toBe('CB-COMP-5');
  });
});

describe('walking', () => {
  test('CX-FIR-6, CX-FIR-EX-1: entering its module takes 1 more, and its patients pay 3 more', () => {
    const s = table().clinicT1(2).doctor('white', 'access').builds();
    s.choose(s.equip(EXTINGUISHER, '0A1'));
    expect(s.clinic.money).toBe(0);
    s.only('move');
    expect(timeOf(s, s.walk('doctor', 'white', 'access', '0B1'))).toBe(3);
    const paying = table().clinicT1().equipped(EXTINGUISHER, '0A1');
    expect(bothTreated(paying)).toBe(12 + 3 + 8 + 3);
    const plain = table().clinicT1().doctor('white', 'access').only('move');
    expect(timeOf(plain, plain.walk('doctor', 'white', 'access', '0B1'))).toBe(2);
  });

  const riding = (): Scenario =>
    table()
      .clinicT1()
      .tile('laboratory', '0D1')
      .equipped('conveyor', '0A1', '0C1', '0D1')
      .equipped(EXTINGUISHER, '0C1');

  test('CX-FIR-6, CX-FIR-7, CX-FIR-EX-3: riding past costs nothing, getting off there 1', () => {
    const past = riding().doctor('white', '0A1').only('move');
    expect(timeOf(past, past.walk('doctor', 'white', '0A1', '0D1'))).toBe(0);
    const there = riding().orderly('access').only('move');
    // By the entrance into the hub 1, then the ride: 0 + 1.
    expect(timeOf(there, there.walk('orderly', 'white', 'access', '0C1'))).toBe(2);
  });

  test('CX-FIR-8: every entry counts, starting in the module and leaving it is free', () => {
    // From the hub up to the laboratory over it: the way leads through both extinguishers.
    const s = table().clinicT1().tile('laboratory', '1A1').tile('supply-room', '2A1').tile('laboratory', '3A1');
    s.equipped(EXTINGUISHER, '0A1', '1A1', '2A1')
      .nurse('0A1')
      .doctor('white', 'access')
      .doctor('red', '1A1')
      .only('move');
    expect(timeOf(s, s.walk('nurse', 'white', '0A1', '0B1'))).toBe(1);
    expect(timeOf(s, s.walk('doctor', 'white', 'access', '3A1'))).toBe(4 + 3);
    expect(timeOf(s, s.walk('doctor', 'red', '1A1', '0B1'))).toBe(2 + 1);
  });

  test('CX-FIR-8: the shortest way with the surcharge counts', () => {
    // Through the hub 0A1 with its extinguisher 1 + 1 and 1; by the second entrance on 0C1 1 and 1.
    const s = table().clinicT1().entrance('0C1-S').equipped(EXTINGUISHER, '0A1').doctor('white', 'access').only('move');
    expect(timeOf(s, s.walk('doctor', 'white', 'access', '0B1'))).toBe(2);
  });
});

describe('paying', () => {
  test('CX-FIR-9, CX-FIR-EX-2: two extinguishers beside the room bring 6 more for each patient', () => {
    const s = table().clinicT1(2).equipped(EXTINGUISHER, '0A1').builds();
    s.choose(s.equip(EXTINGUISHER, '0C1'));
    expect(s.clinic.money).toBe(0);
    expect(bothTreated(s)).toBe(12 + 6 + 8 + 6);
  });

  test('CX-FIR-9: above and below count, diagonal and far do not', () => {
    const above = table().clinicT1().tile('laboratory', '1B1').equipped(EXTINGUISHER, '1B1');
    expect(bothTreated(above)).toBe(20 + 6);
    const below = table().tile('laboratory', '0B1').tile('treatment-room', '1B1').tile('hub:psychiatry', '1A1');
    below.tile('supply-room', '1C1').equipped(EXTINGUISHER, '0B1').doctor('white', '1B1');
    below
      .patient('white', 'psychiatry', '1B1')
      .only('treat')
      .choose(below.treat('1B1', 'white', 'white'));
    expect(below.clinic.income).toBe(8 + 3);
    const diagonal = table().clinicT1().tile('laboratory', '0A2').tile('triage', '0D1');
    diagonal.equipped(EXTINGUISHER, '0A2', '0D1');
    expect(bothTreated(diagonal)).toBe(20);
  });

  test('with other modules: fire-extinguisher and icu, CX-FIR-10: neither operating room, outpatient room nor ICU profits', () => {
    for (const [tile, patient, money] of [
      ['operating-room', 'white', 8],
      ['outpatient-room', 'white', 6],
      ['icu', 'white', 8],
    ] as const) {
      const s = table([EXTINGUISHER, 'icu']).clinicT1().tile(tile, '0A2').tile('garden', '0A3');
      s.equipped(EXTINGUISHER, '0A1').doctor('white', '0A2').patient(patient, 'psychiatry', '0A2').only('treat');
      s.choose(s.treat('0A2', 'white', patient));
      expect([tile, s.clinic.income]).toEqual([tile, money]);
    }
  });

  test('with other modules: fire-extinguisher and satellite-tv, CX-FIR-9, C1-SAT-5: gardens and dishes add up with it', () => {
    const s = table([EXTINGUISHER, 'satellite-tv']).clinicT1().equipped(EXTINGUISHER, '0A1').tile('garden', '0B2');
    s.tile('dish', '1B1');
    expect(bothTreated(s)).toBe(20 + 2 * (3 + 2 + 3));
  });
});
