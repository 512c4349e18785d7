import { certain, house } from '@asclepion/kernel';

/** CX-WRK-1, 4, 6, 8, 11. */
export const WORKAHOLICS = {
  copies: certain(4),
  /** Most that stand in the university at a time. */
  inUniversity: certain(1),
  price: certain(8),
  wage: house(4),
  /** Patients of one level that it may treat in a treatment room: white, yellow, orange, red. */
  treats: certain([4, 3, 2, 1]),
  /** Patients of one level that a treatment room holds while it stands there; the normal number for other levels. */
  roomFor: certain([4, 3]),
  /** What the bots expect of one that has not worked yet, in points, while rounds remain. */
  hope: house(1),
  /** Money below which they leave a group for a later round. */
  leastGroup: house(12),
  about: { rules: 'CX-WRK', difficulty: house(2), minutes: house(3) },
} as const;
