import type { Spot } from '../src/board/building/projection.ts';
import type { Paint, Solid } from '../src/board/building/solids.ts';

const box = (at: Spot, size: Spot, paint: Paint): Solid => ({ is: 'box', at, size, paint });

const patch = (paint: Paint, ...through: Spot[]): Solid => ({ is: 'patch', through, paint });

/** A patch on a wall that looks to the front, and one on a wall that looks to the side. */
const onFront = (paint: Paint, [x, y, z]: Spot, width: number, height: number): Solid =>
  patch(paint, [x, y, z], [x + width, y, z], [x + width, y, z + height], [x, y, z + height]);
const onSide = (paint: Paint, [x, y, z]: Spot, depth: number, height: number): Solid =>
  patch(paint, [x, y, z], [x, y + depth, z], [x, y + depth, z + height], [x, y, z + height]);

const tree = ([x, y, z]: Spot, size: number, paint: Paint = 'leaf'): Solid[] => [
  { is: 'drum', at: [x, y, z], radius: size * 0.1, height: size * 0.7, paint: 'trunk' },
  { is: 'ball', at: [x, y, z + size * 1.05], radius: size * 0.5, paint },
];

const person = ([x, y]: readonly [number, number], paint: Paint): Solid[] => [
  { is: 'drum', at: [x, y, 0], radius: 7, height: 19, paint },
  { is: 'ball', at: [x, y, 26], radius: 7.5, paint: 'paper' },
];

/** Windows in a row: on the front wall from x to x, on the side wall from y to y. */
function windows(wall: 'front' | 'side', [x, y, z]: Spot, count: number, step: number): Solid[] {
  return Array.from({ length: count }, (_, at) =>
    wall === 'front' ? onFront('glass', [x + at * step, y, z], 30, 38) : onSide('glass', [x, y + at * step, z], 30, 38),
  );
}

function car([x, y]: readonly [number, number], paint: Paint): Solid[] {
  return [
    box([x, y, 4], [62, 30, 13], paint),
    box([x + 14, y + 3, 17], [34, 24, 12], 'glass'),
    box([x + 14, y + 3, 29], [34, 24, 3], paint),
    {
      is: 'line',
      through: [
        [x + 8, y, 6],
        [x + 18, y, 6],
      ],
      width: 7,
      paint: 'dark',
    },
    {
      is: 'line',
      through: [
        [x + 44, y, 6],
        [x + 54, y, 6],
      ],
      width: 7,
      paint: 'dark',
    },
  ];
}

function ambulance([x, y]: readonly [number, number]): Solid[] {
  return [
    box([x, y, 6], [66, 38, 44], 'paper'),
    onFront('accent', [x, y, 20], 66, 7),
    onFront('accent', [x + 28, y, 30], 6, 16),
    onFront('accent', [x + 23, y, 35], 16, 6),
    box([x + 66, y, 6], [24, 38, 26], 'paper'),
    onSide('glass', [x + 90, y + 4, 18], 30, 12),
    onFront('accent', [x + 66, y, 20], 24, 7),
    box([x + 56, y + 12, 50], [8, 14, 6], 'warm'),
    {
      is: 'line',
      through: [
        [x + 10, y, 7],
        [x + 22, y, 7],
      ],
      width: 9,
      paint: 'dark',
    },
    {
      is: 'line',
      through: [
        [x + 66, y, 7],
        [x + 78, y, 7],
      ],
      width: 9,
      paint: 'dark',
    },
  ];
}

/** A storey with its edge of stone. */
const storey = ([x, y, z]: Spot, width: number, depth: number): Solid[] => [
  box([x, y, z], [width, depth, 72], 'linen'),
  box([x - 4, y - 4, z + 72], [width + 8, depth + 8, 8], 'wall'),
];

/** The little clinic of the front page, from back to front. */
export const TITLE_SCENE: readonly Solid[] = [
  // The ground: earth, grass, a street in front, and a paved way to the door.
  box([0, 0, -22], [660, 500, 22], 'soil'),
  patch('leaf-2', [0, 0, 0], [660, 0, 0], [660, 500, 0], [0, 500, 0]),
  patch('asphalt', [0, 16, 0], [660, 16, 0], [660, 96, 0], [0, 96, 0]),
  ...[30, 140, 250, 360, 470, 580].map(
    (x): Solid => patch('line', [x, 54, 0], [x + 50, 54, 0], [x + 50, 59, 0], [x, 59, 0]),
  ),
  patch('wall', [0, 96, 0], [660, 96, 0], [660, 116, 0], [0, 116, 0]),
  patch('wall', [246, 116, 0], [324, 116, 0], [324, 190, 0], [246, 190, 0]),
  patch('asphalt', [470, 96, 0], [580, 96, 0], [580, 200, 0], [470, 200, 0]),

  // Behind the house.
  ...tree([60, 452, 0], 74),
  ...tree([130, 468, 0], 58, 'leaf-2'),
  ...tree([610, 462, 0], 64),

  // The wing at the back with a garden on its roof.
  ...storey([110, 330, 0], 440, 120),
  patch('leaf', [118, 338, 80], [542, 338, 80], [542, 442, 80], [118, 442, 80]),
  ...tree([500, 410, 80], 40, 'leaf-2'),
  ...tree([440, 420, 80], 30),
  ...windows('side', [550, 352, 22], 2, 50),

  // The house itself: three storeys, and a place to land on top.
  ...storey([130, 190, 0], 300, 180),
  ...storey([130, 190, 80], 300, 180),
  ...storey([130, 190, 160], 300, 180),
  { is: 'drum', at: [330, 285, 240], radius: 62, height: 5, paint: 'steel' },
  { is: 'drum', at: [330, 285, 245], radius: 54, height: 1, paint: 'asphalt' },
  {
    is: 'line',
    through: [
      [312, 260, 247],
      [312, 310, 247],
    ],
    width: 7,
    paint: 'line',
  },
  {
    is: 'line',
    through: [
      [348, 260, 247],
      [348, 310, 247],
    ],
    width: 7,
    paint: 'line',
  },
  {
    is: 'line',
    through: [
      [312, 285, 247],
      [348, 285, 247],
    ],
    width: 7,
    paint: 'line',
  },
  box([150, 310, 240], [70, 44, 30], 'wall'),
  box([160, 318, 270], [20, 20, 14], 'steel'),
  ...windows('front', [148, 190, 182], 6, 47),
  ...windows('front', [148, 190, 102], 6, 47),
  ...windows('front', [148, 190, 22], 2, 47),
  ...windows('front', [342, 190, 22], 2, 42),
  ...windows('side', [430, 206, 182], 3, 54),
  ...windows('side', [430, 206, 102], 3, 54),

  // The sign over the door: a cross in a shield of our own colour.
  box([262, 190, 240], [46, 6, 46], 'accent'),
  onFront('paper', [281, 190, 247], 8, 32),
  onFront('paper', [269, 190, 259], 32, 8),

  // A low hall at the side, where the ambulance drives in.
  ...storey([434, 220, 0], 160, 110),
  onFront('dark', [476, 220, 0], 90, 56),
  onFront('glass', [482, 220, 4], 78, 44),
  patch('leaf-2', [442, 228, 80], [586, 228, 80], [586, 322, 80], [442, 322, 80]),
  ...tree([556, 296, 80], 34),
  { is: 'ball', at: [470, 250, 88], radius: 12, paint: 'blossom' },
  { is: 'ball', at: [500, 262, 87], radius: 10, paint: 'leaf' },
  ...windows('side', [594, 236, 22], 2, 48),

  // The door under its roof.
  onFront('glass', [256, 190, 0], 58, 58),
  {
    is: 'line',
    through: [
      [285, 190, 0],
      [285, 190, 58],
    ],
    width: 3,
    paint: 'paper',
  },
  box([246, 150, 62], [78, 42, 7], 'accent'),
  {
    is: 'line',
    through: [
      [250, 152, 0],
      [250, 152, 62],
    ],
    width: 4,
    paint: 'steel',
  },
  {
    is: 'line',
    through: [
      [320, 152, 0],
      [320, 152, 62],
    ],
    width: 4,
    paint: 'steel',
  },

  // The garden in front.
  ...tree([28, 262, 0], 62, 'leaf-2'),
  ...tree([34, 190, 0], 46),
  { is: 'drum', at: [84, 164, 0], radius: 34, height: 2, paint: 'steel' },
  { is: 'drum', at: [84, 164, 2], radius: 29, height: 0.5, paint: 'water' },
  { is: 'drum', at: [84, 164, 2], radius: 5, height: 16, paint: 'steel' },
  { is: 'ball', at: [84, 164, 22], radius: 7, paint: 'water' },
  { is: 'ball', at: [150, 168, 8], radius: 13, paint: 'leaf' },
  { is: 'ball', at: [180, 166, 8], radius: 12, paint: 'blossom' },
  { is: 'ball', at: [212, 168, 8], radius: 13, paint: 'leaf' },
  { is: 'ball', at: [356, 168, 8], radius: 13, paint: 'leaf' },
  { is: 'ball', at: [388, 166, 8], radius: 12, paint: 'blossom' },
  { is: 'ball', at: [420, 168, 8], radius: 13, paint: 'leaf' },
  ...person([230, 132], 'car-2'),
  ...person([342, 136], 'accent'),
  ...person([286, 128], 'warm'),
  ...ambulance([486, 128]),
  ...tree([636, 140, 0], 50),
  ...car([90, 68], 'car-1'),
  ...car([330, 24], 'warm'),
];
