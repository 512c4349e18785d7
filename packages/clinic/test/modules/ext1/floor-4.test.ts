import { MODULES } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import type { Choice } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';

const table = (modules: string[] = ['floor-4'], options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario({ modules, ...options });

/** Columns A, B and C of the front row up to Floor 3: one building with a hub on each floor, no equal ones touching. */
function tower(s: Scenario): Scenario {
  const rows = [
    ['hub:psychiatry', 'treatment-room', 'supply-room'],
    ['treatment-room', 'supply-room', 'hub:cardiology'],
    ['hub:psychiatry', 'treatment-room', 'supply-room'],
    ['laboratory', 'supply-room', 'hub:cardiology'],
  ];
  rows.forEach((row, floor) => {
    row.forEach((tile, column) => {
      s.tile(tile, `${floor}${'ABC'[column]}1`);
    });
  });
  return s.entrance('0A1-S');
}

describe('the board', () => {
  test('C1-F4-1, C1-F4-2: with the module everybody has Floor 4, free and from the start, on the same side', () => {
    const s = table(['floor-4'], { boards: ['4x3', '3x3'] });
    expect(s.rules.geometry.map(({ topFloor, cells }) => [topFloor, cells])).toEqual([
      [4, 60],
      [4, 45],
    ]);
    expect(s.state.clinics.map(({ tiles }) => tiles.length)).toEqual([60, 45]);
    expect(s.rules.geometry[0].cellNames.at(-1)).toBe('4D3');
    expect(s.rules.geometry[1].cellNames.at(-1)).toBe('4C3');
    expect(new Scenario().rules.geometry.map(({ topFloor }) => topFloor)).toEqual([3, 3]);
  });

  test('C1-F4-1: nothing about it is bought, built or hidden', () => {
    const module = MODULES.find(({ id }) => id === 'floor-4');
    expect(module?.things).toBeUndefined();
    expect(module?.secrets).toBeUndefined();
    expect(table().state.clinics[0].money).toBe(new Scenario().state.clinics[0].money);
  });
});

describe('building there', () => {
  test('C1-F4-EX-1, C1-F4-3, C1-F4-4, C1-F4-5: three tiles for $18 in one building; the room is worth 6 at the end', () => {
    const s = tower(table()).money(18);
    s.clinic.people = [];
    const before = s.line('treatment-rooms');
    s.builds();
    s.choose(s.build('hub:cardiology', '4A1')).choose(s.build('treatment-room', '4B1'));
    expect(s.clinic.money).toBe(6);
    s.choose(s.extra('4C1'));
    expect(s.clinic.money).toBe(0);
    expect(Number(s.line('treatment-rooms')) - Number(before)).toBe(6);
    expect(s.line('buildings')).toBe(0);
  });

  /** A tower with a laboratory on Floor 4 as its first module there; what is built beside it or into it costs 6. */
  function costsSix(s: Scenario, choice: Choice): void {
    tower(s).tile('laboratory', '4A1').money(5).builds();
    expect([choice, s.refusal(choice)]).toEqual([choice, 'CB-BUILD-3']);
    s.money(6).builds().choose(choice);
    expect(s.clinic.money).toBe(0);
  }

  test('C1-F4-4: whatever is built there costs 6', () => {
    for (const tile of ['treatment-room', 'helipad']) costsSix(table(), table().build(tile, '4B1'));
    costsSix(table(), table().equip('conveyor', '4A1'));
  });

  test('with other modules: floor-4 and pillars, C1-F4-4, C1-PIL-2: a pillar there costs 6', () => {
    costsSix(table(['floor-4', 'pillars']), table().build('pillar', '4B1'));
  });

  test('with other modules: floor-4 and fire-extinguisher, C1-F4-4, CX-FIR-4: an extinguisher there costs 6', () => {
    costsSix(table(['floor-4', 'fire-extinguisher']), table().equip('fire-extinguisher', '4A1'));
  });

  test('with other modules: floor-4 and satellite-tv, C1-F4-4, C1-SAT-2: a dish there costs 6', () => {
    costsSix(table(['floor-4', 'satellite-tv']), table().build('dish', '4B1'));
  });

  test('C1-F4-EX-2, C1-F4-6: without a module on Floor 3 nothing bears it, and without Floor 4 there is no such space', () => {
    const s = table().money(100).tile('hub:psychiatry', '0A1').tile('treatment-room', '1A1').tile('laboratory', '2A1');
    s.builds();
    expect(s.refusal(s.build('supply-room', '4A1'))).toBe('CB-BUILD-5');
    const low = tower(new Scenario()).money(100).builds();
    const above = table().cell('4A1');
    expect(low.refusal({ do: 'build', tile: 'supply-room', at: above })).toBe('CB-BUILD-7');
  });

  test('C1-F4-6: no equal neighbours, one hub on the floor of a building, a hub on the same floor to work', () => {
    const s = tower(table()).money(100).builds();
    expect(s.refusal(s.build('laboratory', '4A1'))).toBe('CB-BUILD-6');
    expect(s.refusal(s.build('hub:ophthalmology', '4C1'))).toBe('CB-BUILD-6');
    s.choose(s.build('hub:ophthalmology', '4A1')).choose(s.build('treatment-room', '4C1'));
    // No hub is beside the room on its own floor.
    expect(s.line('treatment-rooms')).toBe(2 + 4);
    s.money(100).tile('supply-room', '4B1');
    s.state.clinics[0].built = [0, 0];
    s.state.faceUp.fill(1);
    s.tile('treatment-room', '3A2').builds();
    expect(s.refusal(s.build('hub:ophthalmology', '4A2'))).toBe('CB-BUILD-6');
    s.clear();
    tower(s).tile('treatment-room', '4A1').tile('hub:cardiology', '4B1').tile('treatment-room', '4C1');
    s.tile('laboratory', '3D1').builds();
    expect(s.refusal(s.build('hub:ophthalmology', '4D1'))).toBe('CB-BUILD-10');
  });

  test('with other modules: floor-4 and satellite-tv, C1-F4-7: helipad and dish stand on Floor 4 above a module of Floor 3, never higher', () => {
    const s = tower(table(['floor-4', 'satellite-tv']))
      .money(100)
      .builds();
    expect(s.may(s.build('helipad', '4A1'))).toBe(true);
    expect(s.may(s.build('dish', '4A1'))).toBe(true);
    const { above } = s.rules.geometry[0];
    s.tile('triage', '4A1').builds();
    expect(above[s.cell('4A1')]).toBe(-1);
    expect(s.choices().every(({ at }) => Number(at ?? 0) < 60)).toBe(true);
  });

  test('C1-F4-6: people walk up to it, and its patients pay as anywhere', () => {
    const s = tower(table(['floor-4', 'satellite-tv']))
      .tile('hub:psychiatry', '4A1')
      .tile('treatment-room', '4B1');
    s.tile('supply-room', '4C1').doctor('white', 'access').patient('white', 'psychiatry').only('move');
    s.choose(s.walk('doctor', 'white', 'access', '4B1')).choose(
      s.walk('patient', 'white', 'pre-admission', '4B1', 'psychiatry'),
    );
    expect(s.clinic.walked).toBe(6 + 6);
    s.done()
      .only('treat')
      .choose(s.treat('4B1', 'white', 'white'));
    expect(s.clinic.income).toBe(8);
  });
});
