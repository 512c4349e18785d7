import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { buildingsAbleToTreat, isActive } from '../../../src/board/rooms.ts';

const table = (options: Readonly<Record<string, unknown>> = {}, modules: string[] = ['icu']): Scenario =>
  new Scenario({ modules, ...options });
const able = (s: Scenario): number => buildingsAbleToTreat(s.rules, 0, s.clinic);
const cars = (s: Scenario): number => s.clinic.cars.reduce((sum, car) => sum + car, 0);

/** Clinic T1 with an ICU behind the psychiatry hub. */
const withIcu = (modules?: string[]): Scenario => table({}, modules).clinicT1().tile('icu', '0A2');

describe('setup and building', () => {
  test('CB-ED-12, C1-ICU-1: it is set out as the other special modules, the top copy face up', () => {
    for (const [seats, copies] of [
      [2, 1],
      [3, 2],
      [4, 3],
    ]) {
      for (const s of [table({ seats }), table({ seats, 'icu-base': 'on' }, [])]) {
        const icu = s.rules.tileIndex.icu;
        expect([s.state.tileSupply[icu], s.state.faceUp[icu]]).toEqual([copies, 1]);
      }
    }
    expect(new Scenario().rules.tileIndex.icu).toBeUndefined();
  });

  test('C1-ICU-1: with one player it is one of the kinds from which 2 are drawn', () => {
    let drawn = 0;
    for (let seed = 0; seed < 60; seed++) {
      const engine = createEngine(clinic, { seats: 1, modules: ['icu'] });
      const { state } = engine.begin(`fast:icu-${seed}`);
      const kinds = engine.rules.tiles.filter((tile, index) => tile.special === true && state.tileSupply[index] > 0);
      expect(kinds).toHaveLength(2);
      if (kinds.some(({ id }) => id === 'icu')) {
        drawn++;
        expect([state.tileSupply[engine.rules.tileIndex.icu], state.faceUp[engine.rules.tileIndex.icu]]).toEqual([
          1, 1,
        ]);
      }
    }
    // 2 of 5 kinds: on average 24 of 60.
    expect(drawn).toBeGreaterThan(10);
    expect(drawn).toBeLessThan(40);
  });

  test('C1-ICU-2: one special module for each player and one of each kind for the table in a round', () => {
    const s = table({ seats: 3 }).clinicT1().builds();
    const icu = s.rules.tileIndex.icu;
    s.choose(s.build('icu', '1A1'));
    expect(s.clinic.money).toBe(97);
    expect(s.refusal(s.build('laboratory', '0A3'))).toBe('CB-BUILD-14');
    s.seat(1).clinicT1().builds();
    expect(s.may(s.build('laboratory', '0A3'))).toBe(true);
    const hidden = s.refusal(s.build('icu', '0A2'));
    expect(hidden).toBe('CB-BUILD-14');
    expect(s.state.faceUp[icu]).toBe(0);
    s.only('admin-flip').builds();
    expect(s.state.faceUp[icu]).toBe(1);
    expect(s.may(s.build('icu', '0A2'))).toBe(true);
  });

  test('C1-ICU-3: it is active beside the hub on its floor, without a supply room, and treats that service', () => {
    const s = table().tile('hub:cardiology', '0A1').tile('icu', '0A2').entrance('0A1-S');
    const active = (at: string) => isActive(s.rules, 0, s.clinic, s.cell(at));
    expect(active('0A2')).toBe(true);
    s.tile('icu', '1A1').tile('icu', '0C3');
    expect(active('1A1')).toBe(false);
    expect(active('0C3')).toBe(false);
    s.patient('red', 'psychiatry').patient('red', 'cardiology').only('move');
    expect(s.refusal(s.walk('patient', 'red', 'pre-admission', '0A2', 'psychiatry'))).toBe('CB-MOVE-4');
    expect(s.may(s.walk('patient', 'red', 'pre-admission', '0A2', 'cardiology'))).toBe(true);
    expect(s.refusal(s.walk('patient', 'red', 'pre-admission', '0C3', 'cardiology'))).toBe('CB-MOVE-4');
    // It has the colour of the special modules.
    const colour = table().clinicT1().tile('laboratory', '0A2').builds();
    expect(colour.refusal(colour.build('icu', '0A3'))).toBe('CB-BUILD-6');
  });

  test('C1-ICU-4: it holds 1 doctor, 1 patient and any number of nurses; patients walk in as into an operating room', () => {
    const s = withIcu().nurse('access', 5).doctor('white', 'access').doctor('white', 'access').orderly('access');
    s.patient('white', 'psychiatry').patient('white', 'psychiatry').only('move');
    const before = s.clinic.walked;
    s.choose(s.walk('patient', 'white', 'pre-admission', '0A2', 'psychiatry'));
    expect(s.clinic.walked - before).toBe(2);
    expect(s.refusal(s.walk('patient', 'white', 'pre-admission', '0A2', 'psychiatry'))).toBe('CB-MOVE-5');
    s.choose(s.walk('doctor', 'white', 'access', '0A2'));
    expect(s.refusal(s.walk('doctor', 'white', 'access', '0A2'))).toBe('CB-MOVE-5');
    for (let nurse = 0; nurse < 5; nurse++) s.choose(s.walk('nurse', 'white', 'access', '0A2'));
    expect(s.refusal(s.walk('orderly', 'white', 'access', '0A2'))).toBe('CB-MOVE-5');
  });
});

describe('treatment', () => {
  test('C1-ICU-5, C1-ICU-6, C1-ICU-7, C1-ICU-9, C1-ICU-EX-1: a red patient recovers twice, pays twice and goes home', () => {
    const s = withIcu().doctor('orange', '0A2').nurse('0A2').patient('red', 'psychiatry', '0A2');
    const before = cars(s);
    s.only('treat', 'admin-laboratory', 'admin-doctors', 'admin-patients');
    s.choose(s.treat('0A2', 'orange', 'red'));
    expect(s.clinic.income).toBe(32);
    // It stays with its car, is not treated again this round, and does not worsen.
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(s.people('patient')).toEqual(['yellow 0A2']);
    expect(s.people('doctor')).toEqual(['yellow 0A2']);
    expect(cars(s)).toBe(before);
    s.only('move');
    expect(s.refusal(s.walk('patient', 'yellow', '0A2', '0B1', 'psychiatry'))).toBe('CB-MOVE-4');
    s.only('treat');
    s.choose(s.treat('0A2', 'yellow', 'yellow'));
    expect(s.clinic.income).toBe(32 + 12);
    expect(s.people('patient')).toEqual([]);
    s.choose(s.choices()[0]);
    expect(cars(s)).toBe(before - 1);
  });

  test('C1-ICU-5: red becomes yellow, orange white; yellow and white go home at once', () => {
    for (const [level, after, money] of [
      ['red', ['yellow 0A2'], 32],
      ['orange', ['white 0A2'], 20],
      ['yellow', [], 12],
      ['white', [], 8],
    ] as const) {
      const s = withIcu().doctor(level, '0A2').patient(level, 'psychiatry', '0A2').only('treat');
      const before = cars(s);
      s.choose(s.treat('0A2', level, level));
      if (after.length === 0) s.choose(s.choices()[0]);
      expect(s.people('patient')).toEqual(after);
      expect(s.clinic.income).toBe(money);
      expect(cars(s)).toBe(before - (after.length === 0 ? 1 : 0));
    }
  });

  test('C1-ICU-6, C1-ICU-9, C1-ICU-EX-2: no match without a nurse: no income, the patient stays orange, the doctor falls', () => {
    const s = withIcu().doctor('yellow', '0A2').patient('orange', 'psychiatry', '0A2');
    // Somebody else can be treated, so that the question is asked.
    s.doctor('white', '0B1').patient('white', 'psychiatry', '0B1').only('treat', 'admin-doctors', 'admin-patients');
    expect(s.refusal(s.treat('0A2', 'yellow', 'orange'))).toBe('CB-TREAT-4');
    s.done();
    expect(s.clinic.income).toBe(0);
    expect(s.people('doctor')).toEqual(['white 0A2', 'white 0B1']);
    expect(s.people('patient')).toEqual(['orange 0A2', 'yellow 0B1']);
  });

  test('C1-ICU-5, C1-ICU-EX-3: a white patient and a white doctor: $8, cured', () => {
    const s = withIcu().doctor('white', '0A2').patient('white', 'psychiatry', '0A2').only('treat');
    s.choose(s.treat('0A2', 'white', 'white'));
    expect(s.clinic.income).toBe(8);
    expect(s.people('patient')).toEqual([]);
  });

  test('C1-ICU-7, CB-TREAT-5: a patient is treated once a round, even if a second doctor stands there', () => {
    const s = withIcu().doctor('red', '0A2').doctor('yellow', '0A2').patient('red', 'psychiatry', '0A2').only('treat');
    s.choose(s.treat('0A2', 'red', 'red'));
    expect(s.people('patient')).toEqual(['yellow 0A2']);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  test('C1-ICU-8: it costs $1 used or not, gets no room bonus, scores nothing, and makes its building able to treat', () => {
    const s = table()
      .tile('hub:psychiatry', '0A1')
      .tile('icu', '0A2')
      .tile('garden', '0A3')
      .tile('garden', '0B2')
      .money(50);
    s.doctor('white', '0A2').patient('white', 'psychiatry', '0A2').only('treat', 'pay');
    s.choose(s.treat('0A2', 'white', 'white')).choose(s.choices()[0]);
    expect(s.event('paid')).toMatchObject({ wages: 1, maintenance: 4, fromIncome: 5 });
    expect(s.clinic.income).toBe(8 - 5);
    expect(s.line('treatment-rooms')).toBe(0);
    expect(able(s)).toBe(1);
    s.tile('none', '0A1');
    expect(able(s)).toBe(0);
  });
});

describe('admin and end', () => {
  test('C1-ICU-9: a patient there does not worsen, treated or not, not even a red one; others do', () => {
    const s = withIcu().popularity(10).patient('red', 'psychiatry', '0A2').patient('yellow', 'psychiatry', '0B1');
    s.only('admin-patients');
    expect(s.people('patient')).toEqual(['red 0A2', 'orange 0B1']);
    expect(s.clinic.popularity).toBe(10);
  });

  test('with other modules: icu and virus, C1-ICU-9, C1-VIR-7: an outbreak spares a patient there too', () => {
    const s = withIcu(['icu', 'virus'])
      .popularity(10)
      .patient('orange', 'psychiatry', '0A2')
      .patient('white', 'psychiatry', '0B1');
    s.state.marks.virus[0] = 1;
    s.only('admin-patients', 'virus-outbreak');
    expect(s.people('patient')).toEqual(['orange 0A2', 'orange 0B1']);
    expect(s.clinic.popularity).toBe(10);
  });

  test('C1-ICU-10, C1-ICU-EX-4: who is still there at the end is an untreated patient of its level', () => {
    const s = withIcu().doctor('orange', '0A2').nurse('0A2').patient('red', 'psychiatry', '0A2').round(6);
    s.from('treat');
    s.choose(s.treat('0A2', 'orange', 'red'));
    // $32 less wages 3 + 1 and maintenance 4.
    s.choose(s.buy(8));
    const lines = s.engine.result(s.state)?.lines;
    expect(lines?.find(({ id }) => id === 'untreated')?.points[0]).toBe(-4);
  });
});
