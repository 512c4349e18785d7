import { certain, house } from '@asclepion/kernel';

/** C1-AMB-1, 2, 6. */
export const AMBULANCE = {
  ambulances: certain(18),
  places: certain(3),
  /** Levels of patients that come by ambulance: white and yellow. */
  levels: certain([0, 1]),
  /** How many of a level count at least when one is drawn. */
  least: house(1),
  about: { rules: 'C1-AMB', difficulty: house(1), minutes: house(3) },
} as const;
