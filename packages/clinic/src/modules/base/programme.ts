import { defineModule } from '../../module.ts';
import { bagOrder } from '../../people/bags.ts';
import { actionSteps, laidTiles } from '../../phases/actions.ts';
import { adminSteps } from '../../phases/admin.ts';
import { admitSteps, spendingPoints } from '../../phases/admit.ts';
import { buildSteps, tileThing } from '../../phases/build.ts';
import { businessSteps } from '../../phases/business.ts';
import { carSteps } from '../../phases/cars.ts';
import { hireSteps } from '../../phases/hire.ts';
import { moveSteps } from '../../phases/move.ts';
import { setupSteps } from '../../phases/setup.ts';
import { treatment, treatSteps } from '../../phases/treat.ts';

/** The turn summary: setup, then the round of section 4, which is a save format and never renamed (CB-STEP-1). */
export const PROGRAMME = [
  'setup-table',
  'setup-university',
  'setup-displays',
  'setup-clinics',
  'setup-bonus',
  'round-start',
  'choose-action',
  'reveal',
  'build',
  'hire',
  'admit',
  'new-patients',
  'advance-action',
  'actions-end',
  'before-move',
  'move',
  'after-move',
  'treat',
  'income',
  'pay',
  'buy-popularity',
  'admin-advance',
  'admin-notepad',
  'admin-university',
  'admin-nurses',
  'admin-laboratory',
  'admin-doctors',
  'admin-patients',
  'admin-flip',
  'admin-turn-order',
  'round-end',
  'final-score',
] as const;

/** Empty in the base game: places for modules. */
const empty = {
  run(): void {
    // Nothing happens here in the base game (CB-STEP-1).
  },
};

export const programme = defineModule({
  id: 'programme',
  box: 'base',
  things: [tileThing],
  admitting: spendingPoints,
  problems: ({ bags, setup }) =>
    bags === undefined || setup === 'fixed'
      ? []
      : [{ field: 'bags', message: 'Bags in a fixed order need setup=fixed.' }],
  secrets: [laidTiles, bagOrder],
  cares: [treatment],
  steps: {
    ...setupSteps,
    ...actionSteps,
    ...buildSteps,
    ...hireSteps,
    ...admitSteps,
    ...carSteps,
    ...moveSteps,
    ...treatSteps,
    ...businessSteps,
    ...adminSteps,
    'round-start': empty,
    'actions-end': empty,
    'before-move': empty,
    'after-move': empty,
  },
});
