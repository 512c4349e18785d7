import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { ledgers } from '../../../src/ledger/index.ts';
import { capsuleLoad } from '../../../src/modules/ext1/pharmacy-store.ts';
import { applicantCode } from '../../../src/people/university.ts';

const table = (options: Readonly<Record<string, unknown>> = {}, modules: string[] = ['obstetrics']): Scenario =>
  new Scenario({ modules, ...options });
const t1 = (options?: Readonly<Record<string, unknown>>, modules?: string[]): Scenario =>
  table(options, modules).clinicT1().entrance('0A1-S').car('0D3-E');

/** The university with `P` for pregnant women. */
function university(s: Scenario, text: string): Scenario {
  const code = applicantCode(s.rules, 'pregnant-woman');
  s.state.university = text.split(' ').map((letter) => (letter === 'P' ? code : 'WYOR'.indexOf(letter)));
  s.state.marks.obstetrics[0] = 3 - text.split('P').length + 1;
  return s;
}
const universityOf = (s: Scenario): string =>
  s.state.university.map((who) => (who < 0 ? '_' : ('WYOR'[who] ?? 'P'))).join(' ');

/** So many admitted women of the seat, taken from the obstetrics board. */
function women(s: Scenario, at: string, count = 1): Scenario {
  for (let made = 0; made < count; made++) s.person('pregnant-woman', 0, -1, at);
  s.state.marks.obstetrics[0] -= count;
  return s;
}

const onBoard = (s: Scenario): number => s.state.marks.obstetrics[0];
const pieces = (s: Scenario): number => s.engine.game.conserved(s.rules, s.state)['pregnant-women'];
const carsOf = (s: Scenario): number => s.clinic.cars.reduce((sum, car) => sum + car, 0);
const ADMIT = { do: 'hire-pregnant-woman', space: 0 };
const birth = (s: Scenario, at: string, white: number, yellow: number) => ({
  do: 'birth',
  at: s.cell(at),
  white,
  yellow,
});
const chooses = (count: number) => ({ do: 'women', count });

describe('setup', () => {
  test('C1-OBS-1: three women are on the obstetrics board', () => {
    expect(onBoard(table())).toBe(3);
    expect(new Scenario().state.marks.obstetrics).toBeUndefined();
  });

  test('C1-OBS-2, C1-OBS-EX-1: the starting player chooses 2, the doctors drawn are seated right of them and cheaper', () => {
    const s = university(table({ seats: 4 }), '_ _ _ _ _').bags({ doctors: 'O W Y' });
    s.state.turnOrder = [2, 0, 1, 3];
    s.only('obstetrics-choose', 'setup-university');
    expect(s.engine.deciders(s.state)).toEqual([2]);
    s.choose(chooses(2), 2);
    expect(universityOf(s)).toBe('P P O Y W');
    expect([onBoard(s), pieces(s)]).toEqual([1, 3]);
    s.clinicT1(2).hires();
    const prices = [2, 3, 4].map((space) => s.rules.hires[0].price(s.rules, s.state, { do: 'hire-doctor', space }));
    expect(prices).toEqual([2, 1, 1]);
    expect(s.refusal({ do: 'hire-doctor', space: 0 })).toBe('CB-HIRE-9');
  });

  test('C1-OBS-2: it comes once turn order is drawn, before the university is filled', () => {
    const { programme } = table().state;
    expect(programme.slice(0, 3)).toEqual(['setup-table', 'obstetrics-choose', 'setup-university']);
    const { engine } = table({ seats: 3, setup: 'normal', start: 'preset' });
    const { state } = engine.begin('fast:obstetrics');
    expect(engine.deciders(state)).toEqual([state.turnOrder[0]]);
    expect(state.university).toEqual([-1, -1, -1, -1]);
  });

  test('C1-OBS-3: 0 to 3, not more than spaces; with no space left there are no doctors', () => {
    for (const [seats, counts] of [
      [2, [0, 1, 2, 3]],
      [3, [0, 1, 2, 3]],
      [4, [0, 1, 2, 3]],
    ] as const) {
      const s = university(table({ seats }), new Array(seats + 1).fill('_').join(' ')).only('obstetrics-choose');
      expect(s.choices()).toEqual(counts.map(chooses));
      expect(s.refusal(chooses(4))).toBe('C1-OBS-3');
    }
    const full = university(table(), '_ _ _').bags({ doctors: 'R' }).only('obstetrics-choose', 'setup-university');
    expect(universityOf(full.choose(chooses(3)))).toBe('P P P');
    expect(full.state.doctorBag.counts[3]).toBe(1);
    const none = university(table(), '_ _ _').bags({ doctors: 'W Y W' }).only('obstetrics-choose', 'setup-university');
    expect(universityOf(none.choose(chooses(0)))).toBe('Y W W');
  });

  test('C1-OBS-3: alone one does not choose, one woman appears if a space is free', () => {
    const s = university(table({ seats: 1 }), '_ _')
      .bags({ doctors: 'Y' })
      .only('obstetrics-choose', 'setup-university');
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(universityOf(s)).toBe('P Y');
    const full = university(table({ seats: 1 }), 'Y W').only('obstetrics-choose');
    expect(universityOf(full)).toBe('Y W');
    const away = women(university(table({ seats: 1 }), '_ _'), 'access', 3).only('obstetrics-choose');
    expect(universityOf(away)).toBe('_ _');
  });
});

describe('hiring', () => {
  test('C1-OBS-4: one doctor or one woman, and one nurse or one orderly; she is free and brings 1 popularity', () => {
    const s = university(t1().money(4), 'P P W').hires();
    const cars = carsOf(s);
    expect(s.choices().filter((choice) => choice.do === ADMIT.do)).toEqual([ADMIT, { ...ADMIT, space: 1 }]);
    expect(s.refusal({ ...ADMIT, space: 2 })).toBe('C1-OBS-4');
    s.choose(ADMIT);
    expect(s.clinic.popularity).toBe(1);
    expect(s.clinic.money).toBe(4);
    expect(s.people('pregnant-woman')).toEqual(['white access']);
    // She needs a car, parked at once.
    s.choose(s.park('0D2-E'));
    expect(carsOf(s)).toBe(cars + 1);
    expect(s.refusal(ADMIT)).toBe('CB-HIRE-1');
    expect(s.refusal({ do: 'hire-doctor', space: 2 })).toBe('CB-HIRE-1');
    s.choose({ do: 'hire-nurse' }).choose(s.park('0D1-E'));
    expect(s.engine.deciders(s.state)).toEqual([]);
    const doctor = university(t1(), 'P W Y').hires().choose({ do: 'hire-doctor', space: 1 });
    expect(doctor.choose(doctor.park('0D2-E')).refusal(ADMIT)).toBe('CB-HIRE-1');
    const none = university(t1(), 'W Y W').hires();
    expect(none.refusal(ADMIT)).toBe('C1-OBS-4');
  });

  test('C1-OBS-5: without a free parking place she cannot be admitted', () => {
    const s = university(t1(), 'P P W');
    s.clinic.cars.fill(1);
    expect(s.hires().refusal(ADMIT)).toBe('CB-CAR-4');
  });

  test('C1-OBS-5: she appears at an entrance or helipad of choice; her space stays empty until the admin phase', () => {
    const s = university(t1().tile('helipad', '1B1'), 'P W Y').bags({ doctors: 'R' }).hires();
    s.choose(ADMIT).choose(s.park('0D2-E'));
    expect(universityOf(s)).toBe('_ W Y');
    s.only('move').choose(s.walk('pregnant-woman', 'white', 'access', '0B1'));
    // From the helipad right above.
    expect(s.clinic.walked).toBe(1);
    s.only('admin-university');
    expect(universityOf(s)).toBe('R O Y');
  });
});

describe('negative publicity', () => {
  test('C1-OBS-6, C1-OBS-EX-2: the most popular player, of two the first who got there, loses 2 for each woman', () => {
    const s = university(table({ seats: 4 }), 'P P W W W');
    [9, 14, 14, 3].forEach((popularity, seat) => {
      s.seat(seat).popularity(popularity);
    });
    s.state.arrivals = [5, 6, 7, 8];
    s.state.arrivalCount = 8;
    s.only('negative-publicity');
    expect(s.state.clinics.map(({ popularity }) => popularity)).toEqual([9, 10, 14, 3]);
    expect(universityOf(s)).toBe('_ _ W W W');
    expect([onBoard(s), pieces(s)]).toEqual([3, 3]);
  });

  test('C1-OBS-6: it comes once a round after all actions, before the virus and before moving', () => {
    const { programme } = table({}, ['virus', 'obstetrics']).state;
    const at = programme.indexOf('actions-end');
    expect(programme.slice(at, at + 4)).toEqual(['actions-end', 'negative-publicity', 'virus-check', 'before-move']);
    const quiet = university(table(), '_ W W').popularity(5).only('negative-publicity');
    expect(quiet.clinic.popularity).toBe(5);
  });

  test('C1-OBS-7: it stops at 0 and moves the disc, which arrives on top; alone one is always the most popular', () => {
    const s = university(table(), 'P P P').popularity(3);
    s.seat(1).popularity(0);
    s.state.arrivals = [1, 2];
    s.state.arrivalCount = 2;
    s.only('negative-publicity');
    expect(s.state.clinics.map(({ popularity }) => popularity)).toEqual([0, 0]);
    expect(s.state.arrivals[0]).toBeGreaterThan(s.state.arrivals[1]);
    const solo = university(table({ seats: 1 }), 'P W')
      .popularity(5)
      .only('negative-publicity');
    expect(solo.clinic.popularity).toBe(3);
  });

  test('C1-OBS-6, C1-OBS-10: the ledger warns whom it threatens, and who neglects', () => {
    const s = university(t1(), 'P P W').popularity(9).doctor('white', 'access').from('choose-action');
    const [own, other] = ledgers(s.engine, s.state);
    expect(own.notes).toEqual([
      { id: 'publicity', rule: 'C1-OBS-6', params: { count: 2, popularity: 4 }, tone: 'bad' },
    ]);
    expect(other.notes).toEqual([]);
    const near = women(t1(), '0B1').doctor('white', '0B1').doctor('orange', '0B1').nurse('0B1').from('move');
    expect(ledgers(near.engine, near.state)[0].treated).toMatchObject([
      { whom: 'pregnant-woman', by: 'doctor', doctor: 0, second: 2, nurses: 1, money: 10, rule: 'C1-OBS-9' },
    ]);
    const neglects = women(t1().popularity(9), 'access').doctor('white', 'access').from('move');
    const [ledger] = ledgers(neglects.engine, neglects.state);
    expect(ledger.notes).toEqual([
      { id: 'neglect', rule: 'C1-OBS-10', params: { count: 1, popularity: 2 }, tone: 'bad' },
    ]);
  });
});

describe('moving', () => {
  test('C1-OBS-8: like a patient at normal cost, conveyors too, into a treatment room with a free place', () => {
    const s = women(t1(), 'access', 2).tile('laboratory', '0A2').tile('operating-room', '1A1').only('move');
    const to = (cell: string) => s.walk('pregnant-woman', 'white', 'access', cell);
    expect(s.refusal(to('0A2'))).toBe('CB-MOVE-5');
    expect(s.refusal(to('1A1'))).toBe('C1-OBS-8');
    s.choose(to('0B1'));
    expect(s.clinic.walked).toBe(2);
    s.patient('white', 'psychiatry', '0B1');
    expect(s.refusal(to('0B1'))).toBe('CB-MOVE-5');
    // She may wait outside as long as the owner likes.
    expect(s.may({ do: 'done' })).toBe(true);
    const rides = women(t1().equipped('conveyor', '0A1', '0B1'), 'access').only('move');
    rides.choose(rides.walk('pregnant-woman', 'white', 'access', '0B1'));
    expect(rides.clinic.walked).toBe(1);
  });

  test('C1-OBS-8: the room need not be active, and there she stays', () => {
    const s = women(t1().tile('none', '0C1'), 'access').tile('hub:cardiology', '0D2').tile('treatment-room', '0C2');
    s.doctor('white', 'access')
      .only('move')
      .choose(s.walk('pregnant-woman', 'white', 'access', '0B1'));
    s.only('move');
    expect(s.refusal(s.walk('pregnant-woman', 'white', '0B1', '0C2'))).toBe('CB-MOVE-4');
  });
});

describe('birth', () => {
  test('C1-OBS-9, C1-OBS-EX-3: a white and a yellow doctor: 2 time, $10, wages 3, her car leaves', () => {
    const s = women(t1(), 'access').doctor('white', '0B1').doctor('yellow', '0B1');
    const cars = carsOf(s);
    s.only('move', 'treat', 'obstetrics-neglect', 'pay');
    s.choose(s.walk('pregnant-woman', 'white', 'access', '0B1')).done();
    expect(s.clinic.walked).toBe(2);
    expect(s.choices()).toEqual([birth(s, '0B1', 0, 1), { do: 'done' }]);
    s.popularity(1).choose(birth(s, '0B1', 0, 1));
    expect(s.clinic.income).toBe(10);
    s.choose(s.choices()[0]);
    expect(s.event('paid')).toMatchObject({ wages: 3 });
    expect(carsOf(s)).toBe(cars - 1);
    expect(s.clinic.popularity).toBe(1);
    expect(s.people('pregnant-woman')).toEqual([]);
    expect([onBoard(s), pieces(s)]).toEqual([3, 3]);
  });

  test('C1-OBS-9, C1-OBS-10, C1-OBS-EX-4: a nurse bends one of two white doctors; without one no birth and 2 lost', () => {
    const s = women(t1(), '0B1').doctor('white', '0B1').doctor('white', '0B1').nurse('0B1').only('treat');
    s.choose(birth(s, '0B1', 0, 0));
    expect(s.clinic.income).toBe(10);
    const alone = women(t1().popularity(5), '0B1').doctor('white', '0B1').doctor('white', '0B1');
    alone.tile('hub:cardiology', '0D2').tile('treatment-room', '0C2').doctor('white', '0C2');
    alone.patient('white', 'cardiology', '0C2').only('treat', 'income', 'obstetrics-neglect');
    expect(alone.refusal(birth(alone, '0B1', 0, 0))).toBe('C1-OBS-9');
    expect(alone.refusal(birth(alone, '0B1', 0, 1))).toBe('C1-OBS-9');
    alone.done();
    expect(alone.clinic.popularity).toBe(3);
    expect(alone.people('pregnant-woman')).toEqual(['white 0B1']);
  });

  test('C1-OBS-9: nurses bend either doctor or both, from above too', () => {
    for (const [levels, nurses] of [
      [['white', 'yellow'], 0],
      [['yellow', 'yellow'], 1],
      [['white', 'orange'], 1],
      [['white', 'red'], 2],
      [['orange', 'orange'], 3],
      [['red', 'red'], 5],
    ] as const) {
      const made = (count: number): Scenario => {
        const s = women(t1(), '0B1').doctor(levels[0], '0B1').doctor(levels[1], '0B1');
        return (count > 0 ? s.nurse('0B1', count) : s).only('treat');
      };
      const births = (s: Scenario) => s.choices().filter((choice) => choice.do === 'birth');
      expect([levels, births(made(nurses)).length]).toEqual([levels, 1]);
      if (nurses > 0) expect(births(made(nurses - 1))).toEqual([]);
    }
  });

  test('C1-OBS-9: both doctors and the nurses who bent them are busy then', () => {
    const s = women(t1(), '0B1').patient('white', 'psychiatry', '0B1').patient('white', 'psychiatry', '0B1');
    s.doctor('white', '0B1').doctor('white', '0B1').nurse('0B1').only('treat');
    s.choose(birth(s, '0B1', 0, 0)).choose(s.choices()[0]);
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(s.people('patient')).toEqual(['white 0B1', 'white 0B1']);
    // The other way round, she has to wait.
    const other = women(t1(), '0B1')
      .patient('white', 'psychiatry', '0B1')
      .doctor('white', '0B1')
      .doctor('yellow', '0B1');
    other
      .patient('yellow', 'psychiatry', '0B1')
      .only('treat')
      .choose(other.treat('0B1', 'white', 'white'));
    other.choose(other.choices()[0]);
    expect(other.choices().some((choice) => choice.do === 'birth')).toBe(false);
  });

  test('C1-OBS-9, CB-TREAT-6: by default she comes first where it is worth no less than all treatments without it', () => {
    const s = women(t1(), '0B1').doctor('white', '0B1').doctor('yellow', '0B1').patient('white', 'psychiatry', '0B1');
    expect(s.only('treat').choices()[0]).toEqual(birth(s, '0B1', 0, 1));
    s.patient('red', 'psychiatry', '0B1').nurse('0B1', 2).only('treat');
    expect(s.choices()[0].do).toBe('treat');
    expect(s.may(birth(s, '0B1', 0, 1))).toBe(true);
  });

  test('C1-OBS-9, CB-TREAT-9: the room must be active, whatever its service', () => {
    const s = women(t1().tile('none', '0C1'), '0B1').doctor('white', '0B1').doctor('yellow', '0B1');
    s.tile('hub:cardiology', '0D2').tile('treatment-room', '0C2').tile('supply-room', '0C3');
    women(s, '0C2').doctor('white', '0C2').doctor('yellow', '0C2').only('treat');
    expect(s.refusal(birth(s, '0B1', 0, 1))).toBe('CB-TREAT-9');
    expect(s.may(birth(s, '0C2', 0, 1))).toBe(true);
  });

  test('with other modules: obstetrics and fire-extinguisher, C1-OBS-9, C1-GEN-2, CX-FIR-9: she is a paying patient: gardens and extinguishers next door add to it', () => {
    const s = women(t1({}, ['obstetrics', 'fire-extinguisher']), '0B1').tile('garden', '0B2');
    s.equipped('fire-extinguisher', '0A1').doctor('white', '0B1').doctor('yellow', '0B1').only('treat');
    expect(s.choose(birth(s, '0B1', 0, 1)).clinic.income).toBe(10 + 2 + 3);
  });

  test('with other modules: obstetrics and workaholic-doctors, C1-OBS-2, C1-OBS-9, CX-WRK-5, CX-WRK-13: women stand left of a workaholic, who costs $8 and is no doctor at a birth', () => {
    const s = women(t1({ seats: 4 }, ['workaholic-doctors', 'obstetrics']), '0B1').person('workaholic', 0, -1, '0B1');
    const [purple, woman] = ['workaholic', 'pregnant-woman'].map((id) => applicantCode(s.rules, id));
    s.state.university = [2, purple, 0, -1, -1];
    s.only('obstetrics-choose').choose(chooses(2));
    expect(s.state.university).toEqual([woman, woman, purple, 2, 0]);
    expect(s.money(7).hires().refusal({ do: 'hire-workaholic', space: 2 })).toBe('CX-WRK-4');
    expect(s.money(8).hires().may({ do: 'hire-workaholic', space: 2 })).toBe(true);
    s.doctor('white', '0B1').nurse('0B1', 2).only('treat');
    expect(s.choices().some((choice) => choice.do === 'birth')).toBe(false);
  });

  test('with other modules: pharmacy and obstetrics, C1-OBS-9, C1-PHA-7: a nurse with a capsule is not one of the two doctors', () => {
    // Of the levels of the two doctors, beside one of them or without.
    for (const doctors of [0, 1]) {
      const s = women(t1({}, ['pharmacy', 'obstetrics']), '0B1').nurse('0B1', 2);
      s.clinic.people
        .filter(({ kind }) => kind === 'nurse')
        .forEach((nurse, level) => {
          nurse.load = capsuleLoad(s.rules, level);
        });
      if (doctors > 0) s.doctor('white', '0B1');
      expect(s.only('treat').choices()).toEqual([]);
    }
  });

  test('with other modules: obstetrics and hospice, C1-OBS-9, C1-HOS-4: with her in the room an elder is not the only patient', () => {
    const s = women(t1({}, ['hospice', 'obstetrics']), '0B1')
      .person('elder', 0, -1, '0B1')
      .nurse('0B1');
    s.doctor('white', '0B1').doctor('yellow', '0B1').only('treat');
    expect(s.refusal({ do: 'look-after', at: s.cell('0B1') })).toBe('C1-HOS-4');
    s.choose(birth(s, '0B1', 0, 1)).choose(s.choices()[0]);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });
});

describe('neglect', () => {
  test('C1-OBS-10: 2 popularity for each woman without a birth, every round, before costs are paid', () => {
    const s = women(women(t1().popularity(9).money(0), 'access'), '0B1');
    s.only('income', 'obstetrics-neglect', 'pay');
    // 2 × 2, then $3 of costs paid with popularity.
    expect(s.clinic.popularity).toBe(2);
    const { programme } = table().state;
    expect(programme.indexOf('obstetrics-neglect')).toBe(programme.indexOf('pay') - 1);
    const poor = women(t1().popularity(1), 'access').round(6).only('obstetrics-neglect');
    expect(poor.clinic.popularity).toBe(0);
  });

  test('C1-OBS-10: it is the last thing in income, after other income, in reverse turn order', () => {
    const { programme } = table({}, ['hospice', 'obstetrics']).state;
    const at = programme.indexOf('income');
    expect(programme.slice(at, at + 4)).toEqual(['income', 'hospice-income', 'obstetrics-neglect', 'pay']);
    const s = table();
    for (const seat of [0, 1]) women(s.seat(seat).popularity(5), 'access');
    s.state.turnOrder = [1, 0];
    s.only('obstetrics-neglect');
    expect(s.state.arrivals[1]).toBeGreaterThan(s.state.arrivals[0]);
  });

  test('with other modules: obstetrics and virus, C1-OBS-11: women never worsen or die, and cost nothing more at the end', () => {
    const s = women(women(t1({}, ['virus', 'obstetrics']).popularity(5), 'access'), '0B1');
    s.state.marks.virus.fill(1);
    s.only('admin-patients', 'virus-outbreak');
    expect(s.people('pregnant-woman')).toEqual(['white access', 'white 0B1']);
    expect(s.clinic.popularity).toBe(5);
    expect(s.line('untreated')).toBe(0);
  });

  test('with other modules: obstetrics and zombies, C1-OBS-11, CX-ZOM-9: a zombie kills a woman in its room as it does a patient; her car stays', () => {
    const s = women(t1({}, ['zombies', 'obstetrics']).popularity(9), '0B1').person('zombie', 0, -1, '0B1', false);
    const cars = carsOf(s);
    s.only('zombie-deaths');
    expect(s.clinic.popularity).toBe(4);
    expect([s.people('pregnant-woman'), s.people('body').length, carsOf(s)]).toEqual([[], 1, cars]);
    expect([onBoard(s), pieces(s)]).toEqual([3, 3]);
  });

  test('with other modules: obstetrics and virus, C1-OBS-11, C1-VIR-3: women are not counted', () => {
    const s = women(table({}, ['virus', 'obstetrics']), 'access', 3);
    for (let made = 0; made < 4; made++) s.patient('white', 'psychiatry');
    s.only('virus-check');
    expect(s.state.marks.virus[0]).toBe(0);
  });
});

describe('admin', () => {
  test('C1-OBS-12, C1-OBS-13, C1-OBS-EX-5: after the new turn order the new starting player chooses; then doctors rise', () => {
    const made = (): Scenario => {
      const s = university(table({ seats: 4 }), '_ _ Y W W').bags({ doctors: 'W R R' });
      s.state.turnOrder = [3, 2, 1, 0];
      [4, 1, 2, 3].forEach((popularity, seat) => {
        s.seat(seat).popularity(popularity);
      });
      return s.seat(1).only('admin-turn-order', 'obstetrics-choose', 'admin-university');
    };
    const s = made();
    expect(s.engine.deciders(s.state)).toEqual([1]);
    expect(s.choices()).toEqual([0, 1, 2].map(chooses));
    s.choose(chooses(2));
    expect(universityOf(s)).toBe('P P O Y Y');
    const one = made().choose(chooses(1));
    expect(universityOf(one)).toBe('P O Y Y W');
    expect(universityOf(made().choose(chooses(0)))).toBe('R O Y Y W');
  });

  test('C1-OBS-13: the university is last in the admin phase, and women in clinics cannot appear', () => {
    const { programme } = table().state;
    expect(programme.slice(programme.indexOf('admin-advance'), programme.indexOf('final-score'))).toEqual([
      ...['admin-advance', 'admin-notepad', 'admin-nurses', 'admin-laboratory', 'admin-doctors', 'admin-patients'],
      ...['admin-flip', 'admin-turn-order', 'obstetrics-choose', 'admin-university', 'round-end'],
    ]);
    const s = women(university(table(), '_ _ _'), 'access', 2);
    expect(s.only('obstetrics-choose').choices()).toEqual([0, 1].map(chooses));
  });

  test('C1-OBS-13, C1-GEN-8: it is skipped in the last round', () => {
    const s = university(table(), '_ W Y').round(6).only('obstetrics-choose', 'admin-university');
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(universityOf(s)).toBe('_ W Y');
    expect(universityOf(university(table(), 'W W Y').round(5).only('admin-university'))).toBe('O Y Y');
  });
});
