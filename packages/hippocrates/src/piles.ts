import { type Flow, hidden } from '@asclepion/kernel';
import { NOTHING } from './state.ts';

/** Shuffles in place. */
export function shuffle(pile: number[], flow: Pick<Flow, 'draw'>): void {
  for (let place = pile.length - 1; place > 0; place--) {
    const other = flow.draw(place + 1);
    [pile[place], pile[other]] = [pile[other], pile[place]];
  }
}

/** Takes the top of a pile that nobody has seen; NOTHING from an empty one. Throws where only the server knows it. */
export function takeTop(pile: number[], flow: Pick<Flow, 'reveal'>): number {
  const top = pile.shift() ?? NOTHING;
  if (top < 0) throw hidden('the order of a pile');
  if (top !== NOTHING) flow.reveal();
  return top;
}

/** Takes the face-up top of a reserve, so that the next one is seen. */
export function takeFromReserve(reserve: number[], flow: Pick<Flow, 'reveal'>): number {
  const top = reserve.shift() ?? NOTHING;
  if (top < 0) throw hidden('the order of a reserve');
  if (reserve.length > 0) flow.reveal();
  return top;
}
