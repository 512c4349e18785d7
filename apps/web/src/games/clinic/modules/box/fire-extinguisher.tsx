import { fireExtinguisherTexts } from '@asclepion/clinic/text/modules/fire-extinguisher';
import { drum, line, type Solid } from '../../../../board/building/solids.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import { frame } from '../../learn/frame.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'web.ledger.bonus.fire-extinguisher': 'fire extinguisher',
    'term.extinguisher': 'fire extinguisher',
    'forms.extinguisher': 'fire extinguisher|extinguisher',
    'meaning.extinguisher':
      'In a room that treats nobody: 1 more time to enter, $3 more for patients treated next door.',
    'example.extinguisher': 'Safe and slow',
    'shows.extinguisher':
      'Put an extinguisher into the supply room beside the treatment room, then move doctor and patient in and treat: $8 and $3 more. Put it into the hub and everybody takes 1 more time.',
  },
  {
    'web.ledger.bonus.fire-extinguisher': '灭火器',
    'term.extinguisher': '灭火器',
    'forms.extinguisher': '灭火器',
    'meaning.extinguisher': '放在不治病的房间里：进入多花 1 点时间，隔壁治好的病人多付 $3。',
    'example.extinguisher': '安全但慢',
    'shows.extinguisher':
      '把灭火器放进治疗室旁边的供应室，再让医生和病人走进去治疗：$8，再加 $3。放进服务中心的话，每个人都要多花 1 点时间。',
  },
  {
    'web.ledger.bonus.fire-extinguisher': '滅火器',
    'term.extinguisher': '滅火器',
    'forms.extinguisher': '滅火器',
    'meaning.extinguisher': '放在不看診的房間裡：進入多花 1 點時間，隔壁治好的病患多付 $3。',
    'example.extinguisher': '安全但慢',
    'shows.extinguisher':
      '把滅火器放進診間旁邊的辦公室，再讓醫生和病患走進去治療：$8，再加 $3。放進掛號區的話，每個人都要多花 1 點時間。',
  },
);

const extinguisher: Solid[] = [
  drum([6, 14, 0], 3.6, 15, 'red'),
  drum([6, 14, 15], 1.4, 3, 'dark'),
  line('dark', 1.2, [6, 14, 18], [11, 12, 15]),
];

/** Fire extinguisher: it stands in a front corner of the room that it was put into. */
export const fireExtinguisherFace: ModuleFace = {
  texts: [fireExtinguisherTexts, words],
  furniture: { 'fire-extinguisher': extinguisher },
  pictures: { 'fire-extinguisher': <path d="M9 10h6v11H9zM12 10V6M9 6h5l3-2M14 6l3 3M10 14h4" /> },
  terms: [{ id: 'extinguisher', rule: 'CX-FIR-6' }],
  examples: {
    extinguisher: {
      rules: ['CX-FIR-2', 'CX-FIR-6'],
      parts: ['outside', 'building', 'supply'],
      set: (p) =>
        p
          .positionS(6)
          .patient('white', 'psychiatry')
          .asks(frame('build-thing', { seat: 0, things: 1 }), frame('move'), frame('treat')),
    },
  },
};
