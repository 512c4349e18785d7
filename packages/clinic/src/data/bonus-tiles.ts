import { house } from '@asclepion/kernel';

/** CB-SETUP-12. */
export const BONUS = {
  money: house(5),
} as const;
