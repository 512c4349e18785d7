import { test } from 'vitest';
import { amenities } from '../../plan-cases/amenities.ts';
import { checkPlans } from '../../plan-cases/case.ts';

test(
  'C1-AME-2, C1-AME-5, C1-AME-9, C1-AME-10, C1-AME-11: no moves are worth more than the plan, with rest',
  {
    timeout: 120_000,
  },
  () => checkPlans(amenities, 0, 6),
);
