import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { PHARMACY } from '../../../src/data/ext1/pharmacy.ts';
import { ledgers } from '../../../src/ledger/index.ts';
import {
  allCapsules,
  capsuleLoad,
  capsulesAt,
  inCapsuleBag,
  shownCapsules,
} from '../../../src/modules/ext1/pharmacy-store.ts';
import { LEVELS } from '../../../src/state.ts';
import { tableAfter } from '../../rules/rules-file.ts';

type LevelName = (typeof LEVELS)[number];
const level = (name: LevelName): number => LEVELS.indexOf(name);
const NONE = [0, 0, 0, 0];

const table = (options: Readonly<Record<string, unknown>> = {}, modules: string[] = []): Scenario =>
  new Scenario({ modules: ['pharmacy', ...modules], ...options });
const t1 = (modules: string[] = []): Scenario => table({}, modules).clinicT1();
const there = (s: Scenario, at: string): number[] => capsulesAt(s.rules, s.state, 0, s.cell(at));
const gone = (s: Scenario): number[] => s.state.marks.pharmacy.slice(8, 12);
/** What lies on the places of the board, taken out of the bag. */
function shows(s: Scenario, ...names: LevelName[]): Scenario {
  names.forEach((name, place) => {
    const before = s.state.marks.pharmacy[4 + place];
    if (before >= 0) s.state.marks.pharmacy[before]++;
    s.state.marks.pharmacy[4 + place] = level(name);
    s.state.marks.pharmacy[level(name)]--;
  });
  return s;
}
const buy = (s: Scenario, place: number, at: string) => ({ do: 'hire-capsule', place, at: s.cell(at) });
/** A capsule out of the bag in a hub. */
function withCapsule(s: Scenario, name: LevelName, at = '0A1'): Scenario {
  s.state.marks.pharmacy[level(name)]--;
  s.state.marks.pharmacy[12 + s.cell(at)] += 1 << (5 * level(name));
  return s;
}
/** A nurse with a capsule out of the bag. */
function carrier(s: Scenario, name: LevelName, at: string): Scenario {
  s.nurse(at).state.marks.pharmacy[level(name)]--;
  s.clinic.people[s.clinic.people.length - 1].load = capsuleLoad(s.rules, level(name));
  return s;
}
const fetch = (s: Scenario, name: LevelName, from: string, over: string, to: string) => ({
  ...s.walk('nurse', 'white', from, to),
  do: 'fetch-capsule',
  over: s.cell(over),
  capsule: level(name),
});
const use = (s: Scenario, at: string, capsule: LevelName, patient: LevelName) => ({
  do: 'use-capsule',
  at: s.cell(at),
  capsule: level(capsule),
  patient: level(patient),
});
const walkWith = (s: Scenario, name: LevelName, from: string, to: string) => ({
  ...s.walk('nurse', 'white', from, to),
  load: capsuleLoad(s.rules, level(name)),
});
function carsGo(s: Scenario): Scenario {
  while (s.choices()[0]?.do === 'leave') s.choose(s.choices()[0]);
  return s;
}

describe('setup', () => {
  test('C1-PHA-1, C1-GEN-7: as many as players lie open, the others of the 25 are in the bag', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { rules, ...engine } = createEngine(clinic, { seats, modules: ['pharmacy'] });
      const { state } = engine.begin('fast:pharmacy');
      const shown = shownCapsules(rules, state);
      expect(shown).toHaveLength(seats);
      expect(shown.every((capsule) => capsule >= 0)).toBe(true);
      expect(inCapsuleBag(state).reduce((sum, count) => sum + count, 0)).toBe(25 - seats);
      expect(allCapsules(rules, state)).toEqual([12, 6, 4, 3]);
    }
  });

  test('C1-PHA-1: it is drawn by the table’s chance, and nobody sees an order of the bag', () => {
    const shown = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const engine = createEngine(clinic, { seats: 4, modules: ['pharmacy'] });
      const { state } = engine.begin(`fast:pharmacy-${seed}`);
      shown.add(shownCapsules(engine.rules, state).join());
      expect(engine.view(state, 0).marks.pharmacy).toEqual(state.marks.pharmacy);
    }
    expect(shown.size).toBeGreaterThan(6);
  });

  test('C1-PHA-2: the numbers are those of the rules', () => {
    const numbers = Object.fromEntries(tableAfter('### All numbers', 'clinic-ext1.md'));
    expect(numbers['capsules red/orange/yellow/white']).toBe(PHARMACY.capsules.toReversed().join('/'));
    expect(numbers['capsule prices']).toBe(
      PHARMACY.prices
        .toReversed()
        .map((price) => `$${price}`)
        .join('/'),
    );
    expect(numbers['capsules on show for 1/2/3/4 players']).toBe(PHARMACY.shown.slice(1).join('/'));
    expect(PHARMACY.capsules.reduce((sum, count) => sum + count, 0)).toBe(25);
  });
});

describe('buying', () => {
  test('C1-PHA-2, C1-GEN-6: one capsule in place of a doctor, and a nurse or an orderly besides', () => {
    const s = shows(t1(), 'red', 'white').money(4).university('O Y W').hires();
    s.choose(buy(s, 0, '0A1'));
    expect([s.clinic.money, there(s, '0A1')]).toEqual([0, [0, 0, 0, 1]]);
    expect(s.refusal({ do: 'hire-doctor', space: 2 })).toBe('CB-HIRE-1');
    expect(s.refusal(buy(s, 1, '0A1'))).toBe('CB-HIRE-1');
    expect(s.refusal({ do: 'hire-orderly' })).toBe('CB-HIRE-6');
    s.money(9).choose({ do: 'hire-orderly' });
    s.choose(s.choices()[0]);
    const doctor = shows(t1(), 'white', 'red').university('O Y W').hires();
    doctor.choose({ do: 'hire-doctor', space: 2 }).choose(doctor.choices()[0]);
    expect(doctor.refusal(buy(doctor, 0, '0A1'))).toBe('CB-HIRE-1');
  });

  test('C1-PHA-2: red $4, orange $3, yellow $1, white $0; with less it is refused', () => {
    for (const [name, price] of [
      ['red', 4],
      ['orange', 3],
      ['yellow', 1],
      ['white', 0],
    ] as const) {
      const s = shows(t1(), name).money(price).hires();
      s.choose(buy(s, 0, '0A1'));
      expect(s.clinic.money).toBe(0);
      if (price > 0)
        expect(
          shows(t1(), name)
            .money(price - 1)
            .hires()
            .refusal(buy(s, 0, '0A1')),
        ).toBe('C1-PHA-2');
    }
  });

  test('C1-PHA-3: no car; into any own hub, any number of them; its place stays empty', () => {
    const s = shows(t1().tile('hub:cardiology', '1A1'), 'white', 'white');
    s.clinic.cars.fill(1);
    s.hires();
    expect(s.refusal(buy(s, 0, '0B1'))).toBe('C1-PHA-3');
    s.choose(buy(s, 0, '1A1'));
    expect(s.choices()).toEqual([{ do: 'done' }]);
    expect(shownCapsules(s.rules, s.state)).toEqual([-1, 0]);
    s.hires();
    expect(s.refusal(buy(s, 0, '1A1'))).toBe('C1-PHA-2');
    s.choose(buy(s, 1, '1A1'));
    expect(there(s, '1A1')).toEqual([2, 0, 0, 0]);
  });

  test('C1-GEN-5: who acts first gets it; the next one finds the place empty', () => {
    const s = shows(t1(), 'red').hires();
    s.choose(buy(s, 0, '0A1'))
      .seat(1)
      .clinicT1()
      .hires();
    expect(s.refusal(buy(s, 0, '0A1'))).toBe('C1-PHA-2');
  });
});

describe('carrying', () => {
  test('C1-PHA-4, C1-PHA-5: by the shortest way to the hub and on to a treatment room, where her walk ends', () => {
    const s = withCapsule(t1(), 'orange').nurse('access').only('move');
    expect(s.refusal(fetch(s, 'orange', 'access', '0A1', '0A1'))).toBe('C1-PHA-4');
    expect(s.refusal(fetch(s, 'orange', 'access', '0A1', '0C1'))).toBe('C1-PHA-4');
    expect(s.refusal(fetch(s, 'red', 'access', '0A1', '0B1'))).toBe('C1-PHA-4');
    s.choose(fetch(s, 'orange', 'access', '0A1', '0B1'));
    expect([s.clinic.walked, s.people('nurse'), there(s, '0A1')]).toEqual([2, ['white 0B1'], NONE]);
    expect(s.refusal(walkWith(s, 'orange', '0B1', '0A1'))).toBe('CB-MOVE-19');
    // Back to the room from which she came counts both ways.
    const back = withCapsule(t1(), 'white').nurse('0B1').only('move');
    back.choose(fetch(back, 'white', '0B1', '0A1', '0B1'));
    expect(back.clinic.walked).toBe(2);
  });

  test('C1-PHA-5: into a treatment room that is not active or without patients too; one capsule for each nurse', () => {
    const s = withCapsule(withCapsule(t1().tile('treatment-room', '0D3'), 'white'), 'white')
      .nurse('0A1')
      .only('move');
    s.choose(fetch(s, 'white', '0A1', '0A1', '0D3'));
    expect(s.refusal(fetch(s, 'white', '0D3', '0A1', '0B1'))).toBe('C1-PHA-5');
    const two = withCapsule(carrier(t1(), 'red', '0B1'), 'white').only('move');
    expect(two.refusal({ ...fetch(two, 'white', '0B1', '0A1', '0B1'), load: capsuleLoad(two.rules, 3) })).toBe(
      'C1-PHA-5',
    );
  });

  test('C1-PHA-5: later she stays or walks to another treatment room with it, never elsewhere', () => {
    const s = carrier(t1().tile('treatment-room', '0A2'), 'yellow', '0B1').only('move');
    expect(s.refusal(walkWith(s, 'yellow', '0B1', '0A1'))).toBe('C1-PHA-5');
    s.choose(walkWith(s, 'yellow', '0B1', '0A2')).done();
    expect(s.clinic.people[0].load).toBe(capsuleLoad(s.rules, 1));
    expect(carrier(t1(), 'yellow', '0B1').only('move').done().people('nurse')).toEqual(['white 0B1']);
  });

  test('C1-PHA-5: one outside who can reach no treatment room loses it and moves as an ordinary nurse', () => {
    const s = carrier(t1().tile('none', '0B1'), 'red', 'access').only('before-move', 'capsule-lost', 'move');
    expect(s.clinic.people[0].load).toBe(0);
    expect(gone(s)).toEqual([0, 0, 0, 1]);
    s.choose(s.walk('nurse', 'white', 'access', '0A1')).done();
    const kept = carrier(t1(), 'red', 'access').only('before-move', 'capsule-lost', 'move');
    expect(kept.refusal(walkWith(kept, 'red', 'access', '0A1'))).toBe('C1-PHA-5');
    kept.choose(walkWith(kept, 'red', 'access', '0B1')).done();
  });
});

describe('treating', () => {
  test('C1-PHA-2, C1-PHA-6, C1-PHA-7, C1-PHA-8, C1-PHA-EX-1: bought, carried and used: $20, wage $1, out of the game', () => {
    const s = shows(t1(), 'orange').hires();
    s.choose(buy(s, 0, '0A1'));
    expect(s.clinic.money).toBe(97);
    s.nurse('0A1').patient('orange', 'psychiatry', '0B1').only('move', 'treat', 'pay');
    s.choose(fetch(s, 'orange', '0A1', '0A1', '0B1')).done();
    expect(s.clinic.time).toBe(1);
    s.happened();
    s.choose(use(s, '0B1', 'orange', 'orange'));
    carsGo(s);
    expect(s.event('paid')).toMatchObject({ wages: 1, fromIncome: 4 });
    expect(s.clinic.income).toBe(20 - 4);
    expect([s.clinic.people.length, s.clinic.people[0].load, gone(s)]).toEqual([1, 0, [0, 0, 1, 0]]);
  });

  test('C1-PHA-7, C1-PHA-EX-2: a second nurse bends orange to red: $32, two nurses’ wages', () => {
    const s = carrier(t1(), 'orange', '0B1').nurse('0B1').patient('red', 'psychiatry', '0B1').only('treat', 'pay');
    s.happened();
    s.choose(use(s, '0B1', 'orange', 'red'));
    carsGo(s);
    expect(s.event('paid')).toMatchObject({ wages: 2 });
    expect(s.clinic.income).toBe(32 - 2 - 3);
  });

  test('C1-PHA-7: she does not bend herself; bonuses apply; the owner may decline; two carriers treat two', () => {
    const alone = carrier(t1(), 'orange', '0B1')
      .patient('red', 'psychiatry', '0B1')
      .patient('orange', 'psychiatry', '0B1');
    alone.only('treat');
    expect(alone.refusal(use(alone, '0B1', 'orange', 'red'))).toBe('C1-PHA-7');
    alone.done();
    expect([alone.clinic.income, alone.clinic.people[0].load]).toEqual([0, capsuleLoad(alone.rules, 2)]);
    const s = carrier(carrier(t1().tile('garden', '0B2'), 'white', '0B1'), 'yellow', '0B1');
    s.patient('white', 'psychiatry', '0B1').patient('yellow', 'psychiatry', '0B1').only('treat');
    s.choose(use(s, '0B1', 'white', 'white'));
    carsGo(s).choose(use(s, '0B1', 'yellow', 'yellow'));
    carsGo(s);
    expect([s.clinic.income, s.engine.deciders(s.state), gone(s)]).toEqual([8 + 2 + 12 + 2, [], [1, 1, 0, 0]]);
  });

  test('C1-PHA-6, C1-PHA-EX-3: with a doctor there it does not work; she bends him and keeps it', () => {
    const s = carrier(t1(), 'red', '0B1')
      .nurse('0B1')
      .doctor('white', '0B1')
      .patient('orange', 'psychiatry', '0B1')
      .only('treat');
    expect(s.refusal(use(s, '0B1', 'red', 'orange'))).toBe('C1-PHA-6');
    s.choose(s.treat('0B1', 'white', 'orange'));
    carsGo(s);
    expect([s.clinic.income, s.clinic.people[0].load]).toEqual([20, capsuleLoad(s.rules, 3)]);
  });

  test('with other modules: pharmacy and workaholic-doctors, C1-PHA-6: it does not work beside a workaholic', () => {
    const purple = carrier(t1(['workaholic-doctors']), 'white', '0B1').person('workaholic', 0, -1, '0B1');
    purple.patient('white', 'psychiatry', '0B1').only('treat');
    expect(purple.refusal(use(purple, '0B1', 'white', 'white'))).toBe('C1-PHA-6');
  });

  test('with other modules: pharmacy and icu, C1-PHA-7: not in an ICU, an operating room or an outpatient room', () => {
    for (const tile of ['icu', 'operating-room', 'outpatient-room']) {
      const s = carrier(t1(['icu']).tile(tile, '0A2'), 'white', '0A2').patient('white', 'psychiatry', '0A2');
      s.doctor('white', '0B1').patient('white', 'psychiatry', '0B1').only('treat');
      expect(s.refusal(use(s, '0A2', 'white', 'white'))).toBe('C1-PHA-7');
    }
  });

  test('C1-PHA-7: not in a treatment room that is not active', () => {
    const idle = carrier(t1().tile('treatment-room', '0D3'), 'white', '0D3').patient('white', 'psychiatry', '0D3');
    idle.doctor('white', '0B1').patient('white', 'psychiatry', '0B1').only('treat');
    expect(idle.refusal(use(idle, '0D3', 'white', 'white'))).toBe('C1-PHA-7');
  });

  test('C1-PHA-8: one without a patient for it stays with her', () => {
    const s = carrier(t1(), 'white', '0B1').patient('red', 'psychiatry', '0B1').only('treat');
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect([s.clinic.people[0].load, gone(s)]).toEqual([capsuleLoad(s.rules, 0), NONE]);
  });

  test('C1-PHA-7: the ledger counts it, with the level of the capsule', () => {
    const s = carrier(t1(), 'orange', '0B1').nurse('0B1').patient('red', 'psychiatry', '0B1').only('treat');
    expect(ledgers(s.engine, s.state)[0].treated).toMatchObject([
      { by: 'nurse-with-capsule', doctor: 2, patient: 3, nurses: 1, money: 32, rule: 'C1-PHA-7' },
    ]);
  });
});

describe('with blood', () => {
  const both = (): Scenario => {
    const s = carrier(t1(['blood-transfusion']), 'white', '0B1').patient('white', 'psychiatry', '0B1');
    s.state.marks['blood-transfusion'][0] -= 2;
    s.state.marks['blood-transfusion'][1 + s.cell('0B1')] += 2;
    return s;
  };
  const transfuse = (s: Scenario, patient: LevelName) => ({
    do: 'transfuse',
    at: s.cell('0B1'),
    patient: level(patient),
  });

  test('with other modules: blood-transfusion and pharmacy, CX-BLO-9, C1-PHA-6: a nurse with a capsule is no doctor: blood works beside her, or by her', () => {
    const s = both().patient('yellow', 'psychiatry', '0B1').only('treat');
    expect(s.may(transfuse(s, 'yellow'))).toBe(true);
    expect(s.may(use(s, '0B1', 'white', 'white'))).toBe(true);
    // One nurse cannot use both in a round.
    s.choose(transfuse(s, 'yellow'));
    expect(s.engine.deciders(s.state)).toEqual([]);
    const other = both().patient('yellow', 'psychiatry', '0B1').only('treat');
    other.choose(use(other, '0B1', 'white', 'white'));
    carsGo(other);
    expect(other.engine.deciders(other.state)).toEqual([]);
    expect(s.clinic.people[0].load).toBe(capsuleLoad(s.rules, 0));
  });

  test('with other modules: pharmacy and blood-transfusion, C1-PHA-5, CX-BLO-7: who carries a capsule neither fetches nor gives blood', () => {
    const s = carrier(t1(['blood-transfusion']), 'white', '0B1');
    s.state.marks['blood-transfusion'][1 + s.cell('0A1')] += 1;
    s.only('move');
    expect(s.refusal({ ...walkWith(s, 'white', '0B1', '0A1'), do: 'fetch-blood' })).toBe('CX-BLO-7');
    expect(s.refusal({ ...walkWith(s, 'white', '0B1', '0A1'), do: 'give-blood' })).toBe('CX-BLO-3');
    expect(s.refusal(walkWith(s, 'white', '0B1', '0A1'))).toBe('C1-PHA-5');
  });
});

describe('admin', () => {
  test('C1-PHA-9: what is left leaves the game and the board is filled, right after the nurses', () => {
    const s = shows(t1(), 'red', 'orange').only('pharmacy-refill');
    expect(gone(s)).toEqual([0, 0, 1, 1]);
    expect(shownCapsules(s.rules, s.state).every((capsule) => capsule >= 0)).toBe(true);
    expect(allCapsules(s.rules, s.state)).toEqual([12, 6, 4, 3]);
    expect(s.rules.programme.indexOf('pharmacy-refill')).toBeGreaterThan(s.rules.programme.indexOf('admin-nurses'));
    expect(s.rules.programme.indexOf('pharmacy-refill')).toBeLessThan(s.rules.programme.indexOf('admin-laboratory'));
  });

  test('C1-PHA-9, C1-GEN-8: not in the last round; with the bag empty places stay empty', () => {
    const last = shows(t1(), 'red', 'orange').round(6).only('pharmacy-refill');
    expect(shownCapsules(last.rules, last.state)).toEqual([3, 2]);
    const s = t1();
    s.state.marks.pharmacy.splice(0, 4, 0, 0, 1, 0);
    s.only('pharmacy-refill');
    expect(shownCapsules(s.rules, s.state)).toEqual([2, -1]);
  });

  test('C1-PHA-EX-4: four players who buy nothing see 24 in six rounds; 1 is left, and a seventh round shows only it', () => {
    const s = table({ seats: 4 });
    for (let round = 1; round < 6; round++) s.round(round).only('pharmacy-refill');
    const seen = gone(s).reduce((sum, count) => sum + count, 0) + 4;
    expect(seen).toBe(24);
    expect(inCapsuleBag(s.state).reduce((sum, count) => sum + count, 0)).toBe(1);
    s.round(1).only('pharmacy-refill');
    expect(shownCapsules(s.rules, s.state).filter((capsule) => capsule >= 0)).toHaveLength(1);
  });
});

test('with other modules: pharmacy and amenities, C1-PHA-5, C1-AME-6: who carries a capsule does not rest', () => {
  const s = carrier(t1(['amenities']), 'white', '0B1').only('move');
  const { do: _, ...walk } = walkWith(s, 'white', '0B1', '0A1');
  expect(s.refusal({ ...walk, do: 'rest', to: s.place('cafeteria') })).toBe('C1-AME-6');
});

test('with other modules: pharmacy and zombies, C1-PHA-6, CX-ZOM-9, CX-ZOM-10: a nurse with a capsule prevents turning; killed, her capsule leaves the game', () => {
  const s = carrier(t1(['zombies']), 'white', '0B1');
  s.patient('yellow', 'psychiatry', '0B1').patient('yellow', 'psychiatry', '0B1').only('zombie-turning');
  expect(s.people('patient')).toHaveLength(2);
  s.person('zombie', 0, -1, '0B1').only('zombie-deaths');
  expect([s.people('nurse').length, gone(s)]).toEqual([0, [1, 0, 0, 0]]);
  expect(allCapsules(s.rules, s.state)).toEqual([12, 6, 4, 3]);
});

test('with other modules: pharmacy and janitors, C1-PHA-7: a janitor in the room is overlooked', () => {
  const s = carrier(t1(['janitors']), 'white', '0B1').patient('white', 'psychiatry', '0B1');
  s.person('janitor', 0, -1, '0B1')
    .only('treat')
    .choose(use(s, '0B1', 'white', 'white'));
  expect(s.clinic.income).toBe(8);
});

test('with other modules: pharmacy and hospice, C1-PHA-7: an elder in the room is one of the patients', () => {
  const s = carrier(t1(['hospice']), 'white', '0B1').patient('white', 'psychiatry', '0B1');
  s.person('elder', 0, -1, '0B1')
    .only('treat')
    .choose(use(s, '0B1', 'white', 'white'));
  expect(s.clinic.income).toBe(8);
});
