import { certain } from '../marks.ts';

/** C1-ICU-5. */
export const ICU = {
  recovery: certain(2),
} as const;
