import { hidden, KernelError } from '../violation.ts';
import { drawFair, type FairChance } from './fair.ts';
import { drawFast, type FastChance } from './fast.ts';

/** What a viewer sees of the source: that there is one. */
export interface HiddenChance {
  readonly kind: 'hidden';
}

/**
 * The source of chance, as plain data in the state. `fast` is for simulation and search, `fair` for real tables:
 * whoever has seen every draw so far can say nothing about the next.
 */
export type Chance = FastChance | FairChance | HiddenChance;

export const HIDDEN: HiddenChance = { kind: 'hidden' };

const MOST_SIDES = 2 ** 31;

/**
 * One whole number from 0 to below `sides` (1 to 2^31), each as likely, and the source as it is afterwards.
 * Throws KernelError `hidden-chance` on a view: only the server draws; `bad-draw` for any other number of sides.
 */
export function draw(chance: Chance, sides: number): [value: number, after: Chance] {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new KernelError('bad-draw', `Nothing can be drawn from ${sides} sides: a whole number from 1 to 2^31.`);
  }
  if (chance.kind === 'fast') return drawFast(chance, sides);
  if (chance.kind === 'fair') return drawFair(chance, sides);
  throw hidden('the source of chance');
}

/** Draws one after another from a source: `draw` as above, and `rest` for the source as it is afterwards. */
export function drawing(chance: Chance): { draw(sides: number): number; rest(): Chance } {
  let source = chance;
  return {
    draw(sides) {
      const [value, after] = draw(source, sides);
      source = after;
      return value;
    },
    rest: () => source,
  };
}
