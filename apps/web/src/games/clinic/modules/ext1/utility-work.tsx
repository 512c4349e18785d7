import { utilityWorkTexts } from '@asclepion/clinic/text/modules/utility-work';
import type { Spot } from '../../../../board/building/projection.ts';
import { ball, line, patch, type Solid } from '../../../../board/building/solids.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'term.hole': 'hole',
    'forms.hole': 'hole|holes',
    'meaning.hole':
      'A space of Floor 0 with work under it: nothing is built there, no car parks beside it, nobody walks through.',
    'example.holes': 'The long way round',
    'shows.holes':
      'The orderly wants to go from 0C2 to the supply room on 0A2. The hole between them is in the way: round it that is 4 time instead of 2. Send the orderly, and see the way.',
  },
  {
    'term.hole': '施工洞',
    'forms.hole': '施工洞',
    'meaning.hole': '零层地下正在施工的空间：不能建造，旁边不能停车，也不能走过。',
    'example.holes': '绕远路',
    'shows.holes':
      '护工想从 0C2 去 0A2 的供应室。中间有洞挡路：绕过去要 4 点时间，而不是 2 点。让护工走一趟，看看路线。',
  },
  {
    'term.hole': '施工洞',
    'forms.hole': '施工洞',
    'meaning.hole': '一樓地下正在施工的空間：不能建造，旁邊不能停車，也不能走過。',
    'example.holes': '繞遠路',
    'shows.holes':
      '員工想從 0C2 去 0A2 的辦公室。中間有洞擋路：繞過去要 4 點時間，而不是 2 點。讓員工走一趟，看看路線。',
  },
);

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
const hole: Solid[] = [
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

/** Underground utility work: holes behind barriers. */
export const utilityWorkFace: ModuleFace = {
  texts: [utilityWorkTexts, words],
  furniture: { hole },
  pictures: {
    hole: (
      <>
        <path d="M4 4h16v4H4zM8 4 6.5 8M13 4l-1.5 4M18 4l-1.5 4M6 8v4M18 8v4" />
        <path d="M3 17.5C3 15 7 14 12 14s9 1 9 3.5-4 3.5-9 3.5-9-1-9-3.5z" />
      </>
    ),
  },
  meant: { 'dig-hole': ({ cell }) => (cell === undefined ? [] : [{ do: 'dig', at: cell }]) },
  terms: [{ id: 'hole', rule: 'C1-UTI-4' }],
  examples: {
    holes: {
      rules: ['C1-UTI-5', 'C1-UTI-6'],
      parts: ['building'],
      set: (p) => p.positionS().tile('hole', '0B2').tile('supply-room', '0A2').orderly('0C2').only('move'),
    },
  },
};
