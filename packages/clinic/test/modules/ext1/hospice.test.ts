import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { ledgers } from '../../../src/ledger/index.ts';

const table = (modules: string[] = ['hospice'], options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario({ modules, ...options });

/** So many elders on the hospice board or in a cell. */
function elders(s: Scenario, count: number, at = 'hospice'): Scenario {
  for (let made = 0; made < count; made++) s.person('elder', 0, -1, at);
  return s;
}

const t1 = (modules?: string[], count = 4): Scenario => elders(table(modules).clinicT1(), count);
const enters = (s: Scenario, to: string) => s.walk('elder', 'white', 'hospice', to);
const lookAfter = (s: Scenario, at: string) => ({ do: 'look-after', at: s.cell(at) });

/** Moves one elder and ends the move; then only the rest of the business phase follows. */
function comes(s: Scenario, to: string): Scenario {
  s.only('move', 'treat', 'income', 'hospice-income').choose(enters(s, to));
  return s.done();
}

describe('setup', () => {
  test('C1-HOS-1: each player has four elders on the hospice board, and nobody else has more', () => {
    for (const seats of [1, 2, 3, 4]) {
      const engine = createEngine(clinic, { seats, modules: ['hospice'], start: 'preset' });
      const { state } = engine.begin('fast:hospice');
      for (const { people } of state.clinics) {
        expect(people.filter(({ kind }) => kind === 'elder')).toHaveLength(4);
        expect(new Set(people.flatMap(({ kind, at }) => (kind === 'elder' ? [at] : []))).size).toBe(1);
      }
    }
    expect(createEngine(clinic, {}).begin('fast:hospice').state.clinics[0].people).toHaveLength(1);
  });
});

describe('moving', () => {
  test('C1-HOS-2: 2 time for each step, no helipad, no car', () => {
    const s = t1().tile('helipad', '1B1').only('move');
    const cars = s.clinic.cars.reduce((sum, car) => sum + car, 0);
    s.choose(enters(s, '0B1'));
    // The helipad above the room would be nearer: 0 + 2.
    expect(s.clinic.walked).toBe(6);
    expect(s.people('elder')).toEqual(['white 0B1', 'white hospice', 'white hospice', 'white hospice']);
    expect(s.clinic.cars.reduce((sum, car) => sum + car, 0)).toBe(cars);
    expect(s.engine.game.conserved(s.rules, s.state)['cars-0']).toBe(cars);
    const noEntrance = elders(table().clinicT1().tile('helipad', '1B1'), 1);
    noEntrance.clinic.entrances.fill(0);
    noEntrance.only('move');
    expect(noEntrance.refusal(enters(noEntrance, '0B1'))).toBe('CB-MOVE-16');
  });

  test('C1-HOS-3: conveyors cost nothing, streets 2 a space', () => {
    const rides = t1().equipped('conveyor', '0A1', '0B1').only('move');
    expect(rides.choose(enters(rides, '0B1')).clinic.walked).toBe(4);
    const s = elders(table(), 1)
      .tile('hub:psychiatry', '0A1')
      .tile('treatment-room', '0A2')
      .tile('supply-room', '0A3')
      .tile('laboratory', '0C1')
      .entrance('0C1-S')
      .only('move');
    // Entrance, laboratory, street, hub, room.
    expect(s.choose(enters(s, '0A2')).clinic.walked).toBe(10);
  });

  test('C1-HOS-3: only into an active treatment room of any service, with a free place for a patient', () => {
    const s = t1().tile('hub:cardiology', '0D2').tile('treatment-room', '0C2').tile('treatment-room', '0C3');
    s.tile('supply-room', '0B2').tile('operating-room', '0D1').tile('outpatient-room', '1A1').only('move');
    expect(s.may(enters(s, '0B1'))).toBe(true);
    expect(s.may(enters(s, '0C2'))).toBe(true);
    for (const [to, rule] of [
      ['0C3', 'C1-HOS-3'],
      ['0D1', 'C1-HOS-3'],
      ['1A1', 'C1-HOS-3'],
      ['0A1', 'CB-MOVE-5'],
      ['0A2', 'CB-MOVE-2'],
    ])
      expect([to, s.refusal(enters(s, to))]).toEqual([to, rule]);
    s.patient('white', 'psychiatry', '0B1').patient('white', 'psychiatry', '0B1');
    expect(s.refusal(enters(s, '0B1'))).toBe('CB-MOVE-5');
  });

  test('C1-HOS-3: he takes a place of a patient, never moves again, and no second elder comes in', () => {
    const s = t1().patient('white', 'psychiatry').patient('white', 'psychiatry').only('move');
    s.choose(enters(s, '0B1'));
    expect(s.refusal(enters(s, '0B1'))).toBe('C1-HOS-3');
    s.choose(s.walk('patient', 'white', 'pre-admission', '0B1', 'psychiatry'));
    expect(s.refusal(s.walk('patient', 'white', 'pre-admission', '0B1', 'psychiatry'))).toBe('CB-MOVE-5');
    s.tile('hub:cardiology', '0D2').tile('treatment-room', '0C2').only('move');
    expect(s.refusal(s.walk('elder', 'white', '0B1', '0C2'))).toBe('CB-MOVE-4');
    // Nobody has to come.
    expect(s.may({ do: 'done' })).toBe(true);
  });

  test('with other modules: hospice and fire-extinguisher, C1-HOS-3, CX-FIR-8: an extinguisher adds 1 to each entry of an elder: 2 + 1', () => {
    const s = t1(['hospice', 'fire-extinguisher']).equipped('fire-extinguisher', '0A1').only('move');
    expect(s.choose(enters(s, '0B1')).clinic.walked).toBe(2 + 3 + 2);
  });

  test('C1-HOS-3: with full rooms that block, an elder goes round as others do', () => {
    const s = elders(table(['hospice'], { 'full-rooms-block': 'on' }).clinicT1(), 1);
    s.tile('treatment-room', '0B2').patient('white', 'psychiatry', '0B1').patient('white', 'psychiatry', '0B1');
    s.tile('hub:cardiology', '0B3').tile('supply-room', '0C2').only('move');
    // Not through 0B1: hub, street 0A2, room.
    expect(s.choose(enters(s, '0B2')).clinic.walked).toBe(8);
  });
});

describe('looking after', () => {
  test('C1-HOS-4, C1-HOS-6, C1-HOS-EX-1: board to room 6 time, then $10, and $2 for each of the other three', () => {
    const s = comes(t1().nurse('0B1'), '0B1');
    expect(s.clinic.walked).toBe(6);
    expect(s.choices()).toEqual([lookAfter(s, '0B1'), { do: 'done' }]);
    s.choose(lookAfter(s, '0B1'));
    expect(s.event('hospice-income')).toMatchObject({ count: 3, money: 6 });
    expect(s.clinic.income).toBe(16);
    expect(s.people('elder')).toEqual(['white hospice', 'white hospice', 'white hospice']);
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(s.engine.game.conserved(s.rules, s.state)).toMatchObject({ 'elders-0': 0 });
  });

  test('C1-HOS-4, C1-HOS-EX-2: with a patient there too, he is not looked after, even once the patient is treated', () => {
    const s = t1().nurse('0B1').doctor('white', '0B1').patient('white', 'psychiatry', '0B1');
    comes(s, '0B1');
    expect(s.refusal(lookAfter(s, '0B1'))).toBe('C1-HOS-4');
    s.choose(s.treat('0B1', 'white', 'white')).choose(s.choices()[0]);
    expect(s.clinic.income).toBe(8 + 6);
    expect(s.people('elder')).toContain('white 0B1');
    // The next round he is alone.
    s.only('treat').choose(lookAfter(s, '0B1'));
    expect(s.clinic.income).toBe(8 + 6 + 10);
  });

  test('C1-HOS-5, C1-HOS-EX-3: a garden beside the room adds $2: 10 + 2 + 6', () => {
    const s = comes(t1().nurse('0B1').tile('garden', '0B2'), '0B1');
    expect(s.choose(lookAfter(s, '0B1')).clinic.income).toBe(18);
  });

  test('C1-HOS-5: one nurse is enough, none is too few; doctors there do no harm; it is voluntary', () => {
    const s = t1(undefined, 0).doctor('red', '0B1').nurse('0A1');
    elders(s, 1, '0B1').doctor('white', '0A1').tile('hub:cardiology', '0D2').tile('treatment-room', '0C2');
    // Somebody else can be looked after, so that the question is asked.
    elders(s, 1, '0C2').nurse('0C2', 3).only('treat', 'income', 'hospice-income');
    expect(s.refusal(lookAfter(s, '0B1'))).toBe('C1-HOS-5');
    expect(s.refusal(lookAfter(s, '0A1'))).toBe('C1-HOS-4');
    expect(s.may(lookAfter(s, '0C2'))).toBe(true);
    s.done();
    expect(s.clinic.income).toBe(0);
    s.nurse('0B1').only('treat').choose(lookAfter(s, '0B1')).choose(lookAfter(s, '0C2'));
    expect(s.clinic.income).toBe(20);
  });

  test('C1-HOS-5, CB-TREAT-9: in a room that is no longer active nobody is looked after', () => {
    const s = elders(t1(undefined, 0).nurse('0B1'), 1, '0B1').tile('none', '0C1').only('treat');
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(s.people('elder')).toEqual(['white 0B1']);
  });

  test('with other modules: hospice and fire-extinguisher, C1-HOS-5, C1-GEN-2, CX-FIR-9: one next door adds $3 for him too', () => {
    const s = t1(['hospice', 'fire-extinguisher']).nurse('0B1').equipped('fire-extinguisher', '0A1');
    expect(comes(s, '0B1').choose(lookAfter(s, '0B1')).clinic.income).toBe(10 + 3 + 6);
  });

  test('C1-HOS-6: the idle income may buy popularity; elders in rooms bring none', () => {
    const s = elders(t1(undefined, 3), 1, '0B1').seat(0);
    s.only('treat', 'income', 'hospice-income', 'pay', 'buy-popularity');
    // $6 less $3 for the modules.
    expect(s.event('hospice-income')).toMatchObject({ count: 3, money: 6 });
    s.choose(s.buy(1));
    expect(s.clinic.popularity).toBe(1);
  });

  test('C1-HOS-6: the ledger counts it and tells what waits', () => {
    const s = elders(t1(undefined, 3), 1, '0B1').nurse('0B1').from('move');
    const [own] = ledgers(s.engine, s.state);
    expect(own.income).toBe(16);
    expect(own.treated).toMatchObject([{ whom: 'elder', by: 'nurse', money: 10, rule: 'C1-HOS-4' }]);
    expect(own.notes).toEqual([{ id: 'hospice', rule: 'C1-HOS-6', params: { count: 3, money: 6 }, tone: 'good' }]);
    const waits = elders(t1(undefined, 0), 1, '0B1').doctor('white', 'access').from('move');
    expect(ledgers(waits.engine, waits.state)[0].notes).toEqual([
      { id: 'elders-wait', rule: 'C1-HOS-4', params: { count: 1 }, tone: 'bad' },
    ]);
  });
});

describe('admin and end', () => {
  test('C1-HOS-7: elders never worsen; one who was not looked after stays', () => {
    const s = elders(t1(), 1, '0B1').popularity(9).only('admin-patients');
    expect(s.people('elder')).toHaveLength(5);
    expect(s.clinic.people.every(({ level }) => level === 0)).toBe(true);
    expect(s.clinic.popularity).toBe(9);
  });

  test('with other modules: hospice and virus, C1-HOS-7: no effect on elders', () => {
    const s = t1(['hospice', 'virus']).popularity(9);
    s.only('virus-check');
    expect(s.state.marks.virus).toEqual([0, 0, 0]);
    s.state.marks.virus.fill(1);
    s.only('admin-patients', 'virus-outbreak');
    expect(s.people('elder')).toHaveLength(4);
    expect(s.clinic.popularity).toBe(9);
  });

  test('with other modules: hospice and zombies, C1-HOS-8, CX-ZOM-8, CX-ZOM-9: an elder killed costs a death now, and nothing at the end', () => {
    const s = elders(t1(['zombies', 'hospice'], 3), 1, '0B1')
      .popularity(9)
      .person('zombie', 0, -1, '0B1', false);
    s.only('zombie-deaths');
    expect(s.clinic.popularity).toBe(4);
    expect(s.people('elder')).toEqual(['white hospice', 'white hospice', 'white hospice']);
    // He came without a car, so no body keeps one.
    expect(s.people('body')).toEqual([]);
    expect(s.engine.game.conserved(s.rules, s.state)).toMatchObject({ 'elders-0': 0 });
    expect(s.line('elders')).toBe(-15);
  });

  test('C1-HOS-8, C1-HOS-EX-4: 5 points for each not looked after, and no more as untreated patients', () => {
    const s = comes(t1().nurse('0B1'), '0B1');
    s.choose(lookAfter(s, '0B1'));
    expect(s.line('elders')).toBe(-15);
    expect(s.line('untreated')).toBe(0);
    expect(elders(t1(undefined, 3), 1, '0B1').line('elders')).toBe(-20);
  });

  test('C1-HOS-6, C1-HOS-8, C1-HOS-EX-4: four idle elders bring $48 in six rounds, but cost 20 at the end', () => {
    const s = t1();
    let money = 0;
    for (let round = 1; round <= 6; round++) {
      s.clinic.income = 0;
      money += s.round(round).only('income', 'hospice-income').clinic.income;
    }
    expect(money).toBe(48);
    expect(s.line('elders')).toBe(-20);
  });
});
