import { isUsable } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { buildingsOf } from '../../../src/board/rooms.ts';
import { conserved } from '../../../src/conserved.ts';

const table = (modules: string[] = ['pillars'], options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario({ modules, ...options });

describe('building', () => {
  test('C1-PIL-1: 8 pillars for all players together', () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = table(['pillars'], { seats });
      expect(s.state.tileSupply[s.rules.tileIndex.pillar]).toBe(8);
    }
    const s = table().money(100).builds();
    s.choose(s.build('pillar', '0A1')).choose(s.build('pillar', '0B1'));
    s.seat(1).money(100).builds();
    s.choose(s.build('pillar', '0A1'));
    expect(s.state.tileSupply[s.rules.tileIndex.pillar]).toBe(5);
    expect(conserved(s.rules, s.state).pillar).toBe(8);
    s.state.tileSupply[s.rules.tileIndex.pillar] = 0;
    expect(s.refusal(s.build('pillar', '0C1'))).toBe('CB-COMP-5');
    expect(new Scenario().rules.tileIndex.pillar).toBeUndefined();
  });

  test('C1-PIL-EX-1, C1-PIL-2, C1-PIL-3: two pillars for $5, and a supply room on them for $4', () => {
    const s = table().clinicT1(5).tile('treatment-room', '2B2').tile('laboratory', '1B2').tile('laboratory', '0B2');
    s.builds();
    s.choose(s.build('pillar', '0C2'));
    expect([s.clinic.money, s.asked('things')]).toEqual([3, 1]);
    s.choose(s.build('pillar', '1C2'));
    expect(s.clinic.money).toBe(0);
    s.money(4).builds();
    s.choose(s.build('supply-room', '2C2'));
    expect(s.clinic.money).toBe(0);
  });

  test('C1-PIL-2: on an empty space of Floor 0, a pillar or a module; nowhere else', () => {
    const s = table()
      .clinicT1()
      .tile('garden', '0A2')
      .tile('parking-lot', '0B2')
      .tile('pillar', '0C2')
      .tile('helipad', '1C1');
    s.builds();
    for (const at of ['0D2', '1C2', '1A1']) expect([at, s.refusal(s.build('pillar', at))]).toEqual([at, undefined]);
    expect(s.refusal(s.build('pillar', '1D2'))).toBe('C1-PIL-2');
    expect(s.refusal(s.build('pillar', '1A2'))).toBe('C1-PIL-2');
    expect(s.refusal(s.build('pillar', '2C1'))).toBe('C1-PIL-2');
    for (const at of ['0A1', '0A2', '0B2', '0C2', '1C1'])
      expect([at, s.refusal(s.build('pillar', at))]).toEqual([at, 'CB-BUILD-7']);
    expect(s.choices().filter(({ tile }) => tile === 'pillar')).toHaveLength(12 - 6 + 3);
  });

  test('C1-PIL-EX-2, C1-PIL-6: equal colours do not touch through a pillar, and are not joined by it', () => {
    const s = table().clinicT1().tile('pillar', '1B1').builds();
    s.choose(s.build('treatment-room', '2B1'));
    const building = buildingsOf(s.rules, 0, s.clinic);
    expect(building[s.cell('2B1')]).toBe(2);
    expect(building[s.cell('1B1')]).toBe(0);
    // Without the pillar the lower room is in the way.
    const direct = table().clinicT1().builds();
    expect(direct.refusal(direct.build('treatment-room', '1B1'))).toBe('CB-BUILD-6');
  });

  test('C1-PIL-6: it belongs to the building beside it; begun anew, it may not be joined to others', () => {
    const s = table()
      .clinicT1()
      .tile('laboratory', '1A1')
      .tile('pillar', '0B2')
      .tile('pillar', '1B2')
      .tile('pillar', '1B1');
    s.builds();
    s.choose(s.build('hub:cardiology', '2B1'));
    expect(buildingsOf(s.rules, 0, s.clinic)[s.cell('2B1')]).toBe(2);
    // Beside the new building, and on top of the old one.
    expect(s.refusal(s.build('supply-room', '2A1'))).toBe('CB-BUILD-8');
    s.choose(s.build('supply-room', '2B2'));
    expect(buildingsOf(s.rules, 0, s.clinic)[s.cell('2B2')]).toBe(2);
    const beside = table().clinicT1().tile('pillar', '0D1').tile('laboratory', '1C1').builds();
    beside.choose(beside.build('hub:cardiology', '1D1'));
    expect(buildingsOf(beside.rules, 0, beside.clinic)[beside.cell('1D1')]).toBe(1);
  });

  test('C1-PIL-EX-3, C1-PIL-4: cars beside it do not matter, and their edges stay usable', () => {
    const s = table().clinicT1().car('0C2-E').builds();
    expect(s.refusal(s.build('laboratory', '0C2'))).toBe('CB-GEO-10');
    s.choose(s.build('pillar', '0C2')).choose(s.build('pillar', '0D2'));
    for (const edge of ['0C2-E', '0C2-W', '0C2-N'])
      expect([edge, isUsable(s.rules, 0, s.clinic, s.edge(edge))]).toEqual([edge, true]);
    s.builds();
    // What stands on it does not touch the ground.
    s.choose(s.build('hub:cardiology', '1C2'));
  });

  test('C1-PIL-4: no colour, no neighbour, no upkeep, never removed', () => {
    const s = table()
      .clinicT1()
      .tile('pillar', '1A1')
      .tile('pillar', '0B2')
      .tile('pillar', '0C2')
      .doctor('white', '0A1');
    s.only('pay');
    expect(s.event('paid')).toMatchObject({ maintenance: 3 });
    s.money(100).builds();
    // A building that stands beside a pillar is not joined to what is beyond it.
    s.choose(s.build('hub:cardiology', '0B3'));
    expect(Math.max(...buildingsOf(s.rules, 0, s.clinic))).toBe(2);
    expect(s.choices().every((choice) => choice.do !== 'remove')).toBe(true);
    // It needs a space of a floor that is in play.
    expect(s.refusal({ do: 'build', tile: 'pillar', at: s.clinic.tiles.length })).toBe('CB-BUILD-7');
    expect(s.refusal(s.equip('conveyor', '0B2'))).toBe('CB-BUILD-20');
  });

  test('with other modules: pillars and satellite-tv, C1-PIL-EX-4, C1-PIL-5: on a pillar stands no dish, only a pillar or a module; in a garden space no pillar', () => {
    const s = table(['pillars', 'satellite-tv']).clinicT1().tile('pillar', '0C2').tile('garden', '0D2').builds();
    for (const tile of ['helipad', 'dish', 'garden', 'parking-lot'])
      expect([tile, s.refusal(s.build(tile, '1C2'))]).toEqual([tile, 'C1-PIL-5']);
    expect(s.refusal(s.build('pillar', '0D2'))).toBe('CB-BUILD-7');
    s.choose(s.build('pillar', '1C2'));
    expect(s.refusal(s.build('helipad', '2C2'))).toBe('C1-PIL-5');
    // Mixed columns bear as well: a module on pillars, a pillar on it, a module on that.
    s.choose(s.build('laboratory', '2C2')).builds();
    s.choose(s.build('pillar', '3C2'));
  });
});

describe('walking', () => {
  test('C1-PIL-7: people walk through below, nobody enters a pillar higher up', () => {
    const s = table().clinicT1().tile('pillar', '0A2').tile('pillar', '0B2').tile('hub:cardiology', '0A3');
    s.doctor('white', '0A1')
      .only('move')
      .choose(s.walk('doctor', 'white', '0A1', '0A3'));
    expect(s.clinic.walked).toBe(2);
    // The laboratory over the pillar is reached over the other column: up, up, beside, or not at all.
    const high = table().clinicT1().tile('pillar', '1A1').tile('laboratory', '2A1').doctor('white', '0A1').only('move');
    expect(high.refusal(high.walk('doctor', 'white', '0A1', '2A1'))).toBe('CB-MOVE-16');
    expect(high.refusal(high.walk('doctor', 'white', '0A1', '1A1'))).toBe('CB-MOVE-2');
    const round = table().clinicT1().tile('pillar', '1A1').tile('laboratory', '2A1').doctor('white', '0A1');
    round.tile('hub:cardiology', '1B1').tile('supply-room', '2B1').only('move');
    round.choose(round.walk('doctor', 'white', '0A1', '2A1'));
    expect(round.clinic.walked).toBe(4);
  });

  test('C1-PIL-7: nobody stops there, and nobody climbs from the street onto what a pillar bears', () => {
    const s = table().clinicT1().tile('pillar', '0A2').tile('laboratory', '1A2').doctor('white', '0A1').only('move');
    expect(s.refusal(s.walk('doctor', 'white', '0A1', '0A2'))).toBe('CB-MOVE-2');
    expect(s.refusal(s.walk('doctor', 'white', '0A1', '1A2'))).toBe('CB-MOVE-16');
  });

  test('C1-PIL-7: conveyors run through pillars', () => {
    const s = table().clinicT1().tile('pillar', '1A1').tile('laboratory', '2A1').doctor('white', '0A1');
    s.equipped('conveyor', '0A1', '2A1')
      .only('move')
      .choose(s.walk('doctor', 'white', '0A1', '2A1'));
    expect(s.clinic.walked).toBe(0);
  });
});

test('with other modules: pillars and satellite-tv, C1-SAT-4, C1-PIL-7: a dish pleases patients below through pillars', () => {
  const s = table(['pillars', 'satellite-tv'])
    .clinicT1()
    .tile('pillar', '1B1')
    .tile('laboratory', '2B1')
    .tile('dish', '3B1');
  s.doctor('white', '0B1')
    .patient('white', 'psychiatry', '0B1')
    .only('treat')
    .choose(s.treat('0B1', 'white', 'white'));
  expect(s.clinic.income).toBe(8 + 3);
});

test('with other modules: pillars and utility-work, C1-PIL-2, C1-UTI-4: no pillar on a hole, nor above it', () => {
  const s = table(['pillars', 'utility-work']).clinicT1().tile('hole', '0B2').builds();
  expect(s.refusal(s.build('pillar', '0B2'))).toBe('C1-UTI-4');
  expect(s.refusal(s.build('pillar', '1B2'))).toBe('C1-PIL-2');
  s.choose(s.build('pillar', '0C2'));
});
