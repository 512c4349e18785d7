import { clinic, LAYOUTS } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { edgeNamed } from '../../src/board/geometry.ts';
import { BY_SEATS } from '../../src/data/numbers.ts';
import { ACCESS, LEVELS, PRE_ADMISSION } from '../../src/state.ts';
import { tableAfter } from './rules-file.ts';

const SEATS = [1, 2, 3, 4];

/** A table with preset layouts, before bonus tiles are taken, as a seed makes it. */
const preset = (options: Readonly<Record<string, unknown>>, seed = 'setup') => {
  const engine = createEngine(clinic, { start: 'preset', ...options });
  const { state, events } = engine.begin(`fast:${seed}`);
  return { engine, rules: engine.rules, state, events };
};

/** All permutations come up, none much more often than the others. */
function expectFair(drawn: readonly string[], kinds: number): void {
  const counts = new Map<string, number>();
  for (const kind of drawn) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  expect(counts.size).toBe(kinds);
  const mean = drawn.length / kinds;
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan(mean / 2);
    expect(count).toBeLessThan(mean * 1.5);
  }
}

describe('CB-SETUP-1: amounts by number of players', () => {
  for (const seats of SEATS) {
    test(`CB-SETUP-1: a table of ${seats}`, () => {
      const { rules, state } = preset({ seats });
      const row = (name: string): string => {
        const found = tableAfter('**CB-SETUP-1**').find(([title]) => title.startsWith(name));
        return found?.[seats] ?? '';
      };
      const supply = (id: string): number => state.tileSupply[rules.tileIndex[id]];
      const names = tableAfter('**CB-SETUP-1**')[0].slice(1, seats + 1);
      const services = names.flatMap((field) => field.replace('+ ', '').split(', '));
      expect(rules.services).toHaveLength(services.length);
      services.forEach((short, at) => {
        expect(rules.services[at].startsWith(short)).toBe(true);
      });
      for (const name of rules.services.slice(1)) expect(supply(`hub:${name}`)).toBe(Number(row('hubs')));
      expect(supply('treatment-room')).toBe(Number(row('treatment rooms')));
      expect(supply('supply-room')).toBe(Number(row('supply rooms')));
      expect(state.bonusTiles).toHaveLength(Number(row('bonus tiles')));
      expect(state.university).toHaveLength(Number(row('university spaces')));
      expect(state.nurses).toEqual(new Array(6).fill(Number(row('nurses'))));
      expect(state.orderlies).toBe(Number(row('orderlies')));
      // What was drawn since belongs to the bags too.
      const filled = (counts: readonly number[], drawn: readonly number[]): string =>
        counts
          .map((count, level) => count + drawn.filter((found) => found === level).length)
          .toReversed()
          .join('/');
      expect(filled(state.patientBag.counts, state.notepad)).toBe(row('patient bag'));
      expect(filled(state.doctorBag.counts, state.university)).toBe(`0/${row('doctor bag')}`);
      const specials = rules.tiles.filter((tile) => tile.special === true).map(({ id }) => supply(id));
      const [each] = row('special modules').split(' ');
      const expected = seats === 1 ? [0, 0, 1, 1] : new Array(4).fill(Number(each));
      expect(specials.toSorted()).toEqual(expected);
    });
  }

  test('CB-SETUP-1: with one player the two special types are random', () => {
    const types = Array.from({ length: 240 }, (_, seed) => {
      const { rules, state } = preset({ seats: 1 }, `solo ${seed}`);
      const specials = rules.tiles.flatMap((tile, index) => (tile.special === true ? [index] : []));
      // Only those have a tile face up.
      for (const index of specials) expect(state.faceUp[index]).toBe(state.tileSupply[index]);
      return specials.filter((index) => state.tileSupply[index] > 0).join();
    });
    expectFair(types, 6);
  });
});

test('CB-SETUP-2: a row of four places for each service in play, its rightmost one the red column', () => {
  for (const seats of SEATS) {
    const { rules, state } = preset({ seats });
    expect(rules.services).toEqual(
      ['psychiatry', 'cardiology', 'ophthalmology', 'orthopaedics', 'neurology'].slice(0, seats + 1),
    );
    expect(state.notepad).toHaveLength(4 * rules.services.length);
  }
  // Only the rightmost place is the red column.
  const s = new Scenario().positionS().emptyNotepad().row('psychiatry', 'R O Y W').admits(2);
  s.choose(s.take('psychiatry'));
  expect(s.clinic.people.filter(({ kind }) => kind === 'patient').map(({ level }) => LEVELS[level])).toEqual(['white']);
});

describe('CB-SETUP-3: piles', () => {
  test('CB-SETUP-3: only the top tile of a pile lies face up, and only that can be built', () => {
    const s = new Scenario({ seats: 4 }).positionS();
    s.seat(1).positionS();
    for (const pile of ['hub:cardiology', 'laboratory']) {
      s.seat(0)
        .builds()
        .choose(s.build(pile, '1D2'.replace('1D2', pile === 'laboratory' ? '1D2' : '1C2')));
      // Two more lie there, face down.
      expect(s.state.tileSupply[s.rules.tileIndex[pile]]).toBe(2);
      s.seat(1).builds();
      expect(s.may(s.build(pile, '1C2'))).toBe(false);
      s.only('admin-flip').builds();
      expect(s.may(s.build(pile, '1C2'))).toBe(true);
    }
  });

  test('CB-SETUP-3: treatment rooms and supply rooms lie in no pile', () => {
    const s = new Scenario().positionS().builds();
    s.choose(s.build('treatment-room', '0B1'));
    s.choose({ do: 'done' });
    expect(s.may(s.build('treatment-room', '0D1'))).toBe(true);
  });

  test('CB-SETUP-3: there is no psychiatry pile: each player has one hub from the start', () => {
    const { rules, state } = preset({ seats: 4 });
    const hub = rules.tileIndex['hub:psychiatry'];
    expect(state.tileSupply[hub]).toBe(0);
    for (const { tiles } of state.clinics) expect(tiles.filter((tile) => tile === hub)).toHaveLength(1);
    const s = new Scenario().positionS().builds();
    expect(s.refusal(s.build('hub:psychiatry', '0A2'))).toBe('CB-COMP-5');
  });
});

describe('CB-SETUP-4: the first draws', () => {
  test('CB-SETUP-4: doctors sit from the left, highest first; a patient in the red column of each row', () => {
    const bags = { doctors: [0, 2, 1, 0, 2, 1], patients: [3, 0, 2, 1, 0] };
    const { state, rules } = preset({ seats: 4, setup: 'fixed', bags });
    expect(state.university).toEqual([2, 2, 1, 0, 0]);
    expect(state.notepad).toEqual(rules.services.flatMap((_, row) => [-1, -1, -1, bags.patients[row]]));
    expect(state.doctorBag.queue).toEqual([1]);
    expect(state.patientBag.queue).toEqual([]);
  });

  test('CB-SETUP-4: every university space is filled, from the bag', () => {
    for (const seats of SEATS) {
      const { state } = preset({ seats });
      expect(state.university).not.toContain(-1);
      expect(state.university).toEqual(state.university.toSorted((a, b) => b - a));
      const whole = BY_SEATS.doctorBag[seats].reduce((sum, count) => sum + count, 0);
      expect(state.doctorBag.counts.reduce((sum, count) => sum + count, 0)).toBe(whole - state.university.length);
    }
  });
});

test('CB-SETUP-5: nurses stand in one group for each of six rounds, orderlies in the job market', () => {
  const { state } = preset({ seats: 3 });
  expect(state.nurses).toEqual([3, 3, 3, 3, 3, 3]);
  const s = new Scenario({ seats: 3 }).positionS().round(2).hires();
  s.choose({ do: 'hire-nurse' });
  expect(s.state.nurses).toEqual([3, 2, 3, 3, 3, 3]);
  s.choose(s.choices()[0]).hires().choose({ do: 'hire-orderly' });
  expect(s.state.orderlies).toBe(5);
});

test('CB-SETUP-6: play starts with round 1 and its first action', () => {
  const { state, engine } = preset({ seats: 2, setup: 'fixed' });
  expect([state.round, state.action]).toEqual([1, 0]);
  expect(engine.asking(state, 0)?.step).toBe('lay-tile');
});

test('CB-SETUP-7: what each player receives', () => {
  for (const seats of SEATS) {
    const { state, rules } = preset({ seats });
    for (const player of state.clinics) {
      expect([player.money, player.time, player.popularity]).toEqual([15, 0, 0]);
      expect(player.hand).toEqual([2, 2, 2]);
      const tiles = player.tiles.filter((tile) => tile > 0).map((tile) => rules.tiles[tile].id);
      expect(tiles.toSorted()).toEqual(['hub:psychiatry', 'supply-room', 'treatment-room']);
      expect(player.entrances.filter((entrance) => entrance > 0)).toHaveLength(1);
      expect(player.people).toEqual([
        { kind: 'doctor', level: 0, service: -1, at: ACCESS, spent: 0, load: 0, lying: 0 },
      ]);
      expect(player.cars.filter((cars) => cars > 0)).toEqual([1]);
      expect(player.equipment.every((bits) => bits === 0)).toBe(true);
    }
  }
});

describe('CB-SETUP-8: turn order', () => {
  test('CB-SETUP-8: it is drawn at random', () => {
    const orders = Array.from({ length: 300 }, (_, seed) =>
      preset({ seats: 3 }, `order ${seed}`).state.turnOrder.join(),
    );
    expectFair(orders, 6);
  });

  test('CB-SETUP-8: the discs lie on space 0 with the first player on top and the last at the bottom', () => {
    const s = new Scenario({ seats: 4 });
    // Seat 2 goes ahead; the others stay on space 0 in the order of their stack.
    s.seat(2).popularity(1);
    s.only('admin-turn-order');
    expect(s.state.turnOrder).toEqual([0, 1, 3, 2]);
  });
});

/** A free start, at the first piece of whoever is first. */
function freeStart(options: Readonly<Record<string, unknown>> = {}): Scenario {
  const s = new Scenario({ setup: 'normal', start: 'free', ...options });
  return s.seat(s.state.turnOrder[0]);
}
const place = (s: Scenario, at: string) => ({ do: 'place', at: at.includes('-') ? s.edge(at) : s.cell(at) });

describe('CB-SETUP-9: the four starting tiles', () => {
  test('CB-SETUP-9: hub, treatment room, supply room, entrance, car, in that order and free', () => {
    const s = freeStart();
    for (const [piece, at] of [
      ['hub', '0D2'],
      ['treatment-room', '0C2'],
      ['supply-room', '0C1'],
      ['entrance', '0D2-E'],
    ]) {
      expect(s.asked('piece')).toBe(piece);
      s.choose(place(s, at));
    }
    expect(s.refusal(s.park('0D2-E'))).toBe('CB-GEO-8');
    s.choose(s.park('0A3-W'));
    expect(s.clinic.money).toBe(15);
    expect(s.clinic.cars[s.edge('0A3-W')]).toBe(1);
    expect(s.clinic.entrances[s.edge('0D2-E')]).toBe(1);
    expect([s.tileAt('0D2'), s.tileAt('0C2'), s.tileAt('0C1')]).toEqual([
      'hub:psychiatry',
      'treatment-room',
      'supply-room',
    ]);
  });

  test('CB-SETUP-9: the hub stands on an outer cell of Floor 0', () => {
    const s = freeStart();
    expect(s.refusal(place(s, '0B2'))).toBe('CB-SETUP-9');
    expect(s.refusal(place(s, '0C2'))).toBe('CB-SETUP-9');
    expect(s.refusal(place(s, '1D2'))).toBe('CB-BUILD-5');
    // Ten outer cells on 4×3, eight on 3×3.
    expect(s.choices()).toHaveLength(10);
    expect(freeStart({ boards: ['3x3'] }).choices()).toHaveLength(8);
  });

  test('CB-SETUP-9: the treatment room is active: beside the hub on its floor, with the supply room adjacent', () => {
    const s = freeStart();
    s.choose(place(s, '0D2'));
    expect(s.refusal(place(s, '1D2'))).toBe('CB-SETUP-9');
    expect(s.refusal(place(s, '0A1'))).toBe('CB-SETUP-9');
    expect(s.choices().map(({ at }) => at)).toEqual([s.cell('0D1'), s.cell('0C2'), s.cell('0D3')]);
    s.choose(place(s, '0C2'));
    // Beside the hub only: legal to build, but the room would not work.
    expect(s.refusal(place(s, '0D1'))).toBe('CB-SETUP-9');
    expect(s.refusal(place(s, '0A1'))).toBe('CB-SETUP-9');
    expect(s.refusal(place(s, '0C2'))).toBe('CB-BUILD-7');
    // The supply room may stand on Floor 1.
    expect(s.may(place(s, '1C2'))).toBe(true);
    expect(s.choices()).toHaveLength(4);
  });

  test('CB-SETUP-9: the entrance serves the hub', () => {
    const s = freeStart();
    for (const at of ['0D1', '0C1', '0B1']) s.choose(place(s, at));
    expect(s.refusal(place(s, '0C1-S'))).toBe('CB-SETUP-9');
    expect(s.refusal(place(s, '0A1-S'))).toBe('CB-GEO-12');
    expect(s.choices().map(({ at }) => at)).toEqual([s.edge('0D1-E'), s.edge('0D1-S')]);
  });

  test('CB-EX-75 (CB-ED-7): first-entrance: pre-admission wants an east edge', () => {
    const s = freeStart({ 'first-entrance': 'pre-admission' });
    for (const at of ['0D2', '0C2', '0C1']) s.choose(place(s, at));
    expect(s.refusal(place(s, '0C1-S'))).toBe('CB-ED-7');
    expect(s.may(place(s, '0D2-E'))).toBe(true);
    s.choose(place(s, '0D2-E'));
  });
});

describe('CB-SETUP-10: who places when', () => {
  test('CB-SETUP-10: players place in turn order, and no choice depends on another player', () => {
    const play = (places: readonly string[]) => {
      const s = freeStart({ seats: 3 });
      const asked: number[] = [];
      const offered: string[] = [];
      for (const seat of s.state.turnOrder) {
        s.seat(seat);
        const layout = seat === s.state.turnOrder[0] ? places : ['0D2', '0C2', '0C1', '0D2-E'];
        for (const at of layout) {
          asked.push(s.engine.deciders(s.state)[0]);
          if (seat !== s.state.turnOrder[0]) offered.push(JSON.stringify(s.choices()));
          s.choose(place(s, at));
        }
        s.choose(s.park('0A3-W'));
      }
      return { asked, offered, order: s.state.turnOrder };
    };
    const one = play(['0D2', '0C2', '0C1', '0D2-E']);
    const other = play(['0A1', '0A2', '1A2', '0A1-W']);
    expect(one.asked).toEqual(one.order.flatMap((seat) => [seat, seat, seat, seat]));
    expect(other.offered).toEqual(one.offered);
  });
});

describe('CB-SETUP-11: drawn layouts', () => {
  test('CB-SETUP-11: each player draws a colour of four, no two the same', () => {
    const drawn = Array.from({ length: 240 }, (_, seed) => {
      const { state, events, rules } = preset({ seats: 2 }, `layouts ${seed}`);
      const colours = events.filter(({ id }) => id === 'layout-drawn').map(({ colour }) => Number(colour));
      expect(new Set(colours).size).toBe(2);
      state.clinics.forEach(({ tiles, entrances }, seat) => {
        const layout = LAYOUTS[colours[seat]];
        const geo = rules.geometry[seat];
        const at = (id: string) => geo.cellNames[tiles.indexOf(rules.tileIndex[id])];
        expect(at('hub:psychiatry')).toBe(layout.hub);
        expect(at('treatment-room')).toBe(layout.treatmentRoom);
        expect(at('supply-room')).toBe(layout.supplyRoom);
        expect(entrances[edgeNamed(geo, layout.entrance)]).toBe(1);
      });
      return colours.join();
    });
    expectFair(drawn, 12);
  });

  test('CB-SETUP-11: start is free by default', () => {
    expect(createEngine(clinic, {}).options.start).toBe('free');
    expect(() => createEngine(clinic, { start: 'drawn' })).toThrow('start');
  });
});

/** Asks seat 0 for one of these bonus tiles. */
function choosesBonus(s: Scenario, ...tiles: string[]): Scenario {
  s.state.bonusTiles = tiles.map((id) => s.rules.bonusTiles.findIndex((tile) => tile.id === id));
  return s.asks({ step: 'choose-bonus', seat: 0 });
}
const bonus = (tile: string) => ({ do: 'bonus', tile });

describe('CB-SETUP-12: bonus tiles', () => {
  test('CB-SETUP-12: random ones are shown; in reverse turn order each player takes one; one is left', () => {
    const shown = Array.from({ length: 200 }, (_, seed) => preset({ seats: 4 }, `bonus ${seed}`).state.bonusTiles);
    for (const tiles of shown) expect(new Set(tiles).size).toBe(5);
    for (let tile = 0; tile < 7; tile++) {
      const times = shown.filter((tiles) => tiles.includes(tile)).length;
      expect(times).toBeGreaterThan(110);
      expect(times).toBeLessThan(175);
    }
    const { engine, state } = preset({ seats: 3 });
    const asked: number[] = [];
    let now = state;
    while (now.frames.at(-1)?.step === 'choose-bonus') {
      const [seat] = engine.deciders(now);
      asked.push(seat);
      // Money and training need nothing else to be chosen.
      const applied = engine.apply(now, seat, engine.choices(now, seat)[0]);
      if (!applied.ok) throw new Error('A listed choice is refused.');
      now = applied.state;
      while (!['choose-bonus', 'together'].includes(now.frames.at(-1)?.step ?? '')) {
        const [still] = engine.deciders(now);
        expect(still).toBe(seat);
        const next = engine.apply(now, still, engine.choices(now, still)[0]);
        if (!next.ok) throw new Error('A listed choice is refused.');
        now = next.state;
      }
    }
    expect(asked).toEqual(state.turnOrder.toReversed());
    expect(now.bonusTiles).toHaveLength(1);
    expect(now.frames.at(-1)?.step).toBe('together');
  });

  test('CB-SETUP-12: $5', () => {
    const s = choosesBonus(new Scenario().positionS(15), 'money', 'garden').choose(bonus('money'));
    expect(s.clinic.money).toBe(20);
    expect(s.refusal(bonus('money'))).toBe('KERNEL');
  });

  test('CB-SETUP-12: a parking lot of two places, free; the car may move in at once', () => {
    const s = choosesBonus(new Scenario().positionS(0), 'parking-lot').choose(bonus('parking-lot'));
    expect(s.refusal({ do: 'lay-free', at: s.cell('0C2') })).toBe('CB-BUILD-7');
    expect(s.refusal({ do: 'lay-free', at: s.cell('1A1') })).toBe('CB-GEO-5');
    s.choose({ do: 'lay-free', at: s.cell('0A3') });
    expect(s.tileAt('0A3')).toBe('parking-lot');
    s.choose(s.shift('0A3-W'));
    expect(s.clinic.parked[s.cell('0A3')]).toBe(1);
    expect(s.clinic.money).toBe(0);
    expect(s.state.tileSupply[s.rules.tileIndex['parking-lot']]).toBe(23);
  });

  test('CB-SETUP-12: a garden on Floor 0, free', () => {
    const s = choosesBonus(new Scenario().positionS(0), 'garden').choose(bonus('garden'));
    s.choose({ do: 'lay-free', at: s.cell('0A3') });
    expect(s.tileAt('0A3')).toBe('garden');
    expect(s.clinic.money).toBe(0);
    expect(s.engine.deciders(s.state)).toEqual([]);
  });

  test('CB-SETUP-12: a white psychiatry patient from the supply, with a car', () => {
    const s = new Scenario().positionS();
    const bag = s.state.patientBag.counts.slice();
    choosesBonus(s, 'patient').choose(bonus('patient')).choose(s.park('0A1-S'));
    expect(s.clinic.people.at(-1)).toEqual({
      kind: 'patient',
      level: 0,
      service: 0,
      at: PRE_ADMISSION,
      spent: 0,
      load: 0,
      lying: 0,
    });
    expect(s.state.patientBag.counts).toEqual(bag);
  });

  test('CB-SETUP-12: a nurse of no round, an orderly of no job market, each with a car at an access point', () => {
    for (const who of ['nurse', 'orderly']) {
      const s = new Scenario().positionS();
      const [nurses, orderlies] = [s.state.nurses.slice(), s.state.orderlies];
      choosesBonus(s, who).choose(bonus(who)).choose(s.park('0A1-S'));
      expect(s.clinic.people.at(-1)).toMatchObject({ kind: who, at: ACCESS });
      expect(s.state.nurses).toEqual(nurses);
      expect(s.state.orderlies).toBe(orderlies);
    }
  });

  test('CB-SETUP-12: training makes the starting doctor yellow', () => {
    const s = choosesBonus(new Scenario().positionS(), 'training').choose(bonus('training'));
    expect(s.clinic.people).toEqual([expect.objectContaining({ kind: 'doctor', level: 1 })]);
  });
});

describe('CB-SETUP-13: tiles that cannot be chosen', () => {
  /** No street space, so neither a place for a free tile nor a spot for a car. */
  function crowded(): Scenario {
    const s = new Scenario().positionS();
    for (const at of s.rules.geometry[0].cellNames.slice(0, 12)) if (s.tileAt(at) === 'none') s.tile('laboratory', at);
    return s;
  }

  test('CB-SETUP-13: without a place for the free tile or the car it cannot be chosen', () => {
    const s = choosesBonus(crowded(), 'money', 'parking-lot', 'garden', 'patient', 'nurse', 'orderly', 'training');
    expect(s.choices()).toEqual([bonus('money'), bonus('training')]);
    for (const tile of ['parking-lot', 'garden', 'patient', 'nurse', 'orderly'])
      expect(s.refusal(bonus(tile))).toBe('CB-SETUP-13');
  });

  test('CB-SETUP-13: who can choose none takes nothing', () => {
    const s = choosesBonus(crowded(), 'garden', 'nurse');
    expect(s.engine.deciders(s.state)).toEqual([]);
    expect(s.state.bonusTiles).toHaveLength(2);
  });
});

test('CB-SETUP-14: on the 3×3 side the rest of the setup is the same', () => {
  const wide = preset({ seats: 3 });
  const narrow = preset({ seats: 3, boards: ['3x3'] });
  const rest = ({ state }: typeof wide) => ({
    ...state,
    clinics: state.clinics.map(({ money, people, hand, popularity, time }) => ({
      money,
      people,
      hand,
      popularity,
      time,
    })),
  });
  expect(rest(narrow)).toEqual(rest(wide));
});
