import { moduleName } from '@asclepion/clinic/text';
import { amenitiesTexts } from '@asclepion/clinic/text/modules/amenities';
import type { Choice } from '@asclepion/kernel';
import { catalogue } from '../../../../text/catalogue.ts';
import { frame } from '../../learn/frame.ts';
import { besideTarget, kindOf, numbersOf, personOf, somebody } from '../../targets.ts';
import { useClinicTexts } from '../../texts.ts';
import { Beside, BesideText } from '../beside.tsx';
import type { ModuleFace, OwnBoardProps, PointedAt } from '../module-face.ts';

const words = catalogue(
  {
    'term.rest': 'rest',
    'forms.rest': 'rest|rests|resting',
    'meaning.rest': 'Spend a round in the cafeteria ($6) or the dormitory (doctors rise a level) instead of working.',
    'example.rest': 'A round off',
    'shows.rest':
      'Pick somebody, then the cafeteria or the dormitory. Each one who stands in the clinic takes 1 time, and each group of three 1 more. Then end your moves and see who comes back, and how.',
  },
  {
    'term.rest': '休息',
    'forms.rest': '休息',
    'meaning.rest': '这一轮不工作，去食堂（$6）或宿舍（医生升一级）。',
    'example.rest': '歇一轮',
    'shows.rest':
      '先选一个人，再选食堂或宿舍。诊所里的每个人花费 1 时间，每三人一组再花 1。然后结束移动，看看谁回来、变成什么样。',
  },
  {
    'term.rest': '休息',
    'forms.rest': '休息',
    'meaning.rest': '這一輪不工作，去食堂（$6）或宿舍（醫生升一級）。',
    'example.rest': '歇一輪',
    'shows.rest':
      '先選一個人，再選食堂或宿舍。診所裡的每個人花費 1 時間，每三人一組再花 1。然後結束移動，看看誰回來、變成什麼樣。',
  },
);

const PLACES = ['cafeteria', 'dormitory'] as const;

/** Whoever is pointed at to the place that is, else everybody to it. */
function rests({ state, seat, target, one }: PointedAt): Choice[] {
  if (kindOf(target) !== 'beside') return [];
  const [to] = numbersOf(target);
  const who = one('person');
  const people = who === undefined ? state.clinics[seat].people : [personOf(who)];
  return people.map(({ kind, level, service, at }) => ({ do: 'rest', kind, level, service, from: at, to }));
}

function Seen(props: OwnBoardProps) {
  return PLACES.map((place) => <Beside key={place} {...props} place={place} />);
}

function Told(props: Omit<OwnBoardProps, 'lighting'>) {
  return (
    <>
      <h4>{moduleName(useClinicTexts(), 'amenities')}</h4>
      <ul>
        {PLACES.map((place) => (
          <BesideText key={place} {...props} place={place} />
        ))}
      </ul>
    </>
  );
}

/** Amenities: a cafeteria and a dormitory beside each clinic. */
export const amenitiesFace: ModuleFace = {
  texts: [amenitiesTexts, words],
  pictures: {
    cafeteria: (
      <path d="M3 11h18c0 5-3.5 8-9 8s-9-3-9-8zM6 21h12M8 8c-1-1.5 1-2.5 0-4M12 8c-1-1.5 1-2.5 0-4M16 8c-1-1.5 1-2.5 0-4" />
    ),
    dormitory: <path d="M3 5v15M21 20v-6a3 3 0 0 0-3-3h-7v6M3 17h18M3 11h8M6 8.5h2" />,
  },
  own: { Seen, Told },
  pointing: {
    rest: (choice) => ({
      needs: [
        somebody(String(choice.kind), Number(choice.level), Number(choice.service), Number(choice.from)),
        besideTarget(Number(choice.to)),
      ],
      first: 1,
    }),
  },
  meant: { walk: rests },
  terms: [{ id: 'rest', rule: 'C1-AME-2' }],
  examples: {
    rest: {
      rules: ['C1-AME-2', 'C1-AME-3', 'C1-AME-10'],
      parts: ['players', 'outside', 'own-boards', 'building'],
      set: (p) =>
        p
          .positionS(10)
          .doctor('yellow', '0D2')
          .nurse('0D2')
          .orderly('0C1')
          .asks(
            frame('move'),
            frame('income'),
            frame('cafeteria-income'),
            frame('pay'),
            frame('bank'),
            frame('admin-doctors'),
            frame('amenities-return'),
          ),
    },
  },
};
