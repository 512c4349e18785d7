import { satelliteTvTexts } from '@asclepion/clinic/text/modules/satellite-tv';
import type { Spot } from '../../../../board/building/projection.ts';
import { ball, box, drum, line, type Paint, patch, type Solid } from '../../../../board/building/solids.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import type { ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'web.ledger.bonus.satellite-tv': 'satellite dishes',
    'term.dish': 'satellite dish',
    'forms.dish': 'satellite dish|satellite dishes|dish|dishes',
    'meaning.dish': 'On top of a column of rooms: $3 more for each patient treated in a treatment room below it.',
  },
  {
    'web.ledger.bonus.satellite-tv': '卫星接收器',
    'term.dish': '卫星接收器',
    'forms.dish': '卫星接收器',
    'meaning.dish': '装在一列楼顶：下方治疗室每治好一位病人多收 $3。',
  },
  {
    'web.ledger.bonus.satellite-tv': '衛星接收器',
    'term.dish': '衛星接收器',
    'forms.dish': '衛星接收器',
    'meaning.dish': '裝在一列樓頂：下方診間每治好一位病患多收 $3。',
  },
);

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
const dish: Solid[] = [
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
};
