import { Scenario } from '@asclepion/clinic/testing';
import { describe, expect, test } from 'vitest';
import { ledgers } from '../../../src/ledger/index.ts';
import { capsuleLoad } from '../../../src/modules/ext1/pharmacy-store.ts';
import { placeBeside, someone } from '../../../src/people/people.ts';

const table = (options: Readonly<Record<string, unknown>> = {}, modules: string[] = []): Scenario =>
  new Scenario({ ...options, modules: ['zombies', ...modules] });

/** A zombie with its two cars; one less of them lies in the box. */
function zombie(s: Scenario, at: string): Scenario {
  s.state.marks.zombies[0]--;
  s.person('zombie', 0, -1, at);
  const { edges } = s.rules.geometry[0];
  for (const _ of [1, 2]) {
    const free = edges.findLastIndex(
      ({ cells }, edge) => s.clinic.cars[edge] === 0 && cells.every((cell) => s.clinic.tiles[cell] === 0),
    );
    s.clinic.cars[free] = 1;
  }
  return s;
}

const cars = (s: Scenario): number => s.clinic.cars.reduce((sum, car) => sum + car, 0);
const kept = (s: Scenario): Readonly<Record<string, number>> => s.engine.game.conserved(s.rules, s.state);
const bodies = (s: Scenario): number => s.clinic.people.filter(({ kind }) => kind === 'body').length;
const move = (s: Scenario, from: string, to: string) => ({ do: 'move-zombie', from: s.cell(from), to: s.cell(to) });
const cure = (s: Scenario, at: string) => ({ do: 'cure', at: s.cell(at) });
/** Where one of the seat's zombies may go. */
const ways = (s: Scenario): string[] =>
  s
    .choices()
    .map(({ to }) => s.rules.geometry[0].cellNames[Number(to)])
    .sort();

/** Two yellow patients alone in the treatment room of T1. */
const alone = (s: Scenario): Scenario =>
  s.clinicT1().patient('yellow', 'psychiatry', '0B1').patient('yellow', 'psychiatry', '0B1');

describe('setup', () => {
  test('CX-ZOM-1, CX-GEN-5: 8 zombies beside the board, none in a bag, whatever the number of players', () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = table({ seats });
      expect(kept(s).zombie).toBe(8);
      expect(s.state.patientBag).toEqual(new Scenario({ seats }).state.patientBag);
      expect(s.state.clinics.flatMap(({ people }) => people).some(({ kind }) => kind === 'zombie')).toBe(false);
    }
  });

  test('CX-GEN-6: zombies move first of all before `move`, kill after it, turn right before `treat`', () => {
    const { programme } = table({}, ['virus']).state;
    const after = (step: string): string => programme[programme.indexOf(step) + 1];
    expect(after('before-move')).toBe('zombie-move');
    expect(after('zombie-move')).toBe('move');
    expect(after('after-move')).toBe('zombie-deaths');
    expect(after('zombie-deaths')).toBe('zombie-turning');
    expect(after('zombie-turning')).toBe('treat');
    // Of two files' steps at one place that of the box comes first.
    expect(after('admin-patients')).toBe('stand-up');
    expect(after('stand-up')).toBe('virus-outbreak');
  });
});

describe('moving', () => {
  test('CX-ZOM-2, CX-ZOM-3, CX-ZOM-EX-1: to a module or an open street space at its sides, above or below', () => {
    const s = zombie(table().clinicT1(), '0B1').only('zombie-move', 'move');
    expect(ways(s)).toEqual(['0A1', '0B2', '0C1']);
    const high = zombie(table().clinicT1().tile('laboratory', '1B1'), '0B1').only('zombie-move', 'move');
    expect(ways(high)).toEqual(['0A1', '0B2', '0C1', '1B1']);
    expect(high.refusal(move(high, '0B1', '0D1'))).toBe('CX-ZOM-2');
    expect(high.refusal(move(high, '0A1', '0B1'))).toBe('CX-ZOM-2');
    high.choose(move(high, '0B1', '1B1'));
    // Without time; then nobody can move.
    expect(high.clinic.walked).toBe(0);
    expect(high.clinic.time).toBe(0);
    expect(high.engine.deciders(high.state)).toEqual([]);
  });

  test('CX-ZOM-2: no conveyor carries it', () => {
    const s = table().clinicT1().equipped('conveyor', '0A1', '0C1');
    expect(ways(zombie(s, '0A1').only('zombie-move'))).toEqual(['0A2', '0B1']);
  });

  test('CX-ZOM-3: it must move if it can; with nowhere to go it stays', () => {
    const s = zombie(table().clinicT1(), '0B1').only('zombie-move');
    expect(s.refusal({ do: 'done' })).toBe('CX-ZOM-3');
    // A module high up, with nothing below it to step on, has no way out.
    const stuck = zombie(table().tile('laboratory', '1D3'), '1D3').only('zombie-move');
    expect(stuck.engine.deciders(stuck.state)).toEqual([]);
    expect(stuck.people('zombie')).toEqual(['white 1D3']);
  });

  test('CX-ZOM-3: full rooms and any street tile are open; helipads, gardens above and the air are not', () => {
    const s = table()
      .clinicT1()
      .tile('garden', '0B2')
      .tile('hub:cardiology', '1B1')
      .tile('helipad', '2B1')
      .tile('garden', '1A1');
    for (const _ of [1, 2]) s.doctor('white', '0B1').patient('white', 'psychiatry', '0B1');
    expect(ways(zombie(s, '1B1').only('zombie-move'))).toEqual(['0B1']);
    expect(s.refusal(move(s, '1B1', '2B1'))).toBe('CX-ZOM-3');
    expect(s.refusal(move(s, '1B1', '1A1'))).toBe('CX-ZOM-3');
    expect(s.refusal(move(s, '1B1', '1C1'))).toBe('CX-ZOM-3');
    const lot = zombie(table().clinicT1().tile('parking-lot', '0A2').tile('garden', '0B2'), '0A2').only('zombie-move');
    expect(ways(lot)).toEqual(['0A1', '0A3', '0B2']);
  });

  test('with other modules: pillars and zombies, CX-ZOM-3: onto the street under a pillar, not up to what it bears', () => {
    const raised = (): Scenario => table({}, ['pillars']).tile('pillar', '0B2').tile('laboratory', '1B2');
    const beside = zombie(raised(), '0B1').only('zombie-move');
    beside.choose(move(beside, '0B1', '0B2'));
    expect(beside.people('zombie')).toEqual(['white 0B2']);
    const below = zombie(raised(), '0B2').only('zombie-move');
    expect(ways(below)).toEqual(['0A2', '0B1', '0B3', '0C2']);
    expect(below.refusal(move(below, '0B2', '1B2'))).toBe('CX-ZOM-3');
    const above = zombie(raised(), '1B2').only('zombie-move');
    expect(above.engine.deciders(above.state)).toEqual([]);
  });

  test('with other modules: utility-work and zombies, CX-ZOM-3: into no hole', () => {
    const s = zombie(table({}, ['utility-work']).tile('hole', '0A2'), '0B2').only('zombie-move');
    expect(ways(s)).toEqual(['0B1', '0B3', '0C2']);
    expect(s.refusal(move(s, '0B2', '0A2'))).toBe('CX-ZOM-3');
  });

  test('CX-ZOM-4: several share a space; one after another, each once, all players at the same time', () => {
    const s = zombie(zombie(table().clinicT1(), '0A1'), '0A1');
    s.seat(1).clinicT1().person('zombie', 0, -1, '0B1').seat(0).only('zombie-move');
    expect(s.engine.deciders(s.state)).toEqual([0, 1]);
    s.choose(move(s, '0A1', '0B1')).choose(move(s, '0A1', '0B1'));
    expect(s.people('zombie')).toEqual(['white 0B1', 'white 0B1']);
    expect(s.engine.deciders(s.state)).toEqual([1]);
    s.choose(move(s, '0B1', '0B2'), 1);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  test('with other modules: zombies and the base game, CX-ZOM-3: a module may be built where one stands; it is then in it', () => {
    const s = zombie(table().clinicT1(), '0B2').builds();
    s.choose(s.build('laboratory', '0B2')).done();
    s.only('zombie-move');
    expect(ways(s)).toEqual(['0A2', '0B1', '0B3', '0C2']);
  });
});

describe('closed spaces', () => {
  test('CX-ZOM-5, CX-ZOM-6, CX-ZOM-8, CX-ZOM-EX-2: who is there may leave, who stays dies, nobody enters', () => {
    const s = table().clinicT1().doctor('white', '0A1').nurse('0A1').doctor('red', 'access').nurse('access');
    zombie(s, '0B1').popularity(10);
    const before = cars(s);
    s.only('zombie-move', 'move', 'after-move', 'zombie-deaths', 'pay');
    s.choose(move(s, '0B1', '0A1'));
    expect(s.refusal(s.walk('nurse', 'white', 'access', '0A1'))).toBe('CX-ZOM-5');
    expect(s.refusal(s.walk('doctor', 'red', 'access', '0B1'))).toBe('CB-MOVE-16');
    s.choose(s.walk('doctor', 'white', '0A1', '0B1'));
    expect(s.clinic.walked).toBe(1);
    s.done();
    expect(s.people('doctor')).toEqual(['white 0B1', 'red access']);
    expect(s.people('nurse')).toEqual(['white access']);
    expect(s.clinic.popularity).toBe(10);
    expect(cars(s)).toBe(before);
    expect(bodies(s)).toBe(1);
    expect(s.event('paid')).toMatchObject({ wages: 1 + 4 + 1 });
  });

  test('CX-ZOM-5, CX-ZOM-6: not even in passing; a conveyor rides over it but nobody gets off there', () => {
    const s = table().clinicT1().tile('hub:cardiology', '0D1').equipped('conveyor', '0B1', '0C1', '0D1');
    s.doctor('white', '0B1').nurse('0B1');
    zombie(s, '0C1').only('move');
    expect(s.refusal(s.walk('orderly', 'white', '0B1', '0C1'))).toBe('CB-MOVE-1');
    s.choose(s.walk('doctor', 'white', '0B1', '0D1'));
    expect(s.clinic.walked).toBe(0);
    const walking = table().clinicT1().tile('hub:cardiology', '0D1').doctor('white', '0B1');
    zombie(walking, '0C1').only('move');
    walking.choose(walking.walk('doctor', 'white', '0B1', '0D1'));
    // Round it: 0B2, 0C2, 0D2, 0D1.
    expect(walking.clinic.walked).toBe(4);
  });

  test('CX-ZOM-6: one doctor may end in a laboratory with exactly one zombie and nobody else', () => {
    const s = table().clinicT1().tile('laboratory', '0A2').tile('treatment-room', '0A3');
    s.doctor('white', '0A1').doctor('white', '0A1').nurse('0A1');
    zombie(s, '0A2').only('move');
    // The way behind it leads round.
    const first = s.walk('doctor', 'white', '0A1', '0A2');
    expect(s.may(first)).toBe(true);
    expect(s.refusal(s.walk('nurse', 'white', '0A1', '0A2'))).toBe('CB-MOVE-5');
    s.choose(first);
    expect(s.refusal(first)).toBe('CX-ZOM-5');
    const two = zombie(zombie(table().clinicT1().tile('laboratory', '0A2').doctor('white', '0A1'), '0A2'), '0A2');
    two.only('move');
    expect(two.refusal(two.walk('doctor', 'white', '0A1', '0A2'))).toBe('CX-ZOM-5');
    // Walks end there, they do not lead on: to 0A3 it is 0B1, 0B2, 0B3, 0A3.
    const through = table().clinicT1().tile('laboratory', '0A2').tile('treatment-room', '0A3').doctor('white', '0A1');
    zombie(through, '0A2')
      .only('move')
      .choose(through.walk('doctor', 'white', '0A1', '0A3'));
    expect(through.clinic.walked).toBe(4);
  });

  test('CX-ZOM-6: who is cut off waits at the access point, is paid and not dismissed; patients wait too', () => {
    const s = table().clinicT1().orderly('access').nurse('access').patient('white', 'psychiatry');
    zombie(s, '0A1').only('move', 'pay');
    expect(s.refusal(s.walk('patient', 'white', 'pre-admission', '0B1', 'psychiatry'))).toBe('CB-MOVE-16');
    s.done();
    expect(s.people('orderly')).toEqual(['white access']);
    expect(s.people('patient')).toEqual(['white pre-admission']);
    expect(s.event('paid')).toMatchObject({ wages: 2, saving: 0 });
  });

  test('CX-ZOM-6, CB-MOVE-17: a supply room with a zombie counts among the places', () => {
    const s = table().clinicT1().orderly('access');
    zombie(s, '0C1').only('move').done();
    expect(s.people('orderly')).toEqual(['white access']);
    const none = table().clinicT1().tile('none', '0C1').orderly('access').only('move').done();
    expect(none.people('orderly')).toEqual([]);
  });

  test('CX-ZOM-6: who could still reach a place must; a laboratory with a zombie is one for a doctor', () => {
    const s = table().tile('laboratory', '0A1').entrance('0A1-S').doctor('white', 'access');
    zombie(s, '0A1').only('move');
    expect(s.refusal({ do: 'done' })).toBe('CB-MOVE-16');
    s.choose(s.walk('doctor', 'white', 'access', '0A1')).done();
  });
});

describe('deaths', () => {
  test('CX-ZOM-7, CX-ZOM-8, CX-ZOM-EX-3: a patient in a room with a zombie dies, its car stays', () => {
    const s = table().clinicT1().popularity(12).patient('red', 'psychiatry', '0B1');
    zombie(s, '0A1');
    const before = cars(s);
    const pieces = kept(s);
    s.only('zombie-move', 'zombie-deaths').choose(move(s, '0A1', '0B1'));
    expect(s.people('patient')).toEqual([]);
    expect(s.clinic.popularity).toBe(7);
    expect(s.clinic.deaths).toBe(1);
    expect(cars(s)).toBe(before);
    expect(kept(s)).toEqual(pieces);
    const cheap = table({ death: 3 }).clinicT1().popularity(2).patient('white', 'psychiatry', '0B1');
    zombie(cheap, '0B1').only('zombie-deaths');
    expect(cheap.clinic.popularity).toBe(0);
  });

  test('CX-ZOM-7: the doctor alone with one zombie in a laboratory lives, in other rooms or company he does not', () => {
    const lab = () => table().clinicT1().tile('laboratory', '0A2').doctor('red', '0A2');
    const survivors = (s: Scenario): string[] => s.only('zombie-deaths').people('doctor');
    expect(survivors(zombie(lab(), '0A2'))).toEqual(['red 0A2']);
    expect(survivors(zombie(zombie(lab(), '0A2'), '0A2'))).toEqual([]);
    expect(survivors(zombie(table().clinicT1().doctor('red', '0B1'), '0B1'))).toEqual([]);
    const company = lab();
    company.clinic.people.push(someone({ kind: 'nurse', level: 0, service: -1, at: company.cell('0A2') }));
    expect(survivors(zombie(company, '0A2'))).toEqual([]);
    expect(company.people('nurse')).toEqual([]);
  });

  test('CX-ZOM-8, CX-ZOM-9, CX-GEN-1: dead staff cost no popularity, draw no wage, score nothing, go to no bag', () => {
    const s = table().clinicT1().popularity(9).doctor('red', '0B1').nurse('0B1').orderly('0C1');
    zombie(zombie(s, '0B1'), '0C1');
    const pieces = kept(s);
    const { orderlies, doctorBag } = s.state;
    s.only('zombie-deaths', 'pay');
    expect(s.clinic.popularity).toBe(9);
    expect(s.event('paid')).toMatchObject({ wages: 0, saving: 0 });
    expect([s.line('doctors'), s.line('nurses'), s.line('orderlies')]).toEqual([0, 0, 0]);
    expect(s.state.orderlies).toBe(orderlies);
    expect(s.state.doctorBag).toEqual(doctorBag);
    expect(bodies(s)).toBe(3);
    expect(kept(s)).toEqual(pieces);
  });

  test('with other modules: zombies and amenities, CX-ZOM-9: who rests is safe, and so is who waits outside', () => {
    const s = table({}, ['amenities']).clinicT1().nurse('cafeteria').doctor('white', 'access');
    s.patient('red', 'psychiatry');
    zombie(s, '0A1').only('zombie-deaths');
    expect(s.clinic.people.map(({ kind }) => kind)).toEqual(['nurse', 'doctor', 'patient', 'zombie']);
  });

  test('CX-ZOM-17: parked cars are living keepers, bodies, and two for each zombie, cured or not', () => {
    const s = table().clinicT1().tile('laboratory', '0A2').doctor('white', '0A2').nurse('0B1');
    zombie(zombie(s, '0A2'), '0B1');
    expect(kept(s)['cars-0']).toBe(0);
    expect(cars(s)).toBe(6);
    s.only('zombie-deaths', 'treat').choose(cure(s, '0A2'));
    expect(kept(s)['cars-0']).toBe(0);
    expect(cars(s)).toBe(6);
  });
});

describe('turning', () => {
  test('CX-ZOM-10, CX-ZOM-12, CX-ZOM-EX-1: two yellow patients alone become a zombie; nothing is lost or earned', () => {
    const s = alone(table()).popularity(8);
    const before = cars(s);
    const pieces = kept(s);
    s.only('zombie-turning', 'treat');
    expect(s.people('patient')).toEqual([]);
    expect(s.people('zombie')).toEqual(['white 0B1']);
    expect([s.clinic.popularity, s.clinic.income, s.clinic.deaths, cars(s)]).toEqual([8, 0, 0, before]);
    expect(kept(s)).toEqual(pieces);
  });

  test('CX-ZOM-10: a doctor or a nurse in the room prevents it, and so do other levels and other rooms', () => {
    const zombies = (s: Scenario): number => s.only('zombie-turning').people('zombie').length;
    expect(zombies(alone(table()).nurse('0B1'))).toBe(0);
    expect(zombies(alone(table()).doctor('red', '0B1'))).toBe(0);
    expect(zombies(alone(table()).nurse('0A1'))).toBe(1);
    const mixed = table().clinicT1().patient('yellow', 'psychiatry', '0B1').patient('orange', 'psychiatry', '0B1');
    expect(zombies(mixed)).toBe(0);
    const outside = table().clinicT1().patient('yellow', 'psychiatry').patient('yellow', 'psychiatry');
    expect(zombies(outside)).toBe(0);
  });

  test('CX-ZOM-12: active or not, of whatever services; of more than two patients two turn', () => {
    const s = table().tile('treatment-room', '0D3');
    s.patient('yellow', 'psychiatry', '0D3')
      .patient('yellow', 'cardiology', '0D3')
      .patient('yellow', 'cardiology', '0D3');
    s.only('zombie-turning');
    expect(s.people('zombie')).toEqual(['white 0D3']);
    expect(s.people('patient')).toEqual(['yellow 0D3']);
  });

  test('CX-ZOM-11, CX-GEN-4: with too few the earlier in turn order turns first; the others keep their patients', () => {
    const s = alone(table());
    alone(s.seat(1)).seat(0);
    s.state.turnOrder = [1, 0];
    s.state.marks.zombies[0] = 1;
    s.only('zombie-turning');
    expect(s.people('patient')).toHaveLength(2);
    expect(s.seat(1).people('zombie')).toEqual(['white 0B1']);
    expect(s.state.marks.zombies[0]).toBe(0);
  });

  test('CX-ZOM-12, CX-GEN-4: with too few for one clinic its owner chooses the rooms', () => {
    const s = alone(table()).tile('treatment-room', '0D3');
    s.patient('yellow', 'psychiatry', '0D3').patient('yellow', 'psychiatry', '0D3');
    s.state.marks.zombies[0] = 1;
    s.only('zombie-turning');
    expect(s.choices()).toEqual([
      { do: 'turn', at: s.cell('0B1') },
      { do: 'turn', at: s.cell('0D3') },
    ]);
    expect(s.refusal({ do: 'turn', at: s.cell('0A1') })).toBe('CX-ZOM-12');
    s.choose({ do: 'turn', at: s.cell('0D3') });
    expect(s.people('zombie')).toEqual(['white 0D3']);
    expect(s.people('patient')).toEqual(['yellow 0B1', 'yellow 0B1']);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });
});

describe('cure', () => {
  test('CX-ZOM-13, CX-ZOM-15, CX-GEN-3, CX-ZOM-EX-4: $32; the doctor lies down, neither studies nor falls, stands up', () => {
    for (const level of ['white', 'yellow'] as const) {
      const s = table().clinicT1().tile('laboratory', '0A2').doctor(level, '0A1').popularity(5);
      zombie(s, '0A1');
      const before = cars(s);
      const pieces = kept(s);
      s.from('zombie-move')
        .choose(move(s, '0A1', '0A2'))
        .choose(s.walk('doctor', level, '0A1', '0A2'))
        .done();
      expect(s.clinic.time).toBe(1);
      s.choose(cure(s, '0A2'));
      expect(s.event('zombie-cured')?.money).toBe(32);
      // $32 less wage and maintenance of four modules.
      const wage = level === 'white' ? 1 : 2;
      expect(s.clinic.income).toBe(32 - wage - 4);
      expect(s.clinic.people.find(({ kind }) => kind === 'doctor')?.lying).toBe(1);
      s.choose(s.buy(0));
      expect(s.people('doctor')).toEqual([`${level} 0A2`]);
      expect(s.clinic.people.find(({ kind }) => kind === 'doctor')?.lying).toBe(0);
      expect(s.clinic.popularity).toBe(5);
      expect(cars(s)).toBe(before);
      expect(kept(s)).toEqual(pieces);
    }
  });

  test('CX-ZOM-13, CX-ZOM-14: only a doctor alone with one zombie in a laboratory cures it, if he likes', () => {
    const s = table().clinicT1().tile('laboratory', '0A2').doctor('red', '0A2').doctor('white', '0B1');
    s.patient('white', 'psychiatry', '0B1');
    zombie(zombie(s, '0A2'), '0A1').only('treat');
    expect(s.refusal(cure(s, '0A1'))).toBe('CX-ZOM-13');
    s.done();
    expect(s.people('zombie')).toEqual(['white 0A2', 'white 0A1']);
    // The laboratory serves him as ever.
    s.only('admin-laboratory', 'admin-doctors');
    expect(s.people('doctor')).toEqual(['red 0A2', 'white 0B1']);
    expect(s.clinic.popularity).toBe(1);
  });

  test('CX-ZOM-14: next round it moves on; who cured one is no help to another; it does not return to the supply', () => {
    const s = table().clinicT1().tile('laboratory', '0A2').doctor('red', '0A2');
    zombie(s, '0A2').only('treat').choose(cure(s, '0A2'));
    expect(s.state.marks.zombies[0]).toBe(7);
    expect(s.clinic.people.find(({ kind }) => kind === 'zombie')?.at).toBe(placeBeside(s.rules, 'bodies'));
    s.only('zombie-move', 'zombie-deaths');
    expect(s.people('doctor')).toEqual(['red 0A2']);
    expect(s.line('zombies')).toBe(0);
  });

  test('with other modules: zombies and icu, CX-ZOM-14: it takes up no place there, and nobody treats it', () => {
    const s = table({}, ['icu']).clinicT1().tile('icu', '0A2').doctor('white', '0A2');
    zombie(s, '0A2').only('treat');
    expect(s.choices()).toEqual([]);
    // With a patient beside it, only the patient is treated.
    s.patient('white', 'psychiatry', '0A2')
      .only('treat')
      .choose(s.treat('0A2', 'white', 'white'));
    expect([s.people('zombie'), s.people('patient'), s.clinic.income]).toEqual([['white 0A2'], [], 8]);
  });

  test('with other modules: zombies and virus, CX-ZOM-14: it never worsens, in an outbreak neither', () => {
    const s = zombie(table({}, ['virus']).clinicT1().popularity(9), '0A1');
    s.state.marks.virus.fill(1);
    s.only('admin-patients', 'stand-up', 'virus-outbreak');
    expect([s.people('zombie'), s.clinic.popularity]).toEqual([['white 0A1'], 9]);
  });

  test('with other modules: zombies and pharmacy, CX-ZOM-14: a capsule neither treats nor cures it', () => {
    for (const at of ['0B1', '0A2']) {
      for (const capsule of [0, 1, 2, 3]) {
        const s = zombie(table({}, ['pharmacy']).clinicT1().tile('laboratory', '0A2').nurse(at), at);
        s.clinic.people[0].load = capsuleLoad(s.rules, capsule);
        expect(s.only('treat').choices()).toEqual([]);
      }
    }
  });

  test('CX-GEN-2: a cured zombie is no paying patient: no garden adds to it', () => {
    const s = table().clinicT1().tile('laboratory', '0A2').tile('garden', '0A3').tile('garden', '0B2');
    s.doctor('white', '0A2');
    zombie(s, '0A2').only('treat').choose(cure(s, '0A2'));
    expect(s.clinic.income).toBe(32);
  });
});

describe('ledger', () => {
  const notes = (s: Scenario) => ledgers(s.engine, s.state)[0].notes.map(({ id, params }) => [id, params]);

  test('CX-ZOM-10, CX-ZOM-16: tells what zombies cost, those with them who are about to turn', () => {
    const s = zombie(alone(table()).nurse('0A1'), '0D3').only('move');
    expect(notes(s)).toContainEqual(['zombies', { count: 2, popularity: 18 }]);
    expect(notes(zombie(alone(table()).nurse('0B1'), '0D3').only('move'))).toContainEqual([
      'zombies',
      { count: 1, popularity: 9 },
    ]);
  });

  test('CX-ZOM-13: tells of the cure, and CX-ZOM-8 of the popularity that deaths will cost', () => {
    const s = table().clinicT1().popularity(9).tile('laboratory', '0A2').doctor('white', '0A2').nurse('0A1');
    zombie(zombie(s, '0A2').patient('red', 'psychiatry', '0B1'), '0B1').only('move');
    const [{ income, treated, standing, popularity }] = ledgers(s.engine, s.state);
    expect(income).toBe(32);
    expect(treated).toMatchObject([{ whom: 'zombie', by: 'doctor', money: 32, rule: 'CX-ZOM-13' }]);
    expect(standing.after).toBe(9 - 5 + popularity.points);
  });
});

describe('end', () => {
  test('CX-ZOM-16, CX-ZOM-EX-5: each zombie on the board costs 9, and is no untreated patient', () => {
    const s = zombie(zombie(table().clinicT1(), '0A1'), '0D3');
    expect(s.line('zombies')).toBe(-18);
    expect(s.line('untreated')).toBe(0);
  });
});

test('with other modules: zombies and the base game, CX-ZOM-5: a blocked hall blocks all, so zombies move before anybody plans', () => {
  const s = table().clinicT1().doctor('white', 'access');
  zombie(s, '0B1').from('before-move');
  expect(s.engine.asking(s.state, 0)?.step).toBe('move-zombie');
  s.choose(move(s, '0B1', '0A1'));
  expect(s.engine.asking(s.state, 0)?.step).toBe('walk');
  expect(s.choices()).toEqual([{ do: 'done' }]);
});
