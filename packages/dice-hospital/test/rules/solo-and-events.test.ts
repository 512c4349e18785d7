import { describe, expect, test } from 'vitest';
import type { Round } from '../../src/data/reports.ts';
import { GRADES, gradeOf, patientsNamed, REPORTS } from '../../src/index.ts';
import { monthEnd, reportKind, Scenario, ward } from '../scenario.ts';

const dice = (names: string): number[] => patientsNamed(names) ?? [];
const alone = (): Scenario => new Scenario({ seats: 1 }).all({ bags: 0, administrator: 'semmelweis', beds: '' });

describe('solo', () => {
  test('DH-SOLO-1 DH-SOLO-2 DH-SOLO-3 12 dice a colour, three ambulances, one and one on display, three reports, no token', () => {
    const table = new Scenario({ seats: 1 });
    expect(table.state.ambulances).toHaveLength(3);
    expect([table.state.departmentDisplay.length, table.state.specialistDisplay.length]).toEqual([1, 1]);
    expect([table.state.reports.length, table.state.reportStack.length, table.state.firstPlayer]).toEqual([3, 12, -1]);
    expect(table.step(0)).toBe('add-to-display');
    table.does(0, { do: 'add', offer: 'department' });
    expect(table.state.departmentDisplay).toHaveLength(2);
  });

  test('DH-SOLO-4 nine dice, sorted; equal ones over a border are arranged by chance', () => {
    const table = new Scenario({ seats: 1 });
    table.does(0, { do: 'add', offer: 'specialist' });
    expect(table.step(0)).toBe('take-ambulance');
    const values = table.state.ambulances.flat().map((who) => who & 7);
    expect(values).toHaveLength(9);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    const seen = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const other = new Scenario({ seats: 1 }, `sort ${game}`);
      other.set({ ambulances: [dice('R2 R2 Y2'), dice('Y2 G3 G3'), dice('R4 R5 R5')] }).only('sort');
      seen.add(String(other.state.ambulances[1].filter((who) => (who & 7) === 2).map((who) => who >> 6)));
    }
    expect(seen.size).toBe(2);
  });

  test('DH-SOLO-5 DH-SOLO-6 DH-EX-38 ambulance 1 gives bag and token and never twice in a row', () => {
    const round = (table: Scenario, number: number): void => {
      table.set({ ambulances: [dice('R2 R2 R2'), dice('R3 R3 R3'), dice('R4 R4 R4')] }).has(0, { beds: '' });
      table.from('ambulance').does(0, { do: 'ambulance', number });
    };
    const table = alone();
    round(table, 1);
    expect([table.hospital().bags, table.state.firstPlayer]).toEqual([1, 0]);
    table.hospital().ambulance = -1;
    table.set({ ambulances: [dice('R2 R2 R2'), dice('R3 R3 R3'), dice('R4 R4 R4')] }).from('ambulance');
    expect(table.refused(0, { do: 'ambulance', number: 1 })).toBe('DH-SOLO-5');
    round(table, 2);
    expect([table.hospital().bags, table.state.firstPlayer]).toEqual([1, -1]);
    table.hospital().ambulance = -1;
    round(table, 1);
    expect(table.hospital().bags).toBe(2);
  });

  test('DH-SOLO-7 DH-EX-39 ambulance 3 with three on display: two go under their stacks, the third must be taken', () => {
    const table = alone()
      .set({ departmentDisplay: [0], specialistDisplay: [0, 1] })
      .has(0, { ambulance: 3 });
    table.from('display-cut');
    expect([...table.state.departmentDisplay, ...table.state.specialistDisplay]).toHaveLength(1);
    expect(table.refused(0, { do: 'done' })).toBe('DH-IMP-1');
    const [take] = table.choices(0);
    table.does(0, take);
    const back = table.choices(0).find(({ do: what }) => what === 'return');
    expect(back).toBeDefined();
    if (back !== undefined) table.does(0, back);
    expect(table.hospital().bags).toBe(1);
    const two = alone()
      .set({ departmentDisplay: [0], specialistDisplay: [0, 1] })
      .has(0, { ambulance: 2 });
    two.from('display-cut');
    expect([...two.state.departmentDisplay, ...two.state.specialistDisplay]).toHaveLength(2);
  });

  test('DH-SOLO-8 the administrator works as with more players', () => {
    const table = alone().has(0, { administrator: 'pare', beds: 'R3' });
    table.hospital().lounge = [2, 0, 0];
    table.only('discharge');
    expect(table.hospital().points[2]).toBe(2);
  });

  test('DH-SOLO-9 DH-EX-40 every report that is fulfilled is claimed', () => {
    const reports = ['red-ward', 'general', 'busy-month'].map(reportKind);
    const table = alone().has(0, { beds: 'R3' }).set({ reports });
    table.hospital().lounge = [3, 1, 1];
    table.only('discharge');
    expect([table.points(), table.state.reports, table.state.claimed]).toEqual([16, [], true]);
  });

  test('DH-SOLO-10 DH-EX-50 without a claim one report may go under the stack', () => {
    const table = alone().set({ claimed: false, round: 3 }).from('report-swap');
    const [report] = table.state.reports;
    expect(table.refused(0, { do: 'swap', report: 'none' })).toBe('DH-SOLO-10');
    table.does(0, { do: 'swap', report: REPORTS[report].id });
    expect([table.state.reports.length, table.state.reportStack.length, table.state.reportStack.at(-1)]).toEqual([
      3,
      12,
      report,
    ]);
    const claimed = alone().set({ claimed: true });
    claimed.state.reportsClaimed.push(claimed.state.reports.pop() ?? 0);
    claimed.from('report-swap');
    expect([claimed.state.reports.length, claimed.state.reportStack.length]).toEqual([3, 11]);
  });

  test('DH-SOLO-12 DH-EX-42 58 points, two fatalities, one bag: 55, grade good', () => {
    const table = alone().has(0, { administrator: 'pare', points: 58, fatalities: 2, bags: 1 }).from('final-score');
    const result = table.engine.result(table.state);
    expect([result?.scores, gradeOf(55), result?.winners]).toEqual([[55], 'good', [0]]);
    expect([34, 35, 49, 50, 64, 65, 79, 80].map(gradeOf)).toEqual([
      GRADES[0].id,
      'sound',
      'sound',
      'good',
      'good',
      'excellent',
      'excellent',
      'model-hospital',
    ]);
  });
});

describe('reports', () => {
  const round = (red: number, yellow: number, green: number, more: Partial<Round> = {}): Round => ({
    red,
    yellow,
    green,
    all: red + yellow + green,
    perfect: false,
    left: 9,
    ...more,
  });
  test.each([
    ['red-ward', 3, round(3, 0, 0), round(2, 3, 3)],
    ['yellow-ward', 3, round(0, 3, 0), round(3, 2, 3)],
    ['green-ward', 3, round(0, 0, 3), round(3, 3, 2)],
    ['red-yellow', 4, round(2, 2, 0), round(2, 1, 5)],
    ['red-green', 4, round(2, 0, 2), round(1, 0, 3)],
    ['yellow-green', 4, round(0, 2, 2), round(3, 2, 1)],
    ['general', 2, round(1, 1, 1), round(3, 3, 0)],
    ['teaching', 6, round(2, 2, 2), round(3, 3, 1)],
    ['busy-month', 2, round(2, 2, 0), round(3, 0, 0)],
    ['record-month', 4, round(5, 0, 0), round(2, 2, 0)],
    ['mass-discharge', 6, round(3, 4, 0), round(3, 3, 0)],
    ['specialised', 4, round(0, 0, 2), round(1, 1, 0)],
    ['perfect-care', 3, round(0, 0, 0, { perfect: true }), round(3, 3, 3)],
    ['free-beds', 3, round(0, 0, 0, { left: 3 }), round(0, 0, 0, { left: 4 })],
    ['two-line', 2, round(2, 1, 0), round(1, 1, 1)],
  ] as const)(
    'DH-SOLO-11 DH-REP-1 DH-REP-2 DH-REP-3 DH-REP-4 DH-REP-5 DH-REP-6 DH-REP-7 DH-REP-8 DH-REP-9 DH-REP-10 DH-REP-11 DH-REP-12 DH-REP-13 DH-REP-14 DH-REP-15 %s is worth %i',
    (id, points, yes, no) => {
      const report = REPORTS[reportKind(id)];
      expect([report.points, report.isMet(yes), report.isMet(no)]).toEqual([points, true, false]);
    },
  );

  test('DH-REP-12 DH-REP-15 DH-EX-41 two green, three green, one green', () => {
    const met = (green: number): string[] =>
      ['specialised', 'two-line'].filter((id) => REPORTS[reportKind(id)].isMet(round(0, 0, green)));
    expect([met(2), met(3), met(1)]).toEqual([['specialised'], ['specialised', 'two-line'], []]);
  });
});

describe('events', () => {
  const month = (event: string, beds: string, more: object = {}): Scenario =>
    new Scenario({ seats: 2 })
      .all({ beds: '', bags: 0, administrator: 'semmelweis' })
      .has(0, { beds, ...more })
      .event(event);

  test('DH-EVT-1 DH-EVT-2 off by default; else one of 15 each round, before everything else', () => {
    expect(new Scenario({ seats: 2 }).state.eventStack).toEqual([]);
    const table = new Scenario({ seats: 2, events: 'on' });
    expect([table.state.eventStack.length, table.state.eventsSeen]).toEqual([14, [table.state.event]]);
    expect(table.step(table.state.firstPlayer)).toBe('add-to-display');
    table.only('shift-change');
    expect([table.state.eventStack.length, table.state.eventsSeen.length]).toEqual([13, 2]);
  });

  test('DH-EVT-5 a blood drive gives everybody a bag at once', () => {
    const table = new Scenario({ seats: 2, events: 'on' }).all({ bags: 0, administrator: 'semmelweis' });
    table.set({ eventStack: [0] }).only('event');
    expect([table.hospital(0).bags, table.hospital(1).bags]).toEqual([1, 1]);
  });

  test.each([
    ['traffic-accidents', 'R1 Y3 G4'],
    ['food-poisoning', 'R2 Y2 G4'],
    ['influenza', 'R2 Y3 G3'],
    ['first-aid-course', 'R3 Y3 G4'],
    ['screening', 'R2 Y4 G4'],
    ['vaccination', 'R2 Y3 G5'],
  ])('DH-EVT-3 DH-EVT-6 DH-EVT-7 DH-EVT-8 DH-EVT-9 DH-EVT-10 DH-EVT-11 %s: R2 Y3 G4 come in as %s', (event, after) => {
    const table = month(event, '');
    table.hospital().arrivals = dice('R2 Y3 G4');
    table.only('intake');
    expect(table.beds()).toBe(after);
  });

  test('DH-EVT-3 DH-EVT-6 DH-EX-43 traffic accidents: R2, R3, G2 enter as R1, R2, G2', () => {
    const table = month('traffic-accidents', 'R3');
    table.hospital().arrivals = dice('R2 R3 G2');
    table.only('intake');
    expect(table.beds()).toBe('R3 R1 R2 G2');
  });

  test('DH-EVT-12 DH-EX-45 strike: two nurses and one specialist act', () => {
    const table = month('nurses-strike', 'R3 Y3 G3 R5', { specialists: ['surgeon'] }).from('activation');
    table.works('oncology', 'Y3').works('pharmacy', 'G3');
    expect(table.stops('critical-care', 'R3')).toBe('DH-EVT-12');
    table.works('critical-care', 'R3', 'surgeon').does(0, { do: 'pass' });
    expect(table.choices(0)).toEqual([{ do: 'end' }]);
  });

  test('DH-EVT-13 DH-EX-51 overtime: four actions of three nurses, in four rooms', () => {
    const table = month('overtime', 'R3 Y3 G3 R5').from('activation');
    table.works('critical-care', 'R3').works('oncology', 'Y3').works('pharmacy', 'G3').works('clinic', 'R5');
    expect(table.stops('imaging', 'R4t')).toBe('DH-ACT-1');
  });

  test('DH-EVT-4 DH-EVT-14 DH-EX-44 heat wave: Y6, G5, R4 become Y4, G3, R3', () => {
    const table = month('heat-wave', 'Y6 G5 R4').only('neglect');
    expect(table.beds()).toBe('Y4 G3 R3');
  });

  test('DH-EVT-15 DH-EVT-20 DH-EX-49 Nightingale and visiting hours spare three', () => {
    const table = month('visiting-hours', 'R1 Y1 G1 G4', { administrator: 'nightingale' }).from('spare');
    for (const patient of ['R1', 'Y1', 'G1']) table.does(0, { do: 'spare', patient });
    expect([table.beds(), table.hospital().fatalities]).toEqual(['R1 Y1 G1 G3', 0]);
    const without = month('visiting-hours', 'R1 Y1 G1 G4').from('spare');
    without.does(0, { do: 'spare', patient: 'R1' });
    expect([without.beds(), without.hospital().fatalities]).toEqual(['R1 G3', 2]);
  });

  test('DH-EVT-16 DH-EX-46 open day with Hua Tuo and four discharged: 10', () => {
    const table = monthEnd({ beds: 'R3', administrator: 'hua-tuo' }, [4, 0, 0], 'open-day').only('discharge');
    expect(table.points()).toBe(10);
  });

  test('DH-EVT-17 inspection: 2 for nobody untreated and no fatality', () => {
    expect(monthEnd({ beds: 'R3t' }, [0, 0, 0], 'inspection').from('spare').points()).toBe(2);
    expect(monthEnd({ beds: 'R3' }, [0, 0, 0], 'inspection').from('spare').points()).toBe(0);
    const lost = monthEnd({ beds: 'R3t' }, [0, 0, 0], 'inspection');
    lost.hospital().fatalitiesNow = 1;
    expect(lost.from('spare').points()).toBe(0);
  });

  test('DH-EVT-18 DH-EVT-19 DH-EX-47 no Imaging in a power cut; a new scanner takes any value', () => {
    expect(month('power-cut', 'R4').from('activation').stops('imaging', 'R4')).toBe('DH-EVT-18');
    const table = month('new-scanner', 'R6').from('activation').works('imaging', 'R6');
    expect(table.hospital().lounge).toEqual([1, 0, 0]);
    expect(ward({ beds: 'R6' }).stops('imaging', 'R6')).toBe('DH-ROOM-5');
  });
});
