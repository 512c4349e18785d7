import { certain, house } from '@asclepion/kernel';

/** C1-VIR-3, 4. */
export const VIRUS = {
  /** Waiting patients of a service for each player that are not yet too many. */
  threshold: house(2),
  levels: certain(2),
  about: { rules: 'C1-VIR', difficulty: house(1), minutes: house(1) },
} as const;
