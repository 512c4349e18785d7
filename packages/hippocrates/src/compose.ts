import type { HippocratesOptions } from './options.ts';
import type { Rules } from './rules.ts';
import { recruitmentSteps } from './steps/recruitment.ts';
import { refillSteps } from './steps/refill.ts';
import { rivalSteps } from './steps/rivals.ts';
import { salarySteps } from './steps/salaries.ts';
import { scoringSteps } from './steps/scoring.ts';
import { setupSteps } from './steps/setup.ts';
import { treatmentSteps } from './steps/treatment.ts';
import { welcomeSteps } from './steps/welcome.ts';

/** The turn summary (HI-STEP-1); `city-reveal` stands before or after `options` (HI-REC-3). */
const programmeOf = (options: HippocratesOptions): readonly string[] => [
  'setup-assistant',
  'welcome-roll',
  'welcome-turn',
  'welcome-reorder',
  'fees',
  'salaries',
  ...(options['city-reveal'] === 'before-options' ? ['city-reveal', 'options'] : ['options', 'city-reveal']),
  'purchases',
  'recruit-refill',
  'treatment',
  'scoring',
  'final-removal',
  'final-score',
];

/** The rules of one table. */
export const compose = (options: HippocratesOptions): Rules => ({
  seats: options.seats,
  options,
  programme: programmeOf(options),
  steps: {
    ...setupSteps,
    ...welcomeSteps,
    ...salarySteps,
    ...recruitmentSteps,
    ...refillSteps,
    ...rivalSteps,
    ...treatmentSteps,
    ...scoringSteps,
  },
});
