import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { tableAfter } from './rules-file.ts';

const EDITIONS = ['deluxe', '2014'] as const;
const done = { do: 'done' };

/** What an edition sets where a table says nothing. */
const defaults = (edition: string): Record<string, unknown> => ({ ...createEngine(clinic, { edition }).options });

/** The option with this value set singly in either edition, and what comes of it. */
function singly(option: string, value: string | number): unknown[] {
  return EDITIONS.map((edition) => createEngine(clinic, { edition, [option]: value }).options).map((options) =>
    new Map<string, unknown>(Object.entries(options)).get(option),
  );
}

/** A table right after the fixed setup. */
const fixed = (edition: string, seats: number) => {
  const engine = createEngine(clinic, { edition, seats, setup: 'fixed' });
  return { engine, rules: engine.rules, state: engine.begin('fast:editions').state };
};

describe('CB-ED-1: editions', () => {
  test('CB-ED-1: deluxe is the default, 2014 sets every option of the table', () => {
    expect(createEngine(clinic, {}).options).toEqual(createEngine(clinic, { edition: 'deluxe' }).options);
    const [deluxe, old] = EDITIONS.map(defaults);
    const named = tableAfter('**CB-ED-1**')
      .map(([, , option]) => /`([a-z0-9-]+)/.exec(option)?.[1])
      .filter((option) => option !== undefined);
    expect(named).toHaveLength(12);
    const changed = Object.keys(deluxe).filter(
      (option) => JSON.stringify(deluxe[option]) !== JSON.stringify(old[option]),
    );
    // Two of them stand the same in both: the ICU and the copies of hubs.
    expect([...changed, 'icu-base', 'hub-copies'].toSorted()).toEqual(['edition', ...named].toSorted());
  });

  test('CB-ED-1: each option may be set singly', () => {
    for (const [option, values] of Object.entries({
      'action-tiles': [6, 3],
      services: ['deluxe', '2014'],
      death: [5, 3],
      'outpatient-income': ['flat', 'plus'],
      'supply-forced': ['off', 'on'],
      'first-entrance': ['psych-hub', 'pre-admission'],
      'popularity-order': ['reverse', 'first'],
      'full-rooms-block': ['off', 'on'],
      'notepad-gaps': ['immediate', 'after-admit'],
      'admit-needs-hub': ['off', 'on'],
    })) {
      expect(EDITIONS.map((edition) => defaults(edition)[option])).toEqual(values);
      for (const value of values) {
        expect(singly(option, value)).toEqual([value, value]);
        // Nothing else follows from it.
        const [deluxe] = EDITIONS.map((edition) => ({ ...createEngine(clinic, { edition, [option]: value }).options }));
        expect({ ...deluxe, [option]: values[0] }).toEqual(defaults('deluxe'));
      }
    }
    expect(() => createEngine(clinic, { edition: '2015' })).toThrow('edition');
  });
});

test('CB-ED-2: 6 action tiles, each action at most twice; 3, each exactly once', () => {
  const hands = EDITIONS.map((edition) => fixed(edition, 2).state.clinics[0].hand);
  expect(hands).toEqual([
    [2, 2, 2],
    [1, 1, 1],
  ]);
  const s = new Scenario({ edition: '2014' }).from('choose-action');
  const order = ['hire', 'build', 'admit'];
  order.forEach((action, at) => {
    expect(s.choices()).toHaveLength(3 - at);
    for (const seat of [0, 1]) s.choose({ do: 'lay', action }, seat);
    for (const seat of [0, 1]) s.choose(done, seat);
  });
  // All three are back for the next round.
  s.only('before-move').from('round-end');
  expect(s.clinic.hand).toEqual([1, 1, 1]);
});

test('CB-ED-3, CB-ED-18: services in their order, psychiatry first, players + 1 of them', () => {
  const lists = {
    deluxe: ['psychiatry', 'cardiology', 'ophthalmology', 'orthopaedics', 'neurology'],
    '2014': ['psychiatry', 'ophthalmology', 'internal-medicine', 'surgery', 'cardiology'],
  };
  for (const edition of EDITIONS) {
    for (const seats of [1, 2, 3, 4]) {
      const { rules, state } = fixed(edition, seats);
      expect(rules.services).toEqual(lists[edition].slice(0, seats + 1));
      // Everybody starts with the psychiatry hub.
      for (const { tiles } of state.clinics) expect(tiles).toContain(rules.tileIndex['hub:psychiatry']);
    }
  }
});

test('CB-ED-4: a death costs 5, in 2014 3', () => {
  const left = EDITIONS.map((edition) => {
    const s = new Scenario({ edition }).popularity(10).patient('red', 'psychiatry').only('admin-patients');
    return s.clinic.popularity;
  });
  expect(left).toEqual([5, 7]);
});

test('CB-ED-5: the outpatient room brings 6 flat, in 2014 the normal income and 6', () => {
  const income = EDITIONS.map((edition) => {
    const s = new Scenario({ edition }).tile('outpatient-room', '0A1').doctor('white', '0A1');
    s.patient('yellow', 'psychiatry', '0A1')
      .only('treat')
      .choose(s.treat('0A1', 'white', 'yellow'));
    return s.clinic.income;
  });
  expect(income).toEqual([6, 18]);
});

describe('CB-ED-6: supply rooms with treatment rooms', () => {
  test('CB-ED-6: in 2014 a treatment room without one is built with one or not at all', () => {
    for (const [edition, refused] of [
      ['deluxe', undefined],
      ['2014', 'CB-ED-6'],
    ] as const) {
      const s = new Scenario({ edition }).positionS(5).builds();
      expect(s.refusal(s.build('treatment-room', '1D2'))).toBe(refused);
    }
    const s = new Scenario({ edition: '2014' })
      .positionS()
      .builds()
      .choose({ do: 'build', tile: 'treatment-room', at: 0 });
    expect(s.tileAt('0A1')).toBe('treatment-room');
    expect(s.refusal(done)).toBe('CB-ED-6');
    s.choose(s.extra('1A1'));
    // Not counted.
    expect(s.asked('things')).toBe(1);
  });

  test('CB-ED-6: without a supply room in the supply the room is illegal', () => {
    const s = new Scenario({ edition: '2014' }).positionS().builds();
    s.state.tileSupply[s.rules.tileIndex['supply-room']] = 0;
    expect(s.refusal(s.build('treatment-room', '1D2'))).toBe('CB-ED-6');
    expect(s.may(s.build('treatment-room', '0D1'))).toBe(true);
  });
});

test('CB-ED-7: the first entrance serves the psychiatry hub, in 2014 any module on an east edge', () => {
  const start = (edition: string, ...places: string[]): Scenario => {
    const s = new Scenario({ edition, setup: 'normal', start: 'free' });
    s.seat(s.state.turnOrder[0]);
    for (const at of places) s.choose({ do: 'place', at: s.cell(at) });
    return s;
  };
  // The hub of layout Red, its rooms on the right side too.
  const entrances = EDITIONS.map((edition) => {
    const s = start(edition, '0D2', '0D1', '0C1');
    return s.choices().map(({ at }) => s.rules.geometry[0].edges[Number(at)].name);
  });
  expect(entrances).toEqual([['0D2-E'], ['0D1-E', '0D2-E']]);
  // In 2014 the hub may stand anywhere on Floor 0 from which the others still reach the east side.
  expect(start('deluxe').refusal({ do: 'place', at: start('deluxe').cell('0C2') })).toBe('CB-SETUP-9');
  const inside = start('2014', '0C2');
  expect(inside.refusal({ do: 'place', at: inside.cell('0B2') })).toBe('CB-SETUP-9');
  inside.choose({ do: 'place', at: inside.cell('0D2') }).choose({ do: 'place', at: inside.cell('0D1') });
  expect(inside.refusal({ do: 'place', at: inside.edge('0D1-S') })).toBe('CB-ED-7');
  expect(start('2014').refusal({ do: 'place', at: start('2014').cell('0A2') })).toBe('CB-SETUP-9');
});

test('CB-ED-8: popularity is bought in reverse turn order, in 2014 from the first player', () => {
  const order = EDITIONS.map((edition) => {
    const s = new Scenario({ edition, seats: 3 });
    s.state.turnOrder = [1, 2, 0];
    for (const player of s.state.clinics) player.income = 3;
    s.asks({ step: 'buy-popularity' });
    const asked: number[] = [];
    for (let [seat] = s.engine.deciders(s.state); seat !== undefined; [seat] = s.engine.deciders(s.state)) {
      asked.push(seat);
      s.choose({ do: 'buy', points: 1 }, seat);
    }
    return asked;
  });
  expect(order).toEqual([
    [0, 2, 1],
    [1, 2, 0],
  ]);
});

test('CB-ED-9: full rooms are passed, in 2014 they block', () => {
  for (const [edition, refused] of [
    ['deluxe', undefined],
    ['2014', 'CB-MOVE-14'],
  ] as const) {
    const s = new Scenario({ edition }).positionS().tile('laboratory', '1C2').doctor('red', '0C2').doctor('red', '0C2');
    s.only('move');
    expect(s.refusal(s.walk('doctor', 'white', 'access', '1C2'))).toBe(refused);
  }
});

test('CB-ED-10: gaps close at once, in 2014 after the admit action', () => {
  const rows = EDITIONS.map((edition) => {
    const s = new Scenario({ edition }).positionS().emptyNotepad().row('psychiatry', '_ _ Y W').admits(2);
    return s.choose(s.take('psychiatry')).rowText('psychiatry');
  });
  expect(rows).toEqual(['_ _ _ Y', '_ _ Y _']);
});

test('CB-ED-11: patients are taken for any service, in 2014 for those whose hub the player owns', () => {
  const refused = EDITIONS.map((edition) => {
    const s = new Scenario({ edition }).positionS().emptyNotepad().row('ophthalmology', '_ _ _ W').admits(2);
    return s.refusal(s.take('ophthalmology'));
  });
  expect(refused).toEqual([undefined, 'CB-ADMIT-10']);
});

test('CB-ED-12: icu-base: on adds the tiles and rules of the ICU, off by default in both editions', () => {
  for (const edition of EDITIONS) {
    expect(fixed(edition, 3).rules.tileIndex.icu).toBeUndefined();
    const s = new Scenario({ edition, seats: 3, 'icu-base': 'on' }).positionS();
    expect(s.state.tileSupply[s.rules.tileIndex.icu]).toBe(2);
    s.builds().choose(s.build('icu', '0D1'));
    s.patient('red', 'psychiatry', '0D1').only('admin-patients');
    expect(s.clinic.people.at(-1)).toMatchObject({ kind: 'patient', level: 3 });
    // The same as the module, and the module is there once.
    const both = new Scenario({ edition, 'icu-base': 'on', modules: ['icu'] });
    expect(both.rules.tiles.filter(({ id }) => id === 'icu')).toHaveLength(1);
    expect(both.rules.modules.filter(({ id }) => id === 'icu')).toHaveLength(1);
  }
});

test('CB-ED-13: the laboratory teaches two levels in both editions', () => {
  for (const edition of EDITIONS) {
    const s = new Scenario({ edition }).tile('laboratory', '0A1').doctor('white', '0A1').only('admin-laboratory');
    expect(s.clinic.people[0].level).toBe(2);
    expect(s.clinic.popularity).toBe(1);
  }
});

test('CB-ED-14: players − 1 of each special module in both editions, one of each with one player', () => {
  for (const edition of EDITIONS) {
    for (const [seats, copies] of [
      [2, 1],
      [3, 2],
      [4, 3],
    ]) {
      const { rules, state } = fixed(edition, seats);
      const special = rules.tiles.flatMap((tile, index) => (tile.special === true ? [state.tileSupply[index]] : []));
      expect(special).toEqual([copies, copies, copies, copies]);
    }
    const solo = fixed(edition, 1);
    const special = solo.rules.tiles.flatMap((tile, at) => (tile.special === true ? [solo.state.tileSupply[at]] : []));
    expect(special.toSorted()).toEqual([0, 0, 1, 1]);
  }
});

test('CB-ED-15: ties and an unchanged order are settled alike in both editions', () => {
  for (const edition of EDITIONS) {
    const unchanged = new Scenario({ edition, seats: 3 }).only('admin-turn-order');
    expect(unchanged.state.turnOrder).toEqual([2, 0, 1]);
    const tie = new Scenario({ edition, seats: 3 });
    // All buy two points in this order: the last to arrive on the space comes first.
    for (const seat of [0, 2, 1]) {
      tie.seat(seat).clinic.income = 6;
      tie.asks({ step: 'buy', seat }).choose({ do: 'buy', points: 2 }, seat);
    }
    expect(tie.only('admin-turn-order').state.turnOrder).toEqual([1, 2, 0]);
  }
});

test('CB-ED-16: nurses not hired leave at the end of the round in both editions', () => {
  for (const edition of EDITIONS) {
    const s = new Scenario({ edition, seats: 3 }).positionS().hires().choose({ do: 'hire-nurse' });
    s.only('admin-nurses');
    expect(s.state.nurses).toEqual([0, 3, 3, 3, 3, 3]);
    // The hired one stays.
    expect(s.clinic.people.at(-1)?.kind).toBe('nurse');
  }
});

test('CB-ED-17: the pieces of 2014 look different and do the same', () => {
  for (const seats of [1, 2, 3, 4]) {
    const [deluxe, old] = EDITIONS.map((edition) => fixed(edition, seats));
    const plain = (table: typeof deluxe) =>
      ['garden', 'parking-lot', 'helipad'].map((id) => table.state.tileSupply[table.rules.tileIndex[id]]);
    expect(plain(old)).toEqual(plain(deluxe));
    expect(old.state.entranceSupply).toBe(deluxe.state.entranceSupply);
    expect(old.state.equipmentSupply).toEqual(deluxe.state.equipmentSupply);
  }
  const [deluxe, old] = EDITIONS.map((edition) => {
    const s = new Scenario({ edition }).positionS().tile('helipad', '1C2').equipped('conveyor', '0D2', '0C2');
    s.only('move')
      .choose(s.walk('doctor', 'white', 'access', '0C2'))
      .choose(done);
    return [s.clinic.time, s.laid('admit', 'hire').only('admit').asked('points')];
  });
  expect(old).toEqual(deluxe);
  expect(deluxe).toEqual([1, 3]);
});

test('CB-ED-19: all hubs of a service, or one fewer than players, at least one', () => {
  const copies = (options: Readonly<Record<string, unknown>>): number[] =>
    [1, 2, 3, 4].map((seats) => {
      const { rules } = createEngine(clinic, { seats, ...options });
      const found = rules.services.slice(1).map((name) => rules.tiles[rules.tileIndex[`hub:${name}`]].copies);
      expect(new Set(found).size).toBe(1);
      return found[0];
    });
  for (const edition of EDITIONS) {
    expect(copies({ edition })).toEqual([3, 3, 3, 3]);
    expect(copies({ edition, 'hub-copies': 'players-1' })).toEqual([1, 1, 2, 3]);
  }
});

test('CB-ED-20: the steps have the same order in both editions', () => {
  const [deluxe, old] = EDITIONS.map((edition) => fixed(edition, 2).state.programme);
  expect(old).toEqual(deluxe);
});
