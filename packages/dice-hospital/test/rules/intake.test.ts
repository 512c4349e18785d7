import { describe, expect, test } from 'vitest';
import { DEPARTMENTS, namesOf, patientsNamed, patientsOf, SPECIALISTS } from '../../src/index.ts';
import { Scenario } from '../scenario.ts';

const dice = (names: string): number[] => patientsNamed(names) ?? [];
/** A table that is about to choose ambulances, with these dice on them. */
const withAmbulances = (loads: readonly string[], firstPlayer = 0): Scenario =>
  new Scenario({ seats: loads.length - 1 })
    .all({ bags: 0, administrator: 'semmelweis' })
    .set({ firstPlayer, ambulances: loads.map(dice) });

describe('phase 1', () => {
  test('DH-INT-1 DH-EX-7 with two the first player names the kind of one more card, blind; the third goes under its stack', () => {
    const table = new Scenario({ seats: 2 });
    const first = table.state.firstPlayer;
    expect([table.state.departmentDisplay.length, table.state.specialistDisplay.length]).toEqual([1, 1]);
    expect(table.choices(first)).toEqual([
      { do: 'add', offer: 'department' },
      { do: 'add', offer: 'specialist' },
    ]);
    expect(table.refused(first, { do: 'add', offer: 'nurse' })).toBe('DH-INT-1');
    table.does(first, { do: 'add', offer: 'specialist' });
    expect([table.state.departmentDisplay.length, table.state.specialistDisplay.length]).toEqual([1, 2]);
    const [kept] = table.state.specialistDisplay;
    table.from('improvement');
    for (let turn = 0; turn < 2; turn++) {
      const [seat] = table.engine.deciders(table.state);
      const take = table
        .choices(seat)
        .find(({ department, specialist }) => department ?? specialist !== SPECIALISTS[kept].id);
      table.does(seat, take ?? table.choices(seat)[0]).does(seat, { do: 'done' });
    }
    const left = [...table.state.departmentDisplay, ...table.state.specialistDisplay];
    expect(left).toHaveLength(1);
    table.from('shift-change');
    expect([table.state.departmentDisplay.length, table.state.specialistDisplay.length]).toEqual([1, 1]);
    // Three players add nothing.
    expect(new Scenario({ seats: 3 }).engine.rules.options.display).toBe('n-1');
    const four = new Scenario({ seats: 4, display: 'n+1-total' });
    expect(four.step(four.state.firstPlayer)).toBe('add-to-display');
  });

  test('DH-INT-2 DH-INT-3 every die shows 2 to 5, and the sickest ride first', () => {
    for (let game = 0; game < 20; game++) {
      const table = new Scenario({ seats: 3 }, `roll ${game}`).from('roll');
      const values = table.state.ambulances.flat().map((who) => who & 7);
      expect(values).toHaveLength(12);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values[0]).toBeGreaterThanOrEqual(2);
      expect(values[11]).toBeLessThanOrEqual(5);
    }
  });

  test('DH-INT-4 DH-EX-2 the last player chooses among equal dice at a border: six results; none where all are alike', () => {
    const loads = ['R2 R2 Y2', 'G2 R3 R3', 'R4 Y4 Y4', 'Y4 G5 G5'];
    const results = new Set<string>();
    const table = withAmbulances(loads).only('sort');
    expect(table.engine.deciders(table.state)).toEqual([2]);
    for (const first of table.choices(2)) {
      const then = withAmbulances(loads).only('sort').does(2, first);
      for (const second of then.choices(2)) {
        const done = withAmbulances(loads).only('sort').does(2, first).does(2, second);
        results.add(done.state.ambulances.map((load) => namesOf(load.toSorted((a, b) => a - b))).join(' | '));
      }
    }
    expect(results.size).toBe(6);
    expect(table.refused(2, { do: 'load', ambulance: 1, value: 2, dice: 'YYY' })).toBe('DH-INT-4');
    const alike = withAmbulances(['R2 R2 R2', 'R2 Y3 Y3', 'G4 G4 G4', 'G4 Y5 Y5']).from('sort');
    expect(alike.step(0)).toBe('take-ambulance');
  });

  test('DH-INT-5 DH-INT-6 DH-EX-1 clockwise from the first player, who may not take ambulance 1', () => {
    const table = withAmbulances(['R2 R2 R2', 'R2 R2 R2', 'R3 R3 R3', 'R4 R4 R4']).from('ambulance');
    expect(table.engine.deciders(table.state)).toEqual([0]);
    expect(table.refused(0, { do: 'ambulance', number: 1 })).toBe('DH-INT-6');
    table.does(0, { do: 'ambulance', number: 3 });
    expect(table.refused(1, { do: 'ambulance', number: 3 })).toBe('DH-INT-5');
    expect(table.refused(1, { do: 'ambulance', number: 9 })).toBe('DH-INT-5');
    table.does(1, { do: 'ambulance', number: 1 });
    expect(table.engine.deciders(table.state)).toEqual([2]);
  });

  test('DH-INT-7 DH-INT-8 DH-EX-3 the lowest taken gives bag and token; what nobody took goes back', () => {
    const table = withAmbulances(['G2 G2 G2', 'R2 R2 R2', 'R3 R3 R3', 'R4 R4 R4']).from('ambulance');
    const green = table.state.bag[2];
    table.does(0, { do: 'ambulance', number: 2 }).does(1, { do: 'ambulance', number: 3 });
    table.does(2, { do: 'ambulance', number: 4 });
    expect([table.state.firstPlayer, table.hospital(0).bags, table.hospital(1).bags]).toEqual([0, 1, 0]);
    expect(table.state.bag[2]).toBe(green + 3);
  });

  test('DH-INT-8 DH-IMP-1 DH-EX-4 Ben takes ambulance 1: bag, token, and the first to improve', () => {
    const table = withAmbulances(['G2 G2 G2', 'R2 R2 R2', 'R3 R3 R3', 'R4 R4 R4']).from('ambulance');
    table.does(0, { do: 'ambulance', number: 2 }).does(1, { do: 'ambulance', number: 1 });
    table.does(2, { do: 'ambulance', number: 3 });
    expect([table.state.firstPlayer, table.hospital(1).bags]).toEqual([1, 1]);
    const order: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const [seat] = table.engine.deciders(table.state);
      order.push(seat);
      table.does(seat, table.choices(seat)[0]).does(seat, { do: 'done' });
    }
    expect(order).toEqual([1, 0, 2]);
  });

  test('DH-INT-9 the three come in unchanged, untreated', () => {
    const table = withAmbulances(['G2 R3 Y5', 'R2 R2 R2', 'R3 R3 R3']).all({ beds: '' }).from('ambulance');
    table.does(0, { do: 'ambulance', number: 2 }).does(1, { do: 'ambulance', number: 1 });
    expect(table.beds(1)).toBe('G2 R3 Y5');
  });

  test('DH-INT-10 DH-EX-5 exactly the missing beds are made, of old patients, a fatality for each', () => {
    const ten = 'R2 R2 R2 R3 R3 Y3 Y3 Y4 G4 G5';
    const table = withAmbulances(['G2 R3 Y6', 'R2 R2 R2', 'R3 R3 R3']).has(1, { beds: ten }).has(0, { beds: '' });
    table.from('ambulance').does(0, { do: 'ambulance', number: 2 }).does(1, { do: 'ambulance', number: 1 });
    expect(table.engine.deciders(table.state)).toEqual([1]);
    expect(table.refused(1, { do: 'send-away', patient: 'Y6' })).toBe('DH-INT-10');
    expect(table.refused(1, { do: 'keep-out' })).toBe('DH-INT-10');
    const red = table.state.bag[0];
    table.does(1, { do: 'send-away', patient: 'R2' });
    expect([table.hospital(1).fatalities, patientsOf(table.hospital(1)).length]).toEqual([1, 12]);
    expect(table.state.bag[0]).toBe(red + 1);

    const full = withAmbulances(['G2 R3 Y6', 'R2 R2 R2', 'R3 R3 R3'])
      .has(1, { beds: `${ten} G5 G5` })
      .has(0, { beds: '' });
    full.from('ambulance').does(0, { do: 'ambulance', number: 2 }).does(1, { do: 'ambulance', number: 1 });
    for (let gone = 0; gone < 3; gone++) full.does(1, full.choices(1)[0]);
    expect([full.hospital(1).fatalities, patientsOf(full.hospital(1)).length]).toEqual([3, 12]);
  });

  test('DH-INT-11 all choose, then token, then leftovers, then all unload at the same time', () => {
    const ten = 'R2 R2 R2 R3 R3 Y3 Y3 Y4 G4 G5';
    const table = withAmbulances(['G2 R3 Y5', 'R2 R2 R2', 'R3 R3 R3']).all({ beds: ten }).from('ambulance');
    table.does(0, { do: 'ambulance', number: 2 }).does(1, { do: 'ambulance', number: 1 });
    expect(table.events.map(({ id }) => id)).toEqual(['ambulance', 'token', 'left-over']);
    expect(table.engine.deciders(table.state)).toEqual([0, 1]);
  });
});

describe('phase 2', () => {
  const improving = (options: object = { seats: 3 }): [Scenario, number] => {
    const table = new Scenario({ ...options }).all({ bags: 0, administrator: 'semmelweis' }).from('improvement');
    return [table, table.engine.deciders(table.state)[0]];
  };

  test('DH-IMP-1 exactly one item must be taken', () => {
    const [table, seat] = improving();
    expect(table.refused(seat, { do: 'done' })).toBe('DH-IMP-1');
    expect(table.refused(seat, { do: 'take', specialist: 'nobody' })).toBe('DH-IMP-1');
    table.does(seat, { do: 'take', department: DEPARTMENTS[table.state.departmentDisplay[0]].id });
    expect(table.refused(seat, { do: 'take', specialist: SPECIALISTS[table.state.specialistDisplay[0]].id })).toBe(
      'DH-IMP-1',
    );
  });

  test('DH-IMP-2 DH-IMP-3 departments and specialists work from this round on', () => {
    const [table, seat] = improving();
    const [kind] = table.state.specialistDisplay;
    table.does(seat, { do: 'take', specialist: SPECIALISTS[kind].id });
    expect(table.hospital(seat).specialists).toEqual([{ kind, used: false }]);
    table.has(seat, { beds: 'R3', departments: ['cardiology'] }).from('activation');
    expect(table.choices(seat)).toContainEqual({
      do: 'activate',
      room: 'cardiology',
      by: SPECIALISTS[kind].id,
      patients: 'R3',
    });
  });

  test('DH-IMP-4 the display is not filled up during the phase', () => {
    const [table, seat] = improving();
    const before = table.state.departmentDisplay.length;
    table
      .does(seat, { do: 'take', department: DEPARTMENTS[table.state.departmentDisplay[0]].id })
      .does(seat, { do: 'done' });
    expect(table.state.departmentDisplay).toHaveLength(before - 1);
  });

  test('DH-IMP-5 a second of a kind may be taken', () => {
    const [table, seat] = improving();
    const id = DEPARTMENTS[table.state.departmentDisplay[0]].id;
    table.has(seat, { departments: [id] });
    table.does(seat, { do: 'take', department: id });
    expect(table.hospital(seat).departments).toHaveLength(2);
  });

  test('DH-IMP-6 DH-EX-9 one item may be returned for a blood bag, even the one just taken; a second is refused', () => {
    const [table, seat] = improving();
    table.has(seat, { departments: ['cardiology'] });
    table.state.specialistDisplay[0] = 0;
    table.does(seat, { do: 'take', specialist: 'surgeon' }).does(seat, { do: 'return', specialist: 'surgeon' });
    expect(table.state.specialistStack.at(-1)).toBe(0);
    expect([table.hospital(seat).bags, table.hospital(seat).specialists]).toEqual([1, []]);
    expect(table.refused(seat, { do: 'return', department: 'cardiology', q: -1, r: -2 })).toBe('DH-IMP-6');
    expect(table.choices(seat)).toEqual([{ do: 'done' }]);
    const [other, owner] = improving();
    expect(other.refused(owner, { do: 'return', department: 'pharmacy', q: 1, r: -1 })).toBe('DH-IMP-6');
  });
});
