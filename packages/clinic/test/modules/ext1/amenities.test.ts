import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { ledgers } from '../../../src/ledger/index.ts';
import { placeBeside } from '../../../src/people/people.ts';
import { LEVELS } from '../../../src/state.ts';

type Place = 'cafeteria' | 'dormitory';

const table = (options: Readonly<Record<string, unknown>> = {}, modules: string[] = []): Scenario =>
  new Scenario({ ...options, modules: ['amenities', ...modules] });

const rest = (s: Scenario, kind: string, level: (typeof LEVELS)[number], from: string, to: Place) => ({
  do: 'rest',
  kind,
  level: LEVELS.indexOf(level),
  service: -1,
  from: s.place(from),
  to: placeBeside(s.rules, to),
});

/** Clinic T1 with nobody new: a yellow and a white doctor in the hub and an orderly in the supply room. */
const three = (s: Scenario): Scenario => s.clinicT1(0).doctor('yellow', '0A1').doctor('white', '0A1').orderly('0C1');

/** Those of C1-AME-EX-1 go to the cafeteria. */
const toCafeteria = (s: Scenario): Scenario =>
  s
    .choose(rest(s, 'doctor', 'yellow', '0A1', 'cafeteria'))
    .choose(rest(s, 'doctor', 'white', '0A1', 'cafeteria'))
    .choose(rest(s, 'orderly', 'white', '0C1', 'cafeteria'));

describe('setup', () => {
  test('C1-AME-1, C1-GEN-7: every player has a cafeteria and a dormitory', () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = table({ seats });
      expect(s.rules.placesBeside).toEqual(['cafeteria', 'dormitory']);
    }
    expect(new Scenario().rules.placesBeside).toEqual([]);
  });

  test('C1-GEN-9: promotions and the way back follow right after `admin-doctors`, cafeteria money is part of `income`', () => {
    const { programme } = table().state;
    expect(programme[programme.indexOf('admin-doctors') + 1]).toBe('amenities-return');
    expect(programme[programme.indexOf('income') + 1]).toBe('cafeteria-income');
  });
});

describe('going to rest', () => {
  test('C1-AME-2, C1-AME-3, C1-AME-5: 1 time to come to an entrance, 1 for each group of up to three', () => {
    const s = table().clinicT1().nurse('0A1', 4).doctor('red', '0B1');
    s.only('move');
    const walked: number[] = [];
    for (let gone = 0; gone < 4; gone++) {
      s.choose(rest(s, 'nurse', 'white', '0A1', 'cafeteria'));
      walked.push(s.clinic.walked);
    }
    expect(walked).toEqual([2, 3, 4, 6]);
    // The other place has groups of its own.
    s.choose(rest(s, 'doctor', 'red', '0B1', 'dormitory'));
    expect(s.clinic.walked).toBe(8);
    s.done();
    expect(s.clinic.time).toBe(8);
  });

  test('C1-AME-4: who waits at an access point needs no first time; who rests makes no other move', () => {
    const s = table().clinicT1().nurse('access').doctor('white', '0A1').only('move');
    s.choose(rest(s, 'nurse', 'white', 'access', 'cafeteria'));
    expect(s.clinic.walked).toBe(1);
    expect(s.refusal(s.walk('nurse', 'white', 'cafeteria', '0A1'))).toBe('CB-MOVE-19');
    expect(s.refusal(rest(s, 'nurse', 'white', 'cafeteria', 'dormitory'))).toBe('C1-AME-4');
    s.choose(s.walk('doctor', 'white', '0A1', '0B1'));
    expect(s.refusal(rest(s, 'doctor', 'white', '0B1', 'cafeteria'))).toBe('C1-AME-4');
    expect(s.refusal(rest(s, 'doctor', 'red', '0B1', 'cafeteria'))).toBe('CB-MOVE-1');
  });

  test('C1-AME-5: it is movement time, so that triage rooms reduce it', () => {
    const s = table().clinicT1().tile('triage', '0A3').nurse('0A1', 3).only('move');
    for (let gone = 0; gone < 3; gone++) s.choose(rest(s, 'nurse', 'white', '0A1', 'cafeteria'));
    s.done();
    expect(s.event('time-spent')).toMatchObject({ walked: 4, time: 1 });
  });

  test('C1-AME-6, C1-GEN-1: only ordinary staff with empty hands', () => {
    const s = table().clinicT1().nurse('0A1').patient('white', 'psychiatry').patient('white', 'psychiatry', '0B1');
    const nurse = s.clinic.people[0];
    nurse.load = 1;
    s.doctor('white', '0A1').only('move');
    const patient = { ...rest(s, 'patient', 'white', '0B1', 'cafeteria'), service: 0 };
    expect(s.refusal(patient)).toBe('C1-AME-6');
    expect(s.refusal({ ...patient, from: s.place('pre-admission') })).toBe('C1-AME-6');
    expect(s.refusal(rest(s, 'nurse', 'white', '0A1', 'cafeteria'))).toBe('C1-AME-6');
    expect(s.may(rest(s, 'doctor', 'white', '0A1', 'cafeteria'))).toBe(true);
    // Who gives blood lies down.
    Object.assign(s.clinic.people[0], { load: 0, lying: 1 });
    expect(s.refusal(rest(s, 'nurse', 'white', '0A1', 'cafeteria'))).toBe('C1-AME-6');
  });

  test('C1-AME-7: nobody is refused a rest, and nobody has to rest', () => {
    const s = table().clinicT1().nurse('access').only('move');
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-16');
    s.choose(rest(s, 'nurse', 'white', 'access', 'dormitory')).done();
    const stays = table().clinicT1().nurse('0A1').only('move').done();
    expect(stays.people('nurse')).toEqual(['white 0A1']);
  });

  test('C1-AME-7: a resting orderly is not dismissed and need not take a free supply room', () => {
    const s = table().clinicT1().orderly('access', 2).only('move');
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-17');
    s.choose(rest(s, 'orderly', 'white', 'access', 'cafeteria'));
    s.choose(rest(s, 'orderly', 'white', 'access', 'cafeteria')).done();
    expect(s.clinic.people.map(({ kind }) => kind)).toEqual(['orderly', 'orderly']);
    // With one place, of two others one is still dismissed.
    const three = table().clinicT1().orderly('access', 3).only('move');
    three.choose(rest(three, 'orderly', 'white', 'access', 'cafeteria'));
    three.choose(three.walk('orderly', 'white', 'access', '0C1')).done();
    expect(three.clinic.people).toHaveLength(2);
  });

  test('C1-AME-7: resting people treat nobody, help nobody and fill no room', () => {
    const s = table().clinicT1().doctor('white', '0B1').doctor('white', '0B1').nurse('0B1').doctor('red', '0A1');
    s.patient('red', 'psychiatry', '0B1').only('move', 'treat');
    s.choose(rest(s, 'doctor', 'white', '0B1', 'dormitory')).choose(rest(s, 'doctor', 'white', '0B1', 'dormitory'));
    s.choose(rest(s, 'nurse', 'white', '0B1', 'dormitory'));
    expect(s.may(s.walk('doctor', 'red', '0A1', '0B1'))).toBe(true);
    s.done();
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(s.clinic.income).toBe(0);
  });
});

describe('the round', () => {
  test('C1-AME-2, C1-AME-8, C1-AME-9, C1-AME-10, C1-AME-11, C1-AME-EX-1: three rest in the cafeteria', () => {
    const s = toCafeteria(three(table()).from('move'));
    expect(s.clinic.walked).toBe(4);
    s.done(0);
    const events = s.happened();
    expect(events.find(({ id }) => id === 'cafeteria')).toMatchObject({ seat: 0, count: 3, money: 18 });
    const paid = events.find(({ id, seat }) => id === 'paid' && seat === 0);
    expect(paid).toMatchObject({ wages: 4, maintenance: 3, saving: 0, fromIncome: 7, fromSavings: 0 });
    expect(s.clinic.money).toBe(11);
    expect(s.clinic.popularity).toBe(0);
    expect(s.people('doctor')).toEqual(['yellow access', 'white access']);
    expect(s.people('orderly')).toEqual(['white access']);
    expect(s.clinic.time).toBe(5);
  });

  test('C1-AME-4, C1-AME-EX-4: next round they rest again for 1 time', () => {
    const s = three(table());
    for (const person of s.clinic.people) person.at = s.place('access');
    s.only('move');
    s.choose(rest(s, 'doctor', 'yellow', 'access', 'cafeteria'));
    s.choose(rest(s, 'doctor', 'white', 'access', 'cafeteria'));
    s.choose(rest(s, 'orderly', 'white', 'access', 'cafeteria'));
    expect(s.clinic.walked).toBe(1);
  });

  test('C1-AME-3, C1-AME-5, C1-AME-10, C1-AME-11, C1-AME-EX-2: four go to the dormitory', () => {
    const s = table().clinicT1().doctor('white', '0A1').doctor('white', '0A1').nurse('0A1', 2);
    s.only('move', 'admin-laboratory', 'admin-doctors', 'amenities-return');
    for (const kind of ['doctor', 'nurse', 'doctor', 'nurse']) s.choose(rest(s, kind, 'white', '0A1', 'dormitory'));
    expect(s.clinic.walked).toBe(6);
    s.done();
    expect(s.people('doctor')).toEqual(['yellow access', 'yellow access']);
    expect(s.people('nurse')).toEqual(['white access', 'white access']);
    expect(s.clinic.popularity).toBe(0);
    expect(s.clinic.time).toBe(8);
    expect(s.line('time')).toBe(-2);
  });

  test('C1-AME-9, C1-AME-EX-3: cafeteria money pays after the income and never buys popularity', () => {
    const s = table().clinicT1(0).nurse('cafeteria').doctor('red', '0A1').tile('none', '0C1');
    // Wages 1 + 4 and maintenance 2 are the example's $7.
    s.clinic.income = 9;
    s.from('income');
    expect(s.event('cafeteria')).toMatchObject({ money: 6 });
    // Nobody was asked to buy anything: the next round has begun.
    expect(s.engine.asking(s.state, 0)?.step).toBe('lay-tile');
    expect(s.clinic.popularity).toBe(0);
    expect(s.clinic.money).toBe(6 + 2);
  });

  test('C1-AME-9: it pays before savings are touched', () => {
    const s = table().clinicT1(50).nurse('cafeteria', 2).doctor('red', '0A1').only('cafeteria-income', 'pay', 'bank');
    // Wages 2 + 4 and maintenance 3 from 12.
    expect(s.clinic.money).toBe(50 + 3);
    expect(s.event('paid')).toMatchObject({ fromIncome: 9, fromSavings: 0 });
  });

  test('C1-AME-10: the cafeteria keeps a level, the dormitory adds one, red stays red; others fall', () => {
    const s = table().clinicT1().tile('laboratory', '0A2').popularity(3);
    for (const [level, at] of [
      ['orange', 'cafeteria'],
      ['orange', 'dormitory'],
      ['red', 'dormitory'],
      ['orange', '0A1'],
      ['white', '0A2'],
    ] as const)
      s.doctor(level, at);
    s.nurse('dormitory').only('admin-laboratory', 'admin-doctors', 'amenities-return');
    expect(s.people('doctor')).toEqual(['orange access', 'red access', 'red access', 'yellow 0A1', 'orange 0A2']);
    // One point, from the laboratory.
    expect(s.clinic.popularity).toBe(4);
  });

  test('C1-AME-11, C1-GEN-8: each group comes back for 1 time, at once, without triage, in the last round too', () => {
    const s = table().clinicT1().tile('triage', '0A3').nurse('cafeteria', 4).nurse('dormitory').round(6);
    s.time(10).from('admin-doctors');
    expect(s.clinic.time).toBe(13);
    expect(s.clinic.people.every(({ at }) => at === s.place('access'))).toBe(true);
    expect(s.engine.result(s.state)?.lines.find(({ id }) => id === 'time')?.points[0]).toBe(-4);
  });
});

test('C1-AME-9, C1-AME-10, C1-AME-11: the ledger tells of cafeteria money, promotions and the way back', () => {
  const s = table()
    .clinicT1()
    .nurse('cafeteria', 4)
    .doctor('white', 'dormitory')
    .doctor('red', 'dormitory')
    .only('move');
  const [{ income, tied, notes, popularity }] = ledgers(s.engine, s.state);
  expect([income, tied, popularity.points]).toEqual([24, 0, 0]);
  expect(notes.map(({ id, params }) => [id, params])).toEqual([
    ['cafeteria', { count: 4, money: 24 }],
    ['dormitory', { count: 1 }],
    ['way-back', { time: 3 }],
  ]);
});

/** A nurse in the treatment room goes to rest for 1 time, and 1 more for her group, whatever is in her way. */
function goesAnyway(s: Scenario): void {
  s.choose(rest(s, 'nurse', 'white', '0B1', 'dormitory'));
  expect([s.clinic.walked, s.people('nurse')]).toEqual([2, ['white dormitory']]);
}

test('with other modules: amenities and the base game, C1-AME-2, C1-AME-7: full rooms and gaps stop nobody', () => {
  const s = table({ 'full-rooms-block': 'on' }).clinicT1().nurse('0B1').tile('operating-room', '0A1');
  s.doctor('white', '0A1').doctor('white', '1D3').tile('laboratory', '1D3').only('move');
  goesAnyway(s);
  // No way leads down from there.
  s.choose(rest(s, 'doctor', 'white', '1D3', 'dormitory'));
  expect(s.clinic.walked).toBe(3);
});

test('with other modules: amenities and zombies, C1-AME-7: zombies in the way stop nobody', () => {
  const s = table({}, ['zombies']).clinicT1().nurse('0B1');
  for (const at of ['0A1', '0B2', '0C1']) s.person('zombie', 0, -1, at);
  expect(s.only('move').refusal(s.walk('nurse', 'white', '0B1', '0A1'))).toBe('CX-ZOM-5');
  goesAnyway(s);
});

test('with other modules: amenities and utility-work, C1-AME-7: holes in the way stop nobody', () => {
  const s = table({}, ['utility-work']).tile('treatment-room', '0B1').tile('hub:psychiatry', '0D3').nurse('0B1');
  for (const at of ['0A1', '0B2', '0C1']) s.tile('hole', at);
  expect(s.only('move').refusal(s.walk('nurse', 'white', '0B1', '0D3'))).toBe('CB-MOVE-16');
  goesAnyway(s);
});

test('with other modules: amenities and zombies, C1-AME-7, CX-ZOM-9: zombies do not reach those who rest', () => {
  const s = table({}, ['zombies']).clinicT1().doctor('red', 'cafeteria').nurse('dormitory').doctor('white', '0A1');
  s.person('zombie', 0, -1, '0A1').only('zombie-deaths');
  expect([s.people('doctor'), s.people('nurse')]).toEqual([['red cafeteria'], ['white dormitory']]);
});

test('with other modules: amenities and virus, C1-AME-7: an outbreak does not reach those who rest', () => {
  const s = table({}, ['virus']).clinicT1().popularity(9).doctor('red', 'cafeteria').nurse('dormitory');
  s.state.marks.virus.fill(1);
  s.only('admin-patients', 'virus-outbreak');
  expect([s.people('doctor'), s.people('nurse')]).toEqual([['red cafeteria'], ['white dormitory']]);
  expect(s.clinic.popularity).toBe(9);
});
