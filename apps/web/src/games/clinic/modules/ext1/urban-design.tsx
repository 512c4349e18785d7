import { type ClinicState, type Plan, plansOf, type Rules, URBAN } from '@asclepion/clinic';
import { cardName } from '@asclepion/clinic/text';
import { urbanDesignTexts } from '@asclepion/clinic/text/modules/urban-design';
import type { Choice } from '@asclepion/kernel';
import type { Lighting, Target } from '../../../../board/drawing.ts';
import { pointedButton } from '../../../../board/pointing.ts';
import { catalogue } from '../../../../text/catalogue.ts';
import { numbered } from '../../../../ui/numbered.ts';
import { stepOf } from '../../position.ts';
import { kindOf, wordOf } from '../../targets.ts';
import { useClinicTexts, withWords } from '../../texts.ts';
import type { ModuleFace, OwnBoardProps, PointAt } from '../module-face.ts';

const words = catalogue(
  {
    'web.urban.cards': 'Cards of urban design',
    'web.urban.hidden': 'Three cards, one of them the goal. Only their owner may see them before the end.',
    'web.urban.none': 'No cards yet.',
    'web.urban.role':
      '{role, select, goal {the goal} exchanged {exchanged, out of play} deck {in the deck} other {not the goal}}',
    'web.urban.worth': '+{gain} if it stands at the end, otherwise −{loss}',
    'web.urban.short': '+{gain} / −{loss}',
    'web.urban.lacks':
      '{lacks, plural, =0 {all spaces are filled} one {# space is missing} other {# spaces are missing}}',
    'web.urban.lost': 'cannot be built any more',
    'web.urban.block': 'from the back: {rows}',
    'term.goal-card': 'goal',
    'forms.goal-card': 'goal|goals',
    'meaning.goal-card':
      'In urban design, the block on your secret card: popularity at the end if all its spaces are filled, a loss if not.',
  },
  {
    'web.urban.cards': '城市设计卡',
    'web.urban.hidden': '三张卡，其中一张是目标。终局之前只有主人可以看。',
    'web.urban.none': '还没有卡。',
    'web.urban.role': '{role, select, goal {目标} exchanged {已更换，出局} deck {在牌堆里} other {不是目标}}',
    'web.urban.worth': '终局建成得 {gain}，否则扣 {loss}',
    'web.urban.short': '+{gain} / −{loss}',
    'web.urban.lacks': '{lacks, plural, =0 {所有格子都已填满} other {还差 # 格}}',
    'web.urban.lost': '已无法建成',
    'web.urban.block': '从后往前：{rows}',
    'term.goal-card': '目标',
    'forms.goal-card': '目标',
    'meaning.goal-card': '城市设计中你秘密卡上的建筑群：终局时所有格子都填满得名誉，否则扣名誉。',
  },
  {
    'web.urban.cards': '城市設計卡',
    'web.urban.hidden': '三張卡，其中一張是目標。終局之前只有主人可以看。',
    'web.urban.none': '還沒有卡。',
    'web.urban.role': '{role, select, goal {目標} exchanged {已更換，出局} deck {在牌堆裡} other {不是目標}}',
    'web.urban.worth': '終局建成得 {gain}，否則扣 {loss}',
    'web.urban.short': '+{gain} / −{loss}',
    'web.urban.lacks': '{lacks, plural, =0 {所有格子都已填滿} other {還差 # 格}}',
    'web.urban.lost': '已無法建成',
    'web.urban.block': '從後往前：{rows}',
    'term.goal-card': '目標',
    'forms.goal-card': '目標',
    'meaning.goal-card': '城市設計中你秘密卡上的建築群：終局時所有格子都填滿得名聲，否則扣名聲。',
  },
);

const cardTarget = (id: string): Target => `card:${id}`;

/** A card in sight; one in its deck lacks nothing yet. */
interface Sight extends Pick<Plan, 'card'> {
  readonly role: Plan['role'] | 'deck';
  readonly lacks: number | undefined;
}

const CELL = 18;

/** A block from above, its back row at the top. */
function Block({ grid }: { grid: string }) {
  const rows = grid.split('/');
  const [width, depth] = [rows[0].length * CELL, rows.length * CELL];
  return (
    <svg viewBox={`-1 -1 ${width + 2} ${depth + 2}`} aria-hidden="true">
      {numbered(rows).flatMap(({ value: row, number: back }) =>
        numbered([...row]).map(({ value: height, number: column }) => (
          <g
            key={`${back} ${column}`}
            data-height={height === '.' ? undefined : height}
            style={{ ['--height' as string]: height }}
            transform={`translate(${column * CELL} ${back * CELL})`}
          >
            <rect width={CELL} height={CELL} />
            {height !== '.' && (
              <text x={CELL / 2} y={CELL / 2 + 4}>
                {height}
              </text>
            )}
          </g>
        )),
      )}
    </svg>
  );
}

/** What somebody sees of a seat's cards: its own, or those of the deck that it looks through. */
function sightsOf(rules: Rules, state: ClinicState, seat: number): Sight[] {
  const own = plansOf(rules, state, seat);
  const top = state.frames.at(-1);
  if (top?.step !== 'pick-card' || top.seat !== seat) return own;
  const deck = (top as typeof top & { deck: (typeof URBAN.levels)[number] }).deck;
  const marks = state.marks['urban-design'];
  const left = URBAN.cards.filter(({ level }, at) => URBAN.levels[level] === deck && marks[at] === 0);
  return [...own, ...left.map((card): Sight => ({ card, role: 'deck', lacks: undefined }))];
}

/** What is said of a card besides its name. */
function useSaid(): (sight: Sight) => { readonly role: string; readonly parts: readonly string[] } {
  const texts = withWords(useClinicTexts(), words);
  return ({ card: { grid, gain, loss }, role, lacks }) => ({
    role: texts.text('web.urban.role', { role }),
    parts: [
      texts.text('web.urban.block', { rows: grid.replaceAll('/', ' / ') }),
      texts.text('web.urban.worth', { gain, loss }),
      ...(lacks === undefined
        ? []
        : [Number.isFinite(lacks) ? texts.text('web.urban.lacks', { lacks }) : texts.text('web.urban.lost')]),
    ],
  });
}

function Card({ sight, lighting }: { sight: Sight; lighting: Lighting }) {
  const texts = withWords(useClinicTexts(), words);
  const said = useSaid()(sight);
  const { card, role, lacks } = sight;
  const name = cardName(texts, card.id);
  const label = `${name} (${said.role}): ${said.parts.join('; ')}`;
  return (
    <button
      type="button"
      className="plan-card target"
      data-role={role}
      {...pointedButton(cardTarget(card.id), label, lighting)}
    >
      <Block grid={card.grid} />
      <strong>{name}</strong>
      <span className="tabular">{texts.text('web.urban.short', { gain: card.gain, loss: card.loss })}</span>
      <span className="muted">
        {role === 'goal' && lacks !== undefined
          ? Number.isFinite(lacks)
            ? texts.text('web.urban.lacks', { lacks })
            : texts.text('web.urban.lost')
          : said.role}
      </span>
    </button>
  );
}

/** Whether this seat has taken cards that the viewer may not see. */
const isHidden = (state: ClinicState, seat: number, sights: readonly Sight[]): boolean =>
  sights.length === 0 && state.marks['urban-design'][URBAN.cards.length + seat * URBAN.levels.length] > 0;

function Seen({ rules, state, seat, lighting }: OwnBoardProps) {
  const texts = withWords(useClinicTexts(), words);
  const sights = sightsOf(rules, state, seat);
  if (isHidden(state, seat, sights)) return <p className="panel muted">{texts.text('web.urban.hidden')}</p>;
  if (sights.length === 0) return null;
  return (
    <details className="panel plans" open={stepOf(state) === 'urban-choose'}>
      <summary>{texts.text('web.urban.cards')}</summary>
      <ul className="plan-cards">
        {sights.map((sight) => (
          <li key={sight.card.id}>
            <Card sight={sight} lighting={lighting} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Told({ rules, state, seat }: Omit<OwnBoardProps, 'lighting'>) {
  const texts = withWords(useClinicTexts(), words);
  const saidOf = useSaid();
  const sights = sightsOf(rules, state, seat);
  return (
    <section className="text-part">
      <h4>{texts.text('web.urban.cards')}</h4>
      {sights.length === 0 ? (
        <p>{texts.text(isHidden(state, seat, sights) ? 'web.urban.hidden' : 'web.urban.none')}</p>
      ) : (
        <ul>
          {sights.map((sight) => {
            const { role, parts } = saidOf(sight);
            return (
              <li key={sight.card.id}>
                {cardName(texts, sight.card.id)} ({role}): {parts.join('; ')}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** A choice about a card is made by pointing at it. */
const byCard: PointAt = ({ card }) => ({ needs: [cardTarget(String(card))] });
const meantCard =
  (verb: string) =>
  ({ target }: { target: Target }): Choice[] =>
    kindOf(target) === 'card' ? [{ do: verb, card: wordOf(target) }] : [];

/** Urban design: goals as little plans, which only their owner sees. */
export const urbanDesignFace: ModuleFace = {
  texts: [urbanDesignTexts, words],
  pointing: { pick: byCard, exchange: byCard, goal: byCard },
  meant: { 'pick-card': meantCard('pick'), 'exchange-card': meantCard('exchange'), 'choose-goal': meantCard('goal') },
  secretSteps: ['urban-choose'],
  own: { Seen, Told },
  terms: [{ id: 'goal-card', rule: 'C1-URB-6' }],
};
