import { certain } from '@asclepion/kernel';

/** CX-FIR-1, 6, 9. */
export const EXTINGUISHER = {
  copies: certain(8),
  entryTime: certain(1),
  bonus: certain(3),
} as const;
