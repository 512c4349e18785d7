import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';

const table = (seats: number): Scenario => new Scenario({ seats, modules: ['virus'] });
const infected = (s: Scenario): string[] => s.rules.services.filter((_, service) => s.state.marks.virus[service] === 1);

/** So many patients of a service in each player's pre-admission. */
function waiting(s: Scenario, service: string, counts: readonly number[]): Scenario {
  counts.forEach((count, seat) => {
    s.seat(seat);
    for (let made = 0; made < count; made++) s.patient('white', service);
  });
  return s.seat(0);
}

/** Marks a service and plays the steps in which it breaks out. */
function outbreak(s: Scenario, service: string): Scenario {
  s.state.marks.virus[s.rules.services.indexOf(service)] = 1;
  return s.only('admin-patients', 'virus-outbreak');
}

describe('infection', () => {
  test('C1-VIR-1: no service is infected at the start, and no patient joins the bag', () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = table(seats);
      expect(infected(s)).toEqual([]);
      expect(s.state.marks.virus).toHaveLength(seats + 1);
      expect(s.state.patientBag).toEqual(new Scenario({ seats }).state.patientBag);
    }
    expect(new Scenario().state.marks.virus).toBeUndefined();
  });

  test('C1-VIR-2, C1-VIR-3, C1-VIR-EX-1: more than 2 for each player infect a service', () => {
    for (const [counts, ill] of [
      [[3, 2, 2, 2], true],
      [[2, 2, 2, 2], false],
      [[4, 4, 1, 0], true],
      [[2, 2, 3], true],
      [[2, 2, 2], false],
      [[3, 2], true],
      [[4, 0], false],
      [[3], true],
      [[2], false],
    ] as const) {
      const s = waiting(table(counts.length), 'cardiology', counts).only('virus-check');
      expect([counts, infected(s)]).toEqual([counts, ill ? ['cardiology'] : []]);
    }
  });

  test('C1-VIR-3: every service is checked by itself; only pre-admission counts', () => {
    const s = waiting(waiting(waiting(table(2), 'psychiatry', [3, 2]), 'cardiology', [2, 3]), 'ophthalmology', [2, 2]);
    s.positionS().patient('white', 'ophthalmology', '0C2').row('ophthalmology', 'W W W W').only('virus-check');
    expect(infected(s)).toEqual(['psychiatry', 'cardiology']);
  });

  test('C1-VIR-3: the check comes once, after the new patients of the third action and before moving', () => {
    const { programme } = table(2).state;
    expect(programme.indexOf('virus-check')).toBe(programme.indexOf('actions-end') + 1);
    const s = waiting(table(2), 'cardiology', [4, 4]).bags({ patients: 'W W W W W W W W W' });
    s.from('choose-action');
    for (const action of ['hire', 'hire', 'build']) {
      expect(infected(s)).toEqual([]);
      for (const seat of [0, 1]) s.choose({ do: 'lay', action }, seat);
      while (s.engine.choices(s.state, s.engine.deciders(s.state)[0]).some((choice) => choice.do === 'done')) {
        if (s.engine.asking(s.state, s.engine.deciders(s.state)[0])?.step === 'walk') break;
        s.done(s.engine.deciders(s.state)[0]);
      }
    }
    expect(infected(s)).toEqual(['cardiology']);
    expect(s.engine.deciders(s.state)).toEqual([0, 1]);
    expect(s.engine.asking(s.state, 0)?.step).toBe('walk');
    // The marker takes no patient's place: all four are taken.
    expect(s.rowText('cardiology')).not.toContain('_');
  });
});

describe('outbreak', () => {
  test('C1-VIR-4, C1-VIR-5, C1-VIR-6, C1-VIR-EX-2: two levels in place of one, on the boards and on the notepad', () => {
    const s = table(2)
      .tile('hub:cardiology', '0D2')
      .tile('treatment-room', '0C2')
      .tile('supply-room', '0C1')
      .popularity(20);
    s.patient('white', 'cardiology').patient('yellow', 'cardiology', '0C2').patient('orange', 'cardiology');
    s.row('cardiology', '_ _ W O');
    outbreak(s, 'cardiology');
    expect(s.people('patient')).toEqual(['orange pre-admission', 'red 0C2']);
    expect(s.clinic.popularity).toBe(15);
    expect(s.clinic.deaths).toBe(1);
    // The owner chooses the car that leaves.
    expect(s.choices()).toHaveLength(3);
    s.choose(s.choices()[0]);
    expect(s.rowText('cardiology')).toBe('_ _ _ O');
    expect(s.clinic.cars.reduce((sum, car) => sum + car, 0)).toBe(2);
  });

  test('C1-VIR-4: a red patient dies as well; those of other services worsen as ever', () => {
    const s = table(2).popularity(20).patient('red', 'cardiology').patient('white', 'psychiatry');
    s.row('cardiology', '_ Y R W').row('psychiatry', '_ _ O W').seat(1).popularity(20);
    outbreak(s.seat(0), 'cardiology');
    s.choose(s.choices()[0]);
    expect(s.people('patient')).toEqual(['yellow pre-admission']);
    expect(s.rowText('cardiology')).toBe('_ _ R O');
    expect(s.rowText('psychiatry')).toBe('_ _ O W');
    // A patient on the notepad costs nobody anything.
    expect(s.state.clinics.map(({ popularity }) => popularity)).toEqual([15, 20]);
  });

  test('C1-VIR-6: the service is the one a patient was admitted for, in outpatient and operating rooms too', () => {
    const s = table(2).tile('outpatient-room', '0A1').tile('hub:psychiatry', '0D2').tile('operating-room', '0D3');
    s.patient('white', 'cardiology', '0A1').patient('white', 'psychiatry', '0D3');
    outbreak(s, 'cardiology');
    expect(s.people('patient')).toEqual(['orange 0A1', 'yellow 0D3']);
    s.state.marks.virus[0] = 1;
    s.only('admin-patients', 'virus-outbreak');
    expect(s.people('patient')).toEqual(['red 0A1', 'red 0D3']);
  });

  test('with other modules: virus and icu, C1-VIR-7: an ICU patient does not worsen here either, and counts for no infection', () => {
    const s = new Scenario({ seats: 1, modules: ['virus', 'icu'] }).tile('hub:psychiatry', '0A1').tile('icu', '0A2');
    s.patient('yellow', 'psychiatry', '0A2').patient('white', 'psychiatry').patient('white', 'psychiatry');
    s.only('virus-check');
    expect(infected(s)).toEqual([]);
    s.patient('white', 'psychiatry').only('virus-check', 'admin-patients', 'virus-outbreak');
    expect(s.people('patient')).toEqual(['yellow 0A2', ...Array(3).fill('orange pre-admission')]);
  });

  test('C1-VIR-8: the red column escapes, gaps close, the dead stay out of the bag, and the tile lies one round', () => {
    const s = table(2).emptyNotepad().row('cardiology', 'W O Y O').bags({ patients: 'W W W W W W W W W' });
    s.state.marks.virus[1] = 1;
    s.only('admin-notepad', 'admin-patients', 'virus-outbreak');
    // The O of the red column is back in the bag; of W O Y the O is dead.
    expect(s.rowText('cardiology')).toBe('_ _ O R');
    expect(s.state.patientBag.counts).toEqual([9, 0, 1, 0]);
    expect(infected(s)).toEqual([]);
    s.only('admin-patients', 'virus-outbreak');
    expect(s.rowText('cardiology')).toBe('_ _ O R');
  });

  test('C1-VIR-9: it also happens in the last round', () => {
    const s = waiting(table(2).round(6), 'cardiology', [3, 2]);
    s.from('actions-end');
    s.done(0).done(1);
    const { lines } = s.engine.result(s.state) ?? {};
    expect(s.people('patient')).toEqual(Array(3).fill('orange pre-admission'));
    expect(lines?.find(({ id }) => id === 'untreated')?.points).toEqual([-18, -12]);
  });

  test('C1-VIR-EX-3: who treats all of them in time escapes', () => {
    const s = table(2).positionS().doctor('white', '0C2').doctor('white', '0C2');
    s.tile('outpatient-room', '0D3').doctor('white', '0D3');
    waiting(s, 'psychiatry', [3, 2]).row('psychiatry', '_ _ W Y').from('actions-end');
    expect(infected(s)).toEqual(['psychiatry']);
    s.choose(s.walk('doctor', 'white', 'access', '0D2'));
    for (const to of ['0C2', '0C2', '0D3']) s.choose(s.walk('patient', 'white', 'pre-admission', to, 'psychiatry'));
    s.done(0).done(1);
    for (const at of ['0C2', '0C2', '0D3']) {
      s.choose(s.treat(at, 'white', 'white'));
      s.choose(s.choices()[0]);
    }
    // Buys nothing; the admin phase follows.
    s.choose(s.buy(0));
    expect(s.state.round).toBe(2);
    expect(s.people('patient')).toEqual([]);
    expect(s.seat(1).people('patient')).toEqual(['orange pre-admission', 'orange pre-admission']);
    expect(s.rowText('psychiatry')).toBe('_ _ _ O');
    expect(s.state.clinics.map(({ popularity }) => popularity)).toEqual([0, 0]);
  });
});

test('with other modules: virus and zombies, C1-VIR-3: green patients have no service, so they are not counted', () => {
  const s = new Scenario({ seats: 1, modules: ['virus', 'zombies'] }).clinicT1();
  s.patient('white', 'psychiatry').patient('white', 'psychiatry').person('zombie', 0, -1, '0B1').only('virus-check');
  expect(infected(s)).toEqual([]);
  expect(outbreak(s, 'psychiatry').people('zombie')).toEqual(['white 0B1']);
  expect(s.people('patient')).toEqual(['orange pre-admission', 'orange pre-admission']);
});
