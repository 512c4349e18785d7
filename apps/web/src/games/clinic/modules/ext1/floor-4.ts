import { floor4Texts } from '@asclepion/clinic/text/modules/floor-4';
import { catalogue } from '../../../../text/catalogue.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'term.floor-4': 'Floor 4',
    'forms.floor-4': 'Floor 4',
    'meaning.floor-4':
      'The highest floor. Building there costs $6, and an active treatment room is worth 6 popularity at the end.',
  },
  {
    'term.floor-4': '第四层',
    'forms.floor-4': '第四层',
    'meaning.floor-4': '最高的一层。在那里建造花 $6，启用的治疗室终局得 6 名誉。',
  },
  {
    'term.floor-4': '第四層',
    'forms.floor-4': '第四層',
    'meaning.floor-4': '最高的一層。在那裡建造花 $6，啟用的診間終局得 6 名聲。',
  },
);

/** Floor 4: the building itself draws it. */
export const floor4Face: ModuleFace = {
  texts: [floor4Texts, words],
  terms: [{ id: 'floor-4', rule: 'C1-F4-7' }],
};
