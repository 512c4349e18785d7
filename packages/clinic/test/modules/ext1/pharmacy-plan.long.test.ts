import { test } from 'vitest';
import { checkPlans } from '../../plan-cases/case.ts';
import { pharmacy } from '../../plan-cases/pharmacy.ts';

test(
  'C1-PHA-5, C1-PHA-6, C1-PHA-7: no moves are worth more than the plan, with capsules',
  {
    timeout: 120_000,
  },
  () => checkPlans(pharmacy, 0, 8),
);
