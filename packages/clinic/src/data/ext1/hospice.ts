import { certain, house } from '@asclepion/kernel';

/** C1-HOS-1, 2, 4, 6, 8. */
export const HOSPICE = {
  elders: certain(4),
  stepTime: certain(2),
  income: certain(10),
  idleIncome: certain(2),
  lostAtEnd: certain(5),
  about: { rules: 'C1-HOS', difficulty: house(2), minutes: house(3) },
} as const;
