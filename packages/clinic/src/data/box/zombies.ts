import { certain, house } from '@asclepion/kernel';

/** CX-ZOM-1, 10, 13, 16, 17. */
export const ZOMBIES = {
  inBox: certain(8),
  /** Yellow patients of an unattended room that become one zombie, and their cars, which stay. */
  patientsEach: certain(2),
  cars: certain(2),
  cureIncome: certain(32),
  /** Popularity lost at the end for each that is still on the board. */
  lost: certain(9),
  about: { rules: 'CX-ZOM', difficulty: house(2), minutes: house(3) },
} as const;
