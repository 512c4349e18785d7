import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { carCount } from '../../src/board/spots.ts';
import { randomGame } from './random-game.ts';

const done = { do: 'done' };
const parks = (s: Scenario): Scenario => s.asks({ step: 'park-car', seat: 0 });

/** The names of the edges and lots from which a car may leave, in the order offered: the first is the default. */
function leaving(s: Scenario): string[] {
  const { edges, cellNames } = s.rules.geometry[0];
  return s
    .asks({ step: 'car-leaves', seat: 0 })
    .choices()
    .map(({ edge, lot }) => (Number(edge) >= 0 ? edges[Number(edge)].name : cellNames[Number(lot)]));
}

test('CB-CAR-1: at every moment of a game there is one car for each person on a board', () => {
  let people = 0;
  for (const [seed, options] of [
    ['cars', { seats: 2 }],
    ['more cars', { seats: 3, edition: '2014' }],
  ] as const) {
    randomGame(options, seed, ({ engine, after }) => {
      const kept = engine.game.conserved(engine.rules, after);
      const cars = Object.entries(kept).filter(([name]) => name.startsWith('cars-'));
      for (const [, missing] of cars) expect(missing).toBe(0);
      // When nobody is being parked or sent away, plainly so.
      if (after.frames.at(-1)?.step === 'build-thing') {
        for (const clinic of after.clinics) expect(carCount(clinic)).toBe(clinic.people.length);
        people = Math.max(people, ...after.clinics.map((clinic) => clinic.people.length));
      }
    });
  }
  expect(people).toBeGreaterThan(4);
});

describe('CB-CAR-2: spots', () => {
  test('CB-CAR-2: any free usable edge or lot with room, as the owner likes', () => {
    const s = parks(new Scenario().positionS().tile('parking-lot', '0B3').tile('upgraded-lot', '0A1'));
    s.carsInLot('0B3', 1).carsInLot('0A1', 2);
    // 26 free edges (CB-EX-22) and both lots.
    expect(s.choices()).toHaveLength(28);
    expect(s.may(s.parkInLot('0B3'))).toBe(true);
    expect(s.may(s.parkInLot('0A1'))).toBe(true);
    s.carsInLot('0B3', 2).carsInLot('0A1', 3);
    expect(s.refusal(s.parkInLot('0B3'))).toBe('CB-CAR-2');
    expect(s.refusal(s.parkInLot('0A1'))).toBe('CB-CAR-2');
    expect(s.refusal(s.parkInLot('0B2'))).toBe('CB-CAR-2');
    expect(s.refusal(s.park('0A3-W'))).toBe('CB-CAR-2');
    expect(s.refusal(s.park('0D2-E'))).toBe('CB-GEO-8');
    expect(s.refusal({ do: 'park', edge: 77, lot: -1 })).toBe('CB-GEO-8');
    s.choose(s.park('0B2-N'));
    expect(s.clinic.cars[s.edge('0B2-N')]).toBe(1);
  });
});

test('CB-CAR-3: a parked car does not move, except into a lot just built or upgraded', () => {
  let shifted = 0;
  for (const seed of ['still', 'parked']) {
    randomGame({ seats: 2 }, seed, ({ before, after, seat, choice, events }) => {
      if (choice.do === 'shift') {
        shifted++;
        return;
      }
      if (choice.do === 'leave' || events.some(({ id }) => id === 'car-left')) return;
      before.clinics.forEach((clinic, at) => {
        clinic.cars.forEach((cars, edge) => {
          expect(after.clinics[at].cars[edge]).toBeGreaterThanOrEqual(cars);
        });
        clinic.parked.forEach((cars, lot) => {
          expect(after.clinics[at].parked[lot]).toBeGreaterThanOrEqual(cars);
        });
        if (at !== seat) expect(after.clinics[at].cars).toEqual(clinic.cars);
      });
    });
  }
  expect(shifted).toBeGreaterThan(0);
  // A lot with room that stands already lets nobody in later.
  const s = new Scenario().positionS().tile('parking-lot', '0B3').builds();
  expect(s.refusal(s.shift('0A3-W'))).toBeDefined();
  s.choose(s.build('garden', '0A1'));
  expect(s.choices().some((choice) => choice.do === 'shift')).toBe(false);
});

test('CB-CAR-4: without a free spot nobody comes, and neither money nor points are spent', () => {
  const s = new Scenario().positionS(15).university('O Y W').row('psychiatry', '_ _ _ W');
  for (const { edge } of parks(s).choices()) s.clinic.cars[Number(edge)] = 1;
  s.hires();
  for (const who of ['hire-nurse', 'hire-orderly']) {
    expect(s.refusal({ do: who })).toBe('CB-CAR-4');
    expect(s.engine.apply(s.state, 0, { do: who }).ok).toBe(false);
  }
  expect(s.refusal({ do: 'hire-doctor', space: 0 })).toBe('CB-CAR-4');
  expect(s.clinic.money).toBe(15);
  s.admits(2);
  expect(s.refusal(s.take('psychiatry'))).toBe('CB-CAR-4');
  expect(s.engine.apply(s.state, 0, s.take('psychiatry')).ok).toBe(false);
  expect(s.asked('points')).toBe(2);
});

describe('CB-CAR-5: cars leave', () => {
  test('CB-CAR-5: one for each patient treated or dead, which one its owner chooses', () => {
    const s = new Scenario().positionS().doctor('white', '0C2').patient('white', 'psychiatry', '0C2');
    s.patient('red', 'psychiatry').patient('red', 'psychiatry');
    s.clinic.cars.fill(0);
    s.car('0A3-W', '0A1-S', '0B3-N', '0A2-W', '0B1-S');
    s.only('treat').choose(s.treat('0C2', 'white', 'white'));
    expect(s.choices()).toHaveLength(5);
    expect(s.refusal(s.leave('0A1-W'))).toBe('CB-CAR-5');
    s.choose(s.leave('0A1-S'));
    expect(carCount(s.clinic)).toBe(4);
    s.only('admin-patients').choose(s.leave('0B3-N')).choose(s.leave('0A2-W'));
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(s.clinic.cars[s.edge('0A3-W')]).toBe(1);
    expect(carCount(s.clinic)).toBe(2);
  });

  test('CB-CAR-5: by default the edge that frees most cells, then by name; lots last', () => {
    const s = new Scenario().positionS().tile('garden', '0B3').tile('parking-lot', '0A1').carsInLot('0A1', 2);
    s.car('0A2-E', '0B1-N', '0A3-E', '0C1-W', '0A1-S', '0B3-N');
    // Two free cells: 0A2-E, 0B1-N (0B1 and 0B2). One: 0A3-E (0B3 has a garden), 0A3-W (outer), 0B1-E (0C1 is built).
    // None: 0A1-S (a lot), 0B3-N (a garden).
    expect(leaving(s)).toEqual(['0A2-E', '0B1-N', '0A3-E', '0A3-W', '0B1-E', '0A1-S', '0B3-N', '0A1']);
  });

  test('CB-CAR-5: cars are not tied to persons, nor to lots', () => {
    const s = new Scenario().positionS().tile('parking-lot', '0A1').carsInLot('0A1', 1).patient('red', 'psychiatry');
    s.clinic.cars.fill(0);
    s.car('0A3-W');
    s.only('admin-patients').choose({ do: 'leave', edge: -1, lot: s.cell('0A1') });
    expect(s.clinic.parked[s.cell('0A1')]).toBe(0);
    expect(s.clinic.cars[s.edge('0A3-W')]).toBe(1);
  });
});

test('CB-CAR-6: staff never leave, so their cars stay', () => {
  const s = new Scenario().positionS().doctor('red', '0C2').nurse('0C2', 2).orderly('0C1');
  s.clinic.people[0].at = s.cell('0D2');
  s.patient('orange', 'psychiatry', '0C2');
  expect(carCount(s.clinic)).toBe(6);
  s.only('treat')
    .choose(s.treat('0C2', 'red', 'orange'))
    .choose(s.leave('0A3-W'));
  expect(carCount(s.clinic)).toBe(5);
  s.from('after-move');
  // The rest of the round: nobody else comes or goes.
  while (s.state.round === 1 && s.choices().length > 0) s.choose(s.choices().at(-1) ?? done);
  expect(s.clinic.people.map(({ kind }) => kind)).toEqual(['doctor', 'doctor', 'nurse', 'nurse', 'orderly']);
  expect(carCount(s.clinic)).toBe(5);
});

test('CB-CAR-7: a module may cover a cell although spots vanish', () => {
  const s = new Scenario().positionS();
  expect(parks(s).choices()).toHaveLength(26);
  s.builds().choose(s.build('laboratory', '0A1'));
  // 0A1-S and 0A1-W have no street space any more.
  expect(parks(s).choices()).toHaveLength(24);
  expect(s.refusal(s.park('0A1-W'))).toBe('CB-GEO-8');
});

test('CB-CAR-8: a person dismissed frees one car, the owner chooses which', () => {
  const s = new Scenario().positionS();
  s.clinic.people[0].at = s.cell('0D2');
  s.orderly('0C1').orderly('access');
  s.clinic.cars.fill(0);
  s.car('0A3-W', '0A1-S', '0B3-N');
  s.only('move').choose(done);
  expect(s.choices()).toHaveLength(3);
  s.choose(s.leave('0A1-S'));
  expect(s.clinic.people.filter(({ kind }) => kind === 'orderly')).toHaveLength(1);
  expect(carCount(s.clinic)).toBe(2);
});
