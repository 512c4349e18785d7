import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { defineModule } from '../../src/module.ts';

const income = (s: Scenario, money: number): Scenario => {
  s.clinic.income = money;
  return s;
};

const paid = (s: Scenario) => s.only('pay').event('paid');

describe('wages and maintenance', () => {
  test('CB-PAY-1: wages go by level, to everyone on the board, working or not', () => {
    for (const [level, wage] of [
      ['red', 4],
      ['orange', 3],
      ['yellow', 2],
      ['white', 1],
    ] as const) {
      for (const at of ['0D2', 'access']) {
        const s = new Scenario().tile('hub:psychiatry', '0D2').money(100).doctor(level, at);
        expect(paid(s)).toMatchObject({ wages: wage });
      }
    }
    const helpers = new Scenario()
      .positionS()
      .nurse('access', 2)
      .orderly('0C1')
      .orderly('access')
      .patient('red', 'psychiatry');
    expect(paid(helpers)).toMatchObject({ wages: 1 + 2 + 2 });
  });

  test('CB-PAY-1: the levels are those before doctors fall', () => {
    const s = new Scenario().tile('hub:psychiatry', '0D2').doctor('red', '0D2').money(100);
    s.only('pay', 'admin-doctors');
    expect(s.event('paid')).toMatchObject({ wages: 4 });
    expect(s.people('doctor')).toEqual(['orange 0D2']);
  });

  test('CB-PAY-2: $1 for each module and garden; entrances, helipads, lots and conveyors cost nothing', () => {
    const s = new Scenario().positionS();
    s.tile('triage', '0A1').tile('garden', '0B2').tile('garden', '1B2');
    s.entrance('0C1-S').tile('helipad', '1D2').tile('parking-lot', '0B3').tile('upgraded-lot', '0B1');
    s.equipped('conveyor', '0D2', '0C2');
    expect(paid(s)).toMatchObject({ maintenance: 4 + 2 });
  });

  test('CB-PAY-3: a used operating room costs $3', () => {
    const s = new Scenario().tile('hub:psychiatry', '0D2').tile('operating-room', '0D3').money(10);
    s.doctor('white', '0D3').patient('white', 'psychiatry', '0D3').only('treat', 'pay');
    s.choose(s.treat('0D3', 'white', 'white')).choose(s.choices()[0]);
    expect(s.event('paid')).toMatchObject({ maintenance: 1 + 3 });
  });

  test('CB-PAY-4: inactive rooms and those built this round cost the same', () => {
    const s = new Scenario().positionS().tile('treatment-room', '0A3').builds(1);
    s.choose(s.build('treatment-room', '1D2')).done();
    expect(paid(s)).toMatchObject({ maintenance: 3 + 2 });
  });

  test('CB-PAY-5, CB-EX-52: orderlies in supply rooms save down to nothing, and never wages', () => {
    const s = new Scenario().tile('supply-room', '0A1').tile('supply-room', '0A3').tile('supply-room', '0C1');
    s.tile('hub:psychiatry', '0D3').tile('laboratory', '0D1').tile('garden', '0B2').money(50);
    s.orderly('0A1').orderly('0A3').orderly('0C1');
    expect(paid(s)).toMatchObject({ wages: 3, maintenance: 6, saving: 6 });
    expect(s.clinic.money).toBe(47);
    // Outside nobody saves.
    const outside = new Scenario().positionS().orderly('access').orderly('0C1');
    expect(paid(outside)).toMatchObject({ maintenance: 3, saving: 3 });
  });

  test('CB-PAY-6: first the price of each piece, then the sum, then savings down to nothing', () => {
    const dear = defineModule({ id: 'dear', box: 'ext1', maintenance: () => 7, maintenanceSaving: () => 2 });
    const s = new Scenario({ modules: ['dear'] }, [dear]).positionS().orderly('0C1');
    // Pieces 3 + 7, savings 3 + 2.
    expect(paid(s)).toMatchObject({ wages: 2, maintenance: 10, saving: 5 });
    const cheap = defineModule({ id: 'cheap', box: 'ext1', maintenanceSaving: () => 50 });
    const saved = new Scenario({ modules: ['cheap'] }, [cheap]).positionS().orderly('0C1');
    expect(paid(saved)).toMatchObject({ wages: 2, maintenance: 3, saving: 3 });
  });
});

describe('where the money comes from', () => {
  /** Wages and maintenance together cost 14. */
  const costly = (): Scenario =>
    new Scenario().positionS().doctor('red', '0D2').doctor('red', '0D2').doctor('yellow', '0C2');

  test('CB-PAY-7, CB-EX-50: income first, then savings, then popularity; the rest is forgiven', () => {
    const s = income(costly().money(2).popularity(3), 6);
    expect(paid(s)).toMatchObject({
      wages: 11,
      maintenance: 3,
      fromIncome: 6,
      fromSavings: 2,
      popularity: 3,
      forgiven: 3,
    });
    expect([s.clinic.income, s.clinic.money, s.clinic.popularity]).toEqual([0, 0, 0]);
    // No debt stays: with nobody and nothing there, the next round costs nothing.
    s.clear();
    expect(paid(s.popularity(5))).toMatchObject({ popularity: 0, forgiven: 0 });
  });

  test('CB-PAY-7: each dollar missing costs one popularity', () => {
    const s = income(costly().money(2).popularity(10), 6);
    expect(paid(s)).toMatchObject({ popularity: 6, forgiven: 0 });
    expect(s.clinic.popularity).toBe(4);
  });

  test('CB-PAY-7, CB-PAY-8: income pays before savings, and popularity pays only when all money is gone', () => {
    const enough = income(costly().money(50).popularity(10), 20);
    paid(enough);
    expect([enough.clinic.income, enough.clinic.money, enough.clinic.popularity]).toEqual([6, 50, 10]);
    const savings = income(costly().money(9).popularity(10), 5);
    paid(savings);
    expect([savings.clinic.income, savings.clinic.money, savings.clinic.popularity]).toEqual([0, 0, 10]);
    expect(savings.engine.deciders(savings.state)).toEqual([]);
  });

  test('CB-PAY-7: popularity lost by several players at once is lost in reverse turn order', () => {
    const s = new Scenario().positionS(0).popularity(3).seat(1).positionS(0).popularity(3);
    s.state.turnOrder = [1, 0];
    s.only('pay');
    expect(s.state.clinics.map(({ popularity }) => popularity)).toEqual([0, 0]);
    // Seat 0 is last in turn order, so it fell first and lies below.
    expect(s.state.arrivals[0]).toBeLessThan(s.state.arrivals[1]);
  });

  test('CB-PAY-1, CB-PAY-3, CB-PAY-5, CB-PAY-7, CB-POP-1, CB-EX-49: a whole bill', () => {
    const s = new Scenario().tile('hub:psychiatry', '0D2').tile('treatment-room', '0C2').tile('supply-room', '0C1');
    s.tile('operating-room', '0D3').tile('supply-room', '1D2').tile('laboratory', '0D1').tile('hub:cardiology', '1C2');
    // 7 modules; one garden beside the treatment room, one far away.
    s.tile('garden', '0B2').tile('garden', '0A1').money(0);
    s.doctor('yellow', '0D3').doctor('white', '0C2').doctor('white', '0D2').nurse('0D3').orderly('0C1').orderly('1D2');
    s.patient('orange', 'psychiatry', '0D3')
      .patient('white', 'psychiatry', '0C2')
      .only('treat', 'pay', 'buy-popularity');
    s.choose(s.treat('0D3', 'yellow', 'orange')).choose(s.choices()[0]);
    s.choose(s.treat('0C2', 'white', 'white')).choose(s.choices()[0]);
    expect(s.event('paid')).toMatchObject({ wages: 7, maintenance: 11, saving: 6, fromIncome: 12, popularity: 0 });
    expect(s.clinic.income).toBe(18);
    expect(s.choices()).toHaveLength(7);
    s.choose(s.buy(6));
    expect([s.clinic.popularity, s.clinic.money]).toEqual([6, 0]);
  });
});
