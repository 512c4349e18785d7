import { certain, house } from '@asclepion/kernel';

/** Numbers of the satellite TV module (C1-SAT). */
export const SATELLITE = {
  copies: certain(10),
  bonus: certain(3),
  about: { rules: 'C1-SAT', difficulty: house(1), minutes: house(1) },
} as const;
