import { certain, house } from '@asclepion/kernel';

/** CX-FIR-1, 6, 9. */
export const EXTINGUISHER = {
  copies: certain(8),
  entryTime: certain(1),
  bonus: certain(3),
  about: { rules: 'CX-FIR', difficulty: house(1), minutes: house(2) },
} as const;
