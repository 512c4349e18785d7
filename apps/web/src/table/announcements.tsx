import type { Moment } from '@asclepion/protocol';
import { useEffect, useRef, useState } from 'react';
import type { Words } from '../games/game-face.ts';
import { useTexts } from '../text/texts.ts';
import { eventsOfOthers, MOST_TOLD } from './others.ts';

/** So long, in milliseconds, nothing must have happened before a screen reader is told what has. */
const QUIET = 600;

/**
 * Tells screen readers in sentences what others have done: once the table is quiet, the latest few, and of those before
 * only how many. What had happened before the table was opened is in the log.
 */
export function Announcements({
  moments,
  words,
  seat,
}: {
  moments: readonly Moment[];
  words: Words;
  seat: number | undefined;
}) {
  const texts = useTexts();
  const [told, setTold] = useState<readonly { readonly key: string; readonly text: string }[]>([]);
  const heard = useRef<number>(undefined);
  useEffect(() => {
    const last = moments.at(-1)?.sequence;
    if (last === undefined) return;
    // The first history is not news, and after an undo the entries before it are known.
    if (heard.current === undefined || heard.current > last) heard.current = last;
    if (heard.current === last) return;
    const timer = setTimeout(() => {
      const fresh = eventsOfOthers(moments, seat, heard.current ?? last);
      heard.current = last;
      if (fresh.length === 0) return;
      const more = fresh.length - MOST_TOLD;
      const lines = fresh.slice(-MOST_TOLD).map((event) => words.event(event));
      const all = more > 0 ? [texts.text('web.more-events', { count: more }), ...lines] : lines;
      setTold(all.map((text, place) => ({ key: `${last}.${place}`, text })));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [moments, words, seat, texts]);
  return (
    <div className="visually-hidden announcements" role="log" aria-live="polite" aria-atomic="false">
      {told.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
