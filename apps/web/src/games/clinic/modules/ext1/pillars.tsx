import { pillarsTexts } from '@asclepion/clinic/text/modules/pillars';
import { box, drum, line, type Solid } from '../../../../board/building/solids.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'term.pillar': 'pillar',
    'forms.pillar': 'pillar|pillars',
    'meaning.pillar': 'Bears a module or another pillar where no module stands below. People and cars pass under it.',
  },
  {
    'term.pillar': '支柱',
    'forms.pillar': '支柱',
    'meaning.pillar': '在下方没有板块的地方托起板块或另一根支柱。人和车可以从下面通过。',
  },
  {
    'term.pillar': '支柱',
    'forms.pillar': '支柱',
    'meaning.pillar': '在下方沒有板塊的地方托起板塊或另一根支柱。人和車可以從下面通過。',
  },
);

/** A pillar from the floor up to what it bears, with braces below the head. */
const pillar: Solid[] = [
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

/** Pillars: they stand open on all sides. */
export const pillarsFace: ModuleFace = {
  texts: [pillarsTexts, words],
  furniture: { pillar },
  pictures: { pillar: <path d="M5 3h14v3H5zM9 6v12M15 6v12M5 18h14v3H5z" /> },
  terms: [{ id: 'pillar', rule: 'C1-PIL-3' }],
};
