import type { Event } from '@asclepion/kernel';
import type { DicePageTexts } from './texts.ts';

/** Events with which a phase of the month begins; what comes between belongs to the phase before. */
const BEGINS: Readonly<Record<string, string>> = {
  event: 'intake',
  rolled: 'intake',
  loaded: 'intake',
  joined: 'improvement',
  hired: 'improvement',
  'department-returned': 'improvement',
  'specialist-returned': 'improvement',
  activated: 'activation',
  transfused: 'activation',
  recoloured: 'activation',
  'activation-ended': 'activation',
  spared: 'neglect',
  neglected: 'neglect',
  died: 'neglect',
  'points-discharged': 'discharge',
  'points-empty-hospital': 'discharge',
  'report-swapped': 'shift',
  'round-ended': 'shift',
};

/** The phases of a month in its log. */
export function chaptersOf(events: readonly Event[]): string[] {
  let chapter = events.some(({ id }) => id === 'first-player' || id === 'dice-drawn') ? 'setup' : 'intake';
  return events.map(({ id }) => {
    chapter = BEGINS[id] ?? chapter;
    return chapter;
  });
}

export const chapterTitle = (texts: DicePageTexts, chapter: string): string =>
  texts.find(`web.dice.chapter.${chapter}`) ?? chapter;
