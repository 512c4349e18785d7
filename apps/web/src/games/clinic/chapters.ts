import type { Event } from '@asclepion/kernel';
import type { ClinicTexts } from './texts.ts';

/** Events with which a step of the round begins; what comes between belongs to the step before. */
const BEGINS: Readonly<Record<string, string>> = {
  walked: 'move',
  'time-spent': 'move',
  'orderly-dismissed': 'move',
  treated: 'treat',
  income: 'treat',
  paid: 'treat',
  admin: 'admin',
  'game-over': 'end',
};

/** The steps of a round in its log: setup, three actions, moving, treating, administration. */
export function chaptersOf(events: readonly Event[]): string[] {
  let chapter = 'setup';
  let action = 0;
  let laying = false;
  return events.map(({ id }) => {
    if (id.startsWith('tile-laid')) {
      if (!laying) action++;
      laying = true;
      chapter = `action-${action}`;
    } else if (id === 'tile-revealed') {
      laying = false;
    } else {
      chapter = BEGINS[id] ?? chapter;
    }
    return chapter;
  });
}

export function chapterTitle(texts: ClinicTexts, chapter: string): string {
  const [name, action = ''] = chapter.split('-');
  return texts.find(`web.chapter.${name}`, { action }) ?? chapter;
}
