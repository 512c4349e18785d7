import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { WORKAHOLICS } from '../../../src/data/box/workaholic-doctors.ts';
import { ledgers } from '../../../src/ledger/index.ts';
import { LEVELS } from '../../../src/state.ts';
import { tableAfter } from '../../rules/rules-file.ts';

type LevelName = (typeof LEVELS)[number];

const PURPLE = LEVELS.length;
const table = (options: Readonly<Record<string, unknown>> = {}, modules: string[] = []): Scenario =>
  new Scenario({ modules: ['workaholic-doctors', ...modules], ...options });
const workaholic = (s: Scenario, at: string): Scenario => s.person('workaholic', 0, -1, at);
const patients = (s: Scenario, level: LevelName, count: number, at: string): Scenario => {
  for (let made = 0; made < count; made++) s.patient(level, 'psychiatry', at);
  return s;
};
const overwork = (s: Scenario, at: string, level: LevelName) => ({
  do: 'overwork',
  at: s.cell(at),
  patient: LEVELS.indexOf(level),
});
/** Does it as often as it is allowed, and lets the first car go each time. */
function overworkAll(s: Scenario, at: string, level: LevelName): number {
  let count = 0;
  for (; s.may(overwork(s, at, level)); count++) {
    s.choose(overwork(s, at, level));
    while (s.choices()[0]?.do === 'leave') s.choose(s.choices()[0]);
  }
  return count;
}
const cars = (s: Scenario): number => s.clinic.cars.reduce((sum, car) => sum + car, 0);
const walkIn = (s: Scenario, level: LevelName, to = '0B1') =>
  s.walk('patient', level, 'pre-admission', to, 'psychiatry');
const goPurple = (s: Scenario, from: string, to: string) => s.walk('workaholic', 'white', from, to);

/** The doctors to be drawn next, purple ones as P. */
function bagOf(s: Scenario, text: string): Scenario {
  const queue = text.split(' ').map((letter) => 'WYORP'.indexOf(letter));
  s.state.doctorBag = { counts: [0, 1, 2, 3, 4].map((who) => queue.filter((drawn) => drawn === who).length), queue };
  return s;
}
const university = (s: Scenario): string => s.state.university.map((who) => 'WYORP'[who] ?? '_').join(' ');

test('CX-WRK, CX-GEN-5: the numbers are those of the rules, for any number of players', () => {
  const numbers = Object.fromEntries(
    tableAfter('### All numbers', 'clinic-box.md').map(([name, value]) => [name, value]),
  );
  expect(numbers['workaholic price']).toContain(`$${WORKAHOLICS.price} `);
  expect(numbers['workaholic wage']).toBe(`$${WORKAHOLICS.wage}`);
  expect(numbers['workaholic treats at once red/orange/yellow/white']).toBe(WORKAHOLICS.treats.toReversed().join('/'));
  expect(numbers['treatment room with a workaholic holds']).toBe(
    `2 patients, or ${WORKAHOLICS.roomFor[1]} yellow, or ${WORKAHOLICS.roomFor[0]} white`,
  );
  expect(numbers['workaholics in the university at a time']).toBe(`${WORKAHOLICS.inUniversity}`);
  for (const seats of [1, 2, 3, 4]) {
    const { state } = createEngine(clinic, { seats, modules: ['workaholic-doctors'] }).begin('fast:four');
    const inUniversity = state.university.filter((who) => who === PURPLE).length;
    expect(state.doctorBag.counts[PURPLE] + inUniversity).toBe(4);
  }
});

describe('university', () => {
  test('CX-WRK-1, CX-WRK-2: four lie in the doctor bag before it is filled; one stands leftmost at most', () => {
    let seen = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { state } = createEngine(clinic, { seats: 4, modules: ['workaholic-doctors'] }).begin(
        `fast:purple-${seed}`,
      );
      const count = state.university.filter((who) => who === PURPLE).length;
      expect(count).toBeLessThanOrEqual(1);
      if (count === 1) expect(state.university[0]).toBe(PURPLE);
      seen += count;
    }
    expect(seen).toBeGreaterThan(10);
    expect(seen).toBeLessThan(40);
    expect(new Scenario().state.doctorBag.counts).toHaveLength(4);
  });

  test('CX-WRK-2, CX-WRK-3, CX-WRK-EX-3: a second purple doctor is set aside and returns to the bag', () => {
    const s = bagOf(table({ seats: 4 }), 'P Y P W W O')
      .university('_ _ _ _ _')
      .only('setup-university');
    expect(university(s)).toBe('P O Y W W');
    expect(s.state.doctorBag).toEqual({ counts: [0, 0, 0, 0, 1], queue: [PURPLE] });
  });

  test('CX-WRK-3: when the bag runs empty the other spaces stay empty, and who was set aside returns', () => {
    const s = bagOf(table({ seats: 4 }), 'P P W')
      .university('_ _ _ _ _')
      .only('setup-university');
    expect(university(s)).toBe('P W _ _ _');
    expect(s.state.doctorBag.queue).toEqual([PURPLE]);
  });

  test('CX-WRK-13, CX-WRK-14: when it is filled again purple stands left of all four levels, and rises to none', () => {
    const s = bagOf(table({ seats: 4 }), 'P P W Y')
      .university('O O Y _ _')
      .only('admin-university');
    expect(university(s)).toBe('P R R O W');
    bagOf(s, 'Y P').only('admin-university');
    expect(university(s)).toBe('P R R R Y');
    s.state.university = [PURPLE, 3, 2, 1, -1];
    bagOf(s, 'P W').only('admin-university');
    expect(university(s)).toBe('P R R O W');
    expect(s.state.doctorBag.queue).toEqual([PURPLE]);
  });
});

describe('hiring', () => {
  const withPurple = (space = 0): Scenario => {
    const s = table({ seats: 3 }).clinicT1(8).university('R O Y W');
    s.state.university[space] = PURPLE;
    return s;
  };
  const hire = { do: 'hire-workaholic', space: 0 };

  test('CX-WRK-4: it is hired for $8 in the doctor half, with a car; its space stays empty', () => {
    const s = withPurple().hires();
    s.choose(hire);
    expect(s.clinic.money).toBe(0);
    expect(s.asked('step')).toBe('park-car');
    s.choose(s.choices()[0]);
    expect(s.people('workaholic')).toEqual(['white access']);
    expect(university(s)).toBe('_ O Y W');
    expect(s.refusal({ do: 'hire-doctor', space: 3 })).toBe('CB-HIRE-1');
    expect(cars(s)).toBe(1);
    s.seat(1).clinicT1().hires();
    expect(s.refusal(hire)).toBe('CX-WRK-4');
    expect(s.refusal({ do: 'hire-doctor', space: 0 })).toBe('CB-HIRE-9');
  });

  test('CX-WRK-4, CX-WRK-EX-4: with $7 it is refused; so is the second of the doctor half, and one without a spot', () => {
    expect(withPurple().money(7).hires().refusal(hire)).toBe('CX-WRK-4');
    const s = withPurple().money(50).hires();
    s.choose({ do: 'hire-doctor', space: 1 }).choose(s.choices()[0]);
    expect(s.refusal(hire)).toBe('CB-HIRE-1');
    const full = withPurple();
    full.clinic.cars.fill(1);
    expect(full.hires().refusal(hire)).toBe('CB-CAR-4');
  });

  test('CX-WRK-5: it costs $8 wherever it stands', () => {
    const s = withPurple(2).hires();
    expect(s.choices()).toContainEqual({ do: 'hire-workaholic', space: 2 });
    s.choose({ do: 'hire-workaholic', space: 2 });
    expect(s.clinic.money).toBe(0);
  });
});

describe('moving', () => {
  test('CX-WRK-6: with it a treatment room holds 3 yellow or 4 white patients, all of one level', () => {
    const s = workaholic(table().clinicT1(), '0B1');
    patients(patients(s, 'white', 5, 'pre-admission'), 'yellow', 1, 'pre-admission').only('move');
    s.choose(walkIn(s, 'white')).choose(walkIn(s, 'white'));
    expect(s.refusal(walkIn(s, 'yellow'))).toBe('CX-WRK-6');
    s.choose(walkIn(s, 'white')).choose(walkIn(s, 'white'));
    expect(s.refusal(walkIn(s, 'white'))).toBe('CB-MOVE-5');
    s.done();
    expect(s.people('patient').filter((who) => who === 'white 0B1')).toHaveLength(4);

    const yellow = patients(workaholic(table().clinicT1(), '0B1'), 'yellow', 4, 'pre-admission').only('move');
    for (let one = 0; one < 3; one++) yellow.choose(walkIn(yellow, 'yellow'));
    expect(yellow.refusal(walkIn(yellow, 'yellow'))).toBe('CB-MOVE-5');
  });

  test('CX-WRK-6: orange and red, and rooms of other kinds, keep their number; so does a room without it', () => {
    for (const level of ['orange', 'red'] as const) {
      const s = patients(workaholic(table().clinicT1(), '0B1'), level, 3, 'pre-admission').only('move');
      s.choose(walkIn(s, level)).choose(walkIn(s, level));
      expect(s.refusal(walkIn(s, level))).toBe('CB-MOVE-5');
    }
    const none = patients(table().clinicT1(), 'white', 3, 'pre-admission').only('move');
    none.choose(walkIn(none, 'white')).choose(walkIn(none, 'white'));
    expect(none.refusal(walkIn(none, 'white'))).toBe('CB-MOVE-5');
    const theatre = workaholic(table().clinicT1().tile('operating-room', '0A2'), '0A2');
    patients(theatre, 'white', 2, 'pre-admission')
      .only('move')
      .choose(walkIn(theatre, 'white', '0A2'));
    expect(theatre.refusal(walkIn(theatre, 'white', '0A2'))).toBe('CB-MOVE-5');
  });

  test('CX-WRK-7: patients and workaholic arrive in any order; only the end counts', () => {
    const s = patients(workaholic(table().clinicT1(), 'access'), 'white', 4, 'pre-admission').only('move');
    for (let one = 0; one < 4; one++) s.choose(walkIn(s, 'white'));
    expect(s.refusal({ do: 'done' })).toBe('CX-WRK-6');
    s.choose(goPurple(s, 'access', '0B1')).done();
    expect(s.people('workaholic')).toEqual(['white 0B1']);
  });

  test('CX-WRK-7: nobody may leave a crowded room without one: not it, nor doctors who take its place', () => {
    const s = patients(workaholic(table().clinicT1(), '0A1'), 'white', 3, 'pre-admission');
    s.doctor('white', '0A1').doctor('red', '0A1').only('move');
    for (let one = 0; one < 3; one++) s.choose(walkIn(s, 'white'));
    s.choose(s.walk('doctor', 'white', '0A1', '0B1'));
    expect(s.refusal(s.walk('doctor', 'red', '0A1', '0B1'))).toBe('CX-WRK-6');
    s.tile('hub:cardiology', '1A1');
    expect(s.refusal(goPurple(s, '0A1', '1A1'))).toBe('CX-WRK-6');
    s.choose(goPurple(s, '0A1', '0B1')).done();
  });

  test('CX-WRK-7: no patient crowds a room that no workaholic can reach any more', () => {
    const s = workaholic(table().clinicT1().tile('hub:cardiology', '1A1'), '1A1');
    patients(s, 'white', 3, 'pre-admission').only('move');
    s.choose(goPurple(s, '1A1', '0A1'))
      .choose(walkIn(s, 'white'))
      .choose(walkIn(s, 'white'));
    expect(s.refusal(walkIn(s, 'white'))).toBe('CB-MOVE-5');
    const two = workaholic(table().clinicT1().tile('treatment-room', '0A2').tile('supply-room', '0A3'), '0A1');
    patients(two, 'white', 6, 'pre-admission').only('move');
    for (let one = 0; one < 3; one++) two.choose(walkIn(two, 'white'));
    two.choose(walkIn(two, 'white', '0A2')).choose(walkIn(two, 'white', '0A2'));
    // One workaholic cannot be in both rooms.
    expect(two.refusal(walkIn(two, 'white', '0A2'))).toBe('CX-WRK-6');
  });

  test('CX-WRK-7: patients above the limit stay when it is gone, and nobody joins until fewer are left', () => {
    const s = patients(table().clinicT1(), 'white', 3, '0B1');
    patients(s, 'white', 1, 'pre-admission').only('move');
    expect(s.refusal(walkIn(s, 'white'))).toBe('CB-MOVE-5');
    s.choose({ do: 'done' });
    expect(s.people('patient').filter((who) => who.endsWith('0B1'))).toHaveLength(3);
    // Its own patients of an earlier round do not bind it: it may walk away from them.
    const away = patients(workaholic(table().clinicT1(), '0B1'), 'white', 4, '0B1').only('move');
    away.choose(goPurple(away, '0B1', '0A1')).done();
    // Levels that have changed count as they are now.
    const worse = patients(workaholic(table().clinicT1(), '0B1'), 'orange', 3, '0B1');
    patients(worse, 'orange', 1, 'pre-admission').only('move');
    expect(worse.refusal(walkIn(worse, 'orange'))).toBe('CB-MOVE-5');
  });

  test('CX-WRK-7: it counts as a doctor of a room, is not bent by nurses, and never stops in a laboratory', () => {
    const s = workaholic(table().clinicT1().tile('laboratory', '0A2'), '0A1')
      .doctor('white', '0B1')
      .doctor('white', '0B1');
    s.doctor('white', '0A1').only('move');
    expect(s.refusal(goPurple(s, '0A1', '0A2'))).toBe('CX-WRK-7');
    s.choose(goPurple(s, '0A1', '0B1'));
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-5');
    const bent = patients(workaholic(table().clinicT1(), '0B1').nurse('0B1', 3), 'yellow', 1, '0B1').only('treat');
    expect(bent.choices()).toEqual([overwork(bent, '0B1', 'yellow'), { do: 'done' }]);
    expect(bent.refusal(bent.treat('0B1', 'white', 'yellow'))).toBe('CB-TREAT-5');
  });

  test('CX-WRK-7: whatever is chosen at random, moving can always be finished, with rooms in the way or not', () => {
    for (const blocking of ['off', 'on']) {
      for (let seed = 0; seed < 40; seed++) {
        const s = table({ 'full-rooms-block': blocking })
          .clinicT1()
          .tile('treatment-room', '0A2')
          .tile('supply-room', '0A3');
        workaholic(workaholic(s, seed % 2 === 0 ? '0A1' : '0B1'), 'access')
          .doctor('white', '0B1')
          .doctor('yellow', 'access');
        s.doctor('red', '0A2').tile('operating-room', '1A1');
        patients(patients(s, 'white', 4, 'pre-admission'), 'yellow', 3, 'pre-admission').only('move');
        for (let made = 0; s.choices().length > 0; made++) {
          const all = s.choices();
          const walks = all.filter(({ do: what }) => what !== 'done');
          const from = walks.length > 0 && made < 14 ? walks : all;
          s.choose(from[(seed * 7 + made * 13) % from.length]);
        }
        expect(s.state.frames).toEqual([]);
      }
    }
  });
});

describe('treating', () => {
  test('CX-WRK-8, CX-WRK-9, CX-WRK-11, CX-WRK-12, CX-WRK-EX-1: four white patients and a garden bring $40', () => {
    const s = patients(workaholic(table().clinicT1().tile('garden', '0B2'), '0B1'), 'white', 4, '0B1');
    const before = cars(s);
    s.only('treat', 'pay', 'workaholic-leave', 'admin-laboratory');
    s.happened();
    expect(overworkAll(s, '0B1', 'white')).toBe(4);
    expect(s.event('paid')).toMatchObject({ fromIncome: 8, wages: 4 });
    expect(s.clinic.income).toBe(40 - 4 - 4);
    // Four cars leave with the patients, one with it; it goes to no bag.
    expect(cars(s)).toBe(before - 5);
    expect(s.people('workaholic')).toEqual([]);
    expect(s.state.marks['workaholic-doctors']).toEqual([1]);
  });

  test('CX-WRK-8, CX-WRK-EX-2: 3 yellow $36, 1 red $32, 2 orange $40; of a yellow and a white one only either', () => {
    for (const [level, there, treated, money] of [
      ['yellow', 3, 3, 36],
      ['red', 2, 1, 32],
      ['orange', 2, 2, 40],
      ['orange', 3, 2, 40],
      ['white', 5, 4, 32],
    ] as const) {
      const s = patients(workaholic(table().clinicT1(), '0B1'), level, there, '0B1').only('treat');
      expect(overworkAll(s, '0B1', level)).toBe(treated);
      expect(s.clinic.income).toBe(money);
    }
    for (const [level, other, money] of [
      ['yellow', 'white', 12],
      ['white', 'yellow', 8],
    ] as const) {
      const s = workaholic(table().clinicT1(), '0B1')
        .patient('yellow', 'psychiatry', '0B1')
        .patient('white', 'psychiatry', '0B1');
      // Somebody else can be treated, so that the question is asked on.
      s.tile('treatment-room', '0A2')
        .tile('supply-room', '0A3')
        .doctor('white', '0A2')
        .patient('white', 'psychiatry', '0A2');
      s.only('treat').choose(overwork(s, '0B1', level));
      while (s.choices()[0]?.do === 'leave') s.choose(s.choices()[0]);
      expect(s.refusal(overwork(s, '0B1', other))).toBe('CX-WRK-8');
      expect(s.clinic.income).toBe(money);
      expect(s.clinic.people.find(({ kind }) => kind === 'workaholic')?.lying).toBe(1);
    }
  });

  test('CX-WRK-8: the room must be active; a doctor there treats one more; the default takes most money', () => {
    const idle = patients(workaholic(table().clinicT1().tile('none', '0C1'), '0B1'), 'white', 2, '0B1');
    idle
      .tile('treatment-room', '0A2')
      .tile('supply-room', '0A3')
      .doctor('white', '0A2')
      .patient('white', 'psychiatry', '0A2');
    idle.only('treat');
    expect(idle.refusal(overwork(idle, '0B1', 'white'))).toBe('CX-WRK-10');
    const s = patients(workaholic(table().clinicT1(), '0B1').doctor('white', '0B1'), 'white', 4, '0B1').only('treat');
    s.choose(s.treat('0B1', 'white', 'white'));
    while (s.choices()[0]?.do === 'leave') s.choose(s.choices()[0]);
    expect(overworkAll(s, '0B1', 'white')).toBe(3);
    const most = patients(workaholic(table().clinicT1(), '0B1'), 'red', 1, '0B1').patient(
      'orange',
      'psychiatry',
      '0B1',
    );
    most.only('treat');
    expect(most.choices()[0]).toEqual(overwork(most, '0B1', 'red'));
  });

  test('CX-WRK-9: it need not treat; then it stands, stays and is paid; it treats one group in a round', () => {
    const s = patients(workaholic(table().clinicT1(), '0B1'), 'white', 2, '0B1').only(
      'treat',
      'workaholic-leave',
      'stand-up',
    );
    s.done();
    expect(s.clinic.people.find(({ kind }) => kind === 'workaholic')).toMatchObject({ lying: 0, load: 0 });
    expect(s.engine.deciders(s.state)).toEqual([]);
    // It may stop after any of its group.
    const some = patients(workaholic(table().clinicT1(), '0B1'), 'white', 4, '0B1').only('treat', 'workaholic-leave');
    some.choose(overwork(some, '0B1', 'white'));
    while (some.choices()[0]?.do === 'leave') some.choose(some.choices()[0]);
    some.done();
    while (some.choices()[0]?.do === 'leave') some.choose(some.choices()[0]);
    expect(some.people('patient')).toHaveLength(3);
    expect(some.people('workaholic')).toEqual([]);
  });

  test('CX-WRK-10: any level in an operating room, which counts as used; $6 in an outpatient room', () => {
    const s = patients(workaholic(table().clinicT1().tile('operating-room', '0A2'), '0A2'), 'red', 1, '0A2').only(
      'treat',
    );
    s.choose(overwork(s, '0A2', 'red'));
    expect(s.clinic.income).toBe(32);
    expect(s.clinic.used).toEqual([s.cell('0A2')]);
    const out = workaholic(table().clinicT1().tile('outpatient-room', '0A2'), '0A2').patient(
      'red',
      'cardiology',
      '0A2',
    );
    out.only('treat', 'workaholic-leave');
    out.choose(overwork(out, '0A2', 'red'));
    expect(out.clinic.income).toBe(6);
    while (out.choices()[0]?.do === 'leave') out.choose(out.choices()[0]);
    expect(out.people('workaholic')).toEqual([]);
  });
});

describe('wages, admin and end', () => {
  test('CX-WRK-11: $4 each round, also when it lies down; the ledger says so', () => {
    const s = workaholic(workaholic(table().clinicT1(50), '0A1'), 'access').only('pay');
    expect(s.event('paid')).toMatchObject({ wages: 8 });
    const [mine] = ledgers(s.engine, s.state);
    expect(mine.wages).toEqual([{ of: 'workaholic', what: 'staff', level: 0, count: 2, rule: 'CX-WRK-11', money: 8 }]);
  });

  test('CX-WRK-12, CX-GEN-3: it leaves before doctors change their levels; one that only lies stands up', () => {
    const s = workaholic(workaholic(table(), '0A1'), '0B1');
    s.clinic.people[0].lying = 1;
    s.clinic.people[1].lying = 1;
    s.clinic.people[1].load = -1;
    s.only('workaholic-leave', 'stand-up');
    s.choose(s.choices()[0]);
    expect(s.clinic.people).toMatchObject([{ at: s.cell('0A1'), lying: 0 }]);
    const { programme } = s.rules;
    expect(programme.indexOf('workaholic-leave')).toBe(programme.indexOf('admin-laboratory') - 1);
    expect(programme.indexOf('stand-up')).toBe(programme.indexOf('admin-patients') + 1);
  });

  test('CX-WRK-14, CX-WRK-15: no level to rise or fall; it scores nothing', () => {
    const s = workaholic(table().clinicT1(), '0B1').only('admin-laboratory', 'admin-doctors');
    expect(s.people('workaholic')).toEqual(['white 0B1']);
    expect(s.line('doctors')).toBe(0);
    expect(s.final().scores[0]).toBe(table().clinicT1().final().scores[0]);
  });

  test('CX-WRK-8, CX-WRK-12: the ledger counts the whole group, and says that it leaves', () => {
    const s = patients(workaholic(table().clinicT1(), '0B1'), 'white', 4, '0B1').only('treat');
    const [mine] = ledgers(s.engine, s.state);
    expect(mine.treated.map(({ by, money, rule }) => [by, money, rule])).toEqual(
      Array(4).fill(['workaholic', 8, 'CX-WRK-9']),
    );
    expect(mine.notes).toContainEqual({
      id: 'workaholic-leaves',
      rule: 'CX-WRK-12',
      params: { count: 1 },
      tone: 'bad',
    });
  });
});

test('with other modules: workaholic-doctors and amenities, CX-WRK-7, C1-AME-6: it cannot rest', () => {
  const s = workaholic(table({}, ['amenities']).clinicT1(), '0A1').only('move');
  expect(s.refusal({ ...goPurple(s, '0A1', '0B1'), do: 'rest', to: s.place('cafeteria') })).toBe('C1-AME-6');
});

test('with other modules: workaholic-doctors and zombies, CX-WRK-12, CX-ZOM-9: one that is killed leaves the game too, and draws no wage', () => {
  const s = workaholic(table({}, ['zombies']).clinicT1(), '0A1');
  const before = s.engine.game.conserved(s.rules, s.state).workaholic;
  s.person('zombie', 0, -1, '0A1').only('zombie-deaths', 'pay');
  expect(s.people('workaholic')).toEqual([]);
  expect(s.engine.game.conserved(s.rules, s.state).workaholic).toBe(before);
  expect(s.event('paid')).toMatchObject({ wages: 0 });
});

test('with other modules: workaholic-doctors and hospice, CX-WRK-6: with an elder in it the room keeps its normal limit', () => {
  const s = workaholic(table({}, ['hospice']).clinicT1(), '0B1').person('elder', 0, -1, '0B1');
  patients(s, 'white', 2, 'pre-admission').only('move').choose(walkIn(s, 'white'));
  expect(s.refusal(walkIn(s, 'white'))).toBe('CB-MOVE-5');
});

test('with other modules: workaholic-doctors and icu, CX-WRK-10, C1-ICU-5, C1-ICU-7: one patient, without nurses, steps down two levels', () => {
  for (const [level, money, after] of [
    ['red', 32, ['yellow 0A2']],
    ['orange', 20, ['white 0A2']],
    ['yellow', 12, []],
    ['white', 8, []],
  ] as const) {
    const s = patients(workaholic(table({}, ['icu']).clinicT1().tile('icu', '0A2'), '0A2'), level, 1, '0A2');
    s.only('treat', 'workaholic-leave');
    const before = cars(s);
    s.choose(overwork(s, '0A2', level));
    expect(s.clinic.income).toBe(money);
    expect(s.people('patient')).toEqual(after);
    // It lies down for it, and leaves with a car of its own.
    while (s.choices()[0]?.do === 'leave') s.choose(s.choices()[0]);
    expect(s.people('workaholic')).toEqual([]);
    expect(cars(s)).toBe(before - 1 - (after.length === 0 ? 1 : 0));
  }
  // Not where no hub is beside the ICU.
  const idle = patients(workaholic(table({}, ['icu']).clinicT1().tile('icu', '0D3'), '0D3'), 'white', 1, '0D3');
  idle.doctor('white', '0B1').patient('white', 'psychiatry', '0B1').only('treat');
  expect(idle.refusal(overwork(idle, '0D3', 'white'))).toBe('CX-WRK-10');
});
