import { describe, expect, it } from 'vitest';
import { keepAlike } from '../src/board/building/alike.ts';
import { fit, held, near, reaching, sees, TOUCHABLE, zoomed } from '../src/board/building/camera.ts';
import { arrivingIn, changesBetween, NOTHING } from '../src/board/building/changes.ts';
import { HeadStart } from '../src/board/building/head-start.ts';
import { boundsOf, cellBox, type FloorSize, MODES, STOREY, standingOf } from '../src/board/building/layout.ts';
import { type Movement, movementsOf, type Route } from '../src/board/building/movements.ts';
import { placesOf } from '../src/board/building/places.ts';
import { COS, cornerOf, nearness, project, ROOM, SIN, STEP } from '../src/board/building/projection.ts';
import { shownFloors, staying } from '../src/board/building/shown.ts';
import { box, faces, moved, sign } from '../src/board/building/solids.ts';
import { arrange } from '../src/board/building/use-arrangement.ts';
import {
  type CellDrawing,
  DARK,
  type EdgeDrawing,
  type FloorDrawing,
  type TokenDrawing,
} from '../src/board/drawing.ts';

const WINDOW = { width: 1000, height: 600 };

const token = (shape: TokenDrawing['shape'], at: string, more: Partial<TokenDrawing> = {}): TokenDrawing => ({
  target: `person:${shape}.${at}`,
  shape,
  level: 1,
  letter: 'Y',
  badge: undefined,
  count: 1,
  spent: false,
  label: shape,
  ...more,
});

function cell(floor: number, column: number, row: number, more: Partial<CellDrawing> = {}): CellDrawing {
  const name = `${floor}${'ABCD'[column]}${row + 1}`;
  return { target: `cell:${name}`, name, column, row, room: undefined, air: false, tokens: [], label: name, ...more };
}

const ROOM_DRAWING = {
  art: 'ward',
  tone: 'special',
  title: 'Ward',
  outdoors: false,
  badge: undefined,
  working: true,
  extras: [],
  cars: undefined,
} as const;

const edge: EdgeDrawing = {
  target: 'edge:0',
  name: '0A1-W',
  column: 0,
  row: 0,
  side: 'W',
  car: false,
  open: true,
  entrance: false,
  label: 'edge',
};

/** A floor of two by two. */
const floorOf = (
  floor: number,
  more: (column: number, row: number) => Partial<CellDrawing> = () => ({}),
): FloorDrawing => ({
  floor,
  title: `Floor ${floor}`,
  columns: 2,
  rows: 2,
  cells: [0, 1].flatMap((row) => [0, 1].map((column) => cell(floor, column, row, more(column, row)))),
  edges: floor === 0 ? [edge] : [],
});

/** Five floors full of rooms, in each of which these people are. */
const fiveFloors = (tokens: readonly TokenDrawing[]): readonly FloorDrawing[] =>
  [0, 1, 2, 3, 4].map((floor) => floorOf(floor, () => ({ room: ROOM_DRAWING, tokens })));

const UNLIT = { asked: false, lit: new Set<string>(), picked: new Set<string>(), passed: new Set<string>() };

const sizeOf = (floor: number, open = false): FloorSize => ({
  floor,
  columns: 4,
  rows: 3,
  open,
  box: boundsOf('isometric', 4, 3),
});

describe('projection', () => {
  it('lays rows to the right and down, the depth to the right and up, and height straight up', () => {
    const [x, y] = project('isometric', [10, 0, 0]);
    expect([x > 0, y > 0]).toEqual([true, true]);
    const [back, up] = project('isometric', [0, 10, 0]);
    expect([back, up]).toEqual([x, -y]);
    expect(project('isometric', [0, 0, 10])).toEqual([0, -10]);
  });

  it('keeps rows and columns straight from above', () => {
    expect(project('above', [30, 20, 50])).toEqual([30, -20]);
  });

  it('draws what is nearer later: to the front and to the right', () => {
    expect(nearness(1, 0)).toBeGreaterThan(nearness(0, 0));
    expect(nearness(0, 0)).toBeGreaterThan(nearness(0, 1));
    expect(cornerOf(1, 0)[0] - cornerOf(0, 0)[0]).toBe(STEP);
  });

  it('shows three sides of a block, and only its top from above', () => {
    const block = box([0, 0, 0], [10, 10, 10], 'wood');
    expect(faces('isometric', [block])).toHaveLength(3);
    expect(faces('above', [block])).toHaveLength(1);
    expect(faces('above', [sign([0, 0, 0], 10, 'eye', 'ink')])).toHaveLength(0);
    expect(moved([block], [5, 0, 0])[0]).toMatchObject({ at: [5, 0, 0] });
  });
});

describe('arrangement', () => {
  it('stacks floors one storey apart while none must be seen alone', () => {
    const [ground, first, second] = standingOf(
      'stacked',
      [0, 1, 2].map((floor) => sizeOf(floor)),
      WINDOW,
    );
    expect(first.shift).toEqual([ground.shift[0], ground.shift[1] - STOREY]);
    expect(second.shift).toEqual([ground.shift[0], ground.shift[1] - 2 * STOREY]);
  });

  it('lifts what stands above an open floor off it, as one block', () => {
    const floors = [sizeOf(0, true), sizeOf(1), sizeOf(2)];
    const standing = standingOf('stacked', floors, WINDOW);
    expect(overlaps(floors, standing, 0, 1)).toBe(false);
    expect(standing[2].shift[1]).toBeCloseTo(standing[1].shift[1] - STOREY);
  });

  it.each(['exploded', 'flat'] as const)('lets no floor cover another: %s', (mode) => {
    for (const window of [WINDOW, { width: 390, height: 700 }]) {
      const floors = [0, 1, 2, 3].map((floor) => ({
        ...sizeOf(floor),
        box: boundsOf(mode === 'flat' ? 'above' : 'isometric', 4, 3),
      }));
      const standing = standingOf(mode, floors, window);
      for (const [a, b] of [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ])
        expect(overlaps(floors, standing, a, b)).toBe(false);
    }
  });

  it.each(['exploded', 'flat'] as const)('opens on a phone near enough to be touched, at the ground: %s', (mode) => {
    const phone = { width: 370, height: 450 };
    const shown = shownFloors(fiveFloors([token('nurse', 'cell:0')]), UNLIT, mode, 0);
    const { standing, home } = arrange(mode, shown, phone, true);
    expect(home.camera.scale).toBeGreaterThanOrEqual(TOUCHABLE);
    const [x, y] = standing[0].shift;
    const { box } = shown[0];
    const middle = [x + box.x + box.width / 2, y + box.y + box.height / 2] as const;
    expect(sees(home.camera, phone, [middle])).toBe(true);
  });

  it('shows all of it on a phone while nobody is there who would have to be touched', () => {
    const phone = { width: 370, height: 450 };
    const shown = shownFloors(fiveFloors([]), UNLIT, 'exploded', 0);
    const { home } = arrange('exploded', shown, phone, true);
    expect(home.camera).toEqual(fit(home.all, phone));
    expect(home.camera.scale).toBeLessThan(TOUCHABLE);
  });

  it('has a cell inside its floor', () => {
    const floor = boundsOf('isometric', 4, 3);
    const one = cellBox('isometric', 3, 0);
    expect(one.x + one.width).toBeLessThanOrEqual(floor.x + floor.width + ROOM / 2);
    expect(one.y + one.height).toBeLessThanOrEqual(floor.y + floor.height + ROOM / 2);
  });

  /** Whether two floors cover each other: neither their frames nor they in their own plane are apart. */
  function overlaps(
    floors: readonly FloorSize[],
    standing: ReturnType<typeof standingOf>,
    a: number,
    b: number,
  ): boolean {
    const [one, two] = [a, b].map((at) => {
      const { box: space } = floors[at];
      const [x, y] = standing[at].shift;
      return {
        left: space.x + x,
        top: space.y + y,
        right: space.x + x + space.width,
        bottom: space.y + y + space.height,
      };
    });
    const [right, down] = [0, 1].map((axis) => standing[b].shift[axis] - standing[a].shift[axis]);
    const along = right / COS / 2 + down / SIN / 2;
    const back = right / COS / 2 - down / SIN / 2;
    const apart = Math.abs(along) >= 4 * STEP || Math.abs(back) >= 3 * STEP;
    return !apart && one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
  }
});

describe('what is shown', () => {
  const floors = [
    floorOf(0, (column, row) => (column + row === 0 ? { room: ROOM_DRAWING } : {})),
    floorOf(1, (column, row) => (column + row === 0 ? {} : { air: true })),
    floorOf(2, () => ({ air: true })),
  ];
  const attention = (...lit: string[]) => ({
    asked: true,
    lit: new Set(lit),
    picked: new Set<string>(),
    passed: new Set<string>(),
  });
  const names = (mode: (typeof MODES)[number], lit: string[], floor = 0): string[] =>
    shownFloors(floors, attention(...lit), mode, floor).flatMap(({ drawing }) =>
      drawing.floor === 0 ? [] : drawing.cells.map(({ name }) => name),
    );

  it('leaves bare roofs out of a closed stack, and shows them when it is open', () => {
    expect(names('stacked', [])).toEqual([]);
    expect(names('stacked', ['cell:0B1'])).toEqual(['1A1']);
  });

  it('shows whatever lights up, in every mode that holds its floor', () => {
    for (const mode of MODES) expect(names(mode, ['cell:1B2'], 1)).toContain('1B2');
  });

  it('shows one floor as a whole', () => {
    const [only, ...more] = shownFloors(floors, attention(), 'single', 1);
    expect(only.drawing.cells).toHaveLength(4);
    expect(more).toEqual([]);
  });

  it('opens floors on which something lights up or a way leads', () => {
    const open = shownFloors(floors, { ...attention(), passed: new Set(['edge:0']) }, 'stacked', 0);
    expect(open[0].open).toBe(true);
  });

  it('leaves floors where they stand until something else is to be seen', () => {
    const shown = (...lit: string[]) => shownFloors(floors, attention(...lit), 'stacked', 0);
    const opened = staying([], shown('edge:0'));
    expect(opened[0].open).toBe(true);
    expect(staying(opened, shown())[0].open).toBe(true);
    const above = staying(opened, shown('cell:1A1'));
    expect(above.map(({ open }) => open)).toEqual([false, true]);
  });
});

describe('camera', () => {
  const drawing = { x: -50, y: -20, width: 500, height: 300 };

  it('fits a drawing into the middle', () => {
    const camera = fit(drawing, WINDOW);
    expect(drawing.x * camera.scale + camera.x).toBeGreaterThan(0);
    expect((drawing.x + drawing.width) * camera.scale + camera.x).toBeLessThan(WINDOW.width);
    expect(sees(camera, WINDOW, [[200, 130]])).toBe(true);
  });

  it('looks at the one room that is built with much around it, and at nothing beyond the drawing', () => {
    const phone = { width: 370, height: 450 };
    const large = { x: -50, y: -20, width: 700, height: 400 };
    const corner = { x: 590, y: 300, width: 60, height: 80 };
    const camera = near(corner, large, phone);
    expect(camera.scale).toBe(TOUCHABLE);
    expect(sees(camera, phone, [[620, 340]])).toBe(true);
    const [left, right, top, bottom] = [
      large.x * camera.scale + camera.x,
      (large.x + large.width) * camera.scale + camera.x,
      large.y * camera.scale + camera.y,
      (large.y + large.height) * camera.scale + camera.y,
    ];
    expect(left).toBeLessThan(0);
    expect(right).toBeCloseTo(phone.width - 10);
    // It is not as high as the window: it stands at the top, below the tools.
    expect(top).toBeCloseTo(44);
    expect(bottom).toBeLessThan(phone.height);
  });

  it('zooms around a point and stays within limits', () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(zoomed(camera, 2, [100, 50])).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomed(camera, 1000, [0, 0]).scale).toBe(4);
  });

  it('never loses the drawing, and reaches what is out of sight the least way', () => {
    const lost = held({ scale: 1, x: 9999, y: 9999 }, drawing, WINDOW);
    expect(sees(lost, WINDOW, [[-50, -20]])).toBe(true);
    const reached = reaching({ scale: 1, x: 0, y: 0 }, { x: 1100, y: 40, width: 50, height: 50 }, WINDOW);
    expect(reached).toEqual({ scale: 1, x: -160, y: 0 });
  });
});

describe('changes', () => {
  const here = (at: string, tokens: TokenDrawing[]) => [
    floorOf(0, (column, row) => (`${column}${row}` === at ? { tokens } : {})),
  ];

  it('tells who walked where, whoever of those alike it was', () => {
    const { moved: walks } = changesBetween(here('00', [token('doctor', 'a')]), here('11', [token('doctor', 'b')]));
    expect(walks).toMatchObject([{ from: 'cell:0A1', to: 'cell:0B2', token: { target: 'person:doctor.b' } }]);
  });

  it('tells who came in and who left, and that marks alone are no move', () => {
    const nobody = [floorOf(0)];
    const one = here('00', [token('patient', 'a')]);
    expect(changesBetween(nobody, one).moved).toMatchObject([{ from: undefined, to: 'cell:0A1' }]);
    expect(changesBetween(one, nobody).moved).toMatchObject([{ from: 'cell:0A1', to: undefined }]);
    expect(changesBetween(one, here('00', [token('patient', 'a', { spent: true })])).moved).toEqual([]);
  });

  it('tells which cars came and what was built', () => {
    const before = [floorOf(0)];
    const after = [{ ...floorOf(0, () => ({ room: ROOM_DRAWING })), edges: [{ ...edge, car: true }] }];
    const { parked, departed, built } = changesBetween(before, after);
    expect([...parked.keys()]).toEqual(['edge:0']);
    expect(departed).toEqual([]);
    expect(built.size).toBe(4);
    const left = changesBetween(after, before);
    expect(left.parked.size).toBe(0);
    expect(left.departed).toEqual([{ ...edge, car: true }]);
  });

  it('tells who is still on the way, however they are named by then', () => {
    const changes = changesBetween(here('00', [token('doctor', 'a')]), here('11', [token('doctor', 'b')]));
    const named = token('doctor', 'b', { target: 'person:doctor.b.spent', spent: true });
    expect([...arrivingIn(here('11', [named]), changes)]).toEqual(['person:doctor.b.spent']);
    expect(arrivingIn(here('11', [{ ...named, count: 2 }]), changes).size).toBe(0);
    expect(arrivingIn(here('00', [named]), changes).size).toBe(0);
  });

  it('says nothing of a leap to another moment', () => {
    const crowd = Array.from({ length: 11 }, (_, at) => token('doctor', String(at), { badge: String(at) }));
    expect(changesBetween([floorOf(0)], here('00', crowd))).toBe(NOTHING);
  });
});

describe('movements', () => {
  const floors = (cells: (column: number, row: number) => Partial<CellDrawing>, car: boolean): FloorDrawing[] => [
    { ...floorOf(0, cells), edges: [{ ...edge, car }] },
  ];
  const at = (place: string, some: readonly TokenDrawing[]) => (column: number, row: number) =>
    `${column}${row}` === place ? { tokens: some } : {};
  const straight: Route = (_token, from, to) => [from, to].filter((target) => target !== undefined);

  function between(old: FloorDrawing[], fresh: FloorDrawing[]): Movement[] {
    const shown = shownFloors(fresh, { ...DARK, passed: new Set() }, 'stacked', 0);
    const places = placesOf('isometric', shown, [{ floor: 0, shift: [0, 0] }]);
    return movementsOf(changesBetween(old, fresh), places, straight, 'isometric');
  }

  it('lead who walks from place to place, and tell apart those who look alike', () => {
    const pair = [token('doctor', 'a'), token('doctor', 'b')];
    const [first, second] = between(floors(at('00', pair), false), floors(at('11', pair), false));
    expect(first.way).toHaveLength(2);
    expect(first.way[1].opacity).toBe(1);
    expect(first.traveller).toMatchObject({ is: 'somebody', token: { shape: 'doctor', count: 1 }, cured: false });
    expect(second.traveller).toEqual(first.traveller);
    expect(second.id).not.toBe(first.id);
  });

  it('lead cured patients away', () => {
    const [leaving] = between(floors(at('00', [token('patient', 'a')]), false), floors(at('00', []), false));
    expect(leaving.traveller).toMatchObject({ is: 'somebody', cured: true });
    expect(leaving.way.at(-1)?.opacity).toBe(0);
  });

  it('bring a car to where it stands, and take it from there', () => {
    const [none, one] = [floors(at('00', []), false), floors(at('00', []), true)];
    const [[comes], [leaves]] = [between(none, one), between(one, none)];
    expect(comes.traveller).toEqual(leaves.traveller);
    expect(comes.way[1].transform).toBe(leaves.way[0].transform);
    expect(leaves.way[1].opacity).toBe(0);
  });
});

describe('a head start', () => {
  const drawing = [floorOf(0)];
  const anywhere: Route = () => [];
  const movement = (id: string): Movement => ({
    id,
    traveller: { is: 'car', along: 'x', coat: 0, sort: undefined },
    way: [],
    duration: 1,
    easing: 'linear',
  });

  it('is had by those who are drawn for it', () => {
    const headStart = new HeadStart();
    expect(headStart.setOff(drawing, anywhere)).toBe(false);
    headStart.foretellBy(() => [movement('a'), movement('b')]);
    expect(headStart.setOff(drawing, anywhere)).toBe(false);
    const gone: Movement[] = [];
    const stay = headStart.add('b', { goAtOnce: (going) => gone.push(going as Movement) });
    expect(headStart.setOff(drawing, anywhere)).toBe(true);
    expect(gone.map(({ id }) => id)).toEqual(['b']);
    stay();
    expect(headStart.setOff(drawing, anywhere)).toBe(false);
  });

  it('is got ready for all that may come, each once, and for nothing that was to come before', () => {
    const headStart = new HeadStart();
    let next = ['a', 'b'];
    let ready: string[] = [];
    headStart.foretellBy(() => next.map(movement));
    headStart.prepareBy((movements) => {
      ready = movements.map(({ id }) => id);
    });
    headStart.foresee(drawing, anywhere, true);
    next = ['b', 'c'];
    headStart.foresee(drawing, anywhere, false);
    expect(ready).toEqual(['a', 'b', 'c']);
    headStart.foresee(drawing, anywhere, true);
    expect(ready).toEqual(['b', 'c']);
    headStart.forget();
    expect(ready).toEqual([]);
  });
});

describe('drawings that are alike', () => {
  it('are kept, part by part', () => {
    const old = [floorOf(0), floorOf(1)];
    expect(keepAlike(old, [floorOf(0), floorOf(1)])).toBe(old);
    const fresh = keepAlike(old, [floorOf(0, (column) => (column === 1 ? { label: 'new' } : {})), floorOf(1)]);
    expect(fresh[1]).toBe(old[1]);
    expect(fresh[0].cells[0]).toBe(old[0].cells[0]);
    expect(fresh[0].cells[1]).not.toBe(old[0].cells[1]);
  });
});
