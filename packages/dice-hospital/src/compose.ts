import type { DiceOptions } from './options.ts';
import type { Rules } from './rules.ts';
import { activationSteps } from './steps/activation.ts';
import { improvementSteps } from './steps/improvement.ts';
import { intakeSteps } from './steps/intake.ts';
import { monthEndSteps } from './steps/month-end.ts';
import { setupSteps } from './steps/setup.ts';

/** The turn summary (DH-STEP-1). */
const PROGRAMME = [
  'setup-patients',
  'setup-administrator',
  'event',
  'display-choice',
  'roll',
  'sort',
  'ambulance',
  'token',
  'intake',
  'display-cut',
  'improvement',
  'activation',
  'spare',
  'neglect',
  'discharge',
  'report-swap',
  'shift-change',
  'final-score',
] as const;

/** The rules of one table. */
export function compose(options: DiceOptions): Rules {
  return {
    seats: options.seats,
    options,
    programme: PROGRAMME.filter((step) => step !== 'event' || options.events === 'on'),
    steps: { ...setupSteps, ...intakeSteps, ...improvementSteps, ...activationSteps, ...monthEndSteps },
  };
}
