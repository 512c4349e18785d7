import { satelliteTvTexts } from '@asclepion/clinic/text/modules/satellite-tv';
import type { Spot } from '../../../../board/building/projection.ts';
import { ball, box, drum, line, patch, type Solid } from '../../../../board/building/solids.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import { frame } from '../../learn/frame.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'web.ledger.bonus.satellite-tv': 'satellite dishes',
    'term.dish': 'satellite dish',
    'forms.dish': 'satellite dish|satellite dishes|dish|dishes',
    'meaning.dish': 'On top of a column of rooms: $3 more for each patient treated in a treatment room below it.',
    'example.dish': 'Good reception',
    'shows.dish':
      'Build a dish on 2C2, two floors above the treatment room, then treat the patient: $12 and $3 more. Nothing can be built on it any more.',
  },
  {
    'web.ledger.bonus.satellite-tv': '卫星接收器',
    'term.dish': '卫星接收器',
    'forms.dish': '卫星接收器',
    'meaning.dish': '装在一列楼顶：下方治疗室每治好一位病人多收 $3。',
    'example.dish': '信号良好',
    'shows.dish': '在 2C2 建一个卫星接收器，它在治疗室上方两层，再治疗病人：$12，再加 $3。它上面从此不能再建。',
  },
  {
    'web.ledger.bonus.satellite-tv': '衛星接收器',
    'term.dish': '衛星接收器',
    'forms.dish': '衛星接收器',
    'meaning.dish': '裝在一列樓頂：下方診間每治好一位病患多收 $3。',
    'example.dish': '訊號良好',
    'shows.dish': '在 2C2 蓋一個衛星接收器，它在診間上方兩層，再治療病患：$12，再加 $3。它上面從此不能再蓋。',
  },
);

/** A round of points in a plane that looks to the front and up, around a middle. */
const round = ([x, y, z]: Spot, radius: number): Spot[] =>
  Array.from({ length: 24 }, (_, at): Spot => {
    const angle = (at * Math.PI) / 12;
    const up = Math.sin(angle) * radius;
    return [x + Math.cos(angle) * radius, y + up * 0.6, z + up * 0.8];
  });

const RIM = round([46, 52, 38], 31);

/** A dish on a mast that looks up to the front. */
const dish: Solid[] = [
  box([2, 2, 0], [96, 96, 6], 'asphalt'),
  box([70, 66, 6], [18, 22, 9], 'linen'),
  drum([46, 60, 6], 9, 3, 'steel'),
  drum([46, 60, 9], 3.5, 18, 'steel'),
  patch('linen', ...RIM),
  patch('wall', ...round([46, 52, 38], 15)),
  line('steel', 2.6, ...RIM, RIM[0]),
  line('steel', 1.8, RIM[14], [46, 22, 56]),
  line('steel', 1.8, RIM[22], [46, 22, 56]),
  ball([46, 22, 56], 4, 'warm'),
];

/** Satellite TV: a dish on the roof. */
export const satelliteTvFace: ModuleFace = {
  texts: [satelliteTvTexts, words],
  furniture: { dish },
  pictures: {
    dish: (
      <>
        <path d="M4 7a11 11 0 0 0 13 13zM8 17l-4 4h8" />
        <path d="M11 13l4-4M14 4a6 6 0 0 1 6 6" />
        <circle cx="15.5" cy="8.5" r="1.5" />
      </>
    ),
  },
  terms: [{ id: 'dish', rule: 'C1-SAT-4' }],
  examples: {
    dish: {
      rules: ['C1-SAT-2', 'C1-SAT-4'],
      parts: ['building', 'supply'],
      set: (p) =>
        p
          .positionS(4)
          .tile('laboratory', '1C2')
          .doctor('yellow', '0C2')
          .patient('yellow', 'psychiatry', '0C2')
          .asks(frame('build-thing', { seat: 0, things: 1 }), frame('treat')),
    },
  },
};
