import { icuTexts } from '@asclepion/clinic/text/modules/icu';
import { box, line, patch, type Solid } from '../../../../board/building/solids.ts';
import { bed, drip, monitor } from '../../../../board/building/things.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'term.icu': 'ICU',
    'forms.icu': 'ICU',
    'meaning.icu': 'Intensive care: a patient gets two levels better each time, pays each time, and never worsens.',
    'example.icu': 'Two levels better',
    'shows.icu':
      'Orange doctor and one nurse treat the red patient: $32, and the patient is yellow and stays. At the end of the round it does not worsen.',
  },
  {
    'term.icu': '重症监护室',
    'forms.icu': '重症监护室',
    'meaning.icu': '病人每次好转两级，每次付钱，而且不会加重。',
    'example.icu': '好转两级',
    'shows.icu': '橙色医生和一名护士治疗红色病人：$32，病人变成黄色并留下。轮末他不会加重。',
  },
  {
    'term.icu': '重症加護病房',
    'forms.icu': '重症加護病房',
    'meaning.icu': '病患每次好轉兩級，每次付錢，而且不會加重。',
    'example.icu': '好轉兩級',
    'shows.icu': '橙色醫生和一名護士治療紅色病患：$32，病患變成黃色並留下。輪末他不會加重。',
  },
);

const room: Solid[] = [
  box([4, 94, 0], [92, 2, 26], 'glass'),
  ...monitor([42, 86, 0]),
  ...bed([8, 40, 0], 'blue'),
  ...drip([40, 74, 0]),
  ...bed([66, 40, 0], 'blue'),
  box([44, 56, 0], [14, 12, 18], 'linen'),
  patch('screen', [46, 56, 10], [56, 56, 10], [56, 56, 16], [46, 56, 16]),
  line('good', 0.9, [47, 56, 13], [49, 56, 13], [50, 56, 15], [51.5, 56, 11], [53, 56, 13], [55, 56, 13]),
];

/** ICU: a room with two beds behind glass. */
export const icuFace: ModuleFace = {
  texts: [icuTexts, words],
  furniture: { icu: room },
  pictures: { icu: <path d="M2 13h5l2-6 4 11 2.5-7 1.5 2h5" /> },
  terms: [{ id: 'icu', rule: 'C1-ICU-5' }],
  examples: {
    icu: {
      rules: ['C1-ICU-5', 'C1-ICU-7'],
      parts: ['building'],
      set: (p) =>
        p
          .positionS()
          .tile('icu', '0D1')
          .doctor('orange', '0D1')
          .nurse('0D1')
          .patient('red', 'psychiatry', '0D1')
          .only('treat', 'admin-patients'),
    },
  },
};
