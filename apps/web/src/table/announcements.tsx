import type { Moment } from '@asclepion/protocol';
import type { Words } from '../games/game-face.ts';

/** Tells screen readers what others have just done. */
export function Announcements({
  moments,
  words,
  seat,
}: {
  moments: readonly Moment[];
  words: Words;
  seat: number | undefined;
}) {
  const last = moments.at(-1);
  const theirs = last !== undefined && last.by !== undefined && last.by.seat !== seat;
  return (
    <div className="visually-hidden" aria-live="polite">
      {theirs && last.events.map((event) => words.event(event)).join(' ')}
    </div>
  );
}
