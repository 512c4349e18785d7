import { describe, expect, test } from 'vitest';
import { DEPARTMENTS, dischargePoints, NUMBERS, patientsNamed } from '../../src/index.ts';
import { monthEnd, Scenario, ward } from '../scenario.ts';

describe('phase 4', () => {
  test('DH-NEG-1 DH-EX-29 each untreated patient loses 1', () => {
    const table = monthEnd({ beds: 'R3 G4 Y4t' }).only('neglect');
    expect(table.beds()).toBe('R2 G3 Y4t');
  });

  test('DH-NEG-2 DH-EX-30 at 0 it dies: the die goes to the bag, the bed is free', () => {
    const table = monthEnd({ beds: 'R1 Y3t Y3t Y3t Y3t Y3t Y3t Y3t Y3t Y3t' });
    const [red] = table.state.bag;
    table.only('neglect');
    expect([table.state.bag[0], table.hospital().fatalities]).toEqual([red + 1, 1]);
    expect(table.beds().split(' ')).toHaveLength(9);
    table.state.ambulances = ['G2 R3 Y5', 'R2 R2 R2', 'R3 R3 R3'].map((load) => patientsNamed(load) ?? []);
    table
      .set({ firstPlayer: 1 })
      .from('ambulance')
      .does(1, { do: 'ambulance', number: 2 })
      .does(0, { do: 'ambulance', number: 1 });
    expect(table.beds().split(' ')).toHaveLength(12);
  });

  test('DH-NEG-3 all losses happen together, after everybody has spared', () => {
    const table = new Scenario({ seats: 2 }).all({ beds: 'R1 R1 R2', administrator: 'nightingale' }).from('spare');
    expect(table.engine.deciders(table.state)).toEqual([0, 1]);
    table.does(0, { do: 'spare', patient: 'R1' }).does(0, { do: 'done' });
    expect(table.beds()).toBe('R1 R1 R2');
    table.does(1, { do: 'done' });
    expect([table.beds(0), table.beds(1)]).toEqual(['R1 R1', 'R1']);
  });
});

describe('phase 5', () => {
  test('DH-DIS-1 DH-EX-31 points grow with the number at once', () => {
    expect(Array.from({ length: 13 }, (_, n) => dischargePoints(n))).toEqual([
      0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42,
    ]);
    const twice = monthEnd({ beds: 'R3' }, [3, 0, 0]).only('discharge');
    twice.hospital().lounge = [0, 3, 0];
    expect(twice.only('discharge').points()).toBe(8);
    expect(monthEnd({ beds: 'R3' }, [3, 3, 0]).only('discharge').points()).toBe(12);
  });

  test('DH-DIS-2 the dice go back to the bag and nothing is carried over', () => {
    const table = monthEnd({ beds: 'R3' }, [2, 1, 0]);
    const before = table.state.bag.slice();
    table.only('discharge');
    expect(table.state.bag).toEqual([before[0] + 2, before[1] + 1, before[2]]);
    expect(table.hospital().lounge).toEqual([0, 0, 0]);
  });

  test('DH-DIS-3 DH-EX-32 five more for an empty hospital, unless somebody died', () => {
    expect(monthEnd({ beds: '' }, [4, 0, 0]).only('discharge').points()).toBe(11);
    const died = monthEnd({ beds: 'R1' }, [3, 0, 0]).only('neglect').only('discharge');
    expect([died.points(), died.hospital().fatalities]).toEqual([4, 1]);
    expect(monthEnd({ beds: '' }).only('discharge').points()).toBe(0);
    const displaced = monthEnd({ beds: '' }, [1, 0, 0]);
    displaced.hospital().fatalitiesNow = 1;
    expect(displaced.only('discharge').points()).toBe(6);
  });
});

describe('administrators', () => {
  test.each([
    ['pare', [2, 0, 0], [1, 1, 0]],
    ['ibn-sina', [0, 2, 0], [1, 1, 0]],
    ['sun-simiao', [0, 0, 2], [0, 1, 1]],
    ['blackwell', [1, 1, 1], [2, 1, 0]],
    ['hua-tuo', [4, 0, 0], [2, 0, 1]],
  ])('DH-ADM-1 DH-ADM-2 DH-ADM-3 DH-ADM-4 DH-ADM-5 %s gives 2 points for %j, none for %j', (administrator, yes, no) => {
    const points = (lounge: readonly number[]): number => {
      const table = monthEnd({ beds: 'R3', administrator }, lounge).only('discharge');
      return table.hospital().points[2];
    };
    expect([points(yes), points(no)]).toEqual([2, 0]);
  });

  test('DH-ADM-1 DH-EX-33 three red and one green: Paré 8, Hua Tuo 8, Blackwell 6', () => {
    const points = (administrator: string): number =>
      monthEnd({ beds: 'R3', administrator }, [3, 0, 1]).only('discharge').points();
    expect(['pare', 'hua-tuo', 'blackwell'].map(points)).toEqual([8, 8, 6]);
  });

  test('DH-ADM-6 Landsteiner starts with two bags', () => {
    const table = new Scenario({ seats: 2 });
    table.all({ bags: 0, administrator: 'landsteiner' }).only('administrators-kept');
    expect(table.hospital().bags).toBe(2);
  });

  test('DH-ADM-7 Semmelweis: the first three fatalities cost nothing', () => {
    const table = new Scenario({ seats: 2 }).has(0, { administrator: 'semmelweis', fatalities: 5, bags: 0 });
    table.has(1, { administrator: 'pare', fatalities: 5, bags: 0 }).from('final-score');
    const line = table.engine.result(table.state)?.lines.find(({ id }) => id === 'fatalities');
    expect(line?.points).toEqual([-4, -10]);
  });

  test('DH-ADM-8 DH-EX-34 Nightingale spares two', () => {
    const table = monthEnd({ beds: 'R1 Y4 G6', administrator: 'nightingale' }).from('spare');
    expect(table.refused(0, { do: 'spare', patient: 'Y4t' })).toBe('DH-NEG-1');
    table.does(0, { do: 'spare', patient: 'R1' }).does(0, { do: 'spare', patient: 'G6' });
    expect(table.beds()).toBe('R1 Y3 G6');
  });

  test('DH-ADM-9 their points come once a round, in the last one too', () => {
    const table = monthEnd({ beds: 'R3', administrator: 'pare' }, [6, 0, 0]).set({ round: 8 });
    table.only('discharge');
    expect(table.hospital().points[2]).toBe(2);
  });

  test('DH-ADM-10 whoever is spared still lay untreated', () => {
    const table = monthEnd({ beds: 'R1', administrator: 'nightingale' }, [0, 0, 0], 'inspection').from('spare');
    table.does(0, { do: 'spare', patient: 'R1' });
    expect([table.beds(), table.points(0), table.points(1)]).toEqual(['R1', 0, 2]);
  });
});

describe('phase 6', () => {
  test('DH-SHIFT-1 there is none in round 8', () => {
    const table = monthEnd({ beds: 'R3t' }).set({ round: NUMBERS.rounds }).from('discharge');
    expect([table.state.round, table.beds(), table.engine.deciders(table.state)]).toEqual([8, 'R3t', []]);
  });

  test('DH-SHIFT-2 DH-SHIFT-3 everybody is up, idle and untreated; ambulances are empty again', () => {
    const table = ward({ beds: 'R3', departments: ['cardiology'], specialists: ['surgeon'] });
    table.works('critical-care', 'R3').works('cardiology', 'R4t', 'surgeon');
    table.has(0, { beds: 'Y3t' }).only('shift-change');
    expect(table.hospital()).toMatchObject({ nurses: 3, rooms: 0, ambulance: -1, returned: false });
    expect([table.hospital().departments[0].used, table.hospital().specialists[0].used]).toEqual([false, false]);
    expect(table.beds()).toBe('Y3');
    expect(table.state.ambulances.flat()).toEqual([]);
  });

  test('DH-SHIFT-4 what is left on display goes under its stack, oldest first; then it is dealt anew', () => {
    const table = new Scenario({ seats: 3 });
    const left = table.state.departmentDisplay.slice();
    const [top, second] = table.state.departmentStack;
    table.only('shift-change');
    expect(table.state.departmentStack.slice(-left.length)).toEqual(left);
    expect(table.state.departmentDisplay).toEqual([top, second]);
    expect(DEPARTMENTS[top]).toBeDefined();
  });

  test('DH-SHIFT-5 the round marker advances, the token stays', () => {
    const table = new Scenario({ seats: 3 });
    const { firstPlayer } = table.state;
    table.only('shift-change');
    expect([table.state.round, table.state.firstPlayer]).toEqual([2, firstPlayer]);
  });
});

describe('the end', () => {
  test('DH-END-1 DH-BLOOD-6 DH-EX-35 41 points, three fatalities, two bags: 37', () => {
    const table = new Scenario({ seats: 2 }).all({ administrator: 'pare' });
    table.has(0, { points: 41, fatalities: 3, bags: 2 }).has(1, { points: 1, fatalities: 2, bags: 0 });
    table.from('final-score');
    expect(table.engine.result(table.state)?.scores).toEqual([37, -3]);
    const semmelweis = new Scenario({ seats: 2 }).all({ administrator: 'semmelweis', bags: 0 });
    semmelweis.has(0, { fatalities: 5 }).has(1, { fatalities: 3 }).from('final-score');
    expect(semmelweis.engine.result(semmelweis.state)?.scores).toEqual([-4, 0]);
  });

  test('DH-END-2 DH-EX-36 fewer patients, then healthier ones, then both win', () => {
    const winners = (ana: string, ben: string): readonly number[] | undefined => {
      const table = new Scenario({ seats: 2 }).all({ administrator: 'pare', bags: 0, points: 37 });
      table.has(0, { beds: ana }).has(1, { beds: ben }).from('final-score');
      return table.engine.result(table.state)?.winners;
    };
    expect(winners('R1 R1 R1', 'R6 R6 R6 R6')).toEqual([0]);
    expect(winners('R4 R4 R5', 'R4 R4 R4')).toEqual([0]);
    expect(winners('R4 R4 R5', 'Y5 Y4 G4')).toEqual([0, 1]);
  });
});

describe('a whole round and the programme', () => {
  test('DH-EX-37 a whole round', () => {
    const table = new Scenario({ seats: 2 }).all({ beds: 'R3 Y4 G5', bags: 0, administrator: 'semmelweis' });
    table.hospital().arrivals = patientsNamed('R4 G4 Y5') ?? [];
    table.only('intake').from('activation');
    table.works('critical-care', 'R4').works('imaging', 'Y4').works('clinic', 'G5');
    for (const seat of [0, 1]) table.does(seat, { do: 'end' });
    expect(table.points()).toBe(0);
    expect(table.beds().split(' ').sort()).toEqual(['G3', 'G6', 'R2', 'R5', 'Y4', 'Y5']);
  });

  test('DH-STEP-1 the programme is the turn summary; events only when they are on', () => {
    const steps = new Scenario({ seats: 2 }).state.programme;
    expect(steps.slice(2)).toEqual([
      'display-choice',
      'roll',
      'sort',
      'ambulance',
      'token',
      'intake',
      'display-cut',
      'improvement',
      'activation',
      'spare',
      'neglect',
      'discharge',
      'report-swap',
      'shift-change',
      'final-score',
    ]);
    expect(new Scenario({ seats: 2, events: 'on' }).state.programme[2]).toBe('event');
  });

  test('DH-STEP-2 the last to choose still has two ambulances, and somebody who passes all ends the phase', () => {
    const table = new Scenario({ seats: 4 });
    while (table.step(table.engine.deciders(table.state)[0]) !== 'take-ambulance') {
      const [seat] = table.engine.deciders(table.state);
      table.does(seat, table.choices(seat)[0]);
    }
    const left: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const [seat] = table.engine.deciders(table.state);
      left.push(table.choices(seat).length);
      table.does(seat, table.choices(seat)[0]);
    }
    expect(left).toEqual([4, 4, 3, 2]);
  });
});
