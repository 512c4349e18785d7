import type { Spot } from '../src/board/building/projection.ts';
import { ball, box, drum, line, type Paint, patch, type Solid } from '../src/board/building/solids.ts';

/** A patch on a wall that looks to the front, and one on a wall that looks to the side. */
const onFront = (paint: Paint, [x, y, z]: Spot, width: number, height: number): Solid =>
  patch(paint, [x, y, z], [x + width, y, z], [x + width, y, z + height], [x, y, z + height]);
const onSide = (paint: Paint, [x, y, z]: Spot, depth: number, height: number): Solid =>
  patch(paint, [x, y, z], [x, y + depth, z], [x, y + depth, z + height], [x, y, z + height]);

const tree = ([x, y, z]: Spot, size: number, paint: Paint = 'leaf'): Solid[] => [
  drum([x, y, z], size * 0.1, size * 0.7, 'trunk'),
  ball([x, y, z + size * 1.05], size * 0.5, paint),
];

const person = ([x, y]: readonly [number, number], paint: Paint): Solid[] => [
  drum([x, y, 0], 7, 19, paint),
  ball([x, y, 26], 7.5, 'paper'),
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
    line('dark', 7, [x + 8, y, 6], [x + 18, y, 6]),
    line('dark', 7, [x + 44, y, 6], [x + 54, y, 6]),
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
    line('dark', 9, [x + 10, y, 7], [x + 22, y, 7]),
    line('dark', 9, [x + 66, y, 7], [x + 78, y, 7]),
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
  drum([330, 285, 240], 62, 5, 'steel'),
  drum([330, 285, 245], 54, 1, 'asphalt'),
  line('line', 7, [312, 260, 247], [312, 310, 247]),
  line('line', 7, [348, 260, 247], [348, 310, 247]),
  line('line', 7, [312, 285, 247], [348, 285, 247]),
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
  ball([470, 250, 88], 12, 'blossom'),
  ball([500, 262, 87], 10, 'leaf'),
  ...windows('side', [594, 236, 22], 2, 48),

  // The door under its roof.
  onFront('glass', [256, 190, 0], 58, 58),
  line('paper', 3, [285, 190, 0], [285, 190, 58]),
  box([246, 150, 62], [78, 42, 7], 'accent'),
  line('steel', 4, [250, 152, 0], [250, 152, 62]),
  line('steel', 4, [320, 152, 0], [320, 152, 62]),

  // The garden in front.
  ...tree([28, 262, 0], 62, 'leaf-2'),
  ...tree([34, 190, 0], 46),
  drum([84, 164, 0], 34, 2, 'steel'),
  drum([84, 164, 2], 29, 0.5, 'water'),
  drum([84, 164, 2], 5, 16, 'steel'),
  ball([84, 164, 22], 7, 'water'),
  ball([150, 168, 8], 13, 'leaf'),
  ball([180, 166, 8], 12, 'blossom'),
  ball([212, 168, 8], 13, 'leaf'),
  ball([356, 168, 8], 13, 'leaf'),
  ball([388, 166, 8], 12, 'blossom'),
  ball([420, 168, 8], 13, 'leaf'),
  ...person([230, 132], 'car-2'),
  ...person([342, 136], 'accent'),
  ...person([286, 128], 'warm'),
  ...ambulance([486, 128]),
  ...tree([636, 140, 0], 50),
  ...car([90, 68], 'car-1'),
  ...car([330, 24], 'warm'),
];
