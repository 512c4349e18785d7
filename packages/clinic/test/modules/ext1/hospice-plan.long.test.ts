import { test } from 'vitest';
import { checkPlans } from '../../plan-cases/case.ts';
import { hospice } from '../../plan-cases/hospice.ts';

test(
  'C1-HOS-2, C1-HOS-4, C1-HOS-5, C1-HOS-6: no moves are worth more than the plan, with elders',
  {
    timeout: 120_000,
  },
  () => checkPlans(hospice, 0, 8),
);
