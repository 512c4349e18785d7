import { certain, house } from '@asclepion/kernel';

/** Numbers of the pillars module (C1-PIL). */
export const PILLARS = {
  copies: certain(8),
  /** How much of what may come to stand on a pillar counts for bots before it stands there. */
  prospect: house(0.6),
  about: { rules: 'C1-PIL', difficulty: house(2), minutes: house(3) },
} as const;
