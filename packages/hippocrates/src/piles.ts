import { type Flow, hidden } from '@asclepion/kernel';
import { NOTHING, type Tiles } from './state.ts';

/** The same tiles in random order. */
export function shuffled(tiles: Tiles, flow: Pick<Flow, 'draw'>): number[] {
  const pile = tiles.slice();
  for (let place = pile.length - 1; place > 0; place--) {
    const other = flow.draw(place + 1);
    [pile[place], pile[other]] = [pile[other], pile[place]];
  }
  return pile;
}

/**
 * Takes the top of a column's pile that nobody has seen; NOTHING from an empty one. Throws where only the server knows
 * it.
 */
export function takeTop(piles: Tiles[], column: number, flow: Pick<Flow, 'reveal'>): number {
  const [top = NOTHING, ...rest] = piles[column];
  if (top < 0) throw hidden('the order of a pile');
  piles[column] = rest;
  if (top !== NOTHING) flow.reveal();
  return top;
}

/** Takes the face-up top of a reserve, so that the next one is seen. */
export function takeFromReserve(reserves: Tiles[], column: number, flow: Pick<Flow, 'reveal'>): number {
  const [top = NOTHING, ...rest] = reserves[column];
  if (top < 0) throw hidden('the order of a reserve');
  reserves[column] = rest;
  if (rest.length > 0) flow.reveal();
  return top;
}
