import { pillarsTexts } from '@asclepion/clinic/text/modules/pillars';
import { box, drum, type Solid } from '../../../../board/building/solids.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'term.pillar': 'pillar',
    'forms.pillar': 'pillar|pillars',
    'meaning.pillar': 'Bears a module or another pillar where no module stands below. People and cars pass under it.',
    'example.pillars': 'A room on stilts',
    'shows.pillars':
      'A car keeps you from building on 0B2. Raise a pillar there, and an outpatient room on it: it touches no other room, so it is a second building that can treat.',
  },
  {
    'term.pillar': '支柱',
    'forms.pillar': '支柱',
    'meaning.pillar': '在下方没有板块的地方托起板块或另一根支柱。人和车可以从下面通过。',
    'example.pillars': '高脚房间',
    'shows.pillars':
      '有辆车让你不能在 0B2 建造。先在那里立一根支柱，再在上面建门诊室：它不挨着别的房间，所以是第二栋能治病的建筑。',
  },
  {
    'term.pillar': '支柱',
    'forms.pillar': '支柱',
    'meaning.pillar': '在下方沒有板塊的地方托起板塊或另一根支柱。人和車可以從下面通過。',
    'example.pillars': '高腳房間',
    'shows.pillars':
      '有輛車讓你不能在 0B2 建造。先在那裡立一根支柱，再在上面蓋綜合診療間：它不挨著別的房間，所以是第二棟能看診的建築物。',
  },
);

/** A pillar with arms that bear what stands above. */
const pillar: Solid[] = [
  box([28, 28, 0], [44, 44, 4], 'asphalt'),
  drum([50, 50, 4], 14, 3, 'steel'),
  drum([50, 50, 7], 10, 46, 'linen'),
  drum([50, 50, 12], 10.3, 6, 'warm'),
  drum([50, 50, 48], 12, 4, 'steel'),
  box([45, 55, 52], [10, 39, 8], 'steel'),
  box([6, 45, 52], [88, 10, 8], 'steel'),
  box([45, 6, 52], [10, 39, 8], 'steel'),
  box([38, 38, 60], [24, 24, 4], 'wall'),
];

/** Pillars: they stand open on all sides. */
export const pillarsFace: ModuleFace = {
  texts: [pillarsTexts, words],
  furniture: { pillar },
  pictures: { pillar: <path d="M5 3h14v3H5zM9 6v12M15 6v12M5 18h14v3H5z" /> },
  terms: [{ id: 'pillar', rule: 'C1-PIL-3' }],
  examples: {
    pillars: {
      rules: ['C1-PIL-2', 'C1-PIL-4', 'C1-PIL-6'],
      parts: ['building', 'supply'],
      set: (p) => p.positionS(5).car('0A2-E').builds(),
    },
  },
};
