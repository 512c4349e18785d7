import { Scenario } from '@asclepion/clinic/testing';
import { createEngine, openSeed, type Viewer } from '@asclepion/kernel';
import { playOut } from '@asclepion/kernel/testing';
import { describe, expect, test } from 'vitest';
import { blockOf, placements, spacesOf } from '../../../src/board/blocks.ts';
import { geometry } from '../../../src/board/geometry.ts';
import { URBAN } from '../../../src/data/ext1/urban-design.ts';
import { clinic } from '../../../src/index.ts';
import {
  chooseGoal,
  goalOf,
  hasChosen,
  inDeck,
  takeCard,
  taken,
  takenOf,
} from '../../../src/modules/ext1/urban-cards.ts';
import { urbanDesign } from '../../../src/modules/ext1/urban-design.ts';
import type { ClinicState } from '../../../src/state.ts';
import { tableAfter } from '../../rules/rules-file.ts';

const { cards, levels } = URBAN;
const modules = ['urban-design'];
const at = (id: string): number => cards.findIndex((card) => card.id === id);
const idsOf = (places: readonly number[]): string[] => places.map((place) => cards[place].id);
const cardsIn = (state: Readonly<ClinicState>): number[] => state.marks['urban-design'];

/** A table where the seat has that goal, and nothing is asked. */
function withGoal(goal: string, options: Readonly<Record<string, unknown>> = {}): Scenario {
  const s = new Scenario({ modules, ...options });
  const marks = cardsIn(s.state).fill(0);
  for (let level = 0; level < levels.length; level++) {
    const other = cards.findIndex((card) => card.level === level && card.id !== goal);
    takeCard(marks, 0, cards[at(goal)].level === level ? at(goal) : other);
  }
  chooseGoal(marks, s.engine.seats, 0, at(goal));
  return s;
}

/** Modules that differ from their neighbours, on those spaces. */
function modulesOn(s: Scenario, ...cells: string[]): Scenario {
  for (const cell of cells) {
    const [floor, column, row] = [Number(cell[0]), cell.charCodeAt(1) - 65, Number(cell[2])];
    s.tile((floor + column + row) % 2 === 0 ? 'supply-room' : 'treatment-room', cell);
  }
  return s;
}
/** All spaces of a column from Floor 0 up. */
const column = (place: string, height: number): string[] =>
  Array.from({ length: height }, (_, floor) => `${floor}${place}`);

/** A table in setup: the first moment at which somebody is asked about cards. */
function opened(options: Readonly<Record<string, unknown>> = {}, seed = 'fast:cards') {
  const engine = createEngine(clinic, { seats: 3, start: 'preset', setup: 'fixed', modules, ...options });
  return { engine, ...engine.begin(seed) };
}

describe('setup', () => {
  test('C1-URB-1: after the bonus tiles, in reverse turn order, everybody gets a card of each level', () => {
    const { engine, state, events } = opened();
    const { programme } = state;
    expect(programme.indexOf('urban-choose')).toBe(programme.indexOf('setup-bonus') + 1);
    const order = events.filter(({ id }) => id === 'card-drawn').map(({ seat }) => seat);
    expect(order).toEqual([2, 2, 2, 1, 1, 1, 0, 0, 0]);
    for (let seat = 0; seat < 3; seat++) {
      expect(taken(cardsIn(state), seat).map((card) => cards[card].level)).toEqual([0, 1, 2]);
      expect(engine.choices(state, seat)).toEqual(
        idsOf(taken(cardsIn(state), seat)).map((card) => ({ do: 'goal', card })),
      );
    }
    for (let level = 0; level < 3; level++) expect(inDeck(cardsIn(state), level)).toHaveLength(5);
    expect(new Set(events.flatMap(({ card }) => (card === undefined ? [] : [card]))).size).toBe(9);
  });

  test('C1-URB-1: one of the three is the goal, the two others are out of play', () => {
    let { engine, state } = opened({ seats: 2 });
    const [mine, other] = [0, 1].map((seat) => idsOf(taken(cardsIn(state), seat)));
    expect(engine.refusal(state, 0, { do: 'goal', card: other[0] })).toMatchObject({ rule: 'C1-URB-1' });
    for (const [seat, card] of [
      [1, other[2]],
      [0, mine[1]],
    ] as const) {
      const applied = engine.apply(state, seat, { do: 'goal', card });
      if (!applied.ok) throw new Error(applied.violation.rule);
      state = applied.state;
    }
    expect([0, 1].map((seat) => idsOf([goalOf(cardsIn(state), seat) ?? -1]))).toEqual([[mine[1]], [other[2]]]);
    expect(idsOf(taken(cardsIn(state), 0))).toEqual([mine[0], mine[2]]);
    expect(engine.asking(state, 0)?.step).toBe('lay-tile');
  });

  test('C1-URB-2: drawn by default; with `choose` each looks through what is left and picks', () => {
    const drawn = ['a', 'b', 'c', 'd'].map((seed) => opened({}, `fast:${seed}`).state);
    expect(new Set(drawn.map((state) => String(cardsIn(state)))).size).toBe(4);
    let { engine, state } = opened({ 'urban-pick': 'choose' });
    const picked: string[] = [];
    for (const seat of [2, 1, 0]) {
      for (const level of [0, 1, 2]) {
        expect(engine.deciders(state)).toEqual([seat]);
        const left = cards.flatMap((card) => (card.level === level && !picked.includes(card.id) ? [card.id] : []));
        const choices = engine.choices(state, seat);
        expect(choices).toEqual(left.map((card) => ({ do: 'pick', card })));
        // Whoever picks sees what is left, and nothing else.
        expect(engine.choices(engine.view(state, seat), seat)).toEqual(choices);
        for (const gone of picked)
          expect(engine.refusal(state, seat, { do: 'pick', card: gone })).toMatchObject({ rule: 'C1-URB-2' });
        const card = left.at(-1 - seat) as string;
        picked.push(card);
        const applied = engine.apply(state, seat, { do: 'pick', card });
        if (!applied.ok) throw new Error(applied.violation.rule);
        state = applied.state;
      }
    }
    expect(picked).toEqual(['E6', 'M6', 'H6', 'E7', 'M7', 'H7', 'E8', 'M8', 'H8']);
    expect(engine.deciders(state)).toEqual([0, 1, 2]);
  });

  test('C1-URB-3: all think at the same time, and once all have chosen nobody may choose again', () => {
    let { engine, state } = opened();
    const known: boolean[] = [];
    for (const seat of [1, 0, 2]) {
      expect(engine.deciders(state)).toContain(seat);
      const applied = engine.apply(state, seat, engine.choices(state, seat)[0]);
      if (!applied.ok) throw new Error(applied.violation.rule);
      known.push(applied.known);
      state = applied.state;
    }
    // What somebody learnt cannot be taken back.
    expect(known).toEqual([false, false, true]);
    expect(engine.deciders(state).map((seat) => engine.asking(state, seat)?.step)).toEqual(Array(3).fill('lay-tile'));
  });
});

describe('reading a card', () => {
  test('C1-URB-4: the cards are those of the rules, and the sum of the numbers is the number of spaces', () => {
    const rows = tableAfter('**C1-URB-8**', 'clinic-ext1.md');
    expect(rows).toHaveLength(24);
    expect(cards.map(({ id, grid, gain, loss }) => [id, grid, spacesOf(blockOf(grid)), gain, loss].join(' '))).toEqual(
      rows.map(([id, , grid, spaces, gain, loss]) => [id, grid.replaceAll('`', ''), spaces, gain, loss].join(' ')),
    );
    expect(levels.map((_, level) => cards.filter((card) => card.level === level).length)).toEqual([8, 8, 8]);
  });

  test('C1-URB-4: a number asks for the floors from 0 up, a dot for nothing, the back row comes first', () => {
    const geo = geometry('4x3', 3);
    const named = placements(geo, blockOf('31/.1')).map((cells) => cells.map((cell) => geo.cellNames[cell]).sort());
    // As drawn, in the front left corner: three floors in the second row.
    expect(named).toContainEqual(['0A2', '0B1', '0B2', '1A2', '2A2']);
  });

  test('C1-URB-5: anywhere on the board, turned and mirrored, never tipped over', () => {
    const geo = geometry('3x3', 3);
    const places = (grid: string): Set<string> =>
      new Set(
        placements(geo, blockOf(grid)).map((cells) =>
          cells
            .map((cell) => geo.cellNames[cell])
            .sort()
            .join(' '),
        ),
      );
    // An L of three: four corners in each of four squares.
    expect(places('11/1.').size).toBe(16);
    // A tower of three with one beside it: twelve pairs of neighbours, either of them the tower, always upright.
    const towers = places('31');
    expect(towers.size).toBe(24);
    for (const cells of towers) expect(cells).toMatch(/0[ABC]\d 0[ABC]\d 1[ABC]\d 2[ABC]\d/);
    expect(towers).toContain('0B2 0B3 1B3 2B3');
    // An S and its mirror image: in each of two directions, twice over.
    expect(places('.11/11.').size).toBe(8);
  });

  test('C1-URB-5: all cards fit on both sides of the board', () => {
    for (const side of ['4x3', '3x3'] as const) {
      for (const { id, grid } of cards) {
        const found = placements(geometry(side, 3), blockOf(grid));
        expect([side, id, found.length > 0]).toEqual([side, id, true]);
        for (const cells of found) expect(new Set(cells).size).toBe(spacesOf(blockOf(grid)));
      }
    }
  });
});

/** The long wing of C1-URB-EX-1. */
const e2 = ['0A2', '0B2', '0C2', '1A2', '1B2', '1C2', '0A1'];

describe('the end', () => {
  test('C1-URB-EX-1 (C1-URB-5, C1-URB-6): seven modules of E2, also in a mirror: +5', () => {
    expect(modulesOn(withGoal('E2'), ...e2).line('urban')).toBe(5);
    expect(modulesOn(withGoal('E2'), ...e2.slice(0, 6), '0C1').line('urban')).toBe(5);
    expect(modulesOn(withGoal('E2'), ...e2.slice(0, 6), '0B1').line('urban')).toBe(-2);
  });

  test('C1-URB-EX-2 (C1-URB-7): a helipad does not fill: −2; a pillar does: +5', () => {
    expect(
      modulesOn(withGoal('E2'), ...e2.filter((cell) => cell !== '1C2'))
        .tile('helipad', '1C2')
        .line('urban'),
    ).toBe(-2);
  });

  test('C1-URB-EX-3 (C1-URB-6): H1 but for one space: −8', () => {
    const tower = ['A1', 'A2', 'B1', 'B2'].flatMap((place) => column(place, 4));
    expect(modulesOn(withGoal('H1'), ...tower.filter((cell) => cell !== '3B2')).line('urban')).toBe(-8);
    expect(modulesOn(withGoal('H1'), ...tower).line('urban')).toBe(16);
  });

  test('C1-URB-EX-4 (C1-URB-6): M3 with columns of 3, 2 and 1 or more: +11, also when one is higher', () => {
    const stairs = ['A1', 'A2'].flatMap((place) => column(place, 3)).concat(column('B1', 2), column('B2', 2));
    expect(modulesOn(withGoal('M3'), ...stairs, '0C1', '0C2').line('urban')).toBe(11);
    expect(modulesOn(withGoal('M3'), ...stairs, '0C1', ...column('C2', 3)).line('urban')).toBe(11);
    expect(modulesOn(withGoal('M3'), ...stairs, '0C1').line('urban')).toBe(-5);
  });

  test('C1-URB-6: a gain and a loss are those of the card, and a loss is not limited by popularity', () => {
    for (const { id, grid, gain, loss } of cards) {
      for (const boards of ['4x3', '3x3']) {
        const s = withGoal(id, { boards });
        expect([id, s.line('urban')]).toEqual([id, -loss]);
        const geo = s.rules.geometry[0];
        const [cells] = placements(geo, blockOf(grid));
        expect([id, modulesOn(s, ...cells.map((cell) => geo.cellNames[cell])).line('urban')]).toEqual([id, gain]);
      }
    }
    expect(withGoal('H8').popularity(0).final().scores[0]).toBe(-8);
  });

  test('C1-URB-7: buildings, colours and activity do not matter; gardens and parking lots do not fill', () => {
    // Two buildings, nothing active, and the gate is there twice over.
    const gate = ['0A1', '0B1', '0C1', '0A2', '1A2', '0C2', '1C2'];
    const s = modulesOn(withGoal('E7'), ...gate);
    expect(s.line('urban')).toBe(5);
    expect(modulesOn(s, '0A3', '1A3', '0C3', '1C3').line('urban')).toBe(5);
    for (const plain of ['garden', 'parking-lot', 'upgraded-lot']) {
      expect(
        modulesOn(withGoal('E7'), ...gate.slice(1))
          .tile(plain, '0A1')
          .line('urban'),
      ).toBe(-2);
    }
    expect(
      modulesOn(withGoal('E7'), ...gate.slice(1))
        .tile('laboratory', '0A1')
        .line('urban'),
    ).toBe(5);
  });

  test('C1-URB-8: all goals are shown at the same time, and count with the other final points', () => {
    const engine = createEngine(clinic, { seats: 3, modules });
    const shown: { round: number; seats: unknown[] }[] = [];
    const { last } = playOut({ engine, seed: 'fast:shown', limit: 5000, every: 1 }, ({ after }) => {
      const seats = after.events.filter(({ id }) => id === 'goal-shown').map(({ seat }) => seat);
      if (seats.length > 0) shown.push({ round: after.state.round, seats });
      const goals = after.events.filter(({ id }) => id === 'goal-shown');
      const lines = engine.result(after.state)?.lines.find(({ id }) => id === 'urban')?.points ?? [];
      for (const { seat, points } of goals) expect(points).toBe(lines[seat as number]);
    });
    expect(shown).toEqual([{ round: 6, seats: last.turnOrder }]);
    expect(engine.view(last, 'watcher').marks).toEqual(last.marks);
    const { scores = [], lines = [] } = engine.result(last) ?? {};
    expect(scores[1]).toBe(lines.reduce((sum, { points }) => sum + points[1], 0));
  });
});

describe('what is hidden', () => {
  /** What a viewer makes out of the cards: who has which, where it knows. */
  const seenBy = (s: ReturnType<typeof opened>, state: ClinicState, viewer: Viewer): number[] =>
    cardsIn(s.engine.view(state, viewer)).slice(0, cards.length);

  for (const pick of ['draw', 'choose'] as const) {
    test(`C1-URB-1, C1-URB-3: only its owner sees a card until the end; all see how many were taken (${pick})`, () => {
      const s = opened({ 'urban-pick': pick });
      playOut({ engine: s.engine, seed: `fast:hidden ${pick}`, limit: 5000, every: 1 }, ({ after: { state } }) => {
        if (state.frames.length === 0) return;
        const own = (seat: number): number[] =>
          cards.map((_, card) =>
            taken(cardsIn(state), seat).includes(card) || goalOf(cardsIn(state), seat) === card
              ? cardsIn(state)[card]
              : -1,
          );
        const picking = state.frames.at(-1)?.step === 'pick-card' ? state.frames.at(-1)?.seat : undefined;
        expect(seenBy(s, state, 'watcher')).toEqual(cards.map(() => -1));
        for (let seat = 0; seat < 3; seat++) {
          if (seat !== picking) expect(seenBy(s, state, seat)).toEqual(own(seat));
          const seen = cardsIn(s.engine.view(state, seat));
          for (let other = 0; other < 3; other++) {
            expect(takenOf(seen, other, 0)).toBe(takenOf(cardsIn(state), other, 0));
            expect(hasChosen(seen, 3, other)).toBe(hasChosen(cardsIn(state), 3, other));
          }
        }
      });
    });
  }

  test('C1-URB-1: nobody is told of a card of another, and the state holds no order of the decks', () => {
    const engine = createEngine(clinic, { seats: 3, modules });
    const mine: unknown[][] = [[], [], []];
    const { first, events } = (({ state, events: all }) => ({ first: state, events: all }))(engine.begin('fast:told'));
    for (const seat of [0, 1, 2]) {
      const told = events.filter(({ only, except }) => only?.includes(seat) ?? !except?.includes(seat));
      mine[seat] = told.flatMap(({ card }) => (card === undefined ? [] : [card]));
    }
    playOut({ engine, seed: 'fast:told', limit: 5000, every: 1 }, ({ after: { events: told } }) => {
      for (const { id, seat, only, card } of told) {
        if (id === 'goal-shown' || card === undefined) continue;
        expect(only).toEqual([seat]);
      }
    });
    for (const cardsOf of mine) expect(cardsOf.length).toBeLessThanOrEqual(3);
    // The same cards are in the decks whatever comes next: what is drawn depends on the source of chance alone.
    const later = engine.resample(engine.view(first, 'watcher'), 'watcher', openSeed('fast:other'));
    expect(cardsIn(later).slice(cards.length)).toEqual(cardsIn(first).slice(cards.length));
  });

  test('C1-URB-3: what others hold is drawn anew from all that it may be', () => {
    const s = opened();
    const { engine, state } = s;
    const chosen = engine.apply(state, 1, engine.choices(state, 1)[0]);
    if (!chosen.ok) throw new Error(chosen.violation.rule);
    const view = engine.view(chosen.state, 0);
    const goals = new Set<number | undefined>();
    for (let at = 0; at < 60; at++) {
      const drawn = engine.resample(view, 0, openSeed(`fast:${at}`));
      expect(engine.view(drawn, 0)).toEqual(view);
      for (const seat of [0, 2])
        expect(taken(cardsIn(drawn), seat).map((card) => cards[card].level)).toEqual([0, 1, 2]);
      expect(taken(cardsIn(drawn), 1)).toHaveLength(2);
      goals.add(goalOf(cardsIn(drawn), 1));
    }
    expect(goals.size).toBeGreaterThan(12);
    for (const card of taken(cardsIn(state), 0)) expect(goals).not.toContain(card);
  });
});

/** The first player holds these cards, with holes in the ground of the first seat, and may exchange. */
function exchanging(held: readonly string[], holes: readonly string[]): Scenario {
  const s = new Scenario({ modules: [...modules, 'utility-work'] });
  const marks = cardsIn(s.state).fill(0);
  for (const id of held) takeCard(marks, 0, at(id));
  for (const cell of holes) s.tile('hole', cell);
  return s.asks({ step: 'exchange-card', seat: 0 });
}

test('with other modules: urban-design and pillars, C1-URB-6: a pillar fills a space', () => {
  const s = withGoal('E1', { modules: [...modules, 'pillars'] })
    .tile('pillar', '0A1')
    .tile('pillar', '1A1');
  expect(modulesOn(s, '0A2', '1A2', '0B1', '1B1', '0B2', '1B2').line('urban')).toBe(6);
});

test('with other modules: urban-design and utility-work, C1-URB-3: an impossible card may be exchanged, as often as its deck has others', () => {
  // No two rows are left: E1 and H1 fit nowhere, and nothing else of four rows either.
  const row = ['0A2', '0B2', '0C2', '0D2'];
  const s = exchanging(['E1', 'M1', 'H1'], row);
  expect(s.choices()).toEqual([...['E1', 'M1', 'H1'].map((card) => ({ do: 'exchange', card })), { do: 'done' }]);
  const gone = ['E1'];
  for (let left = 7; left > 0; left--) {
    s.choose({ do: 'exchange', card: gone.at(-1) as string });
    const [now] = idsOf(taken(cardsIn(s.state), 0));
    expect(gone).not.toContain(now);
    gone.push(now);
    expect(inDeck(cardsIn(s.state), 0)).toHaveLength(left - 1);
  }
  // The deck is empty: the last card stays.
  expect(s.refusal({ do: 'exchange', card: gone[7] })).toBe('C1-URB-3');
  expect(s.refusal({ do: 'exchange', card: gone[0] })).toBe('C1-URB-1');
  s.done();
  expect(idsOf(taken(cardsIn(s.state), 0))).toEqual([gone[7], 'M1', 'H1']);
});

test('with other modules: urban-design and utility-work, C1-URB-3: a card that fits beside the hole stays; nobody is asked in vain', () => {
  // The plus of E6 always covers the space in the middle of the left or of both; M2 and H1 fit in the right columns.
  const s = exchanging(['E6', 'M2', 'H1'], ['0B2']);
  expect(s.choices()).toEqual([{ do: 'exchange', card: 'E6' }, { do: 'done' }]);
  expect(s.refusal({ do: 'exchange', card: 'H1' })).toBe('C1-URB-3');
  expect(exchanging(['E4', 'M6', 'H1'], ['0B2']).choices()).toEqual([]);
  expect(exchanging(['E4', 'M6', 'H1'], []).choices()).toEqual([]);
});

test('with other modules: urban-design and utility-work, C1-URB-3: exchanges are asked for before anybody chooses', () => {
  const s = new Scenario({ modules: [...modules, 'utility-work'] });
  cardsIn(s.state).fill(0);
  for (const seat of [0, 1]) for (const at of ['0A2', '0B2', '0C2', '0D2']) s.seat(seat).tile('hole', at);
  s.happened();
  const { engine, state } = s.only('urban-choose');
  // Four closed spaces in a row leave no two rows: every card of the seat that is asked first fits nowhere.
  expect(engine.deciders(state)).toEqual([1]);
  expect(engine.choices(state, 1)).toHaveLength(4);
  expect(s.happened().filter(({ id }) => id === 'card-drawn')).toHaveLength(6);
  // Nobody can be told more by this than that a card fits nowhere.
  expect(engine.choices(engine.view(state, 1), 1)).toEqual(engine.choices(state, 1));
  expect(engine.choices(engine.view(state, 0), 0)).toEqual([]);
});

test('with other modules: urban-design and satellite-tv, C1-URB-7: a dish does not fill a space', () => {
  const s = withGoal('E2', { modules: [...modules, 'satellite-tv'] });
  modulesOn(s, ...e2.filter((cell) => cell !== '1C2')).tile('dish', '1C2');
  expect(s.line('urban')).toBe(-2);
});

test('with other modules: urban-design and floor-4, C1-URB-5: Floor 4 is never asked for', () => {
  for (const { grid } of cards) expect(Math.max(...blockOf(grid).flat())).toBeLessThanOrEqual(4);
  for (const { grid } of cards) {
    const high = geometry('4x3', 4);
    for (const cells of placements(high, blockOf(grid)))
      for (const cell of cells) expect(high.floorOf[cell]).toBeLessThan(4);
  }
});

test('the ledger tells its owner, and nobody else, how the goal stands', () => {
  const s = modulesOn(withGoal('E1'), '0A1', '0A2', '0B1', '0B2', '1A1', '1A2');
  const notes = (viewer: Viewer, seat: number) =>
    urbanDesign.ledger?.(s.rules, s.engine.view(s.asks({ step: 'lay-tile', seat: 0 }).state, viewer), seat);
  expect(notes(0, 0)).toEqual([
    { id: 'goal', rule: 'C1-URB-6', params: { card: 'E1', count: 2, gain: 6, loss: 3 }, tone: 'bad' },
  ]);
  expect(notes(1, 0)).toEqual([]);
  s.tile('garden', '0B3').tile('garden', '0C2').tile('helipad', '2A1').tile('helipad', '1B1');
  expect(notes(0, 0)).toEqual([{ id: 'goal-lost', rule: 'C1-URB-6', params: { card: 'E1', loss: 3 }, tone: 'bad' }]);
  expect(notes(0, 1)).toEqual([]);
});
