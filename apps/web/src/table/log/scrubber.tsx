import { type ReactNode, useEffect, useState } from 'react';
import type { Words } from '../../games/game-face.ts';
import { useTexts } from '../../text/texts.ts';
import { numbered } from '../../ui/numbered.ts';
import { SeatSign } from '../../ui/seat-sign.tsx';
import { type Book, hasEpilogue, sectionAt } from './book.ts';
import { CopyLink } from './copy-link.tsx';
import { roundAfter, roundBefore, roundsOf } from './rounds.ts';
import { Sentence } from './sentence.tsx';
import type { Timeline } from './timeline.ts';

/** How long a moment stays while the game plays by itself, in milliseconds. */
const BEAT = 900;

/** Goes through the whole game: a slider with the rounds marked on it, steps by choice and by round, and by itself. */
export function Scrubber({
  timeline,
  book,
  words,
  names,
  over,
}: {
  timeline: Timeline;
  book: Book;
  words: Words;
  names: readonly string[];
  /** Whether the game has ended, so that the last moment is the end and not now. */
  over: boolean;
}) {
  const texts = useTexts();
  const { moments, place, at, go, toNow } = timeline;
  const [playing, setPlaying] = usePlaying(timeline);
  const last = moments.length - 1;
  const rounds = roundsOf(book, moments);
  const marks = over && hasEpilogue(book) ? rounds.slice(0, -1) : rounds;
  const round = sectionAt(book.sections, moments[place]?.sequence ?? 0);
  const told = moments[place]?.events.at(-1);
  const what = told === undefined ? texts.text('web.scrub.beginning') : words.event(told);
  const shownRound = Math.min(round, marks.length);

  return (
    <section className="scrubber" aria-label={texts.text('web.scrub.title')} data-past={at !== undefined || undefined}>
      <p className="scrub-what" role={at === undefined ? undefined : 'status'}>
        {at !== undefined && <strong className="tag scrub-tag">{texts.text('web.scrub.past')}</strong>}
        <span className="scrub-where">
          {texts.text('web.round', { round: shownRound })} ·{' '}
          {texts.text('web.scrub.moment', { place, last: Math.max(last, 0) })}
        </span>
        <span className="scrub-sentence">
          {told?.seat !== undefined && <SeatSign seat={told.seat} />}{' '}
          <Sentence text={what} name={told?.seat === undefined ? undefined : names[told.seat]} seat={told?.seat} />
        </span>
      </p>
      <div className="scrub-row">
        <div className="scrub-buttons">
          <Step
            name={texts.text('web.scrub.previous-round')}
            off={place === 0}
            keys="{"
            onClick={() => go(roundBefore(rounds, place))}
          >
            <path d="M5 4v16M19 5l-6 7 6 7M12 5l-6 7 6 7" />
          </Step>
          <Step name={texts.text('web.scrub.previous')} keys="[" off={place === 0} onClick={() => go(place - 1)}>
            <path d="M15 5l-7 7 7 7" />
          </Step>
          <Step
            name={texts.text(playing ? 'web.scrub.pause' : 'web.scrub.play')}
            off={!playing && place >= last && last <= 0}
            onClick={() => {
              if (!playing && place >= last) go(0);
              setPlaying(!playing);
            }}
          >
            {playing ? <path d="M8 5v14M16 5v14" /> : <path d="M8 5l11 7-11 7z" />}
          </Step>
          <Step name={texts.text('web.scrub.next')} keys="]" off={place >= last} onClick={() => go(place + 1)}>
            <path d="M9 5l7 7-7 7" />
          </Step>
          <Step
            name={texts.text('web.scrub.next-round')}
            off={place >= last}
            keys="}"
            onClick={() => go(roundAfter(rounds, place) ?? last)}
          >
            <path d="M19 4v16M5 5l6 7-6 7M12 5l6 7-6 7" />
          </Step>
        </div>
        <div className="scrub-track">
          <input
            type="range"
            min={0}
            max={Math.max(last, 0)}
            value={Math.max(place, 0)}
            aria-label={texts.text('web.scrub.title')}
            aria-valuetext={texts.text('web.scrub.value', { round: shownRound, place, last: Math.max(last, 0), what })}
            onChange={({ target }) => {
              setPlaying(false);
              go(Number(target.value));
            }}
          />
          <div className="scrub-marks">
            {numbered(marks).map(({ value: mark }) => (
              <button
                key={mark.number}
                type="button"
                tabIndex={-1}
                style={{ left: `${last <= 0 ? 0 : (100 * mark.place) / last}%` }}
                aria-label={texts.text('web.scrub.round', { round: mark.number })}
                data-here={mark.number === shownRound || undefined}
                onClick={() => go(mark.place)}
              >
                {mark.number}
              </button>
            ))}
          </div>
        </div>
        <div className="scrub-out">
          <CopyLink at={at} />
          {at !== undefined && (
            <button type="button" className="button button-main" onClick={toNow}>
              {texts.text(over ? 'web.scrub.to-end' : 'web.scrub.now')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Step({
  name,
  keys,
  off,
  onClick,
  children,
}: {
  name: string;
  keys?: string;
  off: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="scrub-step"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={keys === undefined ? name : `${name} (${keys})`}
      disabled={off}
      onClick={onClick}
    >
      <svg className="picture" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

/** Whether the game plays by itself, a moment at each beat, up to the last. */
function usePlaying({ moments, place, past, at, go }: Timeline): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const arrived = past?.sequence === at;
  const ended = playing && at === undefined && place >= moments.length - 1;
  useEffect(() => {
    if (!playing || !arrived) return;
    const timer = setTimeout(() => go(place + 1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, arrived, place, go]);
  useEffect(() => {
    if (ended) setPlaying(false);
  }, [ended]);
  return [playing, setPlaying];
}
