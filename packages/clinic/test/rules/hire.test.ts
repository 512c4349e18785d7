import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { ACCESS } from '../../src/state.ts';

const nurse = { do: 'hire-nurse' };
const orderly = { do: 'hire-orderly' };
const done = { do: 'done' };
const doctor = (space: number) => ({ do: 'hire-doctor', space });

/** Parks the car of whoever was just hired on the first free spot. */
const parks = (s: Scenario): Scenario => s.choose(s.choices()[0]);

/** Fills every spot of the board but so many. */
function spotsLeft(s: Scenario, count: number): Scenario {
  const free = s.asks({ step: 'park-car', seat: 0 }).choices();
  for (const { edge } of free.slice(count)) s.clinic.cars[Number(edge)] = 1;
  return s;
}

describe('CB-HIRE-1: whom an action hires', () => {
  const hiring = (): Scenario => new Scenario().positionS().university('O Y W').hires();

  test('CB-HIRE-1: a doctor, and a nurse or an orderly, and then nobody', () => {
    for (const helper of [nurse, orderly]) {
      const s = parks(hiring().choose(doctor(0)));
      expect(s.refusal(doctor(1))).toBe('CB-HIRE-1');
      expect(s.may(nurse)).toBe(true);
      expect(s.may(orderly)).toBe(true);
      parks(s.choose(helper));
      expect(s.engine.deciders(s.state)).toEqual([]);
      expect(s.clinic.people).toHaveLength(3);
    }
  });

  test('CB-HIRE-1: never a nurse and an orderly, nor two of a kind', () => {
    for (const [first, second] of [
      [nurse, orderly],
      [orderly, nurse],
      [nurse, nurse],
      [orderly, orderly],
    ]) {
      const s = parks(hiring().choose(first));
      expect(s.refusal(second)).toBe('CB-HIRE-1');
      expect(s.may(doctor(0))).toBe(true);
    }
  });

  test('CB-HIRE-1: a doctor alone, a nurse alone, an orderly alone', () => {
    for (const one of [doctor(2), nurse, orderly]) {
      const s = parks(hiring().choose(one)).choose(done);
      expect(s.engine.deciders(s.state)).toEqual([]);
      expect(s.clinic.people).toHaveLength(2);
    }
  });
});

test('CB-HIRE-2: a doctor costs the price below its space: 4, 2, 2, 1, 1, fewer from the right', () => {
  for (const seats of [1, 2, 3, 4]) {
    const prices = [4, 2, 2, 1, 1].slice(0, seats + 1);
    prices.forEach((price, space) => {
      const s = new Scenario({ seats }).positionS();
      s.university(new Array(seats + 1).fill('Y').join(' ')).hires();
      expect(s.choices().filter((choice) => choice.do === 'hire-doctor')).toHaveLength(seats + 1);
      s.choose(doctor(space));
      expect(s.clinic.money).toBe(100 - price);
      expect(s.clinic.people.at(-1)).toMatchObject({ kind: 'doctor', level: 1 });
    });
  }
});

test('CB-HIRE-3: the space of a hired doctor stays empty until admin-university, the others do not shift', () => {
  const s = new Scenario({ seats: 4 }).positionS().university('O Y Y W W').bags({ doctors: 'W' });
  parks(s.hires().choose(doctor(1))).choose(done);
  expect(s.universityText()).toBe('O _ Y W W');
  s.only('actions-end', 'before-move');
  expect(s.universityText()).toBe('O _ Y W W');
  s.only('admin-university');
  expect(s.universityText()).toBe('R O Y Y W');
});

describe('CB-HIRE-4: nurses', () => {
  /** Prices of all nurses of a round, from the top down. */
  function prices(seats: number, round: number): number[] {
    const s = new Scenario({ seats }).positionS().round(round);
    return Array.from({ length: seats }, () => {
      const before = s.clinic.money;
      parks(s.hires().choose(nurse)).choose(done);
      return before - s.clinic.money;
    });
  }

  test('CB-HIRE-4: the price of the space and that of the round', () => {
    expect([1, 2, 3, 4, 5, 6].map((round) => prices(4, round))).toEqual([
      [1, 1, 2, 2],
      [1, 1, 2, 2],
      [2, 2, 3, 3],
      [2, 2, 3, 3],
      [3, 3, 4, 4],
      [3, 3, 4, 4],
    ]);
    expect([1, 2, 3].map((seats) => prices(seats, 1))).toEqual([[1], [1, 1], [1, 1, 2]]);
  });

  test('CB-HIRE-4: only of the current round’s group', () => {
    const s = new Scenario().positionS().round(3);
    s.state.nurses = [2, 2, 0, 2, 2, 2];
    s.hires();
    expect(s.refusal(nurse)).toBe('CB-HIRE-9');
  });

  test('CB-EX-30 (CB-HIRE-2, CB-HIRE-4): four players in round 3, university O Y Y W W', () => {
    const s = new Scenario({ seats: 4 }).positionS().round(3).university('O Y Y W W');
    parks(parks(s.hires().choose(doctor(0))).choose(nurse));
    expect(s.clinic.money).toBe(94);
    expect(s.clinic.people.slice(1)).toEqual([
      expect.objectContaining({ kind: 'doctor', level: 2 }),
      expect.objectContaining({ kind: 'nurse' }),
    ]);
    expect(s.clinic.cars.filter((cars) => cars > 0)).toHaveLength(3);
    expect(prices(4, 3).slice(1, 3)).toEqual([2, 3]);
  });
});

test('CB-HIRE-5: an orderly costs $1, in every round', () => {
  for (const round of [1, 2, 3, 4, 5, 6]) {
    const s = new Scenario().positionS(1).round(round).hires().choose(orderly);
    expect(s.clinic.money).toBe(0);
  }
});

describe('CB-HIRE-6: prices and cars', () => {
  test('CB-HIRE-6: paid at once and in full', () => {
    const s = new Scenario({ seats: 4 }).positionS(3).university('O Y Y W W').hires();
    expect(s.refusal(doctor(0))).toBe('CB-HIRE-6');
    s.choose(doctor(1));
    expect(s.clinic.money).toBe(1);
    s.round(3);
    expect(parks(s).refusal(nurse)).toBe('CB-HIRE-6');
  });

  test('CB-EX-31 (CB-HIRE-6, CB-CAR-4): nobody without a free spot, one person with one', () => {
    const none = spotsLeft(new Scenario().positionS(15).university('O Y W'), 0).hires();
    expect(none.choices()).toEqual([done]);
    for (const who of [doctor(0), nurse, orderly]) expect(none.refusal(who)).toBe('CB-CAR-4');
    const one = spotsLeft(new Scenario().positionS(15).university('O Y W'), 1).hires().choose(doctor(0));
    expect(one.choices()).toHaveLength(1);
    expect(parks(one).choices()).toEqual([done]);
    expect(one.refusal(nurse)).toBe('CB-CAR-4');
  });

  test('CB-EX-1 (CB-CAR-1): a nurse who comes by helipad needs a car too', () => {
    const s = new Scenario().positionS().tile('helipad', '1D2');
    s.clinic.entrances.fill(0);
    s.hires().choose(nurse);
    expect(s.choices().every((choice) => choice.do === 'park')).toBe(true);
    expect(s.may(done)).toBe(false);
    parks(s);
    expect(s.clinic.cars.filter((cars) => cars > 0)).toHaveLength(2);
  });
});

test('CB-HIRE-7: hired staff wait at any access point until they enter', () => {
  const s = new Scenario().positionS().tile('laboratory', '1D2').tile('helipad', '1C2');
  parks(s.hires().choose(nurse)).choose(done);
  expect(s.clinic.people.at(-1)?.at).toBe(ACCESS);
  // By the entrance to 0D2, by the helipad to 0C2: one time each, without having chosen before.
  for (const at of ['0D2', '0C2']) {
    const t = new Scenario();
    t.state = s.engine.clone(s.state);
    t.only('move').choose(t.walk('nurse', 'white', 'access', at));
    expect(t.happened().find(({ id }) => id === 'walked')?.time).toBe(1);
  }
});

test('CB-HIRE-8: two hires in either order, each paid and parked in turn', () => {
  for (const [first, second, left] of [
    [doctor(0), nurse, [96, 95]],
    [nurse, doctor(0), [99, 95]],
  ] as const) {
    const s = new Scenario().positionS().university('O Y W').hires().choose(first);
    expect(s.clinic.money).toBe(left[0]);
    expect(s.may(second)).toBe(false);
    parks(s).choose(second);
    expect(s.clinic.money).toBe(left[1]);
    parks(s);
    expect(s.engine.deciders(s.state)).toEqual([]);
  }
});

test('CB-HIRE-9: whoever is not there cannot be hired, the other half of the action remains', () => {
  const s = new Scenario().positionS().university('_ _ _');
  s.state.orderlies = 0;
  s.hires();
  for (const space of [0, 1, 2]) expect(s.refusal(doctor(space))).toBe('CB-HIRE-9');
  expect(s.refusal(orderly)).toBe('CB-HIRE-9');
  expect(s.choices()).toEqual([nurse, done]);
  s.university('_ Y _');
  s.state.nurses = [0, 2, 2, 2, 2, 2];
  expect(s.refusal(nurse)).toBe('CB-HIRE-9');
  expect(s.choices()).toEqual([doctor(1), done]);
});
