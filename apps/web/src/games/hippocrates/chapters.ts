import type { Event } from '@asclepion/kernel';
import type { HippocratesPageTexts } from './texts.ts';

/** Events with which a phase of the round begins; what comes between belongs to the phase before. */
const BEGINS: Readonly<Record<string, string>> = {
  rolled: 'welcome',
  fees: 'welcome',
  paid: 'salaries',
  'has-paid': 'salaries',
  dismissed: 'salaries',
  optioned: 'recruitment',
  'city-doctors': 'recruitment',
  hired: 'recruitment',
  kit: 'recruitment',
  'rival-removed': 'recruitment',
  'free-row': 'recruitment',
  cured: 'treatment',
  died: 'scoring',
  worse: 'scoring',
  discharged: 'scoring',
  retired: 'scoring',
  'round-ended': 'scoring',
  refilled: 'scoring',
  removed: 'removal',
  'game-ended': 'removal',
};

/** The phases of a round in its log. */
export function chaptersOf(events: readonly Event[]): string[] {
  let chapter = events.some(({ id }) => id === 'set-up') ? 'setup' : 'welcome';
  return events.map(({ id }) => {
    chapter = BEGINS[id] ?? chapter;
    return chapter;
  });
}

export const chapterTitle = (texts: HippocratesPageTexts, chapter: string): string =>
  texts.find(`web.hippo.chapter.${chapter}`) ?? chapter;
