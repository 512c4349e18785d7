import { certain, house, likely } from '@asclepion/kernel';

/** C1-PHA-1, 2. Levels from white to red. */
export const PHARMACY = {
  capsules: certain([12, 6, 4, 3]),
  /** Places of the board, by number of players; place 0 is not used. */
  shown: likely([0, 1, 2, 3, 4]),
  prices: certain([0, 1, 3, 4]),
  /** What the bots expect of one for which nobody waits yet, as a part of the income for its level. */
  hope: house(0.25),
  about: { rules: 'C1-PHA', difficulty: house(2), minutes: house(4) },
} as const;
