import { type ClinicState, OBSTETRICS } from '@asclepion/clinic';
import { obstetricsTexts } from '@asclepion/clinic/text/modules/obstetrics';
import { TokenButton } from '../../../../board/token.tsx';
import { catalogue } from '../../../../text/catalogue.ts';
import { standIn } from '../../commons/stand-in.ts';
import { frame } from '../../learn/frame.ts';
import { cellTarget, kindOf, numbersOf, somebody, spaceTarget } from '../../targets.ts';
import { useClinicTexts, withWords } from '../../texts.ts';
import type { BoardProps, ModuleFace } from '../module-face.ts';

const words = catalogue(
  {
    'web.letter.pregnant-woman': 'M',
    'web.obstetrics': 'Obstetrics',
    'web.obstetrics-none': 'No woman is on this board.',
    'web.obstetrics-told':
      '{count, plural, =0 {No woman is on the obstetrics board.} one {# woman is on the obstetrics board and may appear next round.} other {# women are on the obstetrics board and may appear next round.}}',
    'term.birth': 'birth',
    'forms.birth': 'birth|births',
    'meaning.birth':
      'A white and a yellow doctor, bent by nurses if need be, help a pregnant woman in an active treatment room: $10.',
    'term.negative-publicity': 'negative publicity',
    'forms.negative-publicity': 'negative publicity',
    'meaning.negative-publicity':
      'After all actions the most popular player loses 2 popularity for each pregnant woman left in the university.',
    'example.obstetrics': 'Two doctors and a nurse',
    'shows.obstetrics':
      'Two white doctors and a nurse: she bends one of them to yellow. Bring all of them and the pregnant woman into the treatment room for a birth, or be blamed for neglect.',
  },
  {
    'web.letter.pregnant-woman': '孕',
    'web.obstetrics': '妇产科',
    'web.obstetrics-none': '这块版图上没有孕妇。',
    'web.obstetrics-told':
      '{count, plural, =0 {妇产科版图上没有孕妇。} other {妇产科版图上有 # 位孕妇，下一轮可以出现。}}',
    'term.birth': '接生',
    'forms.birth': '接生',
    'meaning.birth': '在已启用的治疗室里，一名白色医生和一名黄色医生（可由护士调整）为孕妇接生：$10。',
    'term.negative-publicity': '负面宣传',
    'forms.negative-publicity': '负面宣传',
    'meaning.negative-publicity': '所有行动之后，大学里每剩一位孕妇，名誉最高的玩家扣 2 点名誉。',
    'example.obstetrics': '两名医生和一名护士',
    'shows.obstetrics':
      '两名白色医生和一名护士：护士把其中一名调整为黄色。把他们和孕妇都带进治疗室接生，不然就要因冷落孕妇而扣名誉。',
  },
  {
    'web.letter.pregnant-woman': '孕',
    'web.obstetrics': '婦產科',
    'web.obstetrics-none': '這塊版圖上沒有孕婦。',
    'web.obstetrics-told':
      '{count, plural, =0 {婦產科版圖上沒有孕婦。} other {婦產科版圖上有 # 位孕婦，下一輪可以出現。}}',
    'term.birth': '接生',
    'forms.birth': '接生',
    'meaning.birth': '在已啟用的診間裡，一名白色醫生和一名黃色醫生（可由護士調整）為孕婦接生：$10。',
    'term.negative-publicity': '負面宣傳',
    'forms.negative-publicity': '負面宣傳',
    'meaning.negative-publicity': '所有行動之後，大學裡每剩一位孕婦，名聲最高的玩家扣 2 點名聲。',
    'example.obstetrics': '兩名醫生和一名護士',
    'shows.obstetrics':
      '兩名白色醫生和一名護士：護士把其中一名調整為黃色。把他們和孕婦都帶進診間接生，不然就要因冷落孕婦而扣名聲。',
  },
);

const WOMAN = 'pregnant-woman';

/** Women on the obstetrics board (C1-OBS-1). */
const onBoard = (state: ClinicState): number => state.marks.obstetrics[0];

function Seen({ rules, state, lighting }: BoardProps) {
  const texts = withWords(useClinicTexts(), words);
  const count = onBoard(state);
  return (
    <section className="panel obstetrics">
      <h2>{texts.text('web.obstetrics')}</h2>
      {count === 0 ? (
        <p className="muted">{texts.text('web.obstetrics-none')}</p>
      ) : (
        <TokenButton token={{ ...standIn(texts, rules, 'obstetrics:board', WOMAN, 0), count }} lighting={lighting} />
      )}
    </section>
  );
}

function Told({ state }: Omit<BoardProps, 'lighting'>) {
  const texts = withWords(useClinicTexts(), words);
  return (
    <section className="text-part">
      <h3>{texts.text('web.obstetrics')}</h3>
      <p>{texts.text('web.obstetrics-told', { count: onBoard(state) })}</p>
    </section>
  );
}

/** Levels of doctors who are in a cell, each once. */
const doctorsAt = (state: ClinicState, seat: number, cell: number): number[] => [
  ...new Set(
    state.clinics[seat].people.flatMap(({ kind, at, level }) => (kind === 'doctor' && at === cell ? [level] : [])),
  ),
];

const isAt = (state: ClinicState, seat: number, cell: number): boolean =>
  state.clinics[seat].people.some(({ kind, at }) => kind === WOMAN && at === cell);

/** Obstetrics: women with round bellies, in the university, on their board and in clinics. */
export const obstetricsFace: ModuleFace = {
  texts: [obstetricsTexts, words],
  people: {
    [WOMAN]: {
      sign: 'M7 1a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 0 1 7 1zM5 7h3.5c4 .5 6 3 4.5 6l-2 2H4.5z',
      levelled: false,
      outfit: {
        body: 'M14 12.5c3.5 0 5.5 1.5 6 4.5 5 1.5 7.5 5 6 9-.8 2-2.5 3.3-4.5 3.8l1.5 5.7H6.5l2-11c-1-7 1-12 5.5-12z',
        legs: true,
        head: 14,
        wears: (
          <>
            <path
              className="hair"
              d="M7.8 9C6.5 3.5 10 1 14 1s7.5 2 6.3 7.5c-1-2.5-3-4-6.3-4-2 2-2.5 3.5-2.5 8.5l-3.5 4c-2-2-1.5-5.5-.2-8z"
            />
            <path className="trim" d="M21.5 28c1.8-1 2.8-2.6 3-4.6" />
          </>
        ),
      },
    },
  },
  pointing: {
    'hire-pregnant-woman': ({ space }) => ({ needs: [spaceTarget(Number(space))] }),
    birth(choice) {
      const [at, white, yellow] = [choice.at, choice.white, choice.yellow].map(Number);
      return {
        needs: [cellTarget(at)],
        also: [somebody(WOMAN, 0, -1, at), somebody('doctor', white, -1, at), somebody('doctor', yellow, -1, at)],
      };
    },
  },
  meant: {
    'hire-somebody': ({ target }) =>
      kindOf(target) === 'space' ? [{ do: 'hire-pregnant-woman', space: numbersOf(target)[0] }] : [],
    'treat-patients'({ state, seat, cell }) {
      if (cell === undefined || !isAt(state, seat, cell)) return [];
      const levels = doctorsAt(state, seat, cell).sort((a, b) => a - b);
      const pairs = levels.flatMap((white) => levels.map((yellow) => ({ white, yellow })));
      const births = pairs.filter(({ white, yellow }) => white <= yellow);
      return (births.length > 0 ? births : [{ white: 0, yellow: 1 }]).map((pair) => ({
        do: 'birth',
        at: cell,
        ...pair,
      }));
    },
  },
  common: { Seen, Told },
  terms: [
    { id: 'birth', rule: 'C1-OBS-9' },
    { id: 'negative-publicity', rule: 'C1-OBS-6' },
  ],
  examples: {
    obstetrics: {
      rules: ['C1-OBS-8', 'C1-OBS-9', 'C1-OBS-10'],
      parts: ['outside', 'building'],
      set: (p) =>
        p
          .positionS()
          .doctor('white', 'access')
          .nurse('access')
          .person(WOMAN, 0, -1, 'access')
          .popularity(OBSTETRICS.neglectLoss)
          .asks(frame('move'), frame('treat'), frame('income'), frame('obstetrics-neglect')),
    },
  },
};
