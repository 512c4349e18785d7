import type { AnyEngine } from '@asclepion/catalogue';
import type { Choice } from '@asclepion/kernel';
import type { Now, TableInfo } from '@asclepion/protocol';
import type { Change, GameFace, Words } from '../games/game-face.ts';
import type { AnyTexts } from '../text/texts.ts';
import { foresee, isFinal } from './foresight.ts';

/** What a choice is and what it does, before it is made. */
export interface Preview {
  readonly text: string;
  readonly changes: readonly Change[];
  /** Whether it cannot be taken back. */
  readonly final: boolean;
}

/** Where a table stands, and with whose eyes it is seen. */
export interface Standpoint {
  readonly face: GameFace;
  readonly engine: AnyEngine;
  readonly texts: AnyTexts;
  readonly words: Words;
  readonly now: Now;
  readonly seat: number;
  readonly seats: TableInfo['seats'];
}

/** Whether a choice cannot be taken back. */
export const isFinalThere = ({ engine, now, seat, seats }: Standpoint, choice: Choice): boolean =>
  isFinal(foresee(engine, now, seat, choice), seat, (other) => seats[other].kind === 'bot');

/** What a choice would do. */
export function previewOf(standpoint: Standpoint, choice: Choice): Preview {
  const { face, engine, texts, words, now, seat, seats } = standpoint;
  const foresight = foresee(engine, now, seat, choice);
  const changes: Change[] = [];
  if (foresight.kind === 'seen') {
    const after = foresight.now;
    changes.push(...(face.preview?.(texts, engine, now.view, after.view, seat) ?? []));
    if (!after.deciders.includes(seat) && after.deciders.length > 0) {
      const names = texts.list(after.deciders.map((other) => seats[other].name));
      changes.push({ id: 'next', text: texts.text('web.preview-next', { names }), tone: 'plain' });
    }
  } else if (foresight.kind === 'unknown') {
    changes.push({ id: 'unknown', text: texts.text('web.preview-unknown'), tone: 'plain' });
  }
  return { text: words.choice(now.view, seat, choice), changes, final: isFinalThere(standpoint, choice) };
}
