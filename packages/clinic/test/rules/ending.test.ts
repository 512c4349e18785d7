import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { buildingsAbleToTreat } from '../../src/board/rooms.ts';

const able = (s: Scenario): number => buildingsAbleToTreat(s.rules, 0, s.clinic);

/** An outpatient room: a building able to treat by itself. */
const outpatient = (s: Scenario, ...cells: string[]): Scenario => {
  for (const at of cells) s.tile('outpatient-room', at);
  return s;
};

describe('the final score', () => {
  test('CB-END-1, CB-EX-61: a complete position is worth 60', () => {
    const s = new Scenario().popularity(41).time(26);
    s.tile('hub:psychiatry', '0D2').tile('treatment-room', '0C2').tile('supply-room', '0C1').tile('laboratory', '1C1');
    s.tile('hub:cardiology', '1C2').tile('treatment-room', '1D2').tile('supply-room', '2D2');
    s.tile('hub:psychiatry', '2C1').tile('treatment-room', '2C2');
    outpatient(s, '0A2');
    s.doctor('red', '0D2').doctor('orange', '0C2').doctor('white', 'access').doctor('white', '0C2');
    s.nurse('0D2', 2).nurse('access').orderly('0C1').orderly('2D2');
    s.patient('yellow', 'psychiatry').patient('white', 'psychiatry', '0C2');
    const { scores, lines } = s.final();
    expect(Object.fromEntries(lines.map(({ id, points }) => [id, points[0]]))).toEqual({
      popularity: 41,
      'turn-order': 0,
      doctors: 13,
      nurses: 3,
      orderlies: 0,
      'treatment-rooms': 9,
      buildings: 8,
      untreated: -6,
      time: -8,
    });
    expect(scores[0]).toBe(60);
  });

  test('CB-END-1: doctors count by level wherever they stand, nurses 1, orderlies nothing', () => {
    for (const [level, points] of [
      ['red', 5],
      ['orange', 4],
      ['yellow', 3],
      ['white', 2],
    ] as const) {
      for (const at of ['access', '0A1']) {
        const s = new Scenario().tile('laboratory', '0A1').doctor(level, at);
        expect(s.line('doctors')).toBe(points);
        expect(s.final().scores[0]).toBe(points);
      }
    }
    expect(new Scenario().nurse('access', 2).final().scores[0]).toBe(2);
    expect(new Scenario().orderly('access', 2).final().scores[0]).toBe(0);
  });

  test('CB-END-1: active treatment rooms count by floor, inactive ones and other rooms nothing', () => {
    for (const [floor, points] of [2, 3, 4, 5].entries()) {
      const s = new Scenario().tile('hub:psychiatry', `${floor}D2`).tile('treatment-room', `${floor}C2`);
      expect(s.line('treatment-rooms')).toBe(0);
      s.tile('supply-room', `${floor}C1`);
      expect(s.line('treatment-rooms')).toBe(points);
      s.tile('operating-room', `${floor}D1`);
      expect(s.line('treatment-rooms')).toBe(points);
    }
  });

  test('CB-END-1: untreated patients and full 3 time count against their owner', () => {
    for (const [level, points] of [
      ['red', -8],
      ['orange', -6],
      ['yellow', -4],
      ['white', -2],
    ] as const)
      expect(new Scenario().patient(level, 'cardiology').final().scores[0]).toBe(points);
    for (const [time, points] of [
      [0, 0],
      [2, 0],
      [3, -1],
      [5, -1],
      [6, -2],
    ] as const)
      expect(new Scenario().time(time).final().scores[0]).toBe(points);
  });

  test('CB-END-1: places in turn order are worth 0, 0, 0, 0', () => {
    const s = new Scenario({ seats: 4 });
    s.state.turnOrder = [2, 0, 3, 1];
    expect(s.final().lines.find(({ id }) => id === 'turn-order')?.points).toEqual([0, 0, 0, 0]);
  });

  test('CB-END-1: it is counted after the whole admin phase of round 6', () => {
    const s = new Scenario().round(6).popularity(10).tile('laboratory', '0A1');
    s.doctor('red', 'access').doctor('white', '0A1').patient('white', 'cardiology').patient('red', 'cardiology');
    s.from('admin-advance');
    s.choose(s.choices()[0]);
    const result = s.engine.result(s.state);
    const line = (id: string) => result?.lines.find((item) => item.id === id)?.points[0];
    // The red doctor fell, the white one rose and brought a point; a patient worsened, the other died.
    expect([line('doctors'), line('untreated'), line('popularity')]).toEqual([4 + 4, -4, 10 + 1 - 5]);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  test('CB-END-1, CB-END-2, CB-EX-62: at most two further buildings count; a hub and a laboratory are none', () => {
    const s = new Scenario();
    for (const [buildings, points] of [0, 0, 8, 16, 16].entries()) {
      const some = outpatient(new Scenario(), ...['0A1', '0A3', '0C1', '0C3'].slice(0, buildings));
      expect(some.line('buildings')).toBe(points);
    }
    outpatient(s, '0A1', '0A3').tile('hub:psychiatry', '0C1').tile('laboratory', '0C2');
    expect(s.line('buildings')).toBe(8);
  });

  test('CB-END-2: rooms that can treat, whoever stands in them', () => {
    const s = new Scenario().tile('hub:psychiatry', '0D2');
    expect(able(s)).toBe(0);
    s.tile('treatment-room', '0C2');
    expect(able(s)).toBe(0);
    s.tile('supply-room', '0C1');
    expect(able(s)).toBe(1);
    // A second such room in the same building is no further building.
    s.tile('operating-room', '0D3');
    expect(able(s)).toBe(1);
    s.tile('operating-room', '0A1');
    expect(able(s)).toBe(1);
    s.tile('hub:cardiology', '0A2');
    expect(able(s)).toBe(2);
    expect(able(outpatient(s, '0B3'))).toBe(3);
  });

  test('CB-END-3: patients in pre-admission are untreated as those in rooms', () => {
    const s = new Scenario()
      .tile('outpatient-room', '0A1')
      .patient('red', 'cardiology', '0A1')
      .patient('red', 'cardiology');
    expect(s.line('untreated')).toBe(-16);
  });

  test('CB-END-4: the total may be below 0, and money is worth nothing', () => {
    const s = new Scenario().money(1000).time(9).patient('red', 'cardiology').patient('red', 'cardiology');
    expect(s.final().scores[0]).toBe(-19);
    expect(s.final().winners).toEqual([1]);
  });

  const tied = (options: Readonly<Record<string, unknown>> = {}): Scenario => {
    const s = new Scenario({ seats: 3, ...options });
    for (const [seat, popularity] of [60, 60, 59].entries()) s.seat(seat).popularity(popularity);
    s.state.turnOrder = [2, 1, 0];
    return s;
  };

  test('CB-END-5, CB-EX-63: the highest total wins, on a tie whoever is earlier in the final turn order', () => {
    expect(tied().final().winners).toEqual([1]);
    const clear = tied().seat(2).popularity(61);
    expect(clear.final().winners).toEqual([2]);
  });

  test('CB-END-5: with final-tie arrival the player later in turn order wins', () => {
    expect(tied({ 'final-tie': 'arrival' }).final().winners).toEqual([0]);
  });
});
