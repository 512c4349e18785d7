import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { BLOOD } from '../../../src/data/box/blood-transfusion.ts';
import { ledgers } from '../../../src/ledger/index.ts';
import { bloodAt, bloodInSupply } from '../../../src/modules/box/blood-transfusion-store.ts';
import { type Kind, LEVELS } from '../../../src/state.ts';
import { tableAfter } from '../../rules/rules-file.ts';

type LevelName = (typeof LEVELS)[number];

const table = (options: Readonly<Record<string, unknown>> = {}, modules: string[] = []): Scenario =>
  new Scenario({ modules: ['blood-transfusion', ...modules], ...options });
const t1 = (modules: string[] = []): Scenario => table({}, modules).clinicT1();
const blood = (s: Scenario, at: string, seat = 0): number => bloodAt(s.rules, s.state, seat, s.cell(at));
/** Puts blood of the supply there, as rounds before did. */
function withBlood(s: Scenario, at: string, count = 1): Scenario {
  s.state.marks['blood-transfusion'][0] -= count;
  s.state.marks['blood-transfusion'][1 + s.cell(at)] += count;
  return s;
}
const errand = (s: Scenario, what: string, kind: Kind, from: string, to: string, level: LevelName = 'white') => ({
  ...s.walk(kind, level, from, to),
  do: what,
});
const give = (s: Scenario, kind: Kind, from: string, to: string, level?: LevelName) =>
  errand(s, 'give-blood', kind, from, to, level);
const fetch = (s: Scenario, from: string, to: string) => errand(s, 'fetch-blood', 'nurse', from, to);
const put = (s: Scenario, at: string) => ({ do: 'put-blood', at: s.cell(at) });
const goOn = (s: Scenario, at: string) => ({ do: 'go-on', at: s.cell(at) });
const transfuse = (s: Scenario, at: string, level: LevelName) => ({
  do: 'transfuse',
  at: s.cell(at),
  patient: LEVELS.indexOf(level),
});
/** The first car goes, as often as one must. */
function carsGo(s: Scenario): Scenario {
  while (s.choices()[0]?.do === 'leave') s.choose(s.choices()[0]);
  return s;
}
const cars = (s: Scenario): number => s.clinic.cars.reduce((sum, car) => sum + car, 0);
/** Room with a nurse, blood and a patient of that level. */
const ready = (level: LevelName, s = t1()): Scenario =>
  withBlood(s, '0B1').nurse('0B1').patient(level, 'psychiatry', '0B1');

test('CX-BLO, CX-GEN-4, CX-GEN-5: the numbers are those of the rules', () => {
  const numbers = Object.fromEntries(tableAfter('### All numbers', 'clinic-box.md'));
  expect(numbers['time to give blood']).toBe(`${BLOOD.time}`);
  expect(numbers['blood carried by one nurse in a round']).toBe(`${BLOOD.carried}`);
  expect(numbers['levels a patient recovers by one blood']).toBe(`${BLOOD.recovers}`);
  expect(numbers['blood pieces / extinguishers / workaholic doctors / zombies in the box']).toMatch(
    new RegExp(`^${BLOOD.copies} /`),
  );
});

test('CX-BLO-1: all 8 lie beside the main board, nobody has any, for any number of players', () => {
  for (const seats of [1, 2, 3, 4]) {
    const s = table({ seats });
    expect(bloodInSupply(s.state)).toBe(8);
    expect(s.state.marks['blood-transfusion'].slice(1).every((count) => count === 0)).toBe(true);
  }
});

describe('giving', () => {
  test('CX-BLO-2, CX-BLO-3: who stands alone in a hub lies down and gives: 3 time on top of the walk', () => {
    const s = t1().nurse('access').doctor('red', '0B1').only('move');
    expect(s.refusal(give(s, 'nurse', 'access', '0A1'))).toBe('CX-BLO-3');
    s.choose(s.walk('nurse', 'white', 'access', '0A1')).choose(give(s, 'nurse', '0A1', '0A1'));
    expect(s.clinic.walked).toBe(4);
    expect(s.clinic.people[0]).toMatchObject({ lying: 1, at: s.cell('0A1') });
    expect(s.refusal(give(s, 'nurse', '0A1', '0A1'))).toBe('CX-BLO-4');
    s.done();
    expect(s.clinic.time).toBe(4);
    // Nobody else can stand in a hub and give elsewhere.
    const room = t1().nurse('0B1').only('move');
    expect(room.refusal(give(room, 'nurse', '0B1', '0B1'))).toBe('CX-BLO-2');
  });

  test('CX-BLO-3: without walking, every round; one in each hub, in several hubs', () => {
    const s = t1().tile('hub:cardiology', '1A1').doctor('yellow', '0A1').nurse('1A1');
    for (let round = 1; round <= 2; round++) {
      s.only('move');
      s.choose(give(s, 'doctor', '0A1', '0A1', 'yellow'))
        .choose(give(s, 'nurse', '1A1', '1A1'))
        .done();
      s.only('treat', 'blood-collect', 'admin-patients', 'stand-up');
    }
    expect(s.clinic.time).toBe(2 * 2 * BLOOD.time);
    expect([blood(s, '0A1'), blood(s, '1A1'), bloodInSupply(s.state)]).toEqual([2, 2, 4]);
  });

  test('CX-BLO-2, CX-BLO-5, CX-BLO-EX-3: nobody gives beside others, and nobody stops beside a donor', () => {
    const s = t1().doctor('white', '0A1').nurse('0A1').doctor('white', '0B1').only('move');
    expect(s.refusal(give(s, 'doctor', '0A1', '0A1'))).toBe('CX-BLO-2');
    expect(s.refusal(give(s, 'nurse', '0A1', '0A1'))).toBe('CX-BLO-2');
    s.choose(s.walk('nurse', 'white', '0A1', '0B1')).choose(give(s, 'doctor', '0A1', '0A1'));
    expect(s.refusal(s.walk('doctor', 'white', '0B1', '0A1'))).toBe('CX-BLO-5');
    s.done();
    expect(s.people('doctor')).toEqual(['white 0A1', 'white 0B1']);
  });

  test('CX-BLO-4: an orderly walks into a hub only to give; then it is neither dismissed nor bound to a supply room', () => {
    const s = t1().orderly('access').orderly('0C1').only('move');
    expect(s.refusal(s.walk('orderly', 'white', 'access', '0A1'))).toBe('CB-MOVE-5');
    s.choose(give(s, 'orderly', 'access', '0A1'));
    expect(s.clinic.walked).toBe(4);
    s.done();
    expect(s.people('orderly')).toEqual(['white 0A1', 'white 0C1']);
    // Next round it sits in a hub: it gives again, or falls under CB-MOVE-17.
    s.only('treat', 'blood-collect', 'stand-up', 'move');
    expect(s.may(give(s, 'orderly', '0A1', '0A1'))).toBe(true);
    s.done();
    expect(s.people('orderly')).toEqual(['white 0C1']);
  });

  test('CX-BLO-4: one who does not give again sits down where he can, and waits in the hub where he cannot', () => {
    const s = t1().orderly('0A1').only('move');
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-17');
    const cutOff = t1()
      .tile('none', '0C1')
      .tile('supply-room', '3D3')
      .orderly('0A1')
      .doctor('white', '0B1')
      .only('move');
    cutOff.done();
    expect(cutOff.people('orderly')).toEqual(['white 0A1']);
  });

  test('with other modules: workaholic-doctors and blood-transfusion, CX-BLO-4, CX-GEN-1, CX-WRK-12: one that gives is not removed', () => {
    const s = t1(['workaholic-doctors']).person('workaholic', 0, -1, '0A1').only('move');
    s.choose(give(s, 'workaholic', '0A1', '0A1')).done();
    s.only('treat', 'blood-collect', 'workaholic-leave', 'stand-up');
    expect(s.clinic.people).toMatchObject([{ kind: 'workaholic', lying: 0, load: 0 }]);
    expect(blood(s, '0A1')).toBe(1);
  });

  test('CX-BLO-4: patients cannot give', () => {
    const patient = t1().patient('white', 'psychiatry').nurse('0A1').only('move');
    expect(
      patient.refusal({ ...patient.walk('patient', 'white', 'pre-admission', '0A1', 'psychiatry'), do: 'give-blood' }),
    ).toBe('CX-BLO-4');
  });

  test('CX-BLO-5: the 3 time are movement time, which a triage reduces', () => {
    const s = t1().tile('triage', '0A2').nurse('0A1').only('move');
    s.choose(give(s, 'nurse', '0A1', '0A1')).done();
    expect(s.clinic.time).toBe(0);
  });

  test('CX-BLO-5: nobody is kept outside because of a donor: they go in first', () => {
    const s = t1().doctor('white', '0A1').doctor('yellow', 'access').doctor('red', '0B1').only('move');
    expect(s.refusal(give(s, 'doctor', '0A1', '0A1'))).toBe('CX-BLO-5');
    s.choose(s.walk('doctor', 'yellow', 'access', '0B1'))
      .choose(give(s, 'doctor', '0A1', '0A1'))
      .done();
    expect(s.people('doctor')).toEqual(['white 0A1', 'yellow 0B1', 'red 0B1']);
    // Neither is anybody driven out of a room whose only other place is the donor's hub.
    const full = t1().tile('operating-room', '1A1').doctor('white', '0A1').doctor('red', '1A1').doctor('yellow', '0B1');
    full.only('move').choose(give(full, 'doctor', '0A1', '0A1'));
    expect(full.refusal(full.walk('doctor', 'yellow', '0B1', '1A1'))).toBe('CX-BLO-5');
  });

  test('CX-BLO-5: whatever is chosen at random, moving can always be finished, with rooms in the way or not', () => {
    for (const blocking of ['off', 'on']) {
      for (let seed = 0; seed < 40; seed++) {
        const s = table({ 'full-rooms-block': blocking })
          .clinicT1()
          .tile('operating-room', '1A1')
          .tile('laboratory', '0A2');
        withBlood(withBlood(s, '0A1'), '0B1').nurse('access', 2).nurse('0B1').orderly('access').orderly('0A1');
        s.doctor('white', 'access')
          .doctor('red', '1A1')
          .doctor('yellow', seed % 2 === 0 ? '0A1' : '0B1')
          .only('move');
        for (let made = 0; s.choices().length > 0; made++) {
          const all = s.choices();
          const walks = all.filter(({ do: what }) => what !== 'done');
          const from = walks.length > 0 && made < 16 ? walks : all;
          s.choose(from[(seed * 7 + made * 13) % from.length]);
        }
        expect(s.state.frames).toEqual([]);
        expect(s.state.marks['blood-transfusion'].reduce((sum, count) => sum + count, 0)).toBe(8);
      }
    }
  });
});

describe('carrying', () => {
  test('CX-BLO-6, CX-BLO-7: one walk by the shortest way to the blood, to where she puts it down, and to her end', () => {
    const s = withBlood(t1().tile('treatment-room', '0A2'), '0A1').nurse('access').only('move');
    s.choose(fetch(s, 'access', '0A1'));
    expect([s.clinic.walked, blood(s, '0A1')]).toEqual([1, 0]);
    expect(s.choices()).toEqual([put(s, '0B1'), put(s, '0A2')]);
    s.choose(put(s, '0B1'));
    expect([s.clinic.walked, blood(s, '0B1')]).toEqual([2, 1]);
    expect(s.choices()).toEqual([{ do: 'done' }, goOn(s, '0A1'), goOn(s, '0A2')]);
    s.choose(goOn(s, '0A1'));
    expect([s.clinic.walked, s.people('nurse')]).toEqual([3, ['white 0A1']]);
    // That was her walk, and her piece.
    expect(s.refusal(fetch(s, '0A1', '0B1'))).toBe('CX-BLO-7');
    expect(s.refusal(s.walk('nurse', 'white', '0A1', '0B1'))).toBe('CB-MOVE-19');
    s.done();
    expect(s.clinic.people[0].load).toBe(0);
  });

  test('CX-BLO-7: it lies in hubs and treatment rooms only, any number of it; she may stay where she put it', () => {
    const s = withBlood(t1().tile('laboratory', '0A2'), '0A1', 3).nurse('0A1', 3).only('move');
    s.choose(fetch(s, '0A1', '0A1'));
    expect(s.refusal(put(s, '0C1'))).toBe('CX-BLO-7');
    expect(s.refusal(put(s, '0A2'))).toBe('CX-BLO-7');
    s.choose(put(s, '0B1')).done();
    s.choose(fetch(s, '0A1', '0A1'))
      .choose(put(s, '0B1'))
      .done();
    s.choose(fetch(s, '0A1', '0B1'))
      .choose(put(s, '0A1'))
      .choose(goOn(s, '0B1'))
      .done();
    expect([blood(s, '0A1'), blood(s, '0B1')]).toEqual([2, 1]);
    expect(s.people('nurse')).toEqual(['white 0B1', 'white 0B1', 'white 0B1']);
  });

  test('CX-BLO-7: only nurses carry, only what is there, and nobody else’s', () => {
    const s = withBlood(t1(), '0A1').doctor('white', 'access').nurse('access').only('move');
    expect(s.refusal(errand(s, 'fetch-blood', 'doctor', 'access', '0A1'))).toBe('CX-BLO-7');
    expect(s.refusal(fetch(s, 'access', '0B1'))).toBe('CX-BLO-7');
    s.seat(1).clinicT1().nurse('access').only('move');
    expect(s.refusal(fetch(s, 'access', '0A1'), 1)).toBe('CX-BLO-7');
  });

  test('CX-BLO-6: what is given this round cannot be carried or used before the next one', () => {
    const s = t1()
      .doctor('white', '0A1')
      .nurse('0B1')
      .patient('white', 'psychiatry', '0B1')
      .only('move', 'treat', 'blood-collect');
    s.choose(give(s, 'doctor', '0A1', '0A1'));
    expect(s.refusal(fetch(s, '0B1', '0A1'))).toBe('CX-BLO-7');
    s.done();
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect([blood(s, '0A1'), s.clinic.income]).toEqual([1, 0]);
  });
});

describe('treating', () => {
  test('CX-BLO-8: each hub with a donor gets 1 in turn order; with too few the others get nothing, and their time is gone', () => {
    const s = table({ seats: 3 });
    for (const seat of [0, 1, 2]) s.seat(seat).clinicT1().nurse('0A1');
    s.state.turnOrder = [2, 0, 1];
    s.state.marks['blood-transfusion'][0] = 2;
    s.only('move');
    for (const seat of [0, 1, 2])
      s.seat(seat)
        .choose(give(s, 'nurse', '0A1', '0A1'), seat)
        .done(seat);
    s.only('blood-collect');
    expect([0, 1, 2].map((seat) => bloodAt(s.rules, s.state, seat, 0))).toEqual([1, 0, 1]);
    expect(s.state.clinics.map(({ time }) => time)).toEqual([3, 3, 3]);
    expect(s.rules.programme.indexOf('blood-collect')).toBe(s.rules.programme.indexOf('treat') + 1);
  });

  test('CX-BLO-9, CX-BLO-10, CX-BLO-12, CX-BLO-13, CX-BLO-EX-1: the whole story of an orange patient', () => {
    const s = t1().nurse('access').only('move', 'treat', 'blood-collect', 'admin-patients', 'stand-up');
    s.choose(s.walk('nurse', 'white', 'access', '0A1'))
      .choose(give(s, 'nurse', '0A1', '0A1'))
      .done();
    expect(s.clinic.time).toBe(4);
    expect(blood(s, '0A1')).toBe(1);
    s.patient('orange', 'psychiatry');
    const before = cars(s);
    s.only('move', 'treat', 'blood-collect', 'admin-patients', 'stand-up');
    s.choose(s.walk('patient', 'orange', 'pre-admission', '0B1', 'psychiatry'));
    s.choose(fetch(s, '0A1', '0A1'))
      .choose(put(s, '0B1'))
      .done();
    s.done();
    expect(s.clinic.time).toBe(4 + 3);
    s.choose(transfuse(s, '0B1', 'orange'));
    expect(s.clinic.income).toBe(20);
    expect(bloodInSupply(s.state)).toBe(8);
    expect(s.people('patient')).toEqual(['yellow 0B1']);
    expect(s.people('nurse')).toEqual(['white 0B1']);
    expect(cars(s)).toBe(before);
    // Off again after this round: next time it worsens.
    s.only('admin-patients');
    expect(s.people('patient')).toEqual(['orange 0B1']);
  });

  test('CX-BLO-9, CX-BLO-EX-2, CX-GEN-2: a white patient with a garden pays $10 and leaves with its car', () => {
    const s = ready('white', t1().tile('garden', '0B2'));
    const before = cars(s);
    s.only('treat').choose(transfuse(s, '0B1', 'white'));
    carsGo(s);
    expect([s.clinic.income, s.people('patient').length, cars(s)]).toEqual([10, 0, before - 1]);
  });

  test('CX-BLO-10, CX-BLO-12, CX-GEN-2: the income of the level before, each with the room’s bonuses', () => {
    for (const [level, money, after] of [
      ['red', 32, 'orange'],
      ['orange', 20, 'yellow'],
      ['yellow', 12, 'white'],
    ] as const) {
      const s = ready(level, t1().tile('garden', '0B2')).only('treat');
      s.choose(transfuse(s, '0B1', level));
      expect([s.clinic.income, s.people('patient')]).toEqual([money + 2, [`${after} 0B1`]]);
    }
  });

  test('CX-BLO-9, CX-BLO-EX-4: not with a doctor in the room, who treats as usual; the blood remains', () => {
    const s = ready('white').doctor('white', '0B1').only('treat');
    expect(s.refusal(transfuse(s, '0B1', 'white'))).toBe('CX-BLO-9');
    s.choose(s.treat('0B1', 'white', 'white'));
    carsGo(s);
    expect([s.clinic.income, blood(s, '0B1')]).toEqual([8, 1]);
    const purple = ready('white', t1(['workaholic-doctors']))
      .person('workaholic', 0, -1, '0B1')
      .only('treat');
    expect(purple.refusal(transfuse(purple, '0B1', 'white'))).toBe('CX-BLO-9');
  });

  test('CX-BLO-11: one patient for each nurse and blood a round; two nurses with two blood treat two', () => {
    const s = withBlood(ready('orange'), '0B1').patient('red', 'psychiatry', '0B1').only('treat');
    s.choose(transfuse(s, '0B1', 'red'));
    expect(s.engine.deciders(s.state)).toEqual([]);
    const two = withBlood(ready('orange'), '0B1').patient('red', 'psychiatry', '0B1').nurse('0B1').only('treat');
    two.choose(transfuse(two, '0B1', 'red'));
    // The same patient is not treated twice.
    expect(two.refusal(transfuse(two, '0B1', 'red'))).toBe('CX-BLO-11');
    two.choose(transfuse(two, '0B1', 'orange'));
    expect([two.clinic.income, blood(two, '0B1')]).toEqual([52, 0]);
    // One blood and two nurses, and one whom the owner chooses not to treat.
    const one = ready('orange').nurse('0B1').patient('red', 'psychiatry', '0B1').only('treat');
    one.choose(transfuse(one, '0B1', 'orange'));
    expect(one.engine.deciders(one.state)).toEqual([]);
    const none = ready('orange').only('treat').done();
    expect([none.clinic.income, blood(none, '0B1')]).toEqual([0, 1]);
  });

  test('with other modules: icu and blood-transfusion, CX-BLO-11, CX-BLO-12: in an active treatment room only, in no ICU or operating room', () => {
    for (const tile of ['icu', 'operating-room', 'outpatient-room']) {
      const s = ready('white', t1(['icu']).tile(tile, '0A2'))
        .nurse('0A2')
        .patient('white', 'psychiatry', '0A2');
      withBlood(s, '0A2').only('treat');
      expect(s.refusal(transfuse(s, '0A2', 'white'))).toBe('CX-BLO-12');
    }
    const s = ready('white', t1().tile('treatment-room', '0D3')).nurse('0D3').patient('white', 'psychiatry', '0D3');
    withBlood(s, '0D3').only('treat');
    expect(s.refusal(transfuse(s, '0D3', 'white'))).toBe('CX-BLO-12');
  });
});

describe('admin', () => {
  test('with other modules: blood-transfusion and virus, CX-BLO-13, C1-VIR-7: with a nurse on top a patient does not worsen, not even in an outbreak; the ledger says so', () => {
    const s = ready('red', t1(['virus'])).patient('white', 'psychiatry', '0B1');
    s.state.marks.virus[0] = 1;
    s.only('treat', 'pay', 'admin-patients', 'virus-outbreak', 'stand-up');
    const [mine] = ledgers(s.engine, s.state);
    expect(mine.treated).toMatchObject([{ by: 'nurse-with-blood', patient: 3, money: 32, rule: 'CX-BLO-10' }]);
    expect(mine.notes).toContainEqual({ id: 'transfused', rule: 'CX-BLO-13', params: { count: 1 }, tone: 'good' });
    s.choose(transfuse(s, '0B1', 'red'));
    expect(s.people('patient')).toEqual(['orange 0B1', 'orange 0B1']);
    expect(s.clinic.people.every(({ load }) => load === 0)).toBe(true);
  });

  test('CX-BLO-13, CX-GEN-3: donors draw wages, stand up at the end, and a doctor among them falls a level', () => {
    const s = t1()
      .doctor('orange', '0A1')
      .only('move', 'treat', 'blood-collect', 'pay', 'admin-laboratory', 'admin-doctors', 'admin-patients', 'stand-up');
    s.choose(give(s, 'doctor', '0A1', '0A1', 'orange'));
    s.happened();
    s.done();
    expect(s.event('paid')).toMatchObject({ wages: 3 });
    expect(s.clinic.people).toMatchObject([{ level: 1, lying: 0, at: s.cell('0A1') }]);
    expect(s.rules.programme.indexOf('stand-up')).toBe(s.rules.programme.indexOf('admin-patients') + 1);
  });
});

test('CX-GEN-6: with all four modules of the box their steps run in the order of the table', () => {
  const { programme } = table({}, ['fire-extinguisher', 'workaholic-doctors', 'zombies']).state;
  const steps = ['zombie-move', 'move', 'zombie-deaths', 'zombie-turning', 'treat', 'blood-collect', 'income'];
  const admin = ['workaholic-leave', 'admin-laboratory', 'admin-patients', 'stand-up', 'admin-flip'];
  const places = [...steps, ...admin].map((step) => programme.indexOf(step));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(programme.filter((step) => step === 'stand-up')).toHaveLength(1);
});

test('with other modules: blood-transfusion and amenities, CX-BLO-4, C1-AME-6: who rests cannot give, who gives cannot rest', () => {
  const s = t1(['amenities']).doctor('white', '0A1').nurse('0B1').only('move');
  const rest = (kind: Kind, from: string) => ({
    ...s.walk(kind, 'white', from, '0A1'),
    do: 'rest',
    to: s.place('cafeteria'),
  });
  s.choose(rest('nurse', '0B1'));
  expect(s.refusal({ ...give(s, 'nurse', '0B1', '0A1'), from: s.place('cafeteria') })).toBe('CX-BLO-4');
  s.choose(give(s, 'doctor', '0A1', '0A1'));
  expect(s.refusal(rest('doctor', '0A1'))).toBe('C1-AME-6');
});

test('with other modules: blood-transfusion and zombies, CX-BLO-8, CX-ZOM-7: only a living donor gives', () => {
  const s = t1(['zombies']).nurse('0A1');
  s.clinic.people[0].lying = 1;
  s.clinic.people[0].load = 1;
  s.person('zombie', 0, -1, '0A1').only('zombie-deaths', 'blood-collect');
  expect([s.people('nurse').length, blood(s, '0A1'), bloodInSupply(s.state)]).toEqual([0, 0, 8]);
});

test('with other modules: blood-transfusion and zombies, CX-ZOM-10: a nurse in the room, with blood or without, prevents turning', () => {
  const room = t1(['zombies'])
    .nurse('0B1')
    .patient('yellow', 'psychiatry', '0B1')
    .patient('yellow', 'psychiatry', '0B1');
  withBlood(room, '0B1').only('zombie-turning', 'treat');
  expect(room.people('patient')).toEqual(['yellow 0B1', 'yellow 0B1']);
  // She treats one of them, who still does not turn next round.
  room.choose(transfuse(room, '0B1', 'yellow'));
  expect([room.clinic.income, room.only('zombie-turning').people('patient')]).toEqual([
    12,
    ['white 0B1', 'yellow 0B1'],
  ]);
});

test('with other modules: blood-transfusion and janitors, CX-BLO-4, CX-GEN-1: one in the hub does not prevent giving, and cannot give', () => {
  const s = t1(['janitors']).nurse('0A1').person('janitor', 0, -1, '0A1').only('move');
  expect(s.refusal(give(s, 'janitor', '0A1', '0A1'))).toBe('CX-BLO-4');
  s.choose(give(s, 'nurse', '0A1', '0A1')).done();
  expect(s.people('janitor')).toEqual(['white 0A1']);
});

/** Somebody who is no ordinary patient beside a nurse with blood; one elsewhere makes the question be asked. */
const offeredFor = (kind: Kind, module: string): string[] => {
  const s = withBlood(t1([module]).nurse('0B1'), '0B1')
    .person(kind, 0, -1, '0B1')
    .tile('operating-room', '0A2');
  s.doctor('white', '0A2').patient('white', 'psychiatry', '0A2').only('treat');
  expect(s.refusal(transfuse(s, '0B1', 'white'))).toBe('CX-BLO-11');
  return s.choices().map((choice) => choice.do);
};

test('with other modules: blood-transfusion and hospice, CX-BLO-9: elders cannot get blood', () => {
  expect(offeredFor('elder', 'hospice')).toEqual(['treat', 'look-after', 'done']);
});

test('with other modules: blood-transfusion and obstetrics, CX-BLO-9: pregnant women cannot get blood', () => {
  expect(offeredFor('pregnant-woman', 'obstetrics')).toEqual(['treat', 'done']);
});

test('with other modules: obstetrics and blood-transfusion, C1-OBS-9: a nurse with blood is not one of two doctors', () => {
  const s = withBlood(t1(['obstetrics']).nurse('0B1', 2), '0B1', 2).person('pregnant-woman', 0, -1, '0B1');
  // Alone they help nobody, and neither do they beside the one doctor.
  expect(s.only('treat').choices()).toEqual([]);
  expect(s.doctor('white', '0B1').only('treat').choices()).toEqual([]);
  // As nurses they bend one of two doctors, as ever.
  s.doctor('white', '0B1').only('treat');
  expect(s.choices().map((choice) => choice.do)).toEqual(['birth', 'done']);
});
