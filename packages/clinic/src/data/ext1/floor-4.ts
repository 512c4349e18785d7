import { certain, house } from '@asclepion/kernel';

/** Numbers of the Floor 4 module (C1-F4). Its prices and points follow from the floor like those of all others. */
export const FLOOR_4 = {
  topFloor: certain(4),
  about: { rules: 'C1-F4', difficulty: house(1), minutes: house(2) },
} as const;
