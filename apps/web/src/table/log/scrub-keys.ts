import { useTexts } from '../../text/texts.ts';
import { useCommands } from '../keys.ts';
import type { Timeline } from './timeline.ts';

/** `[` and `]` go to the choice before and after, from wherever the focus is. */
export function useScrubKeys(timeline: Timeline): void {
  const texts = useTexts();
  const go = (step: -1 | 1) => () => timeline.go(timeline.place + step);
  useCommands([
    { group: 'look', title: texts.text('web.scrub.previous'), keys: ['['], run: go(-1) },
    { group: 'look', title: texts.text('web.scrub.next'), keys: [']'], run: go(1) },
  ]);
}
