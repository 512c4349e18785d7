import { useTexts } from '../../text/texts.ts';
import { useCommands } from '../keys.ts';
import type { Book } from './book.ts';
import { roundAfter, roundBefore, roundsOf } from './rounds.ts';
import type { Timeline } from './timeline.ts';

/** Milliseconds after which a repeated press has waited too long. */
const LATE = 60;

/** `[` and `]` go to the choice before and after, `{` and `}` to the round, from wherever the focus is. */
export function useScrubKeys(timeline: Timeline, book: Book): void {
  const texts = useTexts();
  const { place, moments } = timeline;
  const rounds = roundsOf(book, moments);
  /** A key held down goes on as fast as the board can be drawn: presses that have waited for it are let go. */
  const go =
    (step: -1 | 1) =>
    ({ repeat, timeStamp }: KeyboardEvent): void => {
      if (!repeat || performance.now() - timeStamp < LATE) timeline.go(timeline.place + step);
    };
  useCommands([
    { group: 'look', title: texts.text('web.scrub.previous'), keys: ['['], run: go(-1), repeats: true },
    { group: 'look', title: texts.text('web.scrub.next'), keys: [']'], run: go(1), repeats: true },
    {
      group: 'look',
      title: texts.text('web.scrub.previous-round'),
      keys: ['{'],
      run: () => timeline.go(roundBefore(rounds, place)),
    },
    {
      group: 'look',
      title: texts.text('web.scrub.next-round'),
      keys: ['}'],
      run: () => timeline.go(roundAfter(rounds, place) ?? moments.length - 1),
    },
  ]);
}
