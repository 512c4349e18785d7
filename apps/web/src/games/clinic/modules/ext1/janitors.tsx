import { janitorsTexts } from '@asclepion/clinic/text/modules/janitors';
import type { Choice } from '@asclepion/kernel';
import { TokenButton } from '../../../../board/token.tsx';
import { catalogue } from '../../../../text/catalogue.ts';
import { standIn } from '../../commons/stand-in.ts';
import { cellTarget, personOf, somebody } from '../../targets.ts';
import { useClinicTexts, withWords } from '../../texts.ts';
import type { BoardProps, ModuleFace, PersonFace, PointedAt } from '../module-face.ts';

const words = catalogue(
  {
    'web.letter.janitor': 'J',
    'web.janitors.shop': 'Maintenance shop',
    'web.janitors.left': '{count, plural, one {# janitor} other {# janitors}} left, $4 each',
    'term.janitor': 'janitor',
    'forms.janitor': 'janitor|janitors',
    'meaning.janitor':
      'Stops in any room without taking a place, moves conveyors, and lowers the fee of the conveyor network by $3.',
    'example.janitors': 'Somebody has to move it',
    'shows.janitors':
      'The janitor moves the conveyor from the treatment room to another room of this building, in line with the other one, for no money.',
  },
  {
    'web.letter.janitor': '机',
    'web.janitors.shop': '修理车间',
    'web.janitors.left': '还有 {count, plural, other {#}} 名机械工，每名 $4',
    'term.janitor': '机械工',
    'forms.janitor': '机械工',
    'meaning.janitor': '可停在任何房间而不占位置，能移动传送机，并让传送机网络的费用减少 $3。',
    'example.janitors': '总得有人来搬',
    'shows.janitors': '机械工把传送机从治疗室移到这栋建筑的另一个房间，与另一台在一条直线上，不花钱。',
  },
  {
    'web.letter.janitor': '機',
    'web.janitors.shop': '修理車間',
    'web.janitors.left': '還有 {count, plural, other {#}} 名機械工，每名 $4',
    'term.janitor': '機械工',
    'forms.janitor': '機械工',
    'meaning.janitor': '可停在任何房間而不占位置，能移動傳送機，並讓傳送機網路的費用減少 $3。',
    'example.janitors': '總得有人來搬',
    'shows.janitors': '機械工把傳送機從診間移到這棟建築物的另一個房間，與另一台在一條直線上，不花錢。',
  },
);

const JOB = 'job:janitor';

/** In overalls with a cap, a spanner in hand; small, a hexagon like a nut. */
const janitor: PersonFace = {
  levelled: false,
  sign: 'M5 2h6l3.5 6L11 14H5L1.5 8z',
  outfit: {
    body: 'M9 13h14l4.5 9.5-3.5 2-2-3.5v14.5H10V21l-2 3.5-3.5-2z',
    legs: true,
    head: 16,
    wears: (
      <>
        <path className="trim" d="M12 13v6h8v-6M9.5 6.5h13M9.8 6C10 2.5 12.5 1 16 1s6 1.5 6.2 5M22.5 6.5h3" />
        <path className="trim" d="M27 15.5l-1.5 8M25.5 12.5a2 2 0 1 0 3 1.5" />
      </>
    ),
  },
};

function Seen({ rules, state, lighting }: BoardProps) {
  const texts = withWords(useClinicTexts(), words);
  const [count] = state.marks.janitors;
  return (
    <section className="panel job-market" id="clinic-janitors">
      <h2>{texts.text('web.janitors.shop')}</h2>
      <div className="job">
        <TokenButton token={{ ...standIn(texts, rules, JOB, 'janitor', 0), count }} lighting={lighting} />
        <span className="muted">{texts.text('web.janitors.left', { count })}</span>
      </div>
    </section>
  );
}

function Told({ state }: Omit<BoardProps, 'lighting'>) {
  const texts = withWords(useClinicTexts(), words);
  return (
    <section className="text-part">
      <h3>{texts.text('web.janitors.shop')}</h3>
      <p>{texts.text('web.janitors.left', { count: state.marks.janitors[0] })}</p>
    </section>
  );
}

/** A janitor that is pointed at may be meant to move its conveyor to the room that is. */
function moves({ one, cell }: PointedAt): Choice[] {
  const who = one('person');
  if (who === undefined || cell === undefined || personOf(who).kind !== 'janitor') return [];
  return [{ do: 'move-conveyor', from: personOf(who).at, at: cell }];
}

/** Janitors: little people in overalls, who wait in their shop beside the job market. */
export const janitorsFace: ModuleFace = {
  texts: [janitorsTexts, words],
  people: { janitor },
  pictures: { 'conveyor-network': <path d="M3 8h14l-3-3M21 16H7l3 3M12 4v2M12 18v2" /> },
  common: { Seen, Told },
  pointing: {
    'hire-janitor': () => ({ needs: [JOB] }),
    'move-conveyor': ({ from, at }) => ({
      needs: [somebody('janitor', 0, -1, Number(from)), cellTarget(Number(at))],
      first: 1,
    }),
  },
  meant: {
    'hire-somebody': ({ target }) => (target === JOB ? [{ do: 'hire-janitor' }] : []),
    'build-thing': moves,
  },
  terms: [{ id: 'janitor', rule: 'C1-JAN-7' }],
  examples: {
    janitors: {
      rules: ['C1-JAN-2', 'C1-JAN-3', 'C1-JAN-10'],
      parts: ['outside', 'building'],
      set: (p) => {
        p.positionS().tile('laboratory', '0D3').equipped('conveyor', '0D2', '0C2').person('janitor', 0, -1, '0C2');
        return p.builds();
      },
    },
  },
};
