import { type ClinicState, clinic, type Rules } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { BY_SEATS } from '../../src/data/numbers.ts';
import { bagSize } from '../../src/people/bags.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A table right after its setup. */
function table(seats: number): { rules: Rules; state: ClinicState } {
  const engine = createEngine(clinic, { seats, setup: 'fixed' });
  return { rules: engine.rules, state: engine.begin('fast:components').state };
}

/** All copies of a tile, beside the boards and on them. */
function copies({ rules, state }: ReturnType<typeof table>, id: string): number {
  const index = rules.tileIndex[id];
  return state.tileSupply[index] + sum(state.clinics.map(({ tiles }) => tiles.filter((tile) => tile === index).length));
}

test('CB-COMP-1: the full box has 16 hubs, 16 treatment rooms, 16 supply rooms and 12 special modules', () => {
  const four = table(4);
  expect(four.rules.services.map((name) => copies(four, `hub:${name}`))).toEqual([4, 3, 3, 3, 3]);
  expect(copies(four, 'treatment-room')).toBe(16);
  expect(copies(four, 'supply-room')).toBe(16);
  const special = four.rules.tiles.filter((tile) => tile.special === true).map(({ id }) => id);
  expect(special.toSorted()).toEqual(['laboratory', 'operating-room', 'outpatient-room', 'triage']);
  expect(special.map((id) => copies(four, id))).toEqual([3, 3, 3, 3]);
});

test('CB-COMP-2: 16 entrances, 24 lots of two sides, 12 gardens, 20 conveyors, 8 helipads', () => {
  const four = table(4);
  const { state, rules } = four;
  expect(state.entranceSupply + sum(state.clinics.map(({ entrances }) => sum(entrances)))).toBe(16);
  expect(copies(four, 'parking-lot')).toBe(24);
  expect(copies(four, 'upgraded-lot')).toBe(0);
  expect(['parking-lot', 'upgraded-lot'].map((id) => rules.tiles[rules.tileIndex[id]].carRoom)).toEqual([2, 3]);
  expect(copies(four, 'garden')).toBe(12);
  expect(rules.equipment.map(({ id }, bit) => [id, state.equipmentSupply[bit]])).toEqual([['conveyor', 20]]);
  expect(copies(four, 'helipad')).toBe(8);
});

describe('CB-COMP-3: pieces of the box', () => {
  test('CB-COMP-3: no bag is ever filled with more cubes than there are', () => {
    // White, yellow, orange, red.
    const [doctors, patients] = [
      [20, 16, 12, 8],
      [38, 28, 17, 10],
    ];
    for (const seats of [1, 2, 3, 4]) {
      // A white doctor for each player, and a white patient for the bonus tile.
      const startingDoctors = [seats, 0, 0, 0];
      const bonusPatient = [1, 0, 0, 0];
      BY_SEATS.doctorBag[seats].forEach((count, level) => {
        expect(count + startingDoctors[level]).toBeLessThanOrEqual(doctors[level]);
      });
      BY_SEATS.patientBag[seats].forEach((count, level) => {
        expect(count + bonusPatient[level]).toBeLessThanOrEqual(patients[level]);
      });
    }
  });

  test('CB-COMP-3: 25 nurses and 9 orderlies, one of each for a bonus tile; 7 bonus tiles; 6 action tiles each', () => {
    const { state, rules } = table(4);
    expect(sum(state.nurses) + 1).toBe(25);
    expect(state.orderlies + 1).toBe(9);
    expect(rules.bonusTiles).toHaveLength(7);
    expect(state.clinics.map(({ hand }) => hand)).toEqual([
      [2, 2, 2],
      [2, 2, 2],
      [2, 2, 2],
      [2, 2, 2],
    ]);
  });
});

describe('CB-COMP-4: what never runs out', () => {
  test('CB-COMP-4: more than 64 cars may be parked at one table', () => {
    const s = new Scenario({ seats: 4 });
    for (const seat of [0, 1, 2, 3]) s.seat(seat).orderly('access', 20);
    expect(sum(s.state.clinics.map(({ cars }) => sum(cars)))).toBe(80);
    s.seat(0).money(10).hires().choose({ do: 'hire-orderly' });
    expect(s.choices().length).toBe(11);
    s.choose(s.choices()[0]);
    expect(sum(s.clinic.cars)).toBe(21);
  });

  test('CB-COMP-4: money, popularity and time have no end', () => {
    const s = new Scenario().positionS(2000).popularity(99).time(500);
    s.clinic.income = 30;
    s.asks({ step: 'buy-popularity' }).choose({ do: 'buy', points: 8 });
    expect(s.clinic.popularity).toBe(107);
    expect(s.clinic.money).toBe(2006);
    s.only('move')
      .choose(s.walk('doctor', 'white', 'access', '0D2'))
      .choose({ do: 'done' });
    expect(s.clinic.time).toBe(501);
  });
});

describe('CB-COMP-5: a tile that is not in the supply', () => {
  for (const [id, at] of [
    ['garden', '0B2'],
    ['parking-lot', '0B2'],
    ['helipad', '1D2'],
    ['treatment-room', '0B1'],
    ['supply-room', '1C2'],
    ['laboratory', '1D2'],
    ['hub:cardiology', '1C2'],
  ]) {
    test(`CB-COMP-5: cannot be built: ${id}`, () => {
      const s = new Scenario().positionS().builds();
      expect(s.refusal(s.build(id, at))).toBeUndefined();
      s.state.tileSupply[s.rules.tileIndex[id]] = 0;
      expect(s.refusal(s.build(id, at))).toBe('CB-COMP-5');
    });
  }

  test('CB-COMP-5: cannot be built: an entrance, a conveyor', () => {
    const s = new Scenario().positionS().builds();
    expect(s.may(s.buildEntrance('0C1-S'))).toBe(true);
    expect(s.may(s.equip('conveyor', '0C1'))).toBe(true);
    s.state.entranceSupply = 0;
    s.state.equipmentSupply[0] = 0;
    expect(s.refusal(s.buildEntrance('0C1-S'))).toBe('CB-COMP-5');
    expect(s.refusal(s.equip('conveyor', '0C1'))).toBe('CB-COMP-5');
  });

  test('CB-COMP-5: cannot be gained as a bonus', () => {
    const s = new Scenario().positionS();
    const garden = s.rules.bonusTiles.findIndex(({ id }) => id === 'garden');
    s.state.bonusTiles = [0, garden];
    s.asks({ step: 'choose-bonus', seat: 0 });
    expect(s.may({ do: 'bonus', tile: 'garden' })).toBe(true);
    s.state.tileSupply[s.rules.tileIndex.garden] = 0;
    expect(s.may({ do: 'bonus', tile: 'garden' })).toBe(false);
  });

  test('CB-COMP-5: all players take from one supply, whose size does not depend on their number', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { state, rules } = table(seats);
      expect(['parking-lot', 'garden', 'helipad'].map((id) => state.tileSupply[rules.tileIndex[id]])).toEqual([
        24, 12, 8,
      ]);
      expect(state.equipmentSupply).toEqual([20]);
      expect(state.entranceSupply).toBe(16 - seats);
    }
    const s = new Scenario().positionS();
    s.state.tileSupply[s.rules.tileIndex.garden] = 1;
    s.seat(1).positionS().builds().choose(s.build('garden', '0B2'));
    s.seat(0).builds();
    expect(s.refusal(s.build('garden', '0B2'))).toBe('CB-COMP-5');
  });
});

test('CB-COMP-6: levels change even where no cube of the new level is left', () => {
  const s = new Scenario({ seats: 4 });
  // The box has 8 red doctors and 10 red patients.
  s.tile('hub:psychiatry', '0A1');
  for (let made = 0; made < 8; made++) s.doctor('red', '0A1');
  s.university('O O O O O').only('admin-university');
  expect(s.universityText()).toBe('R R R R R');
  for (let made = 0; made < 12; made++) s.patient('orange', 'psychiatry');
  s.only('admin-patients');
  expect(s.clinic.people.filter(({ kind, level }) => kind === 'patient' && level === 3)).toHaveLength(12);
});

test('CB-COMP-7: patients treated or dead go to the supply, not to the bag', () => {
  const s = new Scenario().positionS().patient('white', 'psychiatry', '0C2').patient('red', 'psychiatry');
  s.doctor('white', '0C2');
  const before = bagSize(s.state.patientBag);
  const counts = s.state.patientBag.counts.slice();
  s.only('treat').choose(s.treat('0C2', 'white', 'white'));
  s.choose(s.choices()[0]).only('admin-patients');
  s.choose(s.choices()[0]);
  expect(s.clinic.people.filter(({ kind }) => kind === 'patient')).toEqual([]);
  expect(bagSize(s.state.patientBag)).toBe(before);
  expect(s.state.patientBag.counts).toEqual(counts);
});
