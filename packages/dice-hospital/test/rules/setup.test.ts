import { createEngine } from '@asclepion/kernel';
import { playOut } from '@asclepion/kernel/testing';
import { describe, expect, test } from 'vitest';
import { conserved } from '../../src/conserved.ts';
import { fits, RING, ringHex } from '../../src/data/board.ts';
import {
  ADMINISTRATORS,
  BOARD,
  COLOURS,
  DEPARTMENTS,
  diceHospital,
  EVENTS,
  NUMBERS,
  openHexes,
  patientsNamed,
  patientsOf,
  REPORTS,
  SPECIALISTS,
  STARTING_ROOMS,
} from '../../src/index.ts';
import { settings } from '../../src/steps/setup.ts';
import { Scenario } from '../scenario.ts';

const begin = (options: object) => createEngine(diceHospital, options).begin('fast:setup').state;
const diceOf = (names: string): number[] => patientsNamed(names) ?? [];

describe('components', () => {
  test('DH-COMP-1 DH-SETUP-2 DH-SETUP-3 dice and ambulances go by the number of players', () => {
    for (const [seats, dice, ambulances] of [
      [1, 12, 3],
      [2, 15, 3],
      [3, 18, 4],
      [4, 21, 5],
    ]) {
      const engine = createEngine(diceHospital, { seats });
      const { state } = engine.begin('fast:dice');
      const amounts = conserved(engine.rules, state);
      for (const colour of COLOURS) expect(amounts[colour]).toBe(dice);
      expect(state.ambulances).toHaveLength(ambulances);
    }
  });

  test('DH-COMP-2 twelve kinds of department and of specialist, two of each; 8 administrators, 15 events and reports', () => {
    expect([DEPARTMENTS, SPECIALISTS, ADMINISTRATORS, EVENTS, REPORTS].map(({ length }) => length)).toEqual([
      12, 12, 8, 15, 15,
    ]);
    const engine = createEngine(diceHospital, { seats: 3 });
    const amounts = conserved(engine.rules, engine.begin('fast:cards').state);
    for (const { id } of DEPARTMENTS) expect(amounts[id]).toBe(2);
    for (const { id } of SPECIALISTS) expect(amounts[`${id} card`]).toBe(2);
  });

  test('DH-COMP-3 DH-SETUP-5 every player has a board, three nurses, no blood bag, no fatality and 0 points', () => {
    for (const hospital of begin({ seats: 4 }).hospitals) {
      expect(hospital).toMatchObject({ nurses: 3, bags: 0, fatalities: 0, points: [0, 0, 0, 0, 0] });
    }
  });

  test('DH-COMP-4 DH-EX-8 the 17th blood bag and the 15th fatality are there', () => {
    const table = new Scenario({ seats: 2 }).all({ bags: 8, fatalities: 7, beds: 'R1 R1' }).from('neglect');
    expect(table.hospital().fatalities).toBe(9);
    const other = new Scenario({ seats: 2 }).all({ bags: 8 }).from('improvement');
    const [seat] = other.engine.deciders(other.state);
    const [take] = other.choices(seat);
    other.does(seat, take);
    other.does(seat, other.choices(seat).find(({ do: what }) => what === 'return') ?? take);
    expect(other.hospital(seat).bags).toBe(9);
  });

  test('DH-COMP-5 DH-EX-6 in round 1 of three players 54 dice: 9 in beds, 12 on ambulances, 33 in the bag; then 18 and 36', () => {
    const table = new Scenario({ seats: 3 });
    const inBeds = () => table.state.hospitals.reduce((sum, hospital) => sum + patientsOf(hospital).length, 0);
    const inBag = () => table.state.bag.reduce((sum, dice) => sum + dice, 0);
    while (table.engine.deciders(table.state).some((seat) => table.step(seat) === 'load')) {
      const [seat] = table.engine.deciders(table.state);
      table.does(seat, table.choices(seat)[0]);
    }
    expect([inBeds(), table.state.ambulances.flat().length, inBag()]).toEqual([9, 12, 33]);
    for (let turn = 0; turn < 3; turn++) {
      const [seat] = table.engine.deciders(table.state);
      table.does(seat, table.choices(seat)[0]);
    }
    expect([inBeds(), table.state.ambulances.flat().length, inBag()]).toEqual([18, 0, 36]);
  });

  test('DH-COMP-6 two copies of a kind may be owned, by one player or by two, and work apart', () => {
    const table = new Scenario({ seats: 2 })
      .all({ beds: 'R3 R4', departments: ['cardiology', 'cardiology'] })
      .from('activation');
    table.works('cardiology', 'R3').works('cardiology', 'R4');
    expect(table.stops('cardiology', 'R3', 'nurse', 1)).toBeUndefined();
    expect(table.hospital().lounge[0]).toBe(2);
  });
});

describe('the board', () => {
  test('DH-GEO-1 DH-GEO-2 thirteen hexes in rows of 4, 5 and 4', () => {
    const rows = [-1, 0, 1].map((r) =>
      Object.values(BOARD)
        .filter((hex) => hex.r === r)
        .map(({ q }) => q),
    );
    expect(rows.map(({ length }) => length)).toEqual([4, 5, 4]);
    expect(rows.map((qs) => qs.toSorted((a, b) => a - b))).toEqual([
      [-1, 0, 1, 2],
      [-2, -1, 0, 1, 2],
      [-2, -1, 0, 1],
    ]);
    for (const { id } of STARTING_ROOMS) expect(BOARD[id]).toBeDefined();
  });

  test('DH-GEO-3 twelve beds in four wards; arrivals take the first free ones', () => {
    expect([NUMBERS.beds, NUMBERS.bedsPerWard]).toEqual([12, 3]);
    const table = new Scenario({ seats: 2 }).all({ beds: 'R3 R4' });
    table.hospital().arrivals = diceOf('G2 G3 Y5');
    table.hospital(1).arrivals = [];
    table.from('intake');
    expect(table.hospital().beds.slice(0, 6)).toEqual([...diceOf('R3 R4 G2 G3 Y5'), 0]);
  });

  test('DH-GEO-4 DH-EX-10 a department shares a side with the hospital', () => {
    expect(fits([], { q: 4, r: -1 })).toBe(false);
    expect(fits([{ q: 3, r: -1 }], { q: 4, r: -1 })).toBe(true);
    const table = new Scenario({ seats: 2 }).from('improvement');
    const [seat] = table.engine.deciders(table.state);
    const department = DEPARTMENTS[table.state.departmentDisplay[0]].id;
    expect(table.refused(seat, { do: 'take', department, q: 4, r: -1 })).toBe('DH-GEO-4');
    expect(table.refused(seat, { do: 'take', department, q: 0, r: 0 })).toBe('DH-GEO-4');
    table.does(seat, { do: 'take', department, q: 3, r: -1 });
    expect(table.hospital(seat).departments).toMatchObject([{ q: 3, r: -1 }]);
  });

  test('DH-GEO-5 the ring is all that touches the board, and gives the first place that is empty', () => {
    expect(RING).toHaveLength(16);
    const sorted = (hexes: readonly { q: number; r: number }[]) => hexes.map(({ q, r }) => `${q},${r}`).sort();
    expect(sorted(RING)).toEqual(sorted(openHexes([])));
    expect(ringHex([])).toEqual({ q: -1, r: -2 });
    const table = new Scenario({ seats: 2 }).from('improvement');
    const [seat] = table.engine.deciders(table.state);
    table.does(seat, { do: 'take', department: DEPARTMENTS[table.state.departmentDisplay[0]].id });
    expect(table.hospital(seat).departments).toMatchObject([{ q: -1, r: -2 }]);
  });

  test('DH-GEO-6 what was joined through a returned department stays and works', () => {
    const table = new Scenario({ seats: 2 }).from('improvement');
    const [seat] = table.engine.deciders(table.state);
    table.has(seat, { beds: 'R3', departments: ['oncology', 'cardiology'].slice(1) });
    table.hospital(seat).departments = [
      { kind: 0, q: 3, r: -1, used: false },
      { kind: 1, q: 4, r: -1, used: false },
    ];
    table.does(seat, { do: 'return', department: 'anaesthesia', q: 3, r: -1 });
    expect(table.hospital(seat).departments).toMatchObject([{ q: 4, r: -1 }]);
    table.from('activation');
    expect(table.stops('cardiology', 'R3', 'nurse', seat)).toBeUndefined();
  });

  test('DH-GEO-7 a room has one meeple space; wards, lounge, mortuary and station have none', () => {
    const table = new Scenario({ seats: 2 }).all({ beds: 'R3 R4' }).from('activation');
    table.works('critical-care', 'R3');
    expect(table.stops('critical-care', 'R4')).toBe('DH-ACT-1');
    for (const place of ['ward-1', 'lounge', 'mortuary', 'station']) expect(table.stops(place, 'R4')).toBe('DH-ACT-5');
  });
});

describe('setup', () => {
  test('DH-SETUP-1 DH-SETUP-4 two to four play by this section; the first player is drawn', () => {
    const firsts = new Set(
      Array.from(
        { length: 30 },
        (_, game) => createEngine(diceHospital, { seats: 4 }).begin(`fast:${game}`).state.firstPlayer,
      ),
    );
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    expect(createEngine(diceHospital, { seats: 1 }).begin('fast:1').state.firstPlayer).toBe(-1);
  });

  test('DH-SETUP-6 the display goes by players and option', () => {
    const display = (seats: number, option: string): number[] => {
      const { departmentDisplay, specialistDisplay } = begin({ seats, display: option });
      return [departmentDisplay.length, specialistDisplay.length];
    };
    expect([4, 3, 2].map((seats) => display(seats, 'n-1'))).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
    expect([4, 3, 2].map((seats) => display(seats, 'n+1-total'))).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
    ]);
  });

  test('DH-SETUP-7 DH-EX-48 three players, 18 dice a colour: Y, Y, R can be set in three ways, R, Y, G in six', () => {
    expect(settings(diceOf('Y3 Y4 R5'))).toHaveLength(3);
    expect(settings(diceOf('R3 Y4 G5'))).toHaveLength(6);
    const state = begin({ seats: 3 });
    expect(state.hospitals.map(({ arrivals }) => arrivals.length)).toEqual([3, 3, 3]);
    const table = new Scenario({ seats: 3 });
    for (const hospital of table.state.hospitals) {
      expect(
        patientsOf(hospital)
          .map((who) => who & 7)
          .sort(),
      ).toEqual([3, 4, 5]);
    }
  });

  test('DH-SETUP-8 two administrators are dealt, one is kept, all show theirs together', () => {
    const engine = createEngine(diceHospital, { seats: 3 });
    let { state } = engine.begin('fast:deal');
    for (const seat of [0, 1, 2]) {
      const done = engine.apply(state, seat, engine.choices(state, seat)[0]);
      if (!done.ok) throw new Error('refused');
      state = done.state;
    }
    const offers = [0, 1, 2].map((seat) => engine.choices(state, seat).map(({ administrator }) => administrator));
    expect(offers.map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(new Set(offers.flat()).size).toBe(6);
    const foreign = offers[1][0];
    expect(engine.refusal(state, 0, { do: 'keep', administrator: String(foreign) })?.rule).toBe('DH-SETUP-8');
    const done = engine.apply(state, 0, engine.choices(state, 0)[0]);
    expect(done.ok && done.events).toEqual([]);
  });

  test('DH-SETUP-9 a game lasts eight rounds', () => {
    const engine = createEngine(diceHospital, { seats: 2 });
    let ended = 0;
    const { last } = playOut({ engine, seed: 'fast:eight', limit: 5000, every: 1 }, ({ after }) => {
      ended += after.events.filter(({ id }) => id === 'round-ended').length;
    });
    expect([ended, last.round]).toEqual([7, 8]);
  });
});

describe('what is hidden', () => {
  test('DH-VIEW-1 nobody sees the order of stacks or what others were dealt', () => {
    const engine = createEngine(diceHospital, { seats: 2, events: 'on' });
    let { state } = engine.begin('fast:view');
    for (const seat of [0, 1]) {
      const done = engine.apply(state, seat, engine.choices(state, seat)[0]);
      if (!done.ok) throw new Error('refused');
      state = done.state;
    }
    const seen = engine.view(state, 0);
    for (const stack of [seen.departmentStack, seen.specialistStack, seen.eventStack])
      expect(new Set(stack)).toEqual(new Set([-1]));
    expect(seen.hospitals[0].dealt).toEqual(state.hospitals[0].dealt);
    expect(seen.hospitals[1].dealt).toEqual([-1, -1]);
    expect(seen.bag).toEqual(state.bag);
  });

  test('DH-VIEW-2 what others set is shown once all have set it; everything else is open', () => {
    const engine = createEngine(diceHospital, { seats: 2 });
    const { state } = engine.begin('fast:view');
    const done = engine.apply(state, 0, engine.choices(state, 0)[0]);
    if (!done.ok) throw new Error('refused');
    expect(engine.view(done.state, 0).hospitals[0].set).not.toBe('');
    expect(engine.view(done.state, 1).hospitals[0].set).toBe('');
    const then = engine.apply(done.state, 1, engine.choices(done.state, 1)[0]);
    if (!then.ok) throw new Error('refused');
    expect(patientsOf(engine.view(then.state, 1).hospitals[0])).toHaveLength(3);
  });
});
