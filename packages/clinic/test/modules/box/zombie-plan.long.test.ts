import { test } from 'vitest';
import { checkPlans } from '../../plan-cases/case.ts';
import { zombies } from '../../plan-cases/zombies.ts';

test(
  'CX-ZOM-6, CX-ZOM-7, CX-ZOM-10, CX-ZOM-13: no moves are worth more than the plan, near zombies',
  {
    timeout: 120_000,
  },
  () => checkPlans(zombies, 0, 10),
);
