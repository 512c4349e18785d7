import { describe, test } from 'vitest';
import { amenities } from './plan-cases/amenities.ts';
import { blood } from './plan-cases/blood.ts';
import { checkPlans, type PlanCase } from './plan-cases/case.ts';
import { hospice } from './plan-cases/hospice.ts';
import { janitors } from './plan-cases/janitors.ts';
import { obstetrics } from './plan-cases/obstetrics.ts';
import { pharmacy } from './plan-cases/pharmacy.ts';
import { workaholics } from './plan-cases/workaholics.ts';
import { zombies } from './plan-cases/zombies.ts';

const CASES: Readonly<Record<string, PlanCase>> = {
  zombies,
  blood,
  pharmacy,
  workaholics,
  amenities,
  hospice,
  janitors,
  obstetrics,
};

/** Many more clinics than the tests of each module try. */
describe('CB-MOVE-15: no moves are worth more than the plan', () => {
  test.each(Object.entries(CASES))('with %s', { timeout: 600_000 }, (_name, planCase) => {
    checkPlans(planCase, 0, 60);
  });
});
