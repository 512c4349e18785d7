import { Scenario } from '@asclepion/clinic/testing';
import type { Choice } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { bagSize } from '../../src/people/bags.ts';
import { PRE_ADMISSION } from '../../src/state.ts';

const done = { do: 'done' };
const parks = (s: Scenario): Scenario => s.choose(s.choices()[0]);
/** Takes the patient from the red column of a row and parks its car. */
const takes = (s: Scenario, service: string): Scenario => parks(s.choose(s.take(service)));

/** A choice in the words of any scenario. */
const s0 = (words: (s: Scenario) => Choice): Choice => words(new Scenario());

/** Position S before an empty notepad. */
const queue = (options: Readonly<Record<string, unknown>> = {}): Scenario =>
  new Scenario(options).positionS().emptyNotepad();

const patients = (s: Scenario) =>
  s.clinic.people
    .filter(({ kind }) => kind === 'patient')
    .map(({ level, service }) => [level, s.rules.services[service]]);

/** The points that a player gets in its admit action. */
const points = (s: Scenario): unknown => s.laid('admit', 'hire').only('admit').asked('points');

describe('CB-ADMIT-1: queue points', () => {
  test('CB-ADMIT-1: one, one for each own entrance and one for each own helipad', () => {
    const s = queue();
    expect(points(s)).toBe(2);
    expect(points(s.entrance('0C1-S'))).toBe(3);
    expect(points(s.tile('helipad', '1D2'))).toBe(4);
    s.seat(1).positionS();
    s.clinic.entrances.fill(0);
    expect(s.laid('hire', 'admit').only('admit').asked('points')).toBe(1);
  });

  test('CB-ADMIT-1: points not spent are lost', () => {
    const s = queue().row('psychiatry', '_ _ Y W');
    s.laid('admit', 'hire').only('admit').choose(done);
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(points(s)).toBe(2);
  });
});

describe('CB-ADMIT-2: what a point buys', () => {
  test('CB-ADMIT-2: one step up, down, left or right, or a patient from the red column', () => {
    const s = queue();
    for (const [choice, psychiatry, cardiology] of [
      [s.step('cardiology', 4, 'up'), '_ _ W O', '_ _ R Y'],
      [s.step('psychiatry', 4, 'down'), '_ _ W O', '_ _ R Y'],
      [s.step('cardiology', 3, 'right'), '_ _ W Y', '_ _ O R'],
      [s.step('cardiology', 4, 'left'), '_ _ W Y', '_ _ O R'],
      [s.step('psychiatry', 3, 'right'), '_ _ Y W', '_ _ R O'],
    ] as const) {
      const t = queue().row('psychiatry', '_ _ W Y').row('cardiology', '_ _ R O').admits(2).choose(choice);
      expect([t.rowText('psychiatry'), t.rowText('cardiology')]).toEqual([psychiatry, cardiology]);
      expect(t.asked('points')).toBe(1);
    }
    const t = queue().row('psychiatry', '_ _ W Y').admits(2);
    takes(t, 'psychiatry');
    expect(patients(t)).toEqual([[1, 'psychiatry']]);
    expect(t.asked('points')).toBe(1);
  });

  test('CB-ADMIT-2: in any order and number while points last, and the player may stop at any time', () => {
    const s = queue().row('psychiatry', '_ _ W Y').row('cardiology', '_ _ _ O').admits(4);
    takes(s, 'cardiology').choose(s.step('psychiatry', 3, 'right'));
    takes(s, 'psychiatry');
    expect(s.may(done)).toBe(true);
    takes(s, 'psychiatry');
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(patients(s)).toEqual([
      [2, 'cardiology'],
      [0, 'psychiatry'],
      [1, 'psychiatry'],
    ]);
  });

  test('CB-ADMIT-2: only from the red column, and only who is there', () => {
    const s = queue().row('psychiatry', '_ _ _ _').row('cardiology', '_ _ _ O').admits(3);
    expect(s.refusal(s.take('psychiatry'))).toBe('CB-ADMIT-2');
    expect(s.refusal(s.step('psychiatry', 4, 'down'))).toBe('CB-ADMIT-2');
    expect(s.refusal(s.step('cardiology', 2, 'up'))).toBe('CB-ADMIT-2');
  });
});

describe('CB-ADMIT-3: swaps', () => {
  test('CB-ADMIT-3: a step onto an occupied place swaps the two, for one point in all', () => {
    const s = queue()
      .row('psychiatry', '_ R Y W')
      .admits(2)
      .choose(s0((t) => t.step('psychiatry', 2, 'right')));
    expect(s.rowText('psychiatry')).toBe('_ Y R W');
    expect(s.asked('points')).toBe(1);
  });

  test('CB-EX-76 (CB-ADMIT-3): with notepad-swap: off only onto an empty place', () => {
    const s = queue({ 'notepad-swap': 'off' }).row('psychiatry', '_ _ Y W').row('cardiology', '_ O R R').admits(2);
    expect(s.refusal(s.step('psychiatry', 3, 'right'))).toBe('CB-ADMIT-3');
    expect(s.refusal(s.step('psychiatry', 4, 'left'))).toBe('CB-ADMIT-3');
    s.choose(s.step('cardiology', 2, 'up'));
    expect(s.rowText('psychiatry')).toBe('_ O Y W');
    expect(s.rowText('cardiology')).toBe('_ _ R R');
    // On by default in both editions.
    for (const edition of ['deluxe', '2014']) {
      const t = queue({ edition }).row('psychiatry', '_ _ Y W').admits(1);
      expect(t.may(t.step('psychiatry', 3, 'right'))).toBe(true);
    }
  });
});

describe('CB-ADMIT-4, CB-ADMIT-6: empty places', () => {
  test('CB-EX-32 (CB-ADMIT-4, CB-ADMIT-6): up onto an empty place, sliding, a swap and a take', () => {
    const s = queue().row('psychiatry', '_ _ _ W').row('cardiology', '_ R O W').admits(3);
    s.choose(s.step('cardiology', 2, 'up'));
    expect([s.rowText('psychiatry'), s.rowText('cardiology')]).toEqual(['_ _ R W', '_ _ O W']);
    s.choose(s.step('psychiatry', 3, 'right'));
    expect(s.rowText('psychiatry')).toBe('_ _ W R');
    takes(s, 'psychiatry');
    expect(s.rowText('psychiatry')).toBe('_ _ _ W');
    expect(patients(s)).toEqual([[3, 'psychiatry']]);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  test('CB-ADMIT-4: down onto an empty place too, but not sideways', () => {
    const s = queue().row('psychiatry', '_ _ R W').row('cardiology', '_ _ _ O').admits(3);
    expect(s.refusal(s.step('psychiatry', 3, 'left'))).toBe('CB-ADMIT-4');
    s.choose(s.step('psychiatry', 3, 'down'));
    expect([s.rowText('psychiatry'), s.rowText('cardiology')]).toEqual(['_ _ _ W', '_ _ R O']);
  });
});

describe('CB-ADMIT-5: rows', () => {
  test('CB-ADMIT-5: up and down lead to the rows beside it, the last is no neighbour of the first', () => {
    const s = queue({ seats: 4 }).row('psychiatry', '_ _ _ W').row('neurology', '_ _ _ O').admits(5);
    expect(s.refusal(s.step('psychiatry', 4, 'up'))).toBe('CB-ADMIT-5');
    expect(s.refusal(s.step('neurology', 4, 'down'))).toBe('CB-ADMIT-5');
    s.choose(s.step('neurology', 4, 'up'));
    expect([s.rowText('orthopaedics'), s.rowText('neurology')]).toEqual(['_ _ _ O', '_ _ _ _']);
    s.choose(s.step('psychiatry', 4, 'down'));
    expect(s.rowText('cardiology')).toBe('_ _ _ W');
  });

  test('CB-ADMIT-5: services not in play have no row', () => {
    const s = queue({ seats: 2 }).row('ophthalmology', '_ _ _ W').admits(1);
    expect(s.refusal(s.step('ophthalmology', 4, 'down'))).toBe('CB-ADMIT-5');
    expect(s.refusal({ do: 'take', row: 3 })).toBe('CB-ADMIT-5');
  });
});

describe('CB-ADMIT-6: gaps', () => {
  test('CB-EX-3 (CB-ADMIT-6): who is behind a taken patient slides at once into the red column', () => {
    const s = queue()
      .row('cardiology', '_ R O W')
      .admits(2)
      .choose(s0((t) => t.take('cardiology')));
    expect(s.rowText('cardiology')).toBe('_ _ R O');
    takes(parks(s), 'cardiology');
    expect(patients(s)).toEqual([
      [0, 'cardiology'],
      [2, 'cardiology'],
    ]);
  });

  test('CB-EX-69 (CB-ADMIT-6): after-admit closes gaps when the action ends, immediate at once', () => {
    const late = queue({ 'notepad-gaps': 'after-admit' }).row('psychiatry', '_ _ Y W').admits(2);
    takes(late, 'psychiatry');
    expect(late.rowText('psychiatry')).toBe('_ _ Y _');
    expect(late.refusal(late.take('psychiatry'))).toBe('CB-ADMIT-2');
    late.choose(late.step('psychiatry', 3, 'right'));
    expect(late.rowText('psychiatry')).toBe('_ _ _ Y');
    expect(late.engine.deciders(late.state)).toEqual([]);
    expect(patients(late)).toHaveLength(1);

    const early = queue().row('psychiatry', '_ _ Y W').admits(2);
    takes(takes(early, 'psychiatry'), 'psychiatry');
    expect(patients(early)).toHaveLength(2);
  });

  test('CB-ADMIT-6: after-admit allows steps onto empty places in all four directions, until the action ends', () => {
    const s = queue({ 'notepad-gaps': 'after-admit', seats: 4 }).row('cardiology', '_ _ R W').admits(6);
    s.choose(s.step('cardiology', 3, 'left'));
    expect(s.rowText('cardiology')).toBe('_ R _ W');
    s.choose(s.step('cardiology', 2, 'right')).choose(s.step('cardiology', 3, 'up'));
    expect([s.rowText('psychiatry'), s.rowText('cardiology')]).toEqual(['_ _ R _', '_ _ _ W']);
    s.choose(s.step('cardiology', 4, 'left')).choose(s.step('cardiology', 3, 'down'));
    expect([s.rowText('cardiology'), s.rowText('ophthalmology')]).toEqual(['_ _ _ _', '_ _ W _']);
    s.choose(done);
    expect([s.rowText('psychiatry'), s.rowText('ophthalmology')]).toEqual(['_ _ _ R', '_ _ _ W']);
  });

  test('CB-ADMIT-6: with after-admit they close before the next player admits', () => {
    const s = queue({ 'notepad-gaps': 'after-admit' }).row('psychiatry', '_ _ Y W');
    s.seat(1).positionS().seat(0).laid('admit').only('admit');
    takes(s, 'psychiatry').choose(done);
    expect(s.engine.deciders(s.state)).toEqual([1]);
    expect(s.rowText('psychiatry')).toBe('_ _ _ Y');
  });
});

test('CB-ADMIT-7: a patient belongs to the service of the row it was taken from', () => {
  const s = queue()
    .row('psychiatry', '_ _ _ O')
    .admits(2)
    .choose(s0((t) => t.step('psychiatry', 4, 'down')));
  takes(s, 'cardiology');
  expect(s.clinic.people.at(-1)).toEqual({
    kind: 'patient',
    level: 2,
    service: 1,
    at: PRE_ADMISSION,
    spent: 0,
    load: 0,
    lying: 0,
  });
});

test('CB-ADMIT-8: a taken patient needs a car at once; without a spot it cannot be taken', () => {
  const s = queue()
    .row('psychiatry', '_ _ Y W')
    .admits(2)
    .choose(s0((t) => t.take('psychiatry')));
  expect(s.choices().every((choice) => choice.do === 'park')).toBe(true);
  expect(s.may(done)).toBe(false);
  s.choose(s.park('0A1-S'));
  for (const { edge } of s.asks({ step: 'park-car', seat: 0 }).choices()) s.clinic.cars[Number(edge)] = 1;
  s.admits(1);
  expect(s.refusal(s.take('psychiatry'))).toBe('CB-CAR-4');
  // The queue may still be changed.
  expect(s.may(s.step('psychiatry', 4, 'down'))).toBe(true);
});

describe('CB-ADMIT-9: pre-admission', () => {
  test('CB-EX-33 (CB-ADMIT-1, CB-ADMIT-9): four points; a service with four patients takes no more', () => {
    const s = queue()
      .entrance('0C1-S')
      .tile('helipad', '1D2')
      .row('psychiatry', '_ _ W Y')
      .row('cardiology', '_ _ R O');
    expect(points(s)).toBe(4);
    takes(s, 'psychiatry')
      .choose(s.step('cardiology', 3, 'right'))
      .choose(s.step('psychiatry', 4, 'down'));
    takes(s, 'cardiology');
    expect(s.engine.deciders(s.state)).toEqual([]);

    const full = queue().row('psychiatry', '_ _ W Y').row('cardiology', '_ _ R O');
    for (let made = 0; made < 4; made++) full.patient('white', 'psychiatry');
    full.admits(4);
    expect(full.refusal(full.take('psychiatry'))).toBe('CB-ADMIT-9');
    expect(full.may(full.take('cardiology'))).toBe(true);
    // Only those who wait count.
    full.clinic.people[full.clinic.people.length - 1].at = full.cell('0C2');
    expect(full.may(full.take('psychiatry'))).toBe(true);
  });
});

test('CB-EX-74 (CB-ADMIT-10): admit-needs-hub: on takes patients only for an own hub’s service', () => {
  const s = queue({ 'admit-needs-hub': 'on' }).row('psychiatry', '_ _ _ _').row('cardiology', '_ _ _ O').admits(2);
  expect(s.refusal(s.take('cardiology'))).toBe('CB-ADMIT-10');
  s.choose(s.step('cardiology', 4, 'up'));
  takes(s, 'psychiatry');
  expect(patients(s)).toEqual([[2, 'psychiatry']]);
  s.tile('hub:cardiology', '0A1').row('cardiology', '_ _ _ O').admits(1);
  expect(s.may(s.take('cardiology'))).toBe(true);
  // A hub of another player is no help, and by default none is needed.
  const other = queue({ 'admit-needs-hub': 'on' }).row('cardiology', '_ _ _ O');
  other.seat(1).tile('hub:cardiology', '0A1').seat(0).admits(1);
  expect(other.refusal(other.take('cardiology'))).toBe('CB-ADMIT-10');
  const free = queue().row('cardiology', '_ _ _ O').admits(1);
  expect(free.may(free.take('cardiology'))).toBe(true);
});

test('CB-ADMIT-11: patients may wait any number of rounds; they keep their car and worsen', () => {
  const s = queue().patient('white', 'psychiatry');
  s.clinic.people[0].at = s.cell('0D2');
  const cars = s.clinic.cars.slice();
  for (const level of [1, 2, 3]) {
    s.only('move').choose(done);
    s.only('admin-patients');
    expect(s.clinic.people[1]).toMatchObject({ level, at: PRE_ADMISSION });
    expect(s.clinic.cars).toEqual(cars);
  }
});

describe('CB-ADMIT-12: new patients', () => {
  test('CB-ADMIT-12: after each action one for each service, into the rightmost empty place', () => {
    const s = queue().row('psychiatry', '_ _ R R').row('cardiology', '_ _ _ R').bags({ patients: 'W Y O' });
    s.only('new-patients');
    expect(['psychiatry', 'cardiology', 'ophthalmology'].map((name) => s.rowText(name))).toEqual([
      '_ W R R',
      '_ _ Y R',
      '_ _ _ O',
    ]);
    const steps = s.state.programme;
    expect(steps.slice(steps.indexOf('admit'), steps.indexOf('actions-end'))).toEqual([
      'admit',
      'new-patients',
      'advance-action',
    ]);
    // Three times a round: 9 patients for 3 services.
    const t = queue()
      .bags({ patients: new Array(12).fill('W').join(' ') })
      .from('choose-action');
    for (const action of ['hire', 'hire', 'build']) {
      for (const seat of [0, 1]) t.choose({ do: 'lay', action }, seat);
      for (const seat of [0, 1]) t.choose(done, seat);
    }
    expect(bagSize(t.state.patientBag)).toBe(3);
    expect(t.rowText('cardiology')).toBe('_ W W W');
  });

  test('CB-ADMIT-12: a full row is passed over without a draw', () => {
    const s = queue().row('psychiatry', 'R R R R').bags({ patients: 'W Y' }).only('new-patients');
    expect(['psychiatry', 'cardiology', 'ophthalmology'].map((name) => s.rowText(name))).toEqual([
      'R R R R',
      '_ _ _ W',
      '_ _ _ Y',
    ]);
  });

  test('CB-EX-34 (CB-ADMIT-12): an empty bag ends the step', () => {
    const s = queue({ seats: 4 }).row('neurology', 'W W W W').bags({ patients: 'Y O R' }).only('new-patients');
    expect(s.happened().filter(({ id }) => id === 'patients-none')).toHaveLength(1);
    expect(s.rules.services.map((name) => s.rowText(name))).toEqual([
      '_ _ _ Y',
      '_ _ _ O',
      '_ _ _ R',
      '_ _ _ _',
      'W W W W',
    ]);
  });
});

test('CB-ADMIT-13: patients on the notepad do not worsen', () => {
  const s = queue().row('psychiatry', '_ W Y O').row('cardiology', '_ _ _ R').patient('white', 'psychiatry');
  s.only('admin-patients');
  expect(s.rowText('psychiatry')).toBe('_ W Y O');
  expect(s.rowText('cardiology')).toBe('_ _ _ R');
  expect(patients(s)).toEqual([[1, 'psychiatry']]);
});

test('a word from outside that names no direction is refused', () => {
  const s = queue().row('psychiatry', '_ _ Y W').admits(2);
  for (const way of ['toString', 'constructor', '', 1]) {
    expect(s.refusal({ do: 'step', row: 0, place: 3, way })).toBeDefined();
  }
});
