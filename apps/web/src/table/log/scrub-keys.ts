import { useTexts } from '../../text/texts.ts';
import { useCommands } from '../keys.ts';
import type { Book } from './book.ts';
import { roundAfter, roundBefore, roundsOf } from './rounds.ts';
import type { Timeline } from './timeline.ts';

/** `[` and `]` go to the choice before and after, `{` and `}` to the round, from wherever the focus is. */
export function useScrubKeys(timeline: Timeline, book: Book): void {
  const texts = useTexts();
  const { place, moments } = timeline;
  const rounds = roundsOf(book, moments);
  const go = (step: -1 | 1) => () => timeline.go(timeline.place + step);
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
