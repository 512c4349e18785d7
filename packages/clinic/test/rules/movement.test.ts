import type { LevelName } from '@asclepion/clinic/position';
import { Scenario } from '@asclepion/clinic/testing';
import type { Choice } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { defineModule } from '../../src/module.ts';
import { moduleTile, NOBODY } from '../../src/modules/tiles.ts';
import { ACCESS, type Kind, PRE_ADMISSION } from '../../src/state.ts';

const BLOCKING = { 'full-rooms-block': 'on' };

/** Position S in the step `move`, with what the example adds. */
const inS = (add: (s: Scenario) => Scenario = (s) => s, options: Readonly<Record<string, unknown>> = {}): Scenario =>
  add(new Scenario(options).positionS()).only('move');

/** The time that a walk takes. */
function timeOf(s: Scenario, walk: Choice): number {
  const before = s.clinic.walked;
  s.choose(walk);
  return s.clinic.walked - before;
}

const doctor = (s: Scenario, from: string, to: string, level: LevelName = 'white') => s.walk('doctor', level, from, to);
const patient = (s: Scenario, to: string, service = 'psychiatry', level: LevelName = 'white') =>
  s.walk('patient', level, 'pre-admission', to, service);
const orderly = (s: Scenario, from: string, to: string) => s.walk('orderly', 'white', from, to);
const nurse = (s: Scenario, from: string, to: string) => s.walk('nurse', 'white', from, to);

describe('who must be where', () => {
  test('CB-MOVE-1: all players move anybody of theirs, in any order, at once', () => {
    const s = new Scenario()
      .positionS()
      .nurse('access')
      .patient('white', 'psychiatry')
      .seat(1)
      .positionS()
      .seat(0)
      .only('move');
    expect(s.engine.deciders(s.state)).toEqual([0, 1]);
    s.choose(s.walk('doctor', 'white', 'access', '0D2'), 1);
    s.choose(patient(s, '0C2'))
      .choose(doctor(s, 'access', '0C2'))
      .choose(nurse(s, 'access', '0C2'));
    expect(s.engine.deciders(s.state)).toEqual([0, 1]);
    s.done(0);
    expect(s.engine.deciders(s.state)).toEqual([1]);
    s.done(1);
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(s.state.clinics.map(({ time }) => time)).toEqual([6, 1]);
  });

  test('CB-MOVE-2: nobody ends on the street, a lot, a garden or a helipad; patients may stay in pre-admission', () => {
    const s = inS((of) =>
      of
        .tile('parking-lot', '0B3')
        .tile('garden', '0B2')
        .tile('helipad', '1D2')
        .patient('white', 'psychiatry')
        .nurse('0D2'),
    );
    for (const to of ['0B1', '0B2', '0B3', '1D2']) {
      expect(s.refusal(doctor(s, 'access', to))).toBe('CB-MOVE-2');
      expect(s.refusal(nurse(s, '0D2', to))).toBe('CB-MOVE-2');
      expect(s.refusal(patient(s, to))).toBe('CB-MOVE-2');
    }
    s.choose(doctor(s, 'access', '0D2')).done();
    expect(s.people('patient')).toEqual(['white pre-admission']);
    expect(s.people('doctor')).toEqual(['white 0D2']);
  });

  test('CB-MOVE-3: staff outside must come in, whoever is inside may stay', () => {
    const s = inS((of) => of.nurse('0D2').orderly('0C1').patient('white', 'psychiatry').patient('red', 'cardiology'));
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-16');
    expect(s.refusal(nurse(s, '0D2', '0D2'))).toBe('CB-MOVE-3');
    s.choose(doctor(s, 'access', '0D2')).done();
    expect(s.people('nurse')).toEqual(['white 0D2']);
    expect(s.people('orderly')).toEqual(['white 0C1']);
    expect(s.people('patient')).toEqual(['white pre-admission', 'red pre-admission']);
    expect(s.clinic.time).toBe(1);
  });

  test('CB-MOVE-4, CB-EX-48: patients end in active rooms of their service or in an outpatient room', () => {
    const s = inS((of) =>
      of
        .tile('operating-room', '0D3')
        .tile('outpatient-room', '0A1')
        .tile('treatment-room', '1D2')
        .tile('operating-room', '1C2')
        .patient('white', 'psychiatry')
        .patient('white', 'cardiology'),
    );
    for (const to of ['0C2', '0D3']) {
      expect(s.may(patient(s, to))).toBe(true);
      expect(s.refusal(patient(s, to, 'cardiology'))).toBe('CB-MOVE-4');
    }
    // Inactive: no hub on Floor 1.
    for (const to of ['1D2', '1C2']) expect(s.refusal(patient(s, to))).toBe('CB-MOVE-4');
    expect(s.may(patient(s, '0A1'))).toBe(true);
    expect(s.may(patient(s, '0A1', 'cardiology'))).toBe(true);
  });

  test('CB-MOVE-4, CB-EX-15: a patient left in a room without a doctor stays there', () => {
    const s = inS((of) => of.tile('operating-room', '0D3').patient('yellow', 'psychiatry', '0C2'));
    const away = s.walk('patient', 'yellow', '0C2', '0D3', 'psychiatry');
    expect(s.refusal(away)).toBe('CB-MOVE-4');
    s.choose(doctor(s, 'access', '0D2')).done();
    expect(s.only('move').refusal(away)).toBe('CB-MOVE-4');
    expect(s.people('patient')).toEqual(['yellow 0C2']);
  });

  const ANY = 4;
  const CAPACITIES: readonly [string, string, Readonly<Record<Kind, number>>][] = [
    ['hub:psychiatry', '0D2', { doctor: ANY, nurse: ANY, orderly: 0, patient: 0 }],
    ['treatment-room', '0C2', { doctor: 2, nurse: ANY, orderly: 0, patient: 2 }],
    ['supply-room', '0C1', { doctor: 0, nurse: 0, orderly: 1, patient: 0 }],
    ['operating-room', '0D1', { doctor: 1, nurse: ANY, orderly: 0, patient: 1 }],
    ['outpatient-room', '0D1', { doctor: 1, nurse: 0, orderly: 0, patient: 1 }],
    ['laboratory', '0D1', { doctor: 1, nurse: 0, orderly: 0, patient: 0 }],
    ['triage', '0D1', { doctor: 0, nurse: 0, orderly: 0, patient: 0 }],
  ];
  test.each(CAPACITIES)('CB-MOVE-5: how many stop in a %s', (tile, at, expected) => {
    for (const kind of ['doctor', 'nurse', 'orderly', 'patient'] as const) {
      const s = new Scenario().tile('hub:psychiatry', '0D2').entrance('0D2-E').tile('treatment-room', '0C2');
      s.tile('supply-room', '0C1').tile(tile, at);
      for (let count = 0; count < ANY; count++) {
        if (kind === 'patient') s.patient('white', 'psychiatry');
        else if (kind === 'doctor') s.doctor('white', 'access');
        else if (kind === 'nurse') s.nurse('access');
        else s.orderly('access');
      }
      s.only('move');
      const enter = kind === 'patient' ? patient(s, at) : s.walk(kind, 'white', 'access', at);
      let entered = 0;
      while (entered < ANY && s.may(enter)) {
        s.choose(enter);
        entered++;
      }
      expect([kind, entered]).toEqual([kind, expected[kind]]);
      if (entered < ANY) expect(s.refusal(enter)).toBe('CB-MOVE-5');
    }
  });

  test('CB-MOVE-2, CB-MOVE-5, CB-EX-14: a doctor does not end in triage, in a supply room or on the street', () => {
    const s = inS((of) => of.tile('triage', '0D3'));
    expect(s.refusal(doctor(s, 'access', '0D3'))).toBe('CB-MOVE-5');
    expect(s.refusal(doctor(s, 'access', '0C1'))).toBe('CB-MOVE-5');
    expect(s.refusal(doctor(s, 'access', '0B2'))).toBe('CB-MOVE-2');
  });

  test('CB-MOVE-6: staff stop in inactive rooms within the same capacity, and old patients take up room', () => {
    const s = inS((of) =>
      of
        .tile('treatment-room', '1D2')
        .doctor('white', 'access')
        .doctor('white', 'access')
        .nurse('access')
        .patient('white', 'psychiatry', '0C2')
        .patient('white', 'psychiatry')
        .patient('white', 'psychiatry'),
    );
    s.choose(nurse(s, 'access', '1D2'))
      .choose(doctor(s, 'access', '1D2'))
      .choose(doctor(s, 'access', '1D2'));
    expect(s.refusal(doctor(s, 'access', '1D2'))).toBe('CB-MOVE-5');
    s.choose(patient(s, '0C2'));
    expect(s.refusal(patient(s, '0C2'))).toBe('CB-MOVE-5');
  });
});

describe('time', () => {
  test('CB-MOVE-7, CB-MOVE-8, CB-EX-2: by an entrance into the room that it serves takes 1, not 0', () => {
    const s = inS((of) => of.tile('operating-room', '0D1').entrance('0D1-E').patient('white', 'psychiatry'));
    expect(timeOf(s, patient(s, '0D1'))).toBe(1);
  });

  test('CB-MOVE-7, CB-MOVE-8, CB-EX-39: a patient enters an outpatient room for 0 wherever it is, a doctor walks', () => {
    const s = inS((of) => of.tile('supply-room', '1D2').tile('outpatient-room', '2D2').patient('red', 'cardiology'));
    expect(timeOf(s, patient(s, '2D2', 'cardiology', 'red'))).toBe(0);
    expect(timeOf(s, doctor(s, 'access', '2D2'))).toBe(3);
  });

  test('CB-MOVE-8, CB-EX-35: each cell on the way takes 1, on the floor or up', () => {
    const s = inS((of) => of.tile('laboratory', '1D2').orderly('access'));
    expect(timeOf(s, orderly(s, 'access', '0C1'))).toBe(3);
    expect(timeOf(s, doctor(s, 'access', '1D2'))).toBe(2);
    for (const [to, time] of [
      ['0D2', 1],
      ['0C2', 2],
    ] as const) {
      const again = inS();
      expect(timeOf(again, doctor(again, 'access', to))).toBe(time);
    }
    // Down again: from the laboratory over the hub into the treatment room.
    const down = inS((of) => of.tile('laboratory', '1D2').doctor('red', '1D2'));
    expect(timeOf(down, doctor(down, '1D2', '0C2', 'red'))).toBe(2);
  });

  test('CB-MOVE-7, CB-EX-37: a helipad on top of the room saves a patient the way round', () => {
    const s = inS((of) => of.tile('helipad', '1C2').patient('white', 'psychiatry'));
    expect(timeOf(s, patient(s, '0C2'))).toBe(1);
    const byEntrance = inS((of) => of.patient('white', 'psychiatry'));
    expect(timeOf(byEntrance, patient(byEntrance, '0C2'))).toBe(2);
  });

  test('CB-MOVE-8, CB-MOVE-10, CB-EX-65: a helipad leads to its neighbours, and into no air cell', () => {
    const s = inS((of) => of.tile('supply-room', '1D2').tile('helipad', '1C2').orderly('access'));
    expect(s.refusal(doctor(s, 'access', '1B2'))).toBe('CB-MOVE-2');
    expect(timeOf(s, orderly(s, 'access', '1D2'))).toBe(1);
    expect(timeOf(s, doctor(s, 'access', '0C2'))).toBe(1);
    // Without the entrance only the helipad is left.
    const hub = new Scenario().positionS().tile('helipad', '1C2');
    hub.clinic.entrances.fill(0);
    hub.only('move');
    expect(timeOf(hub, doctor(hub, 'access', '0D2'))).toBe(2);
    // A room behind the air cell is not reached through it: down to 0C2, over 0B2, and up at 0A2.
    const behind = new Scenario().positionS().tile('helipad', '1C2').tile('hub:cardiology', '0A2');
    behind.tile('laboratory', '1A2').clinic.entrances.fill(0);
    behind.only('move');
    expect(timeOf(behind, doctor(behind, 'access', '1A2'))).toBe(4);
  });

  test('CB-MOVE-18: every kind of staff, and patients, come in by entrances and helipads alike', () => {
    const rooms = (of: Scenario) => of.doctor('red', 'access').nurse('access').orderly('access');
    const byEntrance = new Scenario().tile('hub:psychiatry', '0D2').tile('operating-room', '0D1');
    rooms(byEntrance).tile('supply-room', '0C1').entrance('0D1-E', '0C1-S').patient('white', 'psychiatry').only('move');
    expect(timeOf(byEntrance, doctor(byEntrance, 'access', '0D1', 'red'))).toBe(1);
    expect(timeOf(byEntrance, nurse(byEntrance, 'access', '0D1'))).toBe(1);
    expect(timeOf(byEntrance, patient(byEntrance, '0D1'))).toBe(1);
    expect(timeOf(byEntrance, orderly(byEntrance, 'access', '0C1'))).toBe(1);

    const byAir = new Scenario().tile('hub:psychiatry', '0D2').tile('operating-room', '0D1').tile('helipad', '1D1');
    rooms(byAir).tile('supply-room', '1D2').patient('white', 'psychiatry').only('move');
    expect(timeOf(byAir, doctor(byAir, 'access', '0D1', 'red'))).toBe(1);
    expect(timeOf(byAir, nurse(byAir, 'access', '0D1'))).toBe(1);
    expect(timeOf(byAir, patient(byAir, '0D1'))).toBe(1);
    expect(timeOf(byAir, orderly(byAir, 'access', '1D2'))).toBe(1);
  });

  test('CB-MOVE-9, CB-EX-38: rides on conveyors along a line take no time', () => {
    const s = inS((of) =>
      of
        .tile('laboratory', '1D2')
        .tile('supply-room', '2D2')
        .equipped('conveyor', '0C2', '0D2', '2D2')
        .doctor('red', '0C2'),
    );
    expect(timeOf(s, doctor(s, '0C2', '1D2', 'red'))).toBe(1);
    const walking = inS((of) => of.tile('laboratory', '1D2').tile('supply-room', '2D2').doctor('red', '0C2'));
    expect(timeOf(walking, doctor(walking, '0C2', '1D2', 'red'))).toBe(2);
  });

  test('CB-MOVE-9: several rides follow one another, but none round a corner', () => {
    const s = inS((of) => of.equipped('conveyor', '0D2', '0C2', '0C1').orderly('access'));
    expect(timeOf(s, orderly(s, 'access', '0C1'))).toBe(1);
    const corner = inS((of) => of.equipped('conveyor', '0D2', '0C1').orderly('access'));
    expect(timeOf(corner, orderly(corner, 'access', '0C1'))).toBe(3);
  });

  test('CB-MOVE-9, CB-MOVE-10, CB-MOVE-11, CB-EX-36: a second building is reached over the street or by conveyor', () => {
    const s = inS((of) => of.tile('hub:cardiology', '0A2'));
    expect(timeOf(s, doctor(s, 'access', '0A2'))).toBe(4);
    const riding = inS((of) => of.tile('hub:cardiology', '0A2').equipped('conveyor', '0D2', '0A2'));
    expect(timeOf(riding, doctor(riding, 'access', '0A2'))).toBe(1);
  });

  test('CB-MOVE-10: cars, lots, gardens and rooms where one may not stop do not hinder', () => {
    const s = inS((of) =>
      of
        .tile('hub:cardiology', '0A2')
        .tile('parking-lot', '0B2')
        .tile('garden', '0B1')
        .car('0A2-E', '0A2-S', '0A2-N', '0B2-N')
        .nurse('0A2'),
    );
    expect(timeOf(s, doctor(s, 'access', '0A2'))).toBe(4);
    // Through the supply room, where no nurse may stop, and over the garden.
    const triage = inS((of) => of.tile('triage', '1D2').tile('laboratory', '2D2'));
    expect(timeOf(triage, doctor(triage, 'access', '2D2'))).toBe(3);
  });

  test('CB-MOVE-10: a street space leads into the rooms beside it and not up', () => {
    const full = (of: Scenario) => of.tile('laboratory', '1C2').doctor('red', '0C2').doctor('red', '0C2');
    // A garden hangs over the empty street: nobody climbs to it, so that the full room blocks the only way up.
    const s = inS((of) => full(of).tile('garden', '1B2'), BLOCKING);
    expect(s.refusal(doctor(s, 'access', '1C2'))).toBe('CB-MOVE-14');
    const gardens = inS((of) => full(of).tile('garden', '1B2').tile('garden', '0B2'), BLOCKING);
    expect(gardens.may(doctor(gardens, 'access', '1C2'))).toBe(true);
  });

  test('CB-MOVE-12: nobody goes back to an entrance or to pre-admission, nor round by another entrance', () => {
    const s = inS((of) =>
      of.tile('hub:cardiology', '0A1').entrance('0A1-W').nurse('0D2').patient('white', 'psychiatry'),
    );
    expect(s.refusal({ ...nurse(s, '0D2', '0C2'), to: ACCESS })).toBe('CB-MOVE-12');
    expect(s.refusal({ ...nurse(s, '0D2', '0C2'), to: PRE_ADMISSION })).toBe('CB-MOVE-12');
    expect(s.refusal({ ...patient(s, '0C2'), to: ACCESS })).toBe('CB-MOVE-12');
    expect(timeOf(s, nurse(s, '0D2', '0A1'))).toBe(4);
  });

  test('CB-MOVE-13, CB-EX-40: two triages save 6 time a round, not below 0, and nothing is carried over', () => {
    const triages = (of: Scenario) => of.tile('triage', '0A1').tile('triage', '0B3');
    const s = inS((of) => triages(of).doctor('white', 'access').nurse('access'));
    s.choose(doctor(s, 'access', '0C2'))
      .choose(doctor(s, 'access', '0D2'))
      .choose(nurse(s, 'access', '0D2'))
      .done();
    expect(s.clinic.walked).toBe(4);
    expect(s.clinic.time).toBe(0);
    s.clear();
    triages(s.positionS()).nurse('access').orderly('access').only('move');
    s.choose(doctor(s, 'access', '0C2'))
      .choose(nurse(s, 'access', '0C2'))
      .choose(orderly(s, 'access', '0C1'))
      .done();
    expect(s.clinic.walked).toBe(7);
    expect(s.clinic.time).toBe(1);
  });
});

describe('order and passing', () => {
  const swap = (of: Scenario) =>
    of.tile('laboratory', '0D1').tile('operating-room', '0D3').doctor('red', '0D1').doctor('orange', '0D3');

  test('CB-MOVE-14: full rooms are passed and persons swap places, unless full rooms block', () => {
    const s = inS(swap);
    s.choose(doctor(s, 'access', '0D2'));
    s.choose(doctor(s, '0D1', '0D3', 'red'));
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-5');
    s.choose(doctor(s, '0D3', '0D1', 'orange')).done();
    expect(s.people('doctor')).toEqual(['white 0D2', 'red 0D3', 'orange 0D1']);

    const blocking = inS(swap, BLOCKING);
    expect(blocking.refusal(doctor(blocking, '0D1', '0D3', 'red'))).toBe('CB-MOVE-14');
    expect(blocking.refusal(doctor(blocking, '0D3', '0D1', 'orange'))).toBe('CB-MOVE-14');
    blocking.choose(doctor(blocking, '0D1', '0D2', 'red'));
    expect(blocking.may(doctor(blocking, '0D3', '0D1', 'orange'))).toBe(true);
  });

  test('CB-MOVE-14: with full-rooms-block a ride past a full room does not enter it, getting off there does', () => {
    const s = inS(
      (of) =>
        of
          .tile('laboratory', '0B2')
          .equipped('conveyor', '0D2', '0C2', '0B2')
          .doctor('red', '0C2')
          .doctor('red', '0C2'),
      BLOCKING,
    );
    expect(s.refusal(doctor(s, 'access', '0C2'))).toBe('CB-MOVE-14');
    expect(timeOf(s, doctor(s, 'access', '0B2'))).toBe(1);
  });

  test('CB-MOVE-14: with full-rooms-block patients do not pass a room full of patients, nurses do', () => {
    const s = inS(
      (of) =>
        of
          .tile('operating-room', '1C2')
          .tile('hub:cardiology', '1D2')
          .patient('red', 'psychiatry', '0C2')
          .patient('red', 'psychiatry', '0C2')
          .patient('white', 'cardiology')
          .nurse('access'),
      BLOCKING,
    );
    // Over the hubs: 0D2, 1D2, 1C2.
    expect(timeOf(s, nurse(s, 'access', '1C2'))).toBe(3);
    s.clinic.tiles[s.cell('1D2')] = 0;
    s.tile('hub:cardiology', '1B2').tile('laboratory', '0B2').tile('garden', '0B1');
    s.tile('garden', '0B3').only('move');
    // Now the ways up lead through 0C2 or through 0B2, which patients pass.
    expect(timeOf(s, patient(s, '1C2', 'cardiology'))).toBe(7);
  });

  const seated = (of: Scenario) =>
    of.tile('supply-room', '0A1').tile('treatment-room', '0B1').entrance('0C1-S').orderly('0C1').orderly('access');

  test('CB-MOVE-14, CB-EX-41: a new orderly passes the one who sits at the entrance', () => {
    const s = inS(seated);
    expect(timeOf(s, orderly(s, 'access', '0A1'))).toBe(3);
  });

  test('CB-MOVE-14, CB-EX-41: with full-rooms-block the seated orderly moves on first, or the new one goes round', () => {
    const round = inS(seated, BLOCKING);
    expect(round.refusal(orderly(round, 'access', '0C1'))).toBe('CB-MOVE-14');
    expect(timeOf(round, orderly(round, 'access', '0A1'))).toBe(5);

    const first = inS(seated, BLOCKING);
    expect(timeOf(first, orderly(first, '0C1', '0A1'))).toBe(2);
    expect(timeOf(first, orderly(first, 'access', '0C1'))).toBe(1);

    for (const options of [{}, BLOCKING]) {
      const others = inS((of) => seated(of).patient('white', 'psychiatry').tile('laboratory', '1C1'), options);
      expect(timeOf(others, doctor(others, 'access', '1C1'))).toBe(2);
      expect(timeOf(others, patient(others, '0C2'))).toBe(2);
    }
  });

  test('CB-MOVE-10, CB-MOVE-14, CB-MOVE-16, CB-EX-80: a room behind a full one', () => {
    const behind = (of: Scenario) => of.tile('laboratory', '1C2').doctor('red', '0C2').doctor('red', '0C2');
    const alone = inS(behind, BLOCKING);
    expect(alone.refusal(doctor(alone, 'access', '1C2'))).toBe('CB-MOVE-14');
    expect(alone.refusal({ do: 'done' })).toBe('CB-MOVE-16');
    expect(timeOf(alone, doctor(alone, 'access', '0D2'))).toBe(1);
    alone.done();

    const stairs = (of: Scenario) => behind(of).tile('supply-room', '1D2');
    const gardens = (of: Scenario) => behind(of).tile('garden', '0B2').tile('garden', '1B2');
    for (const [add, time] of [
      [stairs, 3],
      [gardens, 7],
    ] as const) {
      const blocking = inS(add, BLOCKING);
      expect(timeOf(blocking, doctor(blocking, 'access', '1C2'))).toBe(time);
    }
    for (const add of [behind, stairs, gardens]) {
      const passing = inS(add);
      expect(timeOf(passing, doctor(passing, 'access', '1C2'))).toBe(3);
    }
  });

  test('CB-MOVE-19: nobody walks twice in a round', () => {
    const s = inS((of) => of.nurse('access'));
    s.choose(doctor(s, 'access', '0D2')).choose(nurse(s, 'access', '0C2'));
    expect(s.refusal(doctor(s, '0D2', '0C2'))).toBe('CB-MOVE-19');
    expect(s.refusal(nurse(s, '0C2', '0D2'))).toBe('CB-MOVE-19');
    s.done().only('move');
    expect(s.may(doctor(s, '0D2', '0C2'))).toBe(true);
  });

  test('CB-MOVE-15, CB-EX-66: a plan takes the shortest ways of all, in whatever order they are named', () => {
    const add = (of: Scenario) => of.tile('laboratory', '1D2').doctor('white', '0C2');
    const short = inS(add);
    short.choose(doctor(short, 'access', '1D2')).done();
    expect(short.people('doctor')).toEqual(['white 1D2', 'white 0C2']);
    expect(short.clinic.time).toBe(2);
    const long = inS(add);
    long
      .choose(doctor(long, 'access', '0C2'))
      .choose(doctor(long, '0C2', '1D2'))
      .done();
    expect(long.people('doctor')).toEqual(['white 0C2', 'white 1D2']);
    expect(long.clinic.time).toBe(4);
  });

  test('CB-MOVE-15: with full-rooms-block each walk is the shortest one open at its moment', () => {
    const add = (of: Scenario) => of.tile('laboratory', '1C2').tile('supply-room', '1D2').doctor('red', '0C2');
    const early = inS(add, BLOCKING);
    expect(timeOf(early, doctor(early, 'access', '1C2'))).toBe(3);
    const add2 = (of: Scenario) =>
      of.tile('laboratory', '1C2').tile('garden', '0B2').tile('garden', '1B2').doctor('red', '0C2');
    const open = inS((of) => add2(of).doctor('red', 'access'), BLOCKING);
    expect(timeOf(open, doctor(open, 'access', '1C2'))).toBe(3);
    const late = inS((of) => add2(of).doctor('red', 'access'), BLOCKING);
    late.choose(doctor(late, 'access', '0C2', 'red'));
    expect(timeOf(late, doctor(late, 'access', '1C2'))).toBe(7);
  });

  test('CB-MOVE-3, CB-EX-67: a doctor in the laboratory needs no move to stay', () => {
    const s = inS((of) => of.tile('laboratory', '1D2').doctor('red', '1D2'));
    s.choose(doctor(s, 'access', '0D2')).done();
    expect(s.clinic.time).toBe(1);
    expect(s.people('doctor')).toEqual(['white 0D2', 'red 1D2']);
    s.only('admin-laboratory', 'admin-doctors');
    expect(s.people('doctor')).toEqual(['white 0D2', 'red 1D2']);
    expect(s.clinic.popularity).toBe(1);
  });
});

describe('when places lack', () => {
  /** The only entrance leads into a treatment room. */
  const cutOff = (): Scenario =>
    new Scenario(BLOCKING)
      .tile('hub:psychiatry', '0D2')
      .tile('treatment-room', '0D1')
      .tile('supply-room', '0C1')
      .entrance('0D1-E')
      .doctor('red', '0D1')
      .doctor('red', '0D1')
      .doctor('white', 'access')
      .nurse('access');

  test('CB-MOVE-16: whoever is cut off stays outside and is paid; nobody else may', () => {
    const s = cutOff().money(100).only('move');
    expect(s.refusal(doctor(s, 'access', '0D2'))).toBe('CB-MOVE-14');
    // The nurse behind the doctor could come in.
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-16');
    s.choose(nurse(s, 'access', '0D2')).done();
    expect(s.people('doctor')).toEqual(['red 0D1', 'red 0D1', 'white access']);
    s.only('pay');
    // Wages 4 + 4 + 1 + 1, maintenance 3.
    expect(s.clinic.money).toBe(100 - 13);
  });

  test('CB-MOVE-16: once somebody makes room, the one outside must come in', () => {
    const s = cutOff().only('move');
    s.choose(nurse(s, 'access', '0D2')).choose(doctor(s, '0D1', '0D2', 'red'));
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-16');
    s.choose(doctor(s, 'access', '0D1')).done();
    expect(s.people('doctor')).toEqual(['red 0D2', 'red 0D1', 'white 0D1']);
  });

  test('CB-MOVE-16: patients who are cut off stay in pre-admission', () => {
    const s = cutOff()
      .patient('white', 'psychiatry', '0D1')
      .patient('white', 'psychiatry', '0D1')
      .tile('operating-room', '0D3')
      .patient('white', 'psychiatry')
      .only('move');
    expect(s.refusal(patient(s, '0D3'))).toBe('CB-MOVE-14');
    s.choose(nurse(s, 'access', '0D2')).done();
    expect(s.people('patient').at(-1)).toBe('white pre-admission');
  });

  test('CB-MOVE-17, CB-EX-13: an orderly without a supply room is dismissed, and a car leaves', () => {
    const s = inS((of) => of.orderly('0C1').orderly('access'));
    const before = s.state.orderlies;
    const cars = () => s.clinic.cars.reduce((sum, car) => sum + car, 0);
    expect(cars()).toBe(3);
    s.choose(doctor(s, 'access', '0D2')).done();
    expect(s.people('orderly')).toEqual(['white 0C1']);
    expect(s.state.orderlies).toBe(before + 1);
    // The owner chooses which car leaves.
    expect(s.refusal(s.leave('0B2-N'))).toBe('CB-CAR-5');
    s.choose(s.leave('0A3-W'));
    expect(cars()).toBe(2);
    // Wages 1 + 1, maintenance 3 - 3.
    s.only('pay');
    expect(s.clinic.money).toBe(98);
  });

  test('CB-MOVE-17: dismissal comes before after-move, and who was dismissed can be hired again', () => {
    const s = new Scenario().positionS().orderly('access', 2);
    s.state.orderlies = 0;
    s.only('move', 'after-move', 'treat', 'income', 'hire');
    s.choose(doctor(s, 'access', '0D2'))
      .choose(orderly(s, 'access', '0C1'))
      .done()
      .choose(s.leave('0A3-W'));
    expect(s.state.orderlies).toBe(1);
    s.hires();
    expect(s.may({ do: 'hire-orderly' })).toBe(true);
  });

  test('CB-MOVE-17, CB-EX-42: two of three orderlies sit, save 6 and earn 2', () => {
    const s = inS((of) => of.tile('supply-room', '0A1').orderly('0C1').orderly('0A1').orderly('access'));
    s.choose(doctor(s, 'access', '0D2'))
      .done()
      .choose(s.leave('0A3-W'));
    expect(s.people('orderly')).toEqual(['white 0C1', 'white 0A1']);
    s.only('pay');
    expect(s.event('paid')).toMatchObject({ wages: 3, maintenance: 4, saving: 4 });
    // With more to keep, all of the 6 counts.
    s.tile('garden', '0B2').tile('garden', '0B3').tile('garden', '0D1').only('pay');
    expect(s.event('paid')).toMatchObject({ wages: 3, maintenance: 7, saving: 6 });
  });

  test('CB-MOVE-16, CB-MOVE-17, CB-EX-79: two of three orderlies must sit, and no doctor stays outside', () => {
    const s = inS((of) => of.tile('supply-room', '1C2').orderly('access', 3));
    s.choose(orderly(s, 'access', '0C1'));
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-16');
    s.choose(doctor(s, 'access', '0D2'));
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-17');
    s.choose(orderly(s, 'access', '1C2'))
      .done()
      .choose(s.leave('0A3-W'));
    expect(s.clinic.time).toBe(3 + 3 + 1);
    expect(s.people('orderly')).toEqual(['white 0C1', 'white 1C2']);
    s.only('pay');
    expect(s.event('paid')).toMatchObject({ wages: 2 + 1 });
  });

  test('CB-MOVE-17: the owner chooses who sits where and who goes', () => {
    const s = inS((of) => of.tile('supply-room', '0A1').orderly('0C1').orderly('access', 2));
    // The seated one moves on, another takes the seat, the third waits and is dismissed.
    s.choose(doctor(s, 'access', '0D2'))
      .choose(orderly(s, '0C1', '0A1'))
      .choose(orderly(s, 'access', '0C1'))
      .done();
    s.choose(s.leave('0A3-W'));
    expect(s.people('orderly')).toEqual(['white 0A1', 'white 0C1']);
    // Or one who walks in takes the seat of one who is dismissed.
    const other = inS((of) => of.orderly('0C1').orderly('access'));
    other
      .choose(doctor(other, 'access', '0D2'))
      .choose(orderly(other, 'access', '0C1'))
      .done()
      .choose(other.leave('0A3-W'));
    expect(other.people('orderly')).toEqual(['white 0C1']);
    expect(other.clinic.time).toBe(1 + 3);
  });

  test('CB-MOVE-16, CB-MOVE-17: an orderly who can reach no free seat waits and is not dismissed', () => {
    const s = new Scenario(BLOCKING)
      .tile('supply-room', '0C1')
      .tile('treatment-room', '0C2')
      .tile('supply-room', '2C2')
      .entrance('0C1-S')
      .orderly('0C1')
      .orderly('access')
      .only('move');
    s.done();
    expect(s.people('orderly')).toEqual(['white 0C1', 'white access']);
    // As soon as the seat can be reached it must be taken.
    s.entrance('0C2-W').only('move');
    s.tile('hub:cardiology', '1C2');
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-17');
  });

  test('CB-MOVE-20: a module may give orderlies other places: nobody is dismissed, bound to a supply room, or saving', () => {
    const canteen = defineModule({
      id: 'canteen',
      box: 'ext1',
      tiles: () => [moduleTile({ id: 'canteen', colour: 'special', copies: 1, holds: { ...NOBODY, orderly: 1 } })],
    });
    const s = new Scenario({ modules: ['canteen'] }, [canteen]).positionS().tile('canteen', '0D1');
    s.orderly('access').only('move');
    s.choose(doctor(s, 'access', '0D2'))
      .choose(orderly(s, 'access', '0D1'))
      .done();
    expect(s.people('orderly')).toEqual(['white 0D1']);
    s.only('pay');
    expect(s.event('paid')).toMatchObject({ wages: 2, maintenance: 4, saving: 0 });
  });
});
