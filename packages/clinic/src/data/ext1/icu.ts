import { certain } from '@asclepion/kernel';

/** C1-ICU-5. */
export const ICU = {
  recovery: certain(2),
} as const;
