import type { Spot } from './projection.ts';
import { ball, box, drum, line, moved, type Paint, patch, type Solid } from './solids.ts';

/*
 * Things that stand in more than one room: a family of drawings, each around its own left front corner, for any game
 * about a hospital. They are listed from back to front.
 */

/** A bed with its head at the back. */
export const bed = (at: Spot, cover: Paint): Solid[] =>
  moved(
    [
      box([0, 52, 0], [26, 3, 22], 'wood'),
      box([2, 2, 0], [22, 50, 5], 'dark'),
      box([0, 0, 5], [26, 52, 4], 'steel'),
      box([0, 0, 9], [26, 52, 5], 'linen'),
      box([4, 38, 14], [18, 11, 3], 'paper'),
      box([0, 0, 14], [26, 33, 1.5], cover),
      box([0, 29, 15.5], [26, 5, 0.8], 'paper'),
      box([0, -2, 0], [26, 2, 17], 'wood'),
    ],
    at,
  );

/** A bed for one leg of a person, as in an examination room: upholstered, on a column. */
export const couch = (at: Spot, cover: Paint): Solid[] =>
  moved(
    [
      box([5, 5, 0], [10, 34, 9], 'steel'),
      box([0, 0, 9], [20, 46, 4], cover),
      box([0, 30, 13], [20, 16, 3], cover),
      box([2, 2, 13], [16, 28, 0.6], 'paper'),
    ],
    at,
  );

/** A stand with a drip. */
export const drip = ([x, y, z]: Spot): Solid[] => [
  drum([x, y, z], 4, 1.5, 'dark'),
  line('steel', 1.6, [x, y, z], [x, y, z + 38]),
  box([x - 2.5, y - 1, z + 28], [5, 2, 9], 'glass'),
];

/** A block of drawers. */
export const cabinet = (at: Spot, [w, d, h]: Spot, paint: Paint = 'wood'): Solid[] =>
  moved(
    [
      box([0, 0, 0], [w, d, h], paint),
      line('dark', 0.6, [0, 0, h * 0.36], [w, 0, h * 0.36]),
      line('dark', 0.6, [0, 0, h * 0.7], [w, 0, h * 0.7]),
      box([-0.6, -0.6, h], [w + 1.2, d + 1.2, 1.4], 'linen'),
    ],
    at,
  );

/** A screen on a foot, seen from the front. */
export const screen = (at: Spot, width = 14): Solid[] =>
  moved(
    [
      box([width / 2 - 1.5, 1, 0], [3, 2, 4], 'steel'),
      box([0, 0, 3.5], [width, 2, 10], 'dark'),
      patch('screen', [1.2, 0, 4.7], [width - 1.2, 0, 4.7], [width - 1.2, 0, 12.3], [1.2, 0, 12.3]),
    ],
    at,
  );

/** A monitor that shows a heart beating. */
export const monitor = (at: Spot): Solid[] => [
  ...moved([drum([7, 3, 0], 5, 1.5, 'dark'), line('steel', 2, [7, 3, 0], [7, 3, 22])], at),
  ...screen([at[0], at[1], at[2] + 20]),
  ...moved([line('good', 1.1, [2, 0, 28], [5, 0, 28], [6, 0, 31], [8, 0, 25], [9, 0, 28], [12, 0, 28])], at),
];

/** A shelf along the back wall, with what lies on it. */
export function shelf(at: Spot, width: number, boards: number, load: readonly Paint[]): Solid[] {
  const rise = 11;
  const height = boards * rise + 2;
  const solids: Solid[] = [box([0, 0, 0], [2, 12, height], 'wood'), box([width - 2, 0, 0], [2, 12, height], 'wood')];
  for (let board = 0; board < boards; board++) {
    solids.push(box([2, 0, board * rise], [width - 4, 12, 1.6], 'wood'));
    const count = Math.max(2, Math.floor((width - 6) / 11));
    for (let place = 0; place < count; place++) {
      const paint = load[(board * 3 + place) % load.length];
      const tall = 5 + ((board * 5 + place * 3) % 4);
      solids.push(box([4 + place * 11, 2, board * rise + 1.6], [8.5, 8, tall], paint));
    }
  }
  solids.push(box([-0.5, 0, height - 1], [width + 1, 12, 1.6], 'wood'));
  return moved(solids, at);
}

/** A crate, closed with a strip. */
export const crate = (at: Spot, side = 16): Solid[] =>
  moved(
    [
      box([0, 0, 0], [side, side, side * 0.75], 'card'),
      patch(
        'paper',
        [side * 0.4, 0, side * 0.75],
        [side * 0.6, 0, side * 0.75],
        [side * 0.6, side, side * 0.75],
        [side * 0.4, side, side * 0.75],
      ),
    ],
    at,
  );

/** A chair that looks to the front. */
export const chair = (at: Spot, paint: Paint): Solid[] =>
  moved(
    [
      box([0, 9, 8], [12, 2, 11], paint),
      box([1, 1, 0], [2, 2, 7], 'dark'),
      box([9, 1, 0], [2, 2, 7], 'dark'),
      box([0, 0, 7], [12, 10, 2], paint),
    ],
    at,
  );

/** A plant in a pot. */
export const plant = ([x, y, z]: Spot, size = 1): Solid[] => [
  drum([x, y, z], 4.5 * size, 8 * size, 'warm'),
  ball([x - 3 * size, y, z + 16 * size], 6 * size, 'leaf'),
  ball([x + 4 * size, y, z + 14 * size], 5 * size, 'leaf-2'),
  ball([x, y - 2 * size, z + 20 * size], 5.5 * size, 'leaf-2'),
];

/** A tree with a round crown. */
export const tree = ([x, y, z]: Spot, size = 1): Solid[] => [
  drum([x, y, z], 2.4 * size, 14 * size, 'trunk'),
  ball([x - 6 * size, y, z + 20 * size], 10 * size, 'leaf'),
  ball([x + 6 * size, y, z + 22 * size], 9 * size, 'leaf'),
  ball([x, y, z + 32 * size], 11 * size, 'leaf-2'),
];

/** A cypress. */
export const cypress = ([x, y, z]: Spot, size = 1): Solid[] => [
  drum([x, y, z], 1.8 * size, 6 * size, 'trunk'),
  ball([x, y, z + 12 * size], 7.5 * size, 'leaf'),
  ball([x, y, z + 20 * size], 6.5 * size, 'leaf'),
  ball([x, y, z + 27 * size], 5 * size, 'leaf-2'),
  ball([x, y, z + 33 * size], 3.2 * size, 'leaf-2'),
];

/** A bush in bloom. */
export const flowers = ([x, y, z]: Spot, paint: Paint): Solid[] => [
  ball([x, y, z + 4], 6.5, 'leaf'),
  ball([x - 3, y, z + 7], 1.9, paint),
  ball([x + 2.5, y, z + 8.5], 1.9, paint),
  ball([x + 1, y, z + 4], 1.9, paint),
  ball([x + 5, y, z + 5], 1.6, paint),
];

/** A bench to rest on, along a row. */
export const bench = (at: Spot): Solid[] =>
  moved(
    [
      box([0, 7, 7], [26, 1.6, 8], 'wood'),
      box([2, 1, 0], [2, 6, 6], 'dark'),
      box([22, 1, 0], [2, 6, 6], 'dark'),
      box([0, 0, 6], [26, 7, 1.8], 'wood'),
    ],
    at,
  );

/** A lamp on an arm, high above what it lights. */
export const lamp = ([x, y, z]: Spot): Solid[] => [
  line('steel', 2.2, [x, y + 22, z + 14], [x, y + 12, z + 18], [x, y, z + 6]),
  drum([x, y, z], 11, 4, 'linen'),
  drum([x - 4, y - 3, z - 0.6], 3, 0.6, 'blossom'),
];
