import { type Chance, draw } from '../chance/chance.ts';
import { openSeed } from '../chance/seed.ts';

/** Random picks for tests, the same ones whenever they start from the same seed. */
export interface Picker {
  /** A whole number from 0 to below `sides`. */
  below(sides: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** A source of its own, for a state that draws by itself. */
  chance(): Chance;
}

/** The kernel's own chance as a picker. `seed` as `openSeed` takes it. */
export function chanceOf(seed: string): Picker {
  let source = openSeed(seed);
  let given = 0;
  const below = (sides: number): number => {
    const [value, after] = draw(source, sides);
    source = after;
    return value;
  };
  return {
    below,
    pick: (list) => list[below(list.length)],
    chance: () => openSeed(`fast:${seed} ${given++} ${below(2 ** 31)}`),
  };
}
