import { type ClinicState, countAt, HOSPICE, placeBeside, type Rules } from '@asclepion/clinic';
import { hospiceTexts } from '@asclepion/clinic/text/modules/hospice';
import { TokenButton } from '../../../../board/token.tsx';
import { catalogue } from '../../../../text/catalogue.ts';
import { tokensOf } from '../../draw-clinic.ts';
import { frame } from '../../learn/frame.ts';
import { cellTarget, somebody } from '../../targets.ts';
import { useClinicTexts, withWords } from '../../texts.ts';
import type { ModuleFace, OwnBoardProps } from '../module-face.ts';

const words = catalogue(
  {
    'web.letter.elder': 'E',
    'web.hospice': 'Hospice',
    'web.hospice-money': '{money} each round',
    'web.hospice-told':
      '{count, plural, =0 {Nobody waits on the hospice board.} one {# elder waits on the hospice board: {money} each round.} other {# elders wait on the hospice board: {money} each round.}}',
    'term.elder': 'elder',
    'forms.elder': 'elder|elders',
    'meaning.elder':
      'Waits on the hospice board, walks slowly, and pays $10 when a nurse looks after him as the only patient of a room.',
    'example.hospice': 'A room for oneself',
    'shows.hospice':
      'A nurse waits in the treatment room. Bring an elder there for 6 time: $10, and $2 for each who stays on the board. With a patient in the same room he would have to wait.',
  },
  {
    'web.letter.elder': '老',
    'web.hospice': '养老院',
    'web.hospice-money': '每轮 {money}',
    'web.hospice-told': '{count, plural, =0 {养老院里没有人。} other {养老院里有 # 位老人：每轮 {money}。}}',
    'term.elder': '老人',
    'forms.elder': '老人',
    'meaning.elder': '在养老院等候，走得慢；作为房间里唯一的病人由护士招待时付 $10。',
    'example.hospice': '独享一间',
    'shows.hospice':
      '治疗室里有一名护士。花 6 点时间把一位老人带到那里：$10，每位留在养老院的老人还有 $2。如果同一房间里有病人，他就得等。',
  },
  {
    'web.letter.elder': '老',
    'web.hospice': '養老院',
    'web.hospice-money': '每輪 {money}',
    'web.hospice-told': '{count, plural, =0 {養老院裡沒有人。} other {養老院裡有 # 位老人：每輪 {money}。}}',
    'term.elder': '老人',
    'forms.elder': '老人',
    'meaning.elder': '在養老院等候，走得慢；作為房間裡唯一的病患由護士招待時付 $10。',
    'example.hospice': '獨享一間',
    'shows.hospice':
      '診間裡有一名護士。花 6 點時間把一位老人帶到那裡：$10，每位留在養老院的老人還有 $2。如果同一房間裡有病患，他就得等。',
  },
);

/** Who waits on a player's hospice board. */
const waitingOn = (rules: Rules, state: ClinicState, seat: number) => {
  const board = placeBeside(rules, 'hospice');
  const clinic = state.clinics[seat];
  const count = countAt(clinic, 'elder', board);
  return { people: clinic.people.filter(({ at }) => at === board), count, money: `$${count * HOSPICE.idleIncome}` };
};

function Seen({ rules, state, seat, lighting }: OwnBoardProps) {
  const texts = withWords(useClinicTexts(), words);
  const { people, count, money } = waitingOn(rules, state, seat);
  if (count === 0) return null;
  return (
    <section className="panel hospice" aria-label={texts.text('web.hospice')}>
      <h3>{texts.text('web.hospice')}</h3>
      {tokensOf(texts, rules, people).map((token) => (
        <TokenButton key={token.target} token={token} lighting={lighting} />
      ))}
      <span className="muted tabular">{texts.text('web.hospice-money', { money })}</span>
    </section>
  );
}

function Told({ rules, state, seat }: Omit<OwnBoardProps, 'lighting'>) {
  const texts = withWords(useClinicTexts(), words);
  const { count, money } = waitingOn(rules, state, seat);
  return (
    <section>
      <h4>{texts.text('web.hospice')}</h4>
      <p>{texts.text('web.hospice-told', { count, money })}</p>
    </section>
  );
}

/** Hospice: elders bent over their canes, and the board on which they wait. */
export const hospiceFace: ModuleFace = {
  texts: [hospiceTexts, words],
  people: {
    elder: {
      sign: 'M9 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 15c-.5-5 1-8 6-7.5 2 .3 2.5 2 1.5 4L10 15zM13 15V9.5a1.3 1.3 0 0 0-2.6 0',
      levelled: false,
      outfit: {
        body: 'M20 13.5c3 1 3.5 4 1.5 8.5l-1.5 13.5H5.5c-2.5-9-.5-18 5.5-21 3-1.5 6-1.8 9-1z',
        legs: true,
        head: 19,
        letter: 12.5,
        wears: (
          <>
            <path className="hair" d="M12.8 9c-.8-4.5 1.7-7.8 6.200-7.8-3 1.5-3.7 3.8-3.7 7.3z" />
            <path className="trim" d="M18.5 8h2.5M22.5 8h2M20 21.5c2 1.5 4 1.5 6.5 0" />
            <path className="cane" d="M28.5 38V22.5c0-3.5-4.5-3.5-4.5 0" />
          </>
        ),
      },
    },
  },
  pointing: {
    'look-after': (choice) => ({
      needs: [cellTarget(Number(choice.at))],
      also: [somebody('elder', 0, -1, Number(choice.at))],
    }),
  },
  meant: {
    'treat-patients': ({ state, seat, cell }) =>
      cell !== undefined && countAt(state.clinics[seat], 'elder', cell) > 0 ? [{ do: 'look-after', at: cell }] : [],
  },
  own: { Seen, Told },
  terms: [{ id: 'elder', rule: 'C1-HOS-4' }],
  examples: {
    hospice: {
      rules: ['C1-HOS-2', 'C1-HOS-4', 'C1-HOS-6'],
      parts: ['outside', 'building'],
      set: (p) => {
        p.positionS().nurse('0C2');
        for (let made = 0; made < HOSPICE.elders; made++) p.person('elder', 0, -1, 'hospice');
        return p.asks(frame('move'), frame('treat'), frame('income'), frame('hospice-income'));
      },
    },
  },
};
