import { certain, house } from '@asclepion/kernel';

/** C1-AME-2, 3, 9 to 11. */
export const AMENITIES = {
  /** Time for each person who has to come to an entrance first, and for each group there and back. */
  comingTime: certain(1),
  groupTime: certain(1),
  groupSize: certain(3),
  cafeteriaIncome: certain(6),
  dormitoryLevels: certain(1),
  about: { rules: 'C1-AME', difficulty: house(1), minutes: house(2) },
} as const;
