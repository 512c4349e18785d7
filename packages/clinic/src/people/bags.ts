import type { Flow } from '@asclepion/kernel';
import type { Secret } from '../module.ts';
import type { Bag, ClinicState, Level } from '../state.ts';

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

const queuesOf = ({ patientBag, doctorBag }: ClinicState): number[][] =>
  [patientBag, doctorBag].flatMap(({ queue }) => (queue === undefined ? [] : [queue]));

/** What is in the bags is open, the fixed order of CB-PRE-4 is not. */
export const bagOrder: Secret = {
  hide(_rules, seen) {
    for (const queue of queuesOf(seen)) queue.sort((a, b) => a - b);
  },
  draw(_rules, seen, _viewer, die) {
    for (const queue of queuesOf(seen)) {
      queue.forEach((_, place) => {
        const other = place + die(queue.length - place);
        [queue[place], queue[other]] = [queue[other], queue[place]];
      });
    }
  },
};
