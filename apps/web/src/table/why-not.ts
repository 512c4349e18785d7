import type { AnyEngine } from '@asclepion/catalogue';
import type { State } from '@asclepion/kernel';
import type { Target } from '../board/drawing.ts';
import type { GameFace, Words } from '../games/game-face.ts';
import type { Reason } from './reasons.tsx';

/** More reasons than so many would not be read. */
const MOST_REASONS = 4;

/** Where somebody points, and with whose eyes. */
export interface Question {
  readonly face: GameFace;
  readonly engine: AnyEngine;
  readonly view: State;
  readonly seat: number;
  readonly words: Words;
  readonly picked: readonly Target[];
}

/** Why what is pointed at is dark: what the rules say of each choice that may have been meant. */
export function whyNot({ face, engine, view, seat, words, picked }: Question, target: Target): Reason[] {
  if (!engine.deciders(view).includes(seat))
    return [
      { text: words.violation({ rule: 'KERNEL', key: 'kernel.not-your-turn' }), rule: undefined, about: undefined },
    ];
  const found = new Map<string, Reason>();
  for (const choice of face.meant(engine, view, seat, picked, target)) {
    const refused = engine.refusal(view, seat, choice);
    if (refused === undefined) continue;
    const text = words.violation(refused);
    if (!found.has(text)) found.set(text, { text, rule: refused.rule, about: words.choice(view, seat, choice) });
  }
  const reasons = [...found.values()].slice(0, MOST_REASONS);
  return reasons.length === 1 ? [{ ...reasons[0], about: undefined }] : reasons;
}
