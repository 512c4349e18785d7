import { test } from 'vitest';
import { checkPlans } from '../../plan-cases/case.ts';
import { obstetrics } from '../../plan-cases/obstetrics.ts';

test(
  'C1-OBS-8, C1-OBS-9, C1-OBS-10: no moves are worth more than the plan, with pregnant women',
  {
    timeout: 120_000,
  },
  () => checkPlans(obstetrics, 0, 8),
);
