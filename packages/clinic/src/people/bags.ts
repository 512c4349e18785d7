import type { Flow } from '@asclepion/kernel';
import type { Bag, Level } from '../state.ts';

export const bagSize = (bag: Readonly<Bag>): number => bag.counts.reduce((sum, count) => sum + count, 0);

/** Takes one cube out of a bag: the first of a fixed order, else any, as likely as any other. -1 when it is empty. */
export function drawFrom(bag: Bag, flow: Flow): Level {
  const size = bagSize(bag);
  if (size === 0) return -1;
  if (bag.queue !== undefined) {
    flow.reveal();
    const first = bag.queue.shift() as Level;
    bag.counts[first]--;
    return first;
  }
  let left = flow.draw(size);
  const level = bag.counts.findIndex((count) => {
    left -= count;
    return left < 0;
  });
  bag.counts[level]--;
  return level;
}

/** Puts a cube into a bag; at the back of a fixed order. */
export function putBack(bag: Bag, level: Level): void {
  bag.counts[level]++;
  bag.queue?.push(level);
}
