import type { Spot } from '../../../board/building/projection.ts';
import { ball, box, drum, line, type Paint, patch, type Solid } from '../../../board/building/solids.ts';

/** A pillar from the floor up to what it bears, with braces below the head. */
export const pillar: Solid[] = [
  box([26, 26, 0], [48, 48, 4], 'asphalt'),
  line('steel', 3, [50, 50, 34], [22, 78, 60]),
  line('steel', 3, [50, 50, 34], [78, 78, 60]),
  drum([50, 50, 4], 11, 2, 'steel'),
  drum([50, 50, 6], 9, 52, 'wall'),
  drum([50, 50, 9], 9.3, 5, 'warm'),
  line('steel', 3, [50, 50, 34], [22, 22, 60]),
  line('steel', 3, [50, 50, 34], [78, 22, 60]),
  box([16, 16, 60], [68, 68, 5], 'steel'),
];

/** A round of points in a plane that looks to the front and up, around a middle. */
function tilted(paint: Paint, [x, y, z]: Spot, radius: number): Solid {
  const points = Array.from({ length: 20 }, (_, at): Spot => {
    const angle = (at * Math.PI) / 10;
    const across = Math.cos(angle) * radius;
    const up = Math.sin(angle) * radius;
    return [x + across, y + up * 0.55, z + up * 0.84];
  });
  return patch(paint, ...points);
}

/** A dish on a mast that looks up to the front. */
export const dish: Solid[] = [
  box([2, 2, 0], [96, 96, 6], 'asphalt'),
  box([70, 66, 6], [18, 22, 9], 'linen'),
  drum([46, 58, 6], 9, 3, 'steel'),
  drum([46, 58, 9], 3.5, 16, 'steel'),
  line('steel', 3, [46, 58, 24], [46, 54, 32]),
  tilted('steel', [46, 55, 36], 32),
  tilted('linen', [46, 53, 37], 29.5),
  tilted('wall', [46, 51.5, 38], 14),
  line('steel', 1.8, [22, 49, 25], [46, 24, 52]),
  line('steel', 1.8, [70, 49, 25], [46, 24, 52]),
  ball([46, 24, 52], 4, 'warm'),
];

/** A barrier of two planks, striped. */
const barrier = ([x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): Solid[] => {
  const at = (part: number, z: number): Spot => [x + dx * part, y + dy * part, z];
  return [
    line('dark', 2, at(0.08, 0), at(0.08, 17)),
    line('dark', 2, at(0.92, 0), at(0.92, 17)),
    line('line', 5, at(0, 14), at(1, 14)),
    ...[0.1, 0.42, 0.74].map((part) => line('warm', 5, at(part, 14), at(part + 0.16, 14))),
  ];
};

/** A pit with pipes in it, earth beside it, and barriers around. */
export const hole: Solid[] = [
  patch('asphalt', [0, 0, 0], [100, 0, 0], [100, 100, 0], [0, 100, 0]),
  ...barrier([12, 92], [76, 0]),
  ...barrier([8, 14], [0, 74]),
  patch('soil', [20, 18, 0], [84, 22, 0], [90, 50, 0], [82, 82, 0], [30, 84, 0], [16, 56, 0]),
  patch('dark', [28, 28, 0], [72, 26, 0], [80, 50, 0], [72, 72, 0], [38, 76, 0], [24, 52, 0]),
  line('blue', 6, [33, 70, 0], [60, 30, 0]),
  line('steel', 4, [26, 46, 0], [76, 58, 0]),
  ball([84, 70, 3], 9, 'soil'),
  ball([78, 80, 2], 6, 'trunk'),
  ...barrier([94, 12], [0, 70]),
  ...barrier([14, 6], [72, 0]),
];
