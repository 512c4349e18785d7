import { test } from 'vitest';
import { blood } from '../../plan-cases/blood.ts';
import { checkPlans } from '../../plan-cases/case.ts';

test(
  'CX-BLO-3, CX-BLO-7, CX-BLO-9, CX-BLO-11, CX-BLO-13: no moves are worth more than the plan, with blood',
  {
    timeout: 120_000,
  },
  () => checkPlans(blood, 0, 7),
);
