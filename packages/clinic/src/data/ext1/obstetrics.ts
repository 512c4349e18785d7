import { certain, house } from '@asclepion/kernel';

/** C1-OBS-1, 3, 4, 6, 9, 10. Levels of the two doctors at a birth: white and yellow. */
export const OBSTETRICS = {
  women: certain(3),
  /** How many appear each round of a solo game. */
  soloWomen: house(1),
  admitted: certain(1),
  publicityLoss: certain(2),
  neglectLoss: certain(2),
  income: certain(10),
  doctors: certain([0, 1]),
  about: { rules: 'C1-OBS', difficulty: house(2), minutes: house(4) },
} as const;
