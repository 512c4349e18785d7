import { clinic } from '@asclepion/clinic';
import { Scenario } from '@asclepion/clinic/testing';
import { createEngine } from '@asclepion/kernel';
import { describe, expect, test } from 'vitest';
import { cellNamed, edgeNamed, type Geometry, geometry } from '../../src/board/geometry.ts';
import { buildingsOf } from '../../src/board/rooms.ts';
import { isUsable } from '../../src/board/spots.ts';
import { randomGame } from './random-game.ts';

const wide = geometry('4x3', 3);
const narrow = geometry('3x3', 3);

const names = (geo: Geometry, cells: readonly number[]): string[] =>
  cells.map((cell) => geo.cellNames[cell]).toSorted();
const adjacentTo = (name: string, geo = wide): string[] => names(geo, geo.adjacent[cellNamed(geo, name)]);

/** Edges on which a car could stand if none did. */
function usable(s: Scenario): string[] {
  const { edges } = s.rules.geometry[0];
  return edges.filter((_, edge) => isUsable(s.rules, 0, s.clinic, edge)).map(({ name }) => name);
}

/** Edges and lots that the player may park on now. */
const spots = (s: Scenario): number => s.asks({ step: 'park-car', seat: 0 }).choices().length;

/** What a walk from outside to that cell costs. */
function timeTo(s: Scenario, at: string): number {
  s.happened();
  s.only('move').choose(s.walk('nurse', 'white', 'access', at));
  return Number(s.happened().find(({ id }) => id === 'walked')?.time);
}

describe('CB-GEO-1: sides of the board', () => {
  test('CB-GEO-1: each player has twelve or nine cells a floor, as the player chose', () => {
    const { rules } = createEngine(clinic, { seats: 3, boards: ['4x3', '3x3', '4x3'] });
    expect(rules.geometry.map(({ perFloor }) => perFloor)).toEqual([12, 9, 12]);
    // All floors of one player show the same side.
    expect(rules.geometry.map(({ cells }) => cells)).toEqual([48, 36, 48]);
    for (const geo of [wide, narrow]) {
      const floors = [0, 1, 2, 3].map((floor) =>
        geo.cellNames.filter((_, cell) => geo.floorOf[cell] === floor).map((name) => name.slice(1)),
      );
      for (const floor of floors) expect(floor).toEqual(floors[0]);
    }
  });

  test('CB-GEO-1: 4×3 is the side for beginners', () => {
    expect(createEngine(clinic, { seats: 2 }).rules.geometry.map(({ side }) => side)).toEqual(['4x3', '4x3']);
    expect(() => createEngine(clinic, { seats: 3, boards: ['4x3', '3x3'] })).toThrow('boards');
  });
});

test('CB-GEO-2: cells are named by floor, column from the left and row from the front', () => {
  expect(wide.cellNames.slice(0, 12)).toEqual(
    ['1', '2', '3'].flatMap((row) => ['A', 'B', 'C', 'D'].map((column) => `0${column}${row}`)),
  );
  expect(narrow.cellNames.slice(0, 9)).toEqual(
    ['1', '2', '3'].flatMap((row) => ['A', 'B', 'C'].map((column) => `0${column}${row}`)),
  );
  // East is right, north is back: the edges between neighbours say so.
  const between = (edge: string): string[] => names(wide, wide.edges[edgeNamed(wide, edge)].cells);
  expect(between('0A1-E')).toEqual(['0A1', '0B1']);
  expect(between('0A1-N')).toEqual(['0A1', '0A2']);
  expect(between('0B2-W')).toEqual(['0A2', '0B2']);
  expect(between('0B2-S')).toEqual(['0B1', '0B2']);
});

test('CB-GEO-3: Floors 0 to 3 are in play for everyone, and no other', () => {
  const s = new Scenario({ boards: ['4x3', '3x3'] });
  expect(s.rules.geometry.map(({ topFloor }) => topFloor)).toEqual([3, 3]);
  s.positionS().tile('laboratory', '1D2').tile('supply-room', '2D2').builds();
  s.choose(s.build('treatment-room', '3D2'));
  expect(s.tileAt('3D2')).toBe('treatment-room');
  const floor4 = s.cell('3D2') + 12;
  expect(s.refusal({ do: 'build', tile: 'supply-room', at: floor4 })).toBe('CB-BUILD-7');
  expect(s.refusal({ do: 'build', tile: 'supply-room', at: -1 })).toBe('CB-BUILD-7');
});

test('CB-GEO-4: cells are adjacent at their sides and above one another, never diagonally', () => {
  expect(adjacentTo('1B2')).toEqual(['0B2', '1A2', '1B1', '1B3', '1C2', '2B2']);
  expect(adjacentTo('0A1')).toEqual(['0A2', '0B1', '1A1']);
  expect(adjacentTo('3D3')).toEqual(['2D3', '3C3', '3D2']);
  expect(adjacentTo('0C2', narrow)).toEqual(['0B2', '0C1', '0C3', '1C2']);
});

test('CB-GEO-5: a street space is a cell of Floor 0 with nothing, a lot or a garden on it', () => {
  const s = new Scenario();
  const around = ['0B2-N', '0B2-E', '0A2-E', '0B1-N'];
  // Nothing else keeps these edges usable.
  s.tile('supply-room', '0A2').tile('supply-room', '0C2').tile('supply-room', '0B1').tile('supply-room', '0B3');
  expect(usable(s)).toEqual(expect.arrayContaining(around));
  for (const tile of ['parking-lot', 'upgraded-lot', 'garden']) {
    s.tile(tile, '0B2');
    expect(usable(s)).toEqual(expect.arrayContaining(around));
  }
  for (const tile of ['hub:psychiatry', 'treatment-room', 'supply-room', 'laboratory']) {
    s.tile(tile, '0B2');
    expect(usable(s).filter((edge) => around.includes(edge))).toEqual([]);
  }
  // Above Floor 0 there is no street.
  s.clear().positionS().builds();
  expect(s.refusal(s.build('parking-lot', '1A1'))).toBe('CB-GEO-5');
});

test('CB-GEO-6: people never enter air cells', () => {
  const s = new Scenario().tile('hub:psychiatry', '0A1').tile('treatment-room', '1A1').tile('supply-room', '2A1');
  s.tile('treatment-room', '0C1').tile('supply-room', '1C1').tile('hub:cardiology', '2C1').entrance('0A1-S');
  s.nurse('1A1').only('move');
  expect(s.refusal(s.walk('nurse', 'white', '1A1', '1B1'))).toBe('CB-MOVE-2');
  s.choose(s.walk('nurse', 'white', '1A1', '2C1'));
  // Down 0A1, over the street 0B1, 0C1, up 1C1, 2C1; through the air it would be three.
  expect(s.happened().find(({ id }) => id === 'walked')?.time).toBe(5);
});

test('CB-GEO-7: each edge of a cell is one spot for one car, 31 on 4×3 and 24 on 3×3', () => {
  expect(wide.edges).toHaveLength(31);
  expect(narrow.edges).toHaveLength(24);
  const s = new Scenario();
  expect(spots(s)).toBe(31);
  s.choose(s.park('0A2-E'));
  expect(spots(s)).toBe(30);
  // One spot, whichever cell it is named after.
  expect(s.refusal(s.park('0B2-W'))).toBe('CB-CAR-2');
  expect(spots(new Scenario({ boards: ['3x3'] }))).toBe(24);
});

describe('CB-GEO-8: usable edges', () => {
  test('CB-GEO-8: an edge is usable while a street space lies beside it', () => {
    const s = new Scenario().tile('supply-room', '0A1').tile('treatment-room', '0B1');
    expect(usable(s)).toEqual(expect.arrayContaining(['0A1-N', '0B1-N', '0B1-E']));
    // Outer with a module inside; modules on both sides.
    s.asks({ step: 'park-car', seat: 0 });
    for (const edge of ['0A1-S', '0A1-W', '0B1-S', '0A1-E']) {
      expect(usable(s)).not.toContain(edge);
      expect(s.refusal(s.park(edge))).toBe('CB-GEO-8');
    }
  });

  test('CB-EX-22 (CB-GEO-8): S has 27 usable spots, 26 of them free', () => {
    const s = new Scenario().positionS();
    expect(usable(s)).toHaveLength(27);
    for (const edge of ['0D2-E', '0C1-S', '0C2-E', '0C1-N']) expect(usable(s)).not.toContain(edge);
    expect(spots(s)).toBe(26);
  });
});

test('CB-GEO-9: edges of cells with a parking lot or garden stay usable', () => {
  const s = new Scenario().tile('garden', '0A1').tile('parking-lot', '0B1');
  expect(usable(s)).toHaveLength(31);
  // All edges, and the lot.
  expect(spots(s)).toBe(32);
});

describe('CB-GEO-10: a car on an edge', () => {
  test('CB-EX-12 (CB-GEO-10): forbids a module on both sides, not a lot or a garden', () => {
    const s = new Scenario().positionS().car('0A2-E').builds();
    for (const at of ['0A2', '0B2']) {
      expect(s.refusal(s.build('treatment-room', at))).toBe('CB-GEO-10');
      expect(s.may(s.build('parking-lot', at))).toBe(true);
      expect(s.may(s.build('garden', at))).toBe(true);
    }
    expect(s.may(s.build('treatment-room', '0A1'))).toBe(true);
  });

  test('CB-GEO-10: cars inside a lot forbid nothing beside it', () => {
    const s = new Scenario().positionS().tile('parking-lot', '0B2').carsInLot('0B2', 2).builds();
    for (const at of ['0A2', '0B1']) expect(s.may(s.build('treatment-room', at))).toBe(true);
  });
});

test('CB-GEO-11: a shared edge has two names, the one with E or N is its own; outer edges have one', () => {
  expect(edgeNamed(wide, '0A2-E')).toBe(edgeNamed(wide, '0B2-W'));
  expect(edgeNamed(wide, '0A1-N')).toBe(edgeNamed(wide, '0A2-S'));
  for (const geo of [wide, narrow]) {
    for (const { name, cells } of geo.edges) if (cells.length === 2) expect(name).toMatch(/-[EN]$/);
    expect(new Set(geo.edges.map(({ name }) => name)).size).toBe(geo.edges.length);
    const all = geo.cellNames
      .slice(0, geo.perFloor)
      .flatMap((cell) => ['E', 'W', 'N', 'S'].map((way) => `${cell}-${way}`));
    const answered = all.map((name) => edgeNamed(geo, name));
    expect(answered).not.toContain(-1);
    geo.edges.forEach(({ cells }, edge) => {
      expect(answered.filter((found) => found === edge)).toHaveLength(cells.length);
    });
  }
  for (const none of ['0E2-W', '1A1-E', '0A1-X', '0A1']) expect(edgeNamed(wide, none)).toBe(-1);
});

describe('CB-GEO-12: entrances', () => {
  test('CB-GEO-12: every outer edge is marked, 14 on 4×3 and 12 on 3×3', () => {
    for (const [side, outer] of [
      ['4x3', 14],
      ['3x3', 12],
    ] as const) {
      const s = new Scenario({ boards: [side] }).money(100);
      const { cellNames, perFloor } = s.rules.geometry[0];
      for (const at of cellNames.slice(0, perFloor)) s.tile('supply-room', at);
      s.builds();
      expect(s.choices().filter((choice) => choice.do === 'entrance')).toHaveLength(outer);
    }
  });

  test('CB-GEO-12: the cell inside holds a module; one entrance an edge; outer edges only', () => {
    const s = new Scenario().positionS().tile('garden', '0D3').builds();
    expect(s.refusal(s.buildEntrance('0D1-E'))).toBe('CB-GEO-12');
    expect(s.refusal(s.buildEntrance('0D3-E'))).toBe('CB-GEO-12');
    expect(s.refusal(s.buildEntrance('0D2-E'))).toBe('CB-GEO-12');
    expect(s.refusal(s.buildEntrance('0C2-E'))).toBe('CB-GEO-12');
    expect(s.refusal({ do: 'entrance', edge: 99 })).toBe('CB-GEO-12');
    expect(s.may(s.buildEntrance('0C1-S'))).toBe(true);
  });
});

describe('CB-GEO-13, CB-GEO-14: helipads', () => {
  test('CB-GEO-13: a helipad leads to the module below and the cells at its four sides', () => {
    const s = new Scenario().tile('supply-room', '0B2').tile('helipad', '1B2').nurse('access', 5);
    for (const at of ['1A2', '1C2', '1B1', '1B3']) s.tile('hub:psychiatry', at);
    s.tile('hub:psychiatry', '0B2');
    for (const at of ['1A2', '1C2', '1B1', '1B3', '0B2']) expect(timeTo(s, at)).toBe(1);
    // The cell above is no neighbour: people only go down and aside.
    s.tile('hub:psychiatry', '2A2').nurse('access');
    expect(timeTo(s, '2A2')).toBe(2);
  });

  test('CB-GEO-13: it takes up its cell, and nothing may ever stand above it', () => {
    const s = new Scenario().positionS().tile('helipad', '1D2').builds();
    for (const tile of ['supply-room', 'laboratory', 'garden', 'helipad']) {
      expect(s.may(s.build(tile, '1D2'))).toBe(false);
      expect(s.may(s.build(tile, '2D2'))).toBe(false);
    }
    expect(s.refusal(s.build('laboratory', '2D2'))).toBe('CB-BUILD-5');
    expect(s.refusal(s.build('garden', '2D2'))).toBe('CB-BUILD-19');
    expect(s.refusal(s.build('helipad', '2D2'))).toBe('CB-BUILD-23');
  });

  test('CB-GEO-14: its own floor must be in play', () => {
    const s = new Scenario().positionS().tile('laboratory', '1D2').tile('supply-room', '2D2').builds();
    expect(s.may(s.build('helipad', '3D2'))).toBe(true);
    s.tile('treatment-room', '3D2').builds();
    expect(s.refusal({ do: 'build', tile: 'helipad', at: s.cell('3D2') + 12 })).toBe('CB-BUILD-7');
  });
});

test('CB-GEO-15: entrances and helipads are access points: staff come in by any of them', () => {
  const s = new Scenario().positionS().tile('laboratory', '1D2').nurse('access', 2);
  expect(timeTo(s, '0C2')).toBe(2);
  s.tile('helipad', '1C2');
  expect(timeTo(s, '0C2')).toBe(1);
  // A garden or a lot is no way in.
  const t = new Scenario().positionS().tile('garden', '0B2').nurse('access');
  t.clinic.entrances.fill(0);
  t.only('move');
  expect(t.refusal(t.walk('nurse', 'white', 'access', '0C2'))).toBe('CB-MOVE-16');
});

describe('CB-GEO-16, CB-GEO-17: buildings', () => {
  const labels = (s: Scenario, ...cells: string[]): number[] => {
    const building = buildingsOf(s.rules, 0, s.clinic);
    return cells.map((at) => building[s.cell(at)]);
  };

  test('CB-GEO-16: modules join at their sides, above and below, over any number of cells', () => {
    const s = new Scenario().positionS().tile('laboratory', '1D2').tile('supply-room', '2D2');
    s.tile('treatment-room', '0A1').tile('supply-room', '0B3');
    // 0B3 touches 0C2 at a corner only, 0A1 touches nothing.
    expect(labels(s, '0D2', '0C2', '0C1', '1D2', '2D2')).toEqual([1, 1, 1, 1, 1].map(() => labels(s, '0D2')[0]));
    expect(new Set(labels(s, '0D2', '0A1', '0B3')).size).toBe(3);
  });

  test('CB-GEO-16: entrances, helipads, gardens, lots and conveyors join nothing', () => {
    const s = new Scenario().positionS().tile('hub:cardiology', '0A2');
    for (const tile of ['garden', 'parking-lot', 'helipad']) {
      s.tile(tile, '0B2');
      expect(labels(s, '0B2')).toEqual([0]);
      expect(new Set(labels(s, '0A2', '0C2')).size).toBe(2);
    }
    s.equipped('conveyor', '0A2', '0C2').entrance('0A2-W');
    expect(new Set(labels(s, '0A2', '0C2')).size).toBe(2);
  });

  test('CB-GEO-17: several buildings are allowed, and what is apart never becomes one', () => {
    const s = new Scenario().positionS().builds();
    s.choose(s.build('hub:cardiology', '0A2'));
    expect(new Set(labels(s, '0A2', '0C2')).size).toBe(2);
    expect(s.refusal(s.build('laboratory', '0B2'))).toBe('CB-BUILD-8');

    let most = 0;
    const check = (seed: string): void => {
      randomGame({ seats: 2 }, seed, ({ engine, before, after, seat, choice }) => {
        if (choice.do !== 'build' && choice.do !== 'extra') return;
        const was = buildingsOf(engine.rules, seat, before.clinics[seat]);
        const is = buildingsOf(engine.rules, seat, after.clinics[seat]);
        // Whatever had one label still has one, and no label now covers two old ones.
        const pairs = new Set(was.flatMap((label, cell) => (label > 0 ? [`${label} ${is[cell]}`] : [])));
        const count = new Set(was.filter((label) => label > 0)).size;
        expect(pairs.size).toBe(count);
        expect(new Set([...pairs].map((pair) => pair.split(' ')[1])).size).toBe(count);
        most = Math.max(most, count);
      });
    };
    for (const seed of ['one', 'two', 'three']) check(seed);
    expect(most).toBeGreaterThan(1);
  });
});
