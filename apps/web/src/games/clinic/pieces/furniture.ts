import type { Furniture } from '../../../board/building/furniture.tsx';
import { ball, box, drum, line, type Paint, patch, type Solid, sign } from '../../../board/building/solids.ts';
import {
  bed,
  bench,
  cabinet,
  chair,
  couch,
  crate,
  cypress,
  drip,
  flowers,
  lamp,
  monitor,
  plant,
  screen,
  shelf,
  tree,
} from '../../../board/building/things.ts';

/** A rug or a marking on the floor. */
const rug = (x: number, y: number, w: number, d: number, paint: Paint): Solid =>
  patch(paint, [x, y, 0], [x + w, y, 0], [x + w, y + d, 0], [x, y + d, 0]);

/** The reception of a service, with its sign on the wall behind. */
const hub = (art: string): Solid[] => [
  box([4, 93, 0], [3, 3, 12], 'wood'),
  box([34, 93, 0], [3, 3, 12], 'wood'),
  box([2, 92, 11], [37, 4, 29], 'linen'),
  sign([8.5, 91.8, 13.5], 24, art, 'ink'),
  ...plant([92, 90, 0], 0.9),
  box([34, 68, 0], [48, 10, 14], 'wood'),
  box([32, 66, 14], [52, 14, 2], 'linen'),
  ...screen([48, 72, 16], 13),
  box([70, 69, 16], [6, 8, 1], 'paper'),
  ...chair([6, 54, 0], 'accent'),
  ...chair([6, 36, 0], 'accent'),
  ...plant([10, 14, 0], 0.7),
];

const treatmentRoom: Solid[] = [
  ...cabinet([66, 82, 0], [24, 13, 17], 'linen'),
  ...plant([84, 88, 18], 0.55),
  box([70, 85, 18.4], [8, 6, 4], 'accent'),
  ...bed([8, 40, 0], 'tone'),
  ...drip([42, 86, 0]),
  ...cabinet([38, 66, 0], [11, 11, 12]),
  ball([43, 71, 17], 3, 'warm'),
  ...chair([8, 16, 0], 'accent'),
];

const supplyRoom: Solid[] = [
  ...shelf([10, 85, 0], 82, 2, ['card', 'paper', 'accent', 'card', 'linen', 'warm']),
  ...crate([6, 56, 0], 18),
  ...crate([7, 57, 13.5], 14),
  ...crate([6, 30, 0], 20),
  box([72, 58, 0], [18, 14, 2], 'dark'),
  ...crate([73, 58, 2], 13),
  line('steel', 1.8, [90, 65, 2], [94, 65, 20]),
];

const operatingRoom: Solid[] = [
  ...cabinet([8, 84, 0], [30, 12, 16], 'steel'),
  box([12, 86, 17.4], [7, 6, 3], 'accent'),
  ...monitor([72, 84, 0]),
  box([90, 76, 0], [8, 12, 22], 'linen'),
  rug(22, 34, 56, 44, 'linen'),
  box([44, 50, 0], [12, 12, 10], 'steel'),
  box([24, 46, 10], [52, 20, 4], 'dark'),
  box([24, 46, 14], [52, 20, 2], 'accent'),
  box([26, 49, 16], [10, 14, 2.5], 'paper'),
  ...lamp([50, 60, 42]),
  box([8, 26, 0], [14, 20, 1], 'dark'),
  line('steel', 1.6, [10, 36, 1], [10, 36, 16]),
  box([7, 25, 16], [16, 22, 1.2], 'steel'),
  line('linen', 1, [10, 29, 17.6], [20, 29, 17.6]),
  line('linen', 1, [10, 34, 17.6], [20, 34, 17.6]),
  line('linen', 1, [10, 39, 17.6], [20, 39, 17.6]),
];

const outpatientRoom: Solid[] = [
  ...chair([12, 84, 0], 'warm'),
  ...chair([28, 84, 0], 'warm'),
  ...chair([44, 84, 0], 'warm'),
  ...plant([64, 90, 0], 1),
  box([76, 92, 8], [20, 2, 18], 'paper'),
  line('accent', 1.2, [79, 91.9, 21], [93, 91.9, 21]),
  line('steel', 1, [79, 91.9, 16], [90, 91.9, 16]),
  line('steel', 1, [79, 91.9, 12], [92, 91.9, 12]),
  ...couch([6, 34, 0], 'blue'),
  box([78, 54, 0], [14, 30, 12], 'wood'),
  box([76, 52, 12], [18, 34, 1.6], 'linen'),
  ...screen([79, 70, 13.6], 12),
];

const laboratory: Solid[] = [
  box([6, 84, 0], [88, 12, 14], 'wood'),
  box([5, 83, 14], [90, 14, 2], 'linen'),
  // A microscope.
  box([18, 86, 16], [9, 8, 1.6], 'dark'),
  line('dark', 3, [25, 91, 17], [25, 91, 28], [19, 88, 30]),
  line('steel', 3.4, [19, 88, 30], [20, 88, 22]),
  // Flasks.
  drum([44, 89, 16], 4, 5, 'glass'),
  drum([44, 89, 21], 1.6, 5, 'glass'),
  drum([55, 89, 16], 3, 9, 'blossom'),
  drum([64, 89, 16], 3, 6, 'good'),
  drum([72, 89, 16], 3, 11, 'blue'),
  drum([85, 89, 16], 6, 5, 'steel'),
  box([6, 30, 0], [13, 50, 14], 'wood'),
  box([5, 29, 14], [15, 52, 2], 'linen'),
  ...screen([6, 66, 16], 12),
  box([7, 46, 16], [10, 10, 7], 'steel'),
  drum([12, 37, 16], 3, 6, 'water'),
  drum([32, 62, 0], 5, 1.5, 'dark'),
  drum([32, 62, 8], 5.5, 2.5, 'accent'),
];

const triage: Solid[] = [
  box([5, 93, 0], [3, 3, 12], 'steel'),
  box([31, 93, 0], [3, 3, 12], 'steel'),
  box([3, 92, 11], [33, 4, 27], 'linen'),
  sign([8.5, 91.8, 13], 22, 'triage', 'ink'),
  // A stretcher on wheels.
  drum([11, 78, 0], 3, 3, 'dark'),
  drum([25, 44, 0], 3, 3, 'dark'),
  drum([11, 44, 0], 3, 3, 'dark'),
  box([8, 40, 9], [20, 44, 2.5], 'steel'),
  box([9, 41, 11.5], [18, 42, 3], 'warm'),
  box([10, 70, 14.5], [16, 10, 2.5], 'paper'),
  // A desk to be seen at.
  box([64, 66, 0], [28, 12, 14], 'wood'),
  box([62, 64, 14], [32, 16, 2], 'linen'),
  ...screen([74, 70, 16], 13),
  box([66, 67, 16], [6, 7, 1], 'paper'),
  ...plant([92, 92, 0], 0.8),
];

const garden: Solid[] = [
  rug(0, 0, 100, 100, 'leaf-2'),
  patch('soil', [40, 0, 0], [56, 0, 0], [62, 46, 0], [100, 52, 0], [100, 66, 0], [50, 60, 0]),
  patch('water', [64, 76, 0], [72, 68, 0], [86, 68, 0], [93, 78, 0], [88, 90, 0], [74, 92, 0]),
  ...tree([20, 84, 0], 1.05),
  ...flowers([50, 90, 0], 'blossom'),
  ...cypress([90, 94, 0], 0.8),
  ...flowers([6, 60, 0], 'paper'),
  ...bench([14, 52, 0]),
  ...tree([14, 22, 0], 0.85),
  ...flowers([34, 26, 0], 'blossom'),
  ...flowers([84, 36, 0], 'blossom'),
  ...flowers([72, 14, 0], 'paper'),
];

/** So many bays, marked on asphalt, and a sign. */
const lot = (bays: number): Solid[] => [
  rug(0, 0, 100, 100, 'asphalt'),
  ...Array.from({ length: bays + 1 }, (_, at) =>
    line('line', 1.6, [8 + (at * 84) / bays, 40, 0], [8 + (at * 84) / bays, 94, 0]),
  ),
  line('line', 1.6, [8, 94, 0], [92, 94, 0]),
  line('line', 1.6, [20, 20, 0], [78, 20, 0], [72, 25, 0]),
  line('line', 1.6, [78, 20, 0], [72, 15, 0]),
  box([3, 96, 0], [2, 2, 30], 'steel'),
  box([-4, 96, 26], [16, 2, 16], 'blue'),
  sign([-3, 95.8, 27], 14, 'parking-lot', 'line'),
];

const helipad: Solid[] = [
  box([2, 2, 0], [96, 96, 6], 'asphalt'),
  drum([50, 50, 6], 36, 0.4, 'line'),
  drum([50, 50, 6.4], 32.5, 0.2, 'asphalt'),
  line('line', 5, [38, 30, 6.8], [38, 70, 6.8]),
  line('line', 5, [62, 30, 6.8], [62, 70, 6.8]),
  line('line', 5, [38, 50, 6.8], [62, 50, 6.8]),
  ...[
    [6, 94],
    [94, 94],
    [6, 6],
  ].map(([x, y]) => drum([x, y, 6], 2, 2.5, 'warm')),
  line('steel', 1.6, [92, 86, 6], [92, 86, 34]),
  patch('warm', [92, 86, 34], [92, 86, 27], [78, 86, 29], [78, 86, 32]),
];

/** A belt that carries people along. */
const conveyor: Solid[] = [
  box([12, 5, 0], [76, 14, 3], 'steel'),
  patch('dark', [14, 6.5, 3.2], [86, 6.5, 3.2], [86, 17.5, 3.2], [14, 17.5, 3.2]),
  ...[26, 44, 62].map((x) => line('warm', 1.8, [x, 8.5, 3.4], [x + 6, 12, 3.4], [x, 15.5, 3.4])),
];

/** What stands in each room of the base game, by tile, and what can be put into one, by equipment. */
export const FURNITURE: Furniture = {
  'hub:psychiatry': hub('hub:psychiatry'),
  'hub:cardiology': hub('hub:cardiology'),
  'hub:ophthalmology': hub('hub:ophthalmology'),
  'hub:orthopaedics': hub('hub:orthopaedics'),
  'hub:neurology': hub('hub:neurology'),
  'hub:internal-medicine': hub('hub:internal-medicine'),
  'hub:surgery': hub('hub:surgery'),
  'treatment-room': treatmentRoom,
  'supply-room': supplyRoom,
  'operating-room': operatingRoom,
  'outpatient-room': outpatientRoom,
  laboratory,
  triage,
  garden,
  'parking-lot': lot(2),
  'upgraded-lot': lot(3),
  helipad,
  conveyor,
};
