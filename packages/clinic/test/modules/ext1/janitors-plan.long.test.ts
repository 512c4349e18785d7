import { test } from 'vitest';
import { checkPlans } from '../../plan-cases/case.ts';
import { janitors } from '../../plan-cases/janitors.ts';

test(
  'C1-JAN-7, C1-JAN-8, C1-JAN-10: no moves are worth more than the plan, with janitors',
  {
    timeout: 120_000,
  },
  () => checkPlans(janitors, 0, 6),
);
