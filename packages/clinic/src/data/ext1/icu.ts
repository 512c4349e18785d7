import { certain, house } from '@asclepion/kernel';

/** C1-ICU-5. */
export const ICU = {
  recovery: certain(2),
  about: { rules: 'C1-ICU', difficulty: house(1), minutes: house(2) },
} as const;
