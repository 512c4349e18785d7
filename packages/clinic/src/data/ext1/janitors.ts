import { certain, house } from '@asclepion/kernel';

/** C1-JAN-1, 5, 9, 10, 12. */
export const JANITORS = {
  janitors: certain(8),
  price: certain(4),
  wage: certain(1),
  /** What a network of conveyors costs before floors, buildings and janitors. */
  networkFee: certain(1),
  /** By how much each janitor lowers the fee. */
  lowers: certain(3),
  points: house(0),
  about: { rules: 'C1-JAN', difficulty: house(2), minutes: house(4) },
} as const;
