import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { defineModule } from '../../src/module.ts';

/** Everybody's surplus, in the step `buy-popularity`. */
function surplus(money: readonly number[], options: Readonly<Record<string, unknown>> = {}): Scenario {
  const s = new Scenario({ seats: money.length, ...options });
  money.forEach((income, seat) => {
    s.seat(seat).money(0);
    s.clinic.income = income;
  });
  return s.seat(0).only('buy-popularity');
}

const standings = (s: Scenario): number[] => s.state.clinics.map(({ popularity }) => popularity);

describe('buying popularity', () => {
  test('CB-POP-1: in reverse turn order each buys any number at $3 from the surplus, once', () => {
    const s = surplus([9, 10, 2, 3]);
    expect(s.engine.deciders(s.state)).toEqual([3]);
    s.seat(3).choose(s.buy(1));
    // Seat 2 can buy nothing and is not asked.
    expect(s.engine.deciders(s.state)).toEqual([1]);
    s.seat(1);
    expect(s.choices().map(({ points }) => points)).toEqual([3, 2, 1, 0]);
    expect(s.refusal(s.buy(4))).toBe('CB-POP-1');
    expect(s.refusal(s.buy(-1))).toBe('CB-POP-1');
    s.choose(s.buy(2));
    expect(s.engine.deciders(s.state)).toEqual([0]);
    s.seat(0).choose(s.buy(0));
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(standings(s)).toEqual([0, 2, 0, 1]);
    expect(s.state.clinics.map(({ money }) => money)).toEqual([9, 4, 2, 0]);
  });

  test('CB-POP-2, CB-EX-11: what is left becomes savings, which never buy popularity', () => {
    const s = surplus([7, 0]);
    s.choose(s.buy(2));
    expect([s.clinic.popularity, s.clinic.money, s.clinic.income]).toEqual([2, 1, 0]);
    s.clinic.income = 2;
    s.only('buy-popularity');
    // 1 + 2 would be enough for a point, but only the 2 count.
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect([s.clinic.popularity, s.clinic.money]).toEqual([2, 3]);
  });

  test('CB-POP-2, CB-EX-51: with savings only, no popularity can be bought', () => {
    const s = new Scenario()
      .positionS(20)
      .tile('garden', '0B1')
      .tile('garden', '0B2')
      .tile('garden', '0B3')
      .nurse('0D2');
    s.only('pay', 'buy-popularity');
    expect(s.event('paid')).toMatchObject({ wages: 2, maintenance: 6, fromIncome: 0, fromSavings: 8 });
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect([s.clinic.money, s.clinic.popularity]).toEqual([12, 0]);
  });

  test('CB-POP-3, CB-ADM-14, CB-EX-72: with popularity-order first the first player buys first', () => {
    const s = surplus([12, 15, 9, 15], { 'popularity-order': 'first' });
    for (const [seat, points] of [4, 5, 3, 5].entries()) {
      expect(s.engine.deciders(s.state)).toEqual([seat]);
      s.choose(s.buy(points), seat);
    }
    s.only('admin-turn-order');
    expect(s.state.turnOrder).toEqual([2, 0, 3, 1]);
  });

  test('CB-POP-4: the default, listed first, is as many points as possible', () => {
    const s = surplus([11, 0]);
    expect(s.choices()[0]).toEqual(s.buy(3));
  });

  test('CB-POP-5: money not for popularity pays after income and before savings, and the rest is saved', () => {
    const fee = defineModule({ id: 'fee', box: 'ext1', maintenance: () => 10 });
    const bill = (income: number, tied: number): Scenario => {
      const s = new Scenario({ modules: ['fee'] }, [fee]).money(20);
      s.clinic.income = income;
      s.clinic.tied = tied;
      return s.only('pay');
    };
    const both = bill(4, 4);
    expect([both.clinic.income, both.clinic.tied, both.clinic.money]).toEqual([0, 0, 18]);
    const rich = bill(16, 9).only('buy-popularity');
    expect(rich.choices()[0]).toEqual(rich.buy(2));
    rich.choose(rich.buy(2));
    expect([rich.clinic.popularity, rich.clinic.tied, rich.clinic.money]).toEqual([2, 0, 29]);
    const tied = bill(0, 30).only('buy-popularity');
    expect(tied.engine.deciders(tied.state)).toEqual([]);
    expect([tied.clinic.popularity, tied.clinic.money]).toEqual([0, 40]);
  });

  test('CB-POP-6: popularity goes on past 50', () => {
    const s = surplus([30, 0]);
    s.popularity(48).choose(s.buy(10));
    expect(s.clinic.popularity).toBe(58);
    expect(s.line('popularity')).toBe(58);
  });
});
