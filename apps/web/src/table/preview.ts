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

/** A way to find out what choices would do where a table stands now; each is looked at once. */
export function previewing({
  face,
  engine,
  texts,
  words,
  now,
  seat,
  seats,
}: {
  face: GameFace;
  engine: AnyEngine;
  texts: AnyTexts;
  words: Words;
  now: Now;
  seat: number;
  seats: TableInfo['seats'];
}): (choice: Choice) => Preview {
  const known = new Map<Choice, Preview>();
  const isBot = (other: number): boolean => seats[other].kind === 'bot';

  function look(choice: Choice): Preview {
    const foresight = foresee(engine, now, seat, choice);
    const text = words.choice(now.view, seat, choice);
    const final = isFinal(foresight, seat, isBot);
    const changes: Change[] =
      foresight.kind === 'seen' ? [...(face.preview?.(texts, engine, now.view, foresight.now.view, seat) ?? [])] : [];
    if (foresight.kind === 'unknown')
      changes.push({ id: 'unknown', text: texts.text('web.preview-unknown'), tone: 'plain' });
    if (foresight.kind === 'seen' && !foresight.now.deciders.includes(seat) && foresight.now.deciders.length > 0) {
      const names = texts.list(foresight.now.deciders.map((other) => seats[other].name));
      changes.push({ id: 'next', text: texts.text('web.preview-next', { names }), tone: 'plain' });
    }
    return { text, changes, final };
  }

  return (choice) => {
    const seen = known.get(choice) ?? look(choice);
    known.set(choice, seen);
    return seen;
  };
}
