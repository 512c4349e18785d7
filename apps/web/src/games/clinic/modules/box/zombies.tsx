import { placeBeside } from '@asclepion/clinic';
import { placeName } from '@asclepion/clinic/text';
import { zombiesTexts } from '@asclepion/clinic/text/modules/zombies';
import type { Choice } from '@asclepion/kernel';
import { catalogue } from '../../../../text/catalogue.ts';
import { frame } from '../../learn/frame.ts';
import { cellTarget, personOf, somebody } from '../../targets.ts';
import { heading, useClinicTexts } from '../../texts.ts';
import { Beside, BesideText } from '../beside.tsx';
import type { ModuleFace, OwnBoardProps, PersonFace, PointedAt } from '../module-face.ts';

const words = catalogue(
  {
    'web.letter.zombie': 'Z',
    'web.letter.body': '†',
    'term.zombie': 'zombie',
    'forms.zombie': 'zombie|zombies',
    'meaning.zombie':
      'What two unattended yellow patients become. Nobody enters its space, and who stays there dies; −9 at the end.',
    'example.zombie': 'One step behind you',
    'shows.zombie':
      'Move the zombie, then your people: nobody gets into or through its space, and who stays there dies. In the laboratory a doctor who is alone with it may cure it for $32.',
  },
  {
    'web.letter.zombie': '尸',
    'web.letter.body': '†',
    'term.zombie': '僵尸',
    'forms.zombie': '僵尸',
    'meaning.zombie': '两位无人照看的黄色病人会变成它。谁也不能进入它的格子，留在那里的人会死；游戏结束时扣 9 分。',
    'example.zombie': '身后一步',
    'shows.zombie':
      '先移动僵尸，再移动你的人：谁也不能进入或穿过它的格子，留在那里的人会死。医生单独与它同在实验室时，可以治愈它，获得 $32。',
  },
  {
    'web.letter.zombie': '屍',
    'web.letter.body': '†',
    'term.zombie': '殭屍',
    'forms.zombie': '殭屍',
    'meaning.zombie': '兩位無人照看的黃色病患會變成它。誰也不能進入它的格子，留在那裡的人會死；遊戲結束時扣 9 分。',
    'example.zombie': '身後一步',
    'shows.zombie':
      '先移動殭屍，再移動你的人：誰也不能進入或穿過它的格子，留在那裡的人會死。醫生單獨與它同在實驗室時，可以治癒它，獲得 $32。',
  },
);

/** It stoops and stretches its arms out in front of it. */
const zombie: PersonFace = {
  levelled: false,
  sign: 'M6 1.5a3 3 0 0 1 2.5 4.7l6-1.2.5 2.3-5.5 2L11 14.5H8l-1.2-3-1.2 3H2.8l.8-6A4 4 0 0 1 6 1.5z',
  outfit: {
    body: 'M12.5 13c4.5 0 6.5 1.6 7.2 4.2l9.8-2.7 1 3.3-9.8 4.5.6 5.2 3.7 11h-5.8l-3-7.5-2.6 7.5H6.8l1.5-12-2-5.5C5.6 16 8.3 13 12.5 13z',
    legs: false,
    head: 13,
    wears: (
      <>
        <path className="trim" d="M19 20.5l9.5-3.2M8 3.5l2 2M10.2 2.6l-.8 2.2" />
        <path className="eyes" d="M10 7.5h2.4M14.6 7.5H17M11 11h5" />
      </>
    ),
  },
};

const body: PersonFace = {
  levelled: false,
  sign: 'M1.5 9.5h13V13h-13zM2 4.5h4V8H2z',
  outfit: {
    body: 'M15 13c6 0 8 4 8.6 11 .4 5 .3 9 0 13.5H6.4c-.3-4.5-.4-8.5 0-13.5.6-7 2.6-11 8.6-11z',
    legs: false,
    head: 15,
    wears: <path className="eyes" d="M11.8 7.5h2.4M16.2 7.5h2.4" />,
  },
};

/** Where a zombie may have been meant to go: the one pointed at, else every one. */
function steps({ state, seat, one, cell }: PointedAt): Choice[] {
  if (cell === undefined) return [];
  const who = one('person');
  const starts =
    who === undefined
      ? state.clinics[seat].people.filter(({ kind, at }) => kind === 'zombie' && at >= 0).map(({ at }) => at)
      : [personOf(who).at];
  return starts.map((from) => ({ do: 'move-zombie', from, to: cell }));
}

/** A zombie in a room that is pointed at may be cured there. */
const cures = ({ state, seat, cell }: PointedAt): Choice[] =>
  cell !== undefined && state.clinics[seat].people.some(({ kind, at }) => kind === 'zombie' && at === cell)
    ? [{ do: 'cure', at: cell }]
    : [];

const isAnyBeside = ({ rules, state, seat }: Omit<OwnBoardProps, 'lighting'>): boolean =>
  state.clinics[seat].people.some(({ at }) => at === placeBeside(rules, 'bodies'));

function Seen(props: OwnBoardProps) {
  return isAnyBeside(props) ? <Beside {...props} place="bodies" /> : null;
}

function Told(props: Omit<OwnBoardProps, 'lighting'>) {
  const texts = useClinicTexts();
  if (!isAnyBeside(props)) return null;
  return (
    <>
      <h4>{heading(placeName(texts, props.rules, props.seat, placeBeside(props.rules, 'bodies')))}</h4>
      <ul>
        <BesideText {...props} place="bodies" />
      </ul>
    </>
  );
}

/** Zombies: green people with outstretched arms; bodies and cured zombies lie beside the board. */
export const zombiesFace: ModuleFace = {
  texts: [zombiesTexts, words],
  people: { zombie, body },
  pictures: { bodies: <path d="M3 18h18M5 18v-4h14v4M5 14V9h5v5M12 11h6v3" /> },
  own: { Seen, Told },
  pointing: {
    'move-zombie': ({ from, to }) => ({
      needs: [somebody('zombie', 0, -1, Number(from)), cellTarget(Number(to))],
      first: 1,
    }),
    cure: ({ at }) => ({ needs: [cellTarget(Number(at))], also: [somebody('zombie', 0, -1, Number(at))] }),
  },
  meant: {
    'move-zombie': steps,
    'treat-patients': cures,
    'choose-turning': ({ cell }) => (cell === undefined ? [] : [{ do: 'turn', at: cell }]),
  },
  terms: [{ id: 'zombie', rule: 'CX-ZOM-10' }],
  examples: {
    zombie: {
      rules: ['CX-ZOM-2', 'CX-ZOM-5', 'CX-ZOM-7', 'CX-ZOM-13'],
      parts: ['outside', 'own-boards', 'building'],
      set: (p) => {
        p.positionS().tile('laboratory', '0B2').doctor('yellow', '0C2').nurse('0D2');
        p.person('zombie', 0, -1, '0B1');
        p.state.marks.zombies[0]--;
        return p.asks(frame('zombie-move'), frame('move'), frame('zombie-deaths'), frame('treat'), frame('income'));
      },
    },
  },
};
