import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { AMBULANCE } from '../../../src/data/ext1/ambulance.ts';
import { clinic } from '../../../src/index.ts';

const table = (options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario({ modules: ['ambulance'], ...options });
/** Levels on the board, then the ambulances in the supply. */
const marks = (s: Scenario): number[] => s.state.marks.ambulance;

function shows(s: Scenario, levels: string): Scenario {
  levels.split(' ').forEach((letter, place) => {
    marks(s)[place] = '_WY'.indexOf(letter) - 1;
  });
  marks(s)[3] = 15;
  return s;
}
const board = (s: Scenario): string =>
  marks(s)
    .slice(0, 3)
    .map((level) => '_WY'[level + 1])
    .join(' ');
const fetch = (s: Scenario, level: 'white' | 'yellow', service: string): Choice => ({
  do: 'fetch',
  level: level === 'white' ? 0 : 1,
  service: s.rules.services.indexOf(service),
});
/** An admit action of the first player, nothing after it. */
const admit = (s: Scenario): Scenario => s.laid('admit', 'build').only('admit');

describe('setup', () => {
  test('C1-AMB-1, C1-AMB-2: three white or yellow patients from the supply, each with an ambulance, for any number of players', () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = table({ seats });
      const { programme } = s.state;
      expect(programme.indexOf('ambulance-setup')).toBe(programme.indexOf('setup-displays') + 1);
      expect(board(s)).toMatch(/^[WY] [WY] [WY]$/);
      expect(marks(s)[3]).toBe(AMBULANCE.ambulances - 3);
      // Not from the bag.
      const without = new Scenario({ seats });
      expect(s.state.patientBag.counts.reduce((sum, count) => sum + count, 0)).toBe(
        without.state.patientBag.counts.reduce((sum, count) => sum + count, 0),
      );
    }
  });

  test('C1-AMB-2: in proportion to the white and yellow patients in the supply, each counted as at least 1', () => {
    /** How often white comes first, of so many tables with a bag. */
    function whites(bag: readonly number[], of = 400): number {
      const s = table({ seats: 1 }).emptyNotepad();
      s.state.notepad.fill(-1);
      s.state.patientBag = { counts: bag.slice() };
      let count = 0;
      for (let at = 0; at < of; at++) {
        const copy = s.engine.clone(s.state);
        copy.marks.ambulance = [-1, 0, 0, 1];
        const chance = s.engine.begin(`fast:${at}`).state.chance;
        const { state } = s.engine.resume({ ...copy, chance, frames: [{ step: 'ambulance-setup' }] });
        expect(state.marks.ambulance[3]).toBe(0);
        if (state.marks.ambulance[0] === 0) count++;
      }
      return count;
    }
    // Of 38 white and 28 yellow patients two white ones stand on the board.
    expect(whites([26, 4, 0, 0])).toBeGreaterThan(105 - 35);
    expect(whites([26, 4, 0, 0])).toBeLessThan(118 + 35);
    expect(whites([36, 28, 0, 0])).toBeGreaterThan(160);
    expect(whites([36, 28, 0, 0])).toBeLessThan(240);
    expect(whites([38, 8, 0, 0])).toBeLessThan(40);
  });
});

describe('admitting', () => {
  test('C1-AMB-3, C1-AMB-EX-1: before the queue points one of them for none, for any service, and its ambulance is parked', () => {
    const s = admit(shows(table().positionS(), 'W Y W').row('psychiatry', '_ _ W W'));
    expect(s.engine.asking(s.state, 0)?.step).toBe('ambulance-admit');
    s.choose(fetch(s, 'yellow', 'cardiology')).choose(s.park('0A1-S'));
    expect(s.people('patient')).toEqual(['yellow pre-admission']);
    expect(s.clinic.people.at(-1)?.service).toBe(s.rules.services.indexOf('cardiology'));
    expect(s.clinic.vehicles).toEqual([{ vehicle: 'ambulance', edge: s.edge('0A1-S'), lot: -1 }]);
    expect(board(s)).toBe('W _ W');
    // One entrance: 1 + 1 points are left for the notepad.
    expect(s.engine.asking(s.state, 0)?.step).toBe('spend-points');
    expect(s.asked('points')).toBe(2);
    s.done();
    expect(board(s)).toBe('W _ W');
    s.only('ambulance-refill');
    expect(board(s)).toMatch(/^W [WY] W$/);
  });

  test('C1-AMB-3: only in an admit action', () => {
    const s = shows(table().positionS(), 'W Y W').laid('build', 'hire').only('build', 'hire', 'admit');
    expect(s.engine.asking(s.state, 0)?.step).toBe('build-thing');
    expect(s.refusal(fetch(s, 'white', 'psychiatry'))).toBe('CB-STEP-1');
    s.done(0).done(1);
    expect(s.state.frames).toEqual([]);
    expect(admit(shows(table().positionS(), 'W W W')).refusal(fetch(s, 'yellow', 'psychiatry'))).toBe('C1-AMB-3');
  });

  test('C1-AMB-4: without a free spot, or a free place in pre-admission, the patient cannot be taken', () => {
    const s = shows(table().positionS(), 'W Y W');
    for (let patient = 0; patient < 4; patient++) s.patient('white', 'psychiatry');
    admit(s);
    expect(s.refusal(fetch(s, 'white', 'psychiatry'))).toBe('CB-ADMIT-9');
    expect(s.may(fetch(s, 'white', 'cardiology'))).toBe(true);
    s.clinic.cars.fill(1);
    expect(s.refusal(fetch(s, 'white', 'cardiology'))).toBe('C1-AMB-4');
    // Nobody is asked who can take nobody.
    expect(admit(s).engine.asking(s.state, 0)?.step).toBe('spend-points');
  });

  test('C1-AMB-4: a hub is needed only where the table says so', () => {
    expect(admit(shows(table().positionS(), 'W W W')).may(fetch(table(), 'white', 'cardiology'))).toBe(true);
    const s = admit(shows(table({ 'admit-needs-hub': 'on' }).positionS(), 'W W W'));
    expect(s.refusal(fetch(s, 'white', 'cardiology'))).toBe('CB-ADMIT-10');
    expect(s.may(fetch(s, 'white', 'psychiatry'))).toBe(true);
  });

  test('C1-AMB-4: the patient belongs to its service from then on', () => {
    const s = admit(shows(table().positionS(), 'Y Y Y')).choose(fetch(s0(), 'yellow', 'ophthalmology'));
    s.choose(s.park('0A1-S')).done();
    expect(s.state.clinics[0].people.at(-1)).toMatchObject({ kind: 'patient', level: 1, service: 2 });
    s.only('move');
    expect(s.refusal(s.walk('patient', 'yellow', 'pre-admission', '0C2', 'ophthalmology'))).toBe('CB-MOVE-4');
  });

  test('C1-AMB-5: one in each admit action, and nobody must', () => {
    const s = admit(shows(table().positionS(), 'W Y W')).choose(fetch(s0(), 'white', 'psychiatry'));
    s.choose(s.park('0A1-S'));
    expect(s.refusal(fetch(s, 'white', 'psychiatry'))).toBe('CB-STEP-1');
    s.done();
    // The second admit action of the same round.
    admit(s)
      .choose(fetch(s, 'white', 'psychiatry'))
      .choose(s.park('0A2-W'));
    expect(board(s)).toBe('_ Y _');
    const declines = admit(shows(table().positionS(), 'W Y W')).done();
    expect(board(declines)).toBe('W Y W');
    expect(declines.asked('points')).toBe(2);
    declines.done();
    expect(declines.people('patient')).toEqual([]);
  });

  test('C1-AMB-EX-2: the ambulance may take the only free spot; points still move patients on the notepad', () => {
    const s = shows(table().positionS(), 'W Y W').row('psychiatry', '_ _ W Y');
    s.clinic.cars.fill(1);
    s.clinic.cars[s.edge('0A1-S')] = 0;
    admit(s)
      .choose(fetch(s, 'white', 'psychiatry'))
      .choose(s.park('0A1-S'));
    expect(s.refusal(s.take('psychiatry'))).toBe('CB-CAR-4');
    expect(s.may(s.step('psychiatry', 3, 'right'))).toBe(true);
    s.done();
    expect(admit(s).engine.asking(s.state, 0)?.step).toBe('spend-points');
  });

  test('C1-AMB-EX-3: the earlier player takes the last yellow patient, the later chooses among the other two', () => {
    const s = shows(table().positionS(), 'W Y W').seat(1).positionS().seat(0);
    s.state.turnOrder = [1, 0];
    s.laid('admit').only('admit');
    expect(s.engine.deciders(s.state)).toEqual([1]);
    s.seat(1)
      .choose(fetch(s, 'yellow', 'psychiatry'))
      .choose(s.park('0A1-S'))
      .done();
    s.seat(0);
    expect(s.refusal(fetch(s, 'yellow', 'psychiatry'))).toBe('C1-AMB-3');
    expect(s.choices()).toEqual([
      ...s.rules.services.map((_, service) => ({ do: 'fetch', level: 0, service })),
      { do: 'done' },
    ]);
  });

  const s0 = (): Scenario => table();
});

describe('the ambulance is a car', () => {
  test('C1-AMB-6: it blocks an edge, and the sites beside it', () => {
    const s = table().positionS().vehicle('ambulance', '0B2-E').builds();
    expect(s.refusal(s.build('treatment-room', '0B2'))).toBe('CB-GEO-10');
    expect(s.asks({ step: 'park-car', seat: 0 }).refusal(s.park('0B2-E'))).toBe('CB-CAR-2');
  });

  test('C1-AMB-6: it may move into a new parking lot, and is told apart from a car there', () => {
    const s = table().positionS().doctor('white', 'access').vehicle('ambulance', '0B2-E').builds();
    s.choose(s.build('parking-lot', '0B3'));
    expect(s.refusal({ ...s.shift('0B2-E') })).toBe('CB-CAR-5');
    s.choose({ ...s.shift('0B2-E'), vehicle: 'ambulance' }).choose(s.shift('0A3-W'));
    expect(s.clinic.parked[s.cell('0B3')]).toBe(2);
    expect(s.clinic.vehicles).toEqual([{ vehicle: 'ambulance', edge: -1, lot: s.cell('0B3') }]);
    s.asks({ step: 'car-leaves', seat: 0 });
    const lot = s.cell('0B3');
    expect(s.choices().slice(-2)).toEqual([
      { do: 'leave', edge: -1, lot },
      { do: 'leave', edge: -1, lot, vehicle: 'ambulance' },
    ]);
    expect(s.refusal({ do: 'leave', edge: -1, lot, vehicle: 'zeppelin' })).toBe('CB-CAR-5');
    s.choose({ do: 'leave', edge: -1, lot, vehicle: 'ambulance' });
    expect(s.clinic.vehicles).toEqual([]);
    expect(s.clinic.parked[lot]).toBe(1);
  });

  test('C1-AMB-6: when a car must leave the owner chooses a car or an ambulance; ambulances return to the supply', () => {
    const treated = (leaves: Choice): Scenario => {
      const s = shows(table().positionS(), 'W Y W').doctor('white', '0C2').vehicle('ambulance', '0B2-E');
      s.clinic.people.push({ ...s.clinic.people[0], kind: 'patient', at: s.cell('0C2'), service: 0 });
      s.only('treat')
        .choose(s.treat('0C2', 'white', 'white'))
        .choose(leaves);
      return s;
    };
    const edge = table().edge('0B2-E');
    expect(marks(treated({ do: 'leave', edge, lot: -1, vehicle: 'ambulance' }))[3]).toBe(16);
    const s = treated({ do: 'leave', edge: table().edge('0A3-W'), lot: -1 });
    expect(marks(s)[3]).toBe(15);
    expect(s.clinic.vehicles).toHaveLength(1);
  });

  test('C1-AMB-6: the last vehicle of all goes without a question', () => {
    const s = shows(table().positionS(), 'W Y W').popularity(9);
    s.clinic.cars.fill(0);
    s.vehicle('ambulance', '0B2-E').state.clinics[0].people = [];
    s.patient('red', 'psychiatry').clinic.cars[s.edge('0B2-E')] = 1;
    s.clinic.cars.fill(0, 0, s.edge('0B2-E')).fill(0, s.edge('0B2-E') + 1);
    s.only('admin-patients');
    expect(s.state.frames).toEqual([]);
    expect(marks(s)[3]).toBe(16);
    expect(s.clinic.vehicles).toEqual([]);
  });
});

describe('admin', () => {
  test('C1-AMB-7: the board is refilled right after admin-nurses; those on it never worsen and are never removed', () => {
    const s = shows(table(), 'W _ Y');
    const { programme } = s.state;
    expect(programme.indexOf('ambulance-refill')).toBe(programme.indexOf('admin-nurses') + 1);
    s.only('admin-notepad', 'admin-patients', 'ambulance-refill');
    expect(board(s)).toMatch(/^W [WY] Y$/);
    expect(marks(s)[3]).toBe(14);
  });

  test('C1-AMB-7: with all 18 ambulances in use a place stays empty', () => {
    const s = shows(table(), 'W _ _');
    marks(s)[3] = 1;
    s.only('ambulance-refill');
    expect(board(s)).toMatch(/^W [WY] _$/);
    expect(marks(s)[3]).toBe(0);
  });

  test('C1-GEN-8: after the last round the display stays as it is', () => {
    const s = shows(table().round(6), 'W _ _').only('ambulance-refill');
    expect(board(s)).toBe('W _ _');
  });

  test('C1-AMB-1: nothing is hidden: everybody sees the board and the supply', () => {
    const s = shows(table(), 'W Y _');
    for (const viewer of [0, 1, 'watcher'] as const)
      expect(s.engine.view(s.state, viewer).marks.ambulance).toEqual(marks(s));
  });
});

test('with other modules: ambulance and virus, C1-VIR-3: patients on the board are not counted and not infected', () => {
  const s = new Scenario({ seats: 1, modules: ['ambulance', 'virus'] });
  shows(s, 'Y Y Y').patient('white', 'psychiatry').patient('white', 'psychiatry').only('virus-check');
  expect(s.state.marks.virus).toEqual([0, 0]);
  s.state.marks.virus.fill(1);
  s.only('admin-patients', 'virus-outbreak');
  expect(board(s)).toBe('Y Y Y');
});

test('with other modules: ambulance and virus, C1-VIR-2: once admitted one of them counts like any other', () => {
  const s = new Scenario({ seats: 1, modules: ['ambulance', 'virus'] }).positionS();
  shows(s, 'Y Y Y').patient('white', 'psychiatry').patient('white', 'psychiatry');
  s.laid('admit')
    .only('admit')
    .choose(fetch(s, 'yellow', 'psychiatry'))
    .choose(s.park('0A1-S'))
    .done();
  s.only('virus-check');
  expect(s.state.marks.virus).toEqual([1, 0]);
});

test('without it there are cars only', () => {
  const { state } = createEngine(clinic, { seats: 2 }).begin('fast:cars');
  expect(state.marks.ambulance).toBeUndefined();
  expect(state.clinics.map(({ vehicles }) => vehicles)).toEqual([[], []]);
});
