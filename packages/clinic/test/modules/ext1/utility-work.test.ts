import { clinic, isUsable } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { type Choice, createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { freeSpots } from '../../../src/board/spots.ts';
import { conserved } from '../../../src/conserved.ts';
import { UTILITY } from '../../../src/data/ext1/utility-work.ts';
import type { ClinicState } from '../../../src/state.ts';
import { randomGame } from '../../rules/random-game.ts';
import { tableAfter } from '../../rules/rules-file.ts';

type Options = Readonly<Record<string, unknown>>;

const engineFor = (options: Options = {}) => createEngine(clinic, { modules: ['utility-work'], ...options });
const begin = (options: Options = {}, seed = 'holes') => {
  const engine = engineFor(options);
  return { engine, ...engine.begin(`fast:${seed}`) };
};

/** Names of the spaces with a hole on a seat's board. */
function holesOf({ rules }: ReturnType<typeof engineFor>, state: ClinicState, seat = 0): string[] {
  const { tiles } = state.clinics[seat];
  return tiles.flatMap((tile, cell) => (rules.tiles[tile].id === 'hole' ? [rules.geometry[seat].cellNames[cell]] : []));
}

/** An empty board with holes on these spaces. */
function withHoles(...cells: string[]): Scenario {
  const s = new Scenario({ modules: ['utility-work', 'pillars'] });
  for (const cell of cells) s.tile('hole', cell);
  return s.money(100);
}

describe('scenarios', () => {
  test('C1-UTI-1: a table agrees on a scenario, and every player has its holes', () => {
    for (const { id, ...sides } of UTILITY.scenarios) {
      for (const side of ['4x3', '3x3'] as const) {
        const spaces = sides[side];
        if (spaces === undefined) continue;
        const { engine, state } = begin({ holes: id, boards: side, seats: 3 });
        for (const seat of [0, 1, 2]) expect(holesOf(engine, state, seat)).toEqual([...spaces].sort(byCell(engine)));
      }
    }
    expect(engineFor().options).toMatchObject({ holes: 'U1' });
  });

  const byCell =
    ({ rules }: ReturnType<typeof engineFor>) =>
    (a: string, b: string) =>
      rules.geometry[0].cellNames.indexOf(a) - rules.geometry[0].cellNames.indexOf(b);

  test('C1-UTI-1: the scenarios are those of the rules', () => {
    const rows = tableAfter('Scenarios [house]', 'clinic-ext1.md').map(([id, , tiles, wide, narrow]) => [
      id,
      Number(tiles),
      wide,
      narrow,
    ]);
    const names = (spaces: readonly string[] | undefined): string =>
      spaces?.map((space) => space.slice(1)).join(', ') ?? 'not offered';
    expect(UTILITY.scenarios.map((s) => [s.id, s['4x3'].length, names(s['4x3']), names(s['3x3'])])).toEqual(rows);
  });

  test('C1-UTI-1: U10 is not offered where somebody has the 3×3 side', () => {
    expect(() => engineFor({ holes: 'U10', boards: ['4x3', '3x3'] })).toThrow('holes');
    expect(() => engineFor({ holes: 'U10', boards: ['4x3'] })).not.toThrow();
    expect(() => createEngine(clinic, { holes: 'U2' })).toThrow("'holes' is an option of 'utility-work'");
  });

  test('C1-UTI-1, C1-UTI-2: players may take scenarios of their own, or none', () => {
    const { engine, state } = begin({ holes: 'each', boards: ['4x3', '3x3'], seats: 2 });
    const [first, second] = state.turnOrder;
    const offers = (seat: number): unknown[] => engine.choices(state, seat).map((choice) => choice.holes ?? choice.do);
    expect(engine.deciders(state)).toEqual([first]);
    const wide = ['U1', 'U2', 'U3', 'U4', 'U5', 'U6', 'U7', 'U8', 'U9', 'U10', 'free', 'done'];
    expect(offers(first)).toEqual(first === 0 ? wide : wide.filter((id) => id !== 'U10'));
    engine.play(state, first, { do: 'scenario', holes: 'U5' });
    expect(engine.deciders(state)).toEqual([second]);
    engine.play(state, second, { do: 'done' });
    expect(holesOf(engine, state, first)).toHaveLength(2);
    expect(holesOf(engine, state, second)).toEqual([]);
  });

  test('C1-UTI-1: on the 3×3 side U10 is refused with its rule', () => {
    const { engine, state } = begin({ holes: 'each', boards: '3x3', seats: 1 });
    expect(engine.refusal(state, 0, { do: 'scenario', holes: 'U10' })?.rule).toBe('C1-UTI-1');
    expect(engine.refusal(state, 0, { do: 'scenario', holes: 'U11' })?.rule).toBe('CB-STEP-1');
  });

  test('C1-UTI-2: holes come before the first clinic, on Floor 0, at most 4 for a player', () => {
    const { programme } = begin().state;
    expect(programme.indexOf('utility-place')).toBeLessThan(programme.indexOf('setup-clinics'));
    expect(programme.indexOf('utility-place')).toBeGreaterThan(programme.indexOf('setup-table'));
    for (const { id, ...sides } of UTILITY.scenarios) {
      for (const spaces of [sides['4x3'], sides['3x3'] ?? []]) {
        expect([id, spaces.length <= 4]).toEqual([id, true]);
        expect(spaces.every((space) => space.startsWith('0'))).toBe(true);
      }
    }
    // Four for each of four players: all there are.
    const { engine, state } = begin({ holes: 'U9', seats: 4 });
    expect(state.tileSupply[engine.rules.tileIndex.hole]).toBe(0);
  });

  test('C1-UTI-1, C1-UTI-2: holes are conserved', () => {
    const s = new Scenario({ modules: ['utility-work'], holes: 'U7' }).from('round-start');
    const amounts = conserved(s.rules, s.state);
    // The positions of tests start on boards that were swept clean.
    expect(amounts.hole).toBe(16 - 2 * 3);
    randomGame({ seats: 2, modules: ['utility-work'], holes: 'U7' }, 'holes', ({ engine, after }) => {
      const now = conserved(engine.rules, after).hole;
      if (now !== undefined) expect(now).toBe(16);
    });
  });
});

describe('laying them as one likes', () => {
  const free = (options: Options = {}) => begin({ holes: 'free', seats: 1, ...options });
  const dig = ({ engine }: ReturnType<typeof free>, name: string): Choice => ({
    do: 'dig',
    at: engine.rules.geometry[0].cellNames.indexOf(name),
  });

  test('C1-UTI-3: one at least, four at most, each on another space of Floor 0', () => {
    const table = free();
    const { engine, state } = table;
    expect(engine.refusal(state, 0, { do: 'done' })?.rule).toBe('C1-UTI-3');
    expect(engine.refusal(state, 0, dig(table, '1A1'))?.rule).toBe('C1-UTI-2');
    for (const [count, name] of ['0A1', '0B1', '0C1', '0D1'].entries()) {
      expect(engine.asking(state, 0)).toMatchObject({ step: 'dig-hole', holes: 4 - count });
      engine.play(state, 0, dig(table, name));
      if (count < 3) expect(engine.refusal(state, 0, dig(table, name))?.rule).toBe('C1-UTI-4');
    }
    expect(engine.asking(state, 0)?.step).toBe('place-start');
    expect(holesOf(engine, state)).toEqual(['0A1', '0B1', '0C1', '0D1']);
    const one = free();
    one.engine.play(one.state, 0, dig(one, '0B2'));
    one.engine.play(one.state, 0, { do: 'done' });
    expect(one.engine.asking(one.state, 0)?.step).toBe('place-start');
  });

  test('C1-UTI-3: a legal starting clinic and a place for its car must be left', () => {
    const narrow = free({ boards: '3x3' });
    for (const name of ['0B1', '0A2', '0C2']) narrow.engine.play(narrow.state, 0, dig(narrow, name));
    // B3 would leave the corners and the middle: no two spaces side by side.
    expect(narrow.engine.refusal(narrow.state, 0, dig(narrow, '0B3'))).toMatchObject({
      rule: 'C1-UTI-3',
      params: { cell: '0B3' },
    });
    expect(narrow.engine.choices(narrow.state, 0)).not.toContainEqual(dig(narrow, '0B3'));
    expect(narrow.engine.choices(narrow.state, 0)).toContainEqual(dig(narrow, '0A1'));
  });

  test('C1-UTI-3: wherever holes lie, a starting clinic with its car gets done', () => {
    for (let game = 0; game < 60; game++) {
      const options = {
        seats: 1 + (game % 2),
        boards: game % 3 === 0 ? '4x3' : '3x3',
        edition: game % 5 === 0 ? '2014' : 'deluxe',
        modules: ['utility-work'],
        holes: game % 4 === 0 ? 'each' : 'free',
      };
      randomGame(options, `start ${game}`, ({ engine, after }) => {
        const [seat] = engine.deciders(after);
        if (seat !== undefined) expect(engine.choices(after, seat).length).toBeGreaterThan(0);
      });
    }
  }, 30_000);
});

describe('starting clinics', () => {
  test('C1-UTI-3: a layout whose space is a hole is built freely by its owner, the others stand as drawn', () => {
    // U5 digs 0C2, where the White and Green layouts have their rooms.
    const { engine, state } = begin({ holes: 'U5', setup: 'fixed', seats: 2 });
    const { tiles } = state.clinics[1];
    const built = tiles.filter((tile) => tile > 0 && engine.rules.tiles[tile].id !== 'hole');
    expect(built).toHaveLength(3);
    expect(engine.deciders(state)).toEqual([0]);
    expect(engine.asking(state, 0)).toMatchObject({ step: 'place-start', piece: 'hub' });
    expect(engine.choices(state, 0)).not.toContainEqual({ do: 'place', at: 5 });
  });

  test('C1-UTI-3: so it is where only the edge of its car is beside a hole', () => {
    // A3 is a hole in U3 on the 3×3 side, and all layouts park there.
    const { engine, state } = begin({ holes: 'U3', start: 'preset', boards: '3x3', seats: 2 });
    expect(engine.deciders(state)).toEqual([state.turnOrder[0]]);
    expect(state.clinics.every(({ entrances }) => entrances.every((entrance) => entrance === 0))).toBe(true);
  });

  test('C1-UTI-3: every scenario leaves room for a starting clinic and its car, in both editions', () => {
    for (const { id, ...sides } of UTILITY.scenarios) {
      for (const boards of ['4x3', '3x3'] as const) {
        for (const edition of ['deluxe', '2014']) {
          if (sides[boards] === undefined) continue;
          const { engine, state } = begin({ holes: id, boards, edition, seats: 1 });
          for (let step = 0; step < 5; step++) {
            const choices = engine.choices(state, 0);
            expect(choices.length).toBeGreaterThan(0);
            engine.play(state, 0, choices[choices.length - 1]);
          }
          expect(state.clinics[0].cars.reduce((sum, car) => sum + car, 0)).toBe(1);
        }
      }
    }
  });

  test('C1-UTI-3, CB-SETUP-9: a hub from which nothing leads on is refused', () => {
    const s = withHoles('0B1', '0A2').asks({ step: 'place-start', seat: 0, piece: 'hub' });
    expect(s.refusal({ do: 'place', at: s.cell('0A1') })).toBe('CB-SETUP-9');
    expect(s.choices()).not.toContainEqual({ do: 'place', at: s.cell('0A1') });
    expect(s.refusal({ do: 'place', at: s.cell('0B1') })).toBe('C1-UTI-4');
    expect(s.may({ do: 'place', at: s.cell('0C1') })).toBe(true);
  });
});

describe('what a hole does', () => {
  test('C1-UTI-EX-1, C1-UTI-5: U2 on an empty board leaves 27 of 31 edges for cars', () => {
    const s = withHoles('0B2');
    const spots = freeSpots(s.rules, 0, s.clinic);
    expect(s.rules.geometry[0].edges).toHaveLength(31);
    expect(spots).toHaveLength(27);
    s.asks({ step: 'park-car', seat: 0 });
    for (const edge of ['0B2-E', '0B2-W', '0B2-N', '0B2-S']) {
      expect([edge, isUsable(s.rules, 0, s.clinic, s.edge(edge))]).toEqual([edge, false]);
      expect([edge, s.refusal(s.park(edge))]).toEqual([edge, 'C1-UTI-5']);
    }
  });

  test('C1-UTI-EX-2, C1-UTI-6: U5 leaves 24 edges, and conveyors carry across both holes for no time', () => {
    const s = withHoles('0B2', '0C2');
    expect(freeSpots(s.rules, 0, s.clinic)).toHaveLength(24);
    s.tile('hub:psychiatry', '0A2').tile('hub:cardiology', '0D2').equipped('conveyor', '0A2', '0D2');
    s.doctor('white', '0A2')
      .only('move')
      .choose(s.walk('doctor', 'white', '0A2', '0D2'));
    expect(s.clinic.walked).toBe(0);
  });

  test('C1-UTI-EX-3, C1-UTI-6: the street leads round a hole: 4 time instead of 2', () => {
    for (const [holes, time] of [
      [['0B2'], 4],
      [[], 2],
    ] as const) {
      const s = withHoles(...holes)
        .tile('hub:psychiatry', '0B1')
        .tile('hub:cardiology', '0B3')
        .doctor('white', '0B1');
      s.only('move').choose(s.walk('doctor', 'white', '0B1', '0B3'));
      expect([holes, s.clinic.walked]).toEqual([holes, time]);
    }
  });

  test('C1-UTI-6: where holes cut the street in two there is no way; nobody stops in one', () => {
    const s = withHoles('0A2', '0B2', '0C2', '0D2').tile('hub:psychiatry', '0B1').tile('hub:cardiology', '0B3');
    s.doctor('white', '0B1').only('move');
    expect(s.refusal(s.walk('doctor', 'white', '0B1', '0B3'))).toBe('CB-MOVE-16');
    expect(s.refusal(s.walk('doctor', 'white', '0B1', '0B2'))).toBe('CB-MOVE-2');
  });

  test('C1-UTI-EX-4, C1-UTI-4: neither pillar, parking lot nor module in its space, and no module above', () => {
    const s = withHoles('0B2').builds();
    for (const tile of ['pillar', 'parking-lot', 'treatment-room', 'garden'])
      expect([tile, s.refusal(s.build(tile, '0B2'))]).toEqual([tile, 'C1-UTI-4']);
    expect(s.refusal(s.build('treatment-room', '1B2'))).toBe('CB-BUILD-5');
    expect(s.choices().every(({ at }) => at !== s.cell('0B2') && at !== s.cell('1B2'))).toBe(true);
  });

  test('C1-UTI-4: a free lot or garden is not laid there either', () => {
    const s = withHoles('0B2').asks({ step: 'lay-free-tile', seat: 0, tile: 'garden' });
    expect(s.refusal({ do: 'lay-free', at: s.cell('0B2') })).toBe('C1-UTI-4');
  });

  test('C1-UTI-7: nothing on the floors above, no entrance; the space beside it is built on as usual', () => {
    const s = withHoles('0A1').builds();
    for (const tile of ['garden', 'helipad', 'pillar', 'laboratory'])
      expect([tile, s.may(s.build(tile, '1A1'))]).toEqual([tile, false]);
    expect(s.refusal(s.buildEntrance('0A1-S'))).toBe('CB-GEO-12');
    s.choose(s.build('hub:cardiology', '0B1')).choose(s.buildEntrance('0B1-S'));
  });
});
