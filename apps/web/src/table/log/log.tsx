import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameFace, Words } from '../../games/game-face.ts';
import { useTexts } from '../../text/texts.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { numbered } from '../../ui/numbered.ts';
import { useKept } from '../../ui/preferences.ts';
import { SeatSign } from '../../ui/seat-sign.tsx';
import { type Book, type Chapter, hasEpilogue, type Line, type Section } from './book.ts';
import { Sentence } from './sentence.tsx';

const ORDERS = ['newest', 'oldest'] as const;
type Order = (typeof ORDERS)[number];

/** A chapter with more lines than this is folded at first, unless it is among the last ones. */
const SHORT = 12;
/** Chapters of what goes on now that are open at first. */
const FRESH = 2;

/** What every line needs. The same object from one choice to the next, so that lines that stand are not drawn again. */
interface Reading {
  readonly words: Words;
  readonly face: GameFace;
  readonly names: readonly string[];
  readonly own: number | undefined;
  readonly onLook: (sequence: number) => void;
}

/** What has happened, by round and by step. Any entry leads to its moment. */
export function Log({
  book,
  words,
  face,
  names,
  own,
  at,
  over,
  onLook,
  onBack,
}: {
  book: Book;
  words: Words;
  face: GameFace;
  names: readonly string[];
  /** The reader's seat. */
  own: number | undefined;
  /** The moment that is looked at; undefined for now. */
  at: number | undefined;
  /** Whether the game has ended. */
  over: boolean;
  onLook: (sequence: number) => void;
  /** Goes to the moment before the one that is shown. */
  onBack: () => void;
}) {
  const texts = useTexts();
  const [order, setOrder] = useKept<Order>('asclepion.log-order', ORDERS, () => 'newest');
  const [only, setOnly] = useState<number>();
  const reading = useReading({ words, face, names, own, onLook });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== undefined) showWithin(frame.current?.querySelector('[aria-current]'));
  }, [at]);

  const { sections } = book;
  const epilogue = over && hasEpilogue(book);
  if (sections.length === 0) return <p className="muted">{texts.text('web.log-empty')}</p>;
  const shown = sections.filter(({ lines }) => only === undefined || lines.some(({ seat }) => seat === only));
  const inOrder = order === 'newest' ? shown.toReversed() : shown;
  return (
    <div className="log" ref={frame}>
      <div className="log-tools">
        {names.length > 1 && (
          <fieldset className="log-whose">
            <legend className="visually-hidden">{texts.text('web.log.whose')}</legend>
            <button type="button" aria-pressed={only === undefined} onClick={() => setOnly(undefined)}>
              {texts.text('web.log.everybody')}
            </button>
            {numbered(names).map(({ value: name, number: seat }) => (
              <button key={seat} type="button" aria-pressed={only === seat} onClick={() => setOnly(seat)}>
                <SeatSign seat={seat} /> {name}
              </button>
            ))}
          </fieldset>
        )}
        {!over && at === undefined && (
          <button type="button" className="log-order" onClick={onBack}>
            <Icon name="clock" size={16} /> {texts.text('web.scrub.open')}
          </button>
        )}
        <button type="button" className="log-order" onClick={() => setOrder(order === 'newest' ? 'oldest' : 'newest')}>
          <Icon name={order === 'newest' ? 'down' : 'up'} size={16} /> {texts.text(`web.log.${order}`)}
        </button>
      </div>
      {shown.length === 0 && <p className="muted">{texts.text('web.log.nothing')}</p>}
      {inOrder.map((section) => {
        const last = section === sections.at(-1);
        return (
          <SectionPart
            key={section.number}
            section={section}
            last={last}
            title={epilogue && last ? texts.text('web.log.end') : texts.text('web.round', { round: section.number })}
            newest={order === 'newest'}
            only={only}
            at={at}
            reading={reading}
          />
        );
      })}
    </div>
  );
}

/** The same object until a part of it changes. */
function useReading(given: Reading): Reading {
  const kept = useRef(given);
  const same = (Object.keys(given) as (keyof Reading)[]).every((key) => kept.current[key] === given[key]);
  if (!same) kept.current = given;
  return kept.current;
}

/** Scrolls to an element: the panel around it and nothing else, or the page where the panel does not scroll by itself. */
function showWithin(element: Element | null | undefined): void {
  const panel = element?.closest('.panel-body');
  if (!element || !panel) return;
  if (getComputedStyle(panel).position === 'static') {
    element.scrollIntoView({ block: 'nearest' });
    return;
  }
  const [inner, outer] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    panel.scrollTop += inner.top - outer.top - outer.height / 2 + inner.height / 2;
  }
}

const isWithin = (lines: readonly Line[], at: number): boolean =>
  (lines.at(0)?.sequence ?? 0) <= at && at <= (lines.at(-1)?.sequence ?? 0);

interface PartProps {
  readonly newest: boolean;
  readonly only: number | undefined;
  readonly at: number | undefined;
  readonly reading: Reading;
}

const SectionPart = memo(function SectionPart({
  section,
  last,
  title,
  ...rest
}: PartProps & { section: Section; last: boolean; title: string }) {
  const { newest, only, at } = rest;
  const chapters = section.chapters.filter(
    ({ lines }) => only === undefined || lines.some(({ seat }) => seat === only),
  );
  const fresh = section.chapters.slice(-FRESH);
  // Of what has been, the part is open that is looked at; else the one that goes on.
  const open = at === undefined ? last : isWithin(section.lines, at);
  return (
    <Fold className="log-section" open={open} title={title}>
      {(newest ? chapters.toReversed() : chapters).map((chapter) => {
        const here = at !== undefined && isWithin(chapter.lines, at);
        return (
          <ChapterPart
            key={chapter.key}
            chapter={chapter}
            open={here || chapter.lines.length <= SHORT || (last && at === undefined && fresh.includes(chapter))}
            {...rest}
          />
        );
      })}
    </Fold>
  );
});

function ChapterPart({ chapter, open, newest, only, at, reading }: PartProps & { chapter: Chapter; open: boolean }) {
  const texts = useTexts();
  const title = reading.face.chapterTitle(texts, chapter.id);
  const lines = chapter.lines.filter(({ seat }) => only === undefined || seat === only);
  const inOrder = newest ? lines.toReversed() : lines;
  return (
    <Fold
      className="log-chapter"
      open={open}
      title={title}
      label={texts.text('web.log.chapter', { title, count: lines.length })}
      count={lines.length}
    >
      <ol>
        {inOrder.map((line, place) => (
          <LineButton
            key={line.key}
            line={line}
            goesOn={place > 0 && inOrder[place - 1].seat === line.seat}
            current={line.sequence === at}
            later={at !== undefined && line.sequence > at}
            reading={reading}
          />
        ))}
      </ol>
    </Fold>
  );
}

/** A part that can be folded. It opens by itself when there is a reason to, and what it holds is made only then. */
function Fold({
  className,
  open,
  title,
  label,
  count,
  children,
}: {
  className: string;
  open: boolean;
  title: string;
  label?: string;
  count?: number;
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<boolean>();
  const [reason, setReason] = useState(open);
  if (reason !== open) {
    setReason(open);
    setChosen(undefined);
  }
  const shown = chosen ?? open;
  return (
    <details className={className} open={shown} onToggle={({ currentTarget }) => setChosen(currentTarget.open)}>
      <summary aria-label={label}>
        {title}
        {count !== undefined && <span className="log-count"> {count}</span>}
      </summary>
      {shown && children}
    </details>
  );
}

const LineButton = memo(function LineButton({
  line: { sequence, event, seat },
  goesOn,
  current,
  later,
  reading: { words, names, own, onLook },
}: {
  line: Line;
  /** Whether the line above tells of the same seat, and bears its sign. */
  goesOn: boolean;
  current: boolean;
  /** Whether it had not happened yet at the moment that is shown. */
  later: boolean;
  reading: Reading;
}) {
  const texts = useTexts();
  return (
    <li>
      <button
        type="button"
        className="log-line"
        data-own={(own !== undefined && seat === own) || undefined}
        aria-current={current ? 'true' : undefined}
        data-later={later || undefined}
        title={texts.text('web.log.look')}
        onClick={() => onLook(sequence)}
      >
        {seat === undefined || goesOn ? <span className="log-rail" data-seat={seat} /> : <SeatSign seat={seat} />}
        <Sentence text={words.event(event)} name={seat === undefined ? undefined : names[seat]} seat={seat} />
      </button>
    </li>
  );
});
