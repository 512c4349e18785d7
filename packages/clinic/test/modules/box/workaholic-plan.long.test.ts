import { test } from 'vitest';
import { checkPlans } from '../../plan-cases/case.ts';
import { workaholics } from '../../plan-cases/workaholics.ts';

test(
  'CX-WRK-6, CX-WRK-8, CX-WRK-9: no moves are worth more than the plan, with workaholics',
  {
    timeout: 120_000,
  },
  () => checkPlans(workaholics, 0, 10),
);
