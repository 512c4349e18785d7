import { describe, expect, test } from 'vitest';
import { doctorTile, NOTHING, salaryAt } from '../../src/index.ts';
import { Scenario } from '../scenario.ts';

const poor = { money: 0, stock: '', ready: [] };
const option = (seat = 0) => ({ step: 'option', seat });
const purchase = (seat = 0) => ({ step: 'purchase', seat });
const hireOption = (seat = 0) => ({ step: 'hire-option', seat });
const PASS = { do: 'pass' };

describe('salaries', () => {
  test('HI-PAY-1 the lower the reputation, the higher the pay', () => {
    expect([-8, -5, -4, -1, 0, 4, 5, 9, 10, 16].map(salaryAt)).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
    const table = new Scenario({ seats: 1 }).has(0, { money: 5, ready: [], stock: '', reputation: 5 });
    table.has(0, { doctors: { B1: [], '17': [] } }).only('salaries');
    table.does(0, { do: 'pay' });
    expect(table.player().money).toBe(1);
  });

  test('HI-PAY-1 HI-PAY-2 HI-PAY-3 HI-PAY-4 HI-EX-11 whoever is not paid leaves with the patients; their points stay', () => {
    const table = new Scenario({ seats: 1 }).has(0, {
      money: 9,
      stock: '',
      ready: [],
      reputation: -1,
      points: 7,
      doctors: { B1: [], '17': [36], '24': [15, NOTHING, 36] },
    });
    table.only('salaries');
    expect(table.refused(0, { do: 'pay' })).toBe('HI-PAY-1');
    expect(table.refused(0, { do: 'dismiss', doctor: '5' })).toBe('HI-PAY-2');
    table.does(0, { do: 'dismiss', doctor: '24' });
    expect(table.doctors()).toEqual({ B1: [0, 0], '17': [0, 0] });
    expect([table.player().gonePatients, table.player().goneDoctors]).toEqual([[15, 36], [24]]);
    table.does(0, { do: 'pay' });
    expect([table.player().money, table.points()]).toEqual([1, 7]);
  });

  test('HI-PAY-2 a doctor may be left unpaid by choice', () => {
    const table = new Scenario({ seats: 1 }).only('salaries');
    table.does(0, { do: 'dismiss', doctor: 'B1' });
    expect(table.choices().filter(({ do: what }) => what === 'pay')).toEqual([{ do: 'pay' }]);
    table.does(0, { do: 'pay' });
    expect([table.player().money, table.doctors()]).toEqual([6, {}]);
  });

  test('HI-PAY-4 a contract stays filled where the patient’s doctor retired earlier', () => {
    const table = new Scenario({ seats: 1 }).has(0, { doctors: { '24': [15], '16': [-1] } }).only('salaries');
    table.does(0, { do: 'dismiss', doctor: '24' });
    expect(table.doctors()).toEqual({ '16': [-1, 0] });
  });

  test('HI-PAY-5 all decide at the same time', () => {
    const table = new Scenario({ seats: 3 }).only('salaries');
    expect(table.engine.deciders(table.state)).toEqual([0, 1, 2]);
  });

  test('HI-PAY-6 a doctor hired in this round is first paid in the next', () => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, money: 6 }).offers({ MAC: { doctor: 17, kit: 4 } });
    table.only(purchase());
    table.does(0, { do: 'hire', column: 'MAC' });
    expect([table.player().money, table.doctors()]).toEqual([0, { B1: [0, 0], '17': [0, 0] }]);
    table.has(0, { money: 6 }).only('salaries');
    table.does(0, { do: 'pay' });
    expect(table.player().money).toBe(0);
  });

  test('HI-MED-5 HI-PAY-1 HI-PAY-5 HI-EX-29 all salaries are one cost', () => {
    const ready = ['travel', 'charity', 'planning'];
    const given = { money: 1, stock: '', reputation: 0, doctors: { B1: [], '17': [] } };
    const table = new Scenario({ seats: 1 }).has(0, { ...given, ready }).only('salaries');
    table.does(0, { do: 'pay', with: 'travel charity planning' });
    expect([table.player().money, table.ready(), Object.keys(table.doctors())]).toEqual([1, [], ['17', 'B1']]);
    const two = new Scenario({ seats: 1 }).has(0, { ...given, ready: ['travel', 'charity'] }).only('salaries');
    expect(two.refused(0, { do: 'pay', with: 'travel charity' })).toBe('HI-PAY-1');
    two.does(0, { do: 'dismiss', doctor: '17' });
    expect(two.choices().filter(({ do: what }) => what === 'pay')).toEqual([
      { do: 'pay', with: 'travel' },
      { do: 'pay', with: 'charity' },
      { do: 'pay', with: 'travel charity' },
    ]);
    expect(two.refused(0, { do: 'pay' })).toBe('HI-MED-5');
    two.does(0, { do: 'pay', with: 'travel charity' });
    expect(two.player().money).toBe(1);
  });
});

describe('options', () => {
  test('HI-REC-1 up to two doctors a round: one by option, one of the cities', () => {
    const table = new Scenario({ seats: 1 }).has(0, { money: 20 }).freeRow(12, 5, 16, 22);
    table.offers({ MAC: { doctor: 17, kit: 4 } }).only(option(), purchase(), hireOption());
    table.does(0, { do: 'option', doctor: '12' }).does(0, { do: 'hire', column: 'MAC' }).does(0, { do: 'hire-option' });
    expect(Object.keys(table.doctors()).toSorted()).toEqual(['12', '17', 'B1']);
    expect(table.step()).toBeUndefined();
  });

  test('HI-REC-2 once, by reputation, 2 drachmas for a doctor without a token', () => {
    const table = new Scenario({ seats: 2 }).freeRow(12, 5, 16, 22);
    table.set({ reputation: [1, 3, 0, 0] }).only('options');
    expect(table.engine.deciders(table.state)).toEqual([1]);
    expect(table.refused(1, { do: 'option', doctor: '17' })).toBe('HI-REC-2');
    table.does(1, { do: 'option', doctor: '12' });
    expect([table.player(1).money, table.player(1).option]).toEqual([4, 12]);
    expect(table.engine.deciders(table.state)).toEqual([0]);
    expect(table.refused(0, { do: 'option', doctor: '12' })).toBe('HI-REC-12');
    table.has(0, poor);
    expect(table.refused(0, { do: 'option', doctor: '16' })).toBe('HI-REC-2');
    table.does(0, PASS);
    expect(table.player(0).option).toBe(NOTHING);
  });

  test('HI-REC-3 doctors of the cities are turned up after the options, or before', () => {
    const after = new Scenario({ seats: 1 }).only('options', 'city-reveal');
    expect(after.state.cityDoctors).toEqual([0, 0, 0, 0, 0, 0]);
    after.does(0, PASS);
    expect(after.state.cityDoctors.map((doctor) => doctorTile(doctor).city)).toEqual([
      'MAC',
      'CAR',
      'PER',
      'ALE',
      'GRE',
      'CYR',
    ]);
    const { programme } = new Scenario({ seats: 1, 'city-reveal': 'before-options' }).state;
    expect(programme.indexOf('city-reveal')).toBe(programme.indexOf('options') - 1);
  });

  test('HI-REC-2 HI-REC-10 HI-REC-11 HI-EX-10 the option price counts towards the cost, or is lost', () => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, money: 8 }).freeRow(12, 5, 16, 22);
    table.only(option(), purchase(), hireOption());
    table.does(0, { do: 'option', doctor: '12' });
    expect(table.player().money).toBe(6);
    table.does(0, PASS);
    const { state } = table;
    table.does(0, { do: 'hire-option' });
    expect([table.player().money, table.state.freeRow, table.doctors()]).toEqual([
      1,
      [0, 5, 16, 22],
      { B1: [0, 0], '12': [0, 0] },
    ]);
    table.state = state;
    table.does(0, PASS);
    expect([table.player().money, table.state.freeRow]).toEqual([6, [12, 5, 16, 22]]);
  });

  test('HI-REC-10 the doctor under the token is hired after the purchase, also after none', () => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, money: 4 }).freeRow(12, 5, 16, 22);
    table.player().option = 12;
    table.only(purchase(), hireOption());
    table.does(0, PASS);
    expect(table.refused(0, { do: 'hire-option' })).toBe('HI-REC-10');
    table.has(0, { money: 5 }).does(0, { do: 'hire-option' });
    expect(table.player().money).toBe(0);
  });

  test('HI-REC-12 nobody else takes a doctor with a token, an AI seat neither', () => {
    const table = new Scenario({ seats: 2 }).freeRow(12, 5, 16, 22);
    table.player(1).option = 22;
    table.only(option());
    expect(table.choices().filter(({ do: what }) => what === 'option')).toHaveLength(6);
    expect(table.refused(0, { do: 'option', doctor: '22' })).toBe('HI-REC-12');
    table.only({ step: 'rival-option', rival: 2 } as never);
    expect(table.state.freeRow).toEqual([12, 5, 0, 22]);
  });
});

describe('purchases', () => {
  test('HI-REC-4 a doctor, a kit, both of one column, or nothing', () => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, money: 30 }).offers({ MAC: { doctor: 17, kit: 4 } });
    table.only(purchase());
    expect(table.choices().filter(({ column }) => column === 'MAC')).toEqual([
      { do: 'hire', column: 'MAC' },
      { do: 'kit', column: 'MAC' },
      { do: 'both', column: 'MAC' },
    ]);
    expect(table.choices()).toContainEqual(PASS);
    expect(table.refused(0, { do: 'hire', column: 'ROM' })).toBe('HI-REC-4');
    table.does(0, { do: 'kit', column: 'MAC' });
    expect(table.step()).toBeUndefined();
  });

  test('HI-REC-4 turns go by reputation, highest first', () => {
    const table = new Scenario({ seats: 3 }).set({ reputation: [0, 1, 2, -1] }).offers({ MAC: { doctor: 17, kit: 4 } });
    table.only('purchases');
    const seats = [0, 1, 2].map(() => {
      const [seat] = table.engine.deciders(table.state);
      table.does(seat, PASS);
      return seat;
    });
    expect(seats).toEqual([2, 1, 0]);
  });

  test('HI-REC-5 HI-EX-8 of a column that was bought from the rest cannot be bought', () => {
    const table = new Scenario({ seats: 1 }).has(0, { money: 30 }).offers({ PER: { kit: 4, doctor: 3 } });
    table.set({ cityDoctors: table.state.cityDoctors.with(2, NOTHING) });
    table.only(purchase());
    expect(table.refused(0, { do: 'kit', column: 'PER' })).toBe('HI-REC-5');
    table.only('recruit-refill', 'city-reveal', purchase());
    expect(table.refused(0, { do: 'kit', column: 'PER' })).toBeUndefined();
  });

  test('HI-REC-6 a hired doctor is in employ with all contracts open', () => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, money: 6 }).offers({ MAC: { doctor: 24, kit: 4 } });
    table.only(purchase());
    table.does(0, { do: 'hire', column: 'MAC' });
    expect([table.doctors()['24'], table.player().money, table.state.cityDoctors[0]]).toEqual([[0, 0, 0], 0, 0]);
    const dear = new Scenario({ seats: 1 }).has(0, { ...poor, money: 5 }).offers({ MAC: { doctor: 24, kit: 4 } });
    expect(dear.only(purchase()).refused(0, { do: 'hire', column: 'MAC' })).toBe('HI-REC-6');
  });

  test('HI-REC-7 a kit gives its medicines and is discarded', () => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, money: 8 }).offers({ MAC: { doctor: 24, kit: 25 } });
    table.only(purchase());
    table.does(0, { do: 'kit', column: 'MAC' });
    expect([table.stock(), table.player().money, table.state.outKits, table.state.kits[0]]).toEqual([
      'PPHU',
      0,
      [25],
      0,
    ]);
    const dear = new Scenario({ seats: 1 }).has(0, { ...poor, money: 7 }).offers({ MAC: { doctor: 24, kit: 25 } });
    expect(dear.only(purchase()).refused(0, { do: 'kit', column: 'MAC' })).toBe('HI-REC-7');
  });

  test('HI-REC-8 HI-EX-9 both prices are paid before anything is received; knowledge only for both', () => {
    const ale = () => new Scenario({ seats: 1 }).offers({ ALE: { doctor: 26, kit: 7, knowledge: 19 } });
    const table = ale()
      .has(0, { ...poor, money: 9 })
      .only(purchase());
    expect(table.refused(0, { do: 'both', column: 'ALE' })).toBe('HI-REC-8');
    const { state } = table;
    table.does(0, { do: 'hire', column: 'ALE' });
    expect([table.player().money, table.points()]).toEqual([2, 0]);
    table.state = state;
    table.does(0, { do: 'kit', column: 'ALE' });
    expect([table.player().money, table.points()]).toEqual([3, 0]);
    const rich = ale()
      .has(0, { ...poor, money: 9, stock: 'HH' })
      .only(purchase());
    rich.does(0, { do: 'sell', medicines: 'H' }).does(0, { do: 'sell', medicines: 'H' });
    rich.does(0, { do: 'both', column: 'ALE' });
    expect([rich.player().money, rich.stock(), rich.points()]).toEqual([0, 'PPP', 3]);
    expect(Object.keys(rich.doctors())).toContain('26');
  });

  test.each([
    [1, { wild: 1 }],
    [9, { money: 4 }],
    [14, { reputation: 2 }],
    [19, { points: 3 }],
    [27, { ready: 3 }],
    [29, { money: 2, reputation: 1 }],
  ])('HI-REC-9 knowledge tile N%i gives %j', (knowledge, gift) => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, money: 10 });
    table.offers({ MAC: { doctor: 17, kit: 4, knowledge } }).only(purchase());
    table.does(0, { do: 'both', column: 'MAC' });
    const { money, wild, goneKnowledge } = table.player();
    const nothing = { money: 0, reputation: 0, points: 0, ready: 0, wild: 0 };
    expect({
      money,
      reputation: table.state.reputation[0],
      points: table.points(),
      ready: table.ready().length,
      wild: wild.length,
    }).toEqual({ ...nothing, ...gift });
    expect([...wild, ...goneKnowledge]).toEqual([knowledge]);
  });

  test('HI-REC-9 a physic garden gives two medicines of one’s choice', () => {
    const table = new Scenario({ seats: 1 }).has(0, { ...poor, money: 10 });
    table.offers({ MAC: { doctor: 17, kit: 4, knowledge: 23 } }).only(purchase());
    table.does(0, { do: 'both', column: 'MAC' });
    expect(table.choices()).toHaveLength(6);
    expect(table.refused(0, { do: 'gather', medicines: 'PPP' })).toBe('HI-REC-9');
    table.does(0, { do: 'gather', medicines: 'UU' });
    expect(table.stock()).toBe('PHUU');
  });

  test('HI-REC-18 knowledge that was taken is replaced at once, other tiles stay', () => {
    const table = new Scenario({ seats: 1 }).has(0, { money: 30 });
    table.offers({ MAC: { doctor: 17, kit: 4, knowledge: 9 } }).only(purchase());
    const [next] = table.state.knowledgePiles[0];
    const others = table.state.knowledge.slice(1);
    table.does(0, { do: 'both', column: 'MAC' });
    expect(table.state.knowledge).toEqual([next, ...others]);
    expect(table.state.knowledgePiles[0]).toHaveLength(2);
    table.only('scoring');
    expect(table.state.knowledge).toEqual([next, ...others]);
  });
});

describe('refill', () => {
  const cities = (doctors: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(doctors).map(([city, doctor]) => [city, { doctor }]));

  test('HI-REC-14 HI-REC-15 HI-REC-16 HI-EX-18 the row slides, city doctors enter, the oldest leave', () => {
    const table = new Scenario({ seats: 1 }).freeRow(5, NOTHING, 16, 22);
    table.offers(cities({ MAC: 11, PER: 18, GRE: 20, CYR: 2 })).only('recruit-refill');
    expect(table.state.freeRow).toEqual([2, 20, 18, 11]);
    expect(table.state.outDoctors.slice(-3)).toEqual([22, 16, 5]);
    expect(table.state.cityDoctors).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('HI-REC-15 HI-REC-17 HI-EX-18 the extra pile fills what city doctors leave empty', () => {
    const table = new Scenario({ seats: 1 }).freeRow(NOTHING, 16, NOTHING, NOTHING);
    table.offers(cities({ MAC: 11, CYR: 2 })).set({ extraPile: [7, 25] });
    table.only('recruit-refill');
    expect([table.state.freeRow, table.state.extraPile]).toEqual([[7, 2, 11, 16], [25]]);
    const empty = new Scenario({ seats: 1 }).freeRow(NOTHING, 16, NOTHING, NOTHING).set({ extraPile: [] });
    expect(empty.only('recruit-refill').state.freeRow).toEqual([0, 0, 0, 16]);
  });

  test('HI-REC-13 option tokens return', () => {
    const table = new Scenario({ seats: 2 });
    table.player(1).option = table.state.freeRow[0];
    expect(table.only('recruit-refill').player(1).option).toBe(NOTHING);
  });
});
