import { certain, house } from '@asclepion/kernel';

/** CX-BLO-1, 2, 7, 9. */
export const BLOOD = {
  copies: certain(8),
  /** Time that giving takes, on top of the walk. */
  time: certain(3),
  /** Pieces that a nurse carries in a round. */
  carried: house(1),
  /** Levels that a patient recovers by one piece. */
  recovers: certain(1),
  about: { rules: 'CX-BLO', difficulty: house(2), minutes: house(4) },
} as const;
