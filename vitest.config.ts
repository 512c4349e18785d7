import { defineConfig } from 'vitest/config';

const include = ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Hundreds of whole games, a server killed twenty times: minutes, after all else has passed. */
const long = '**/*.long.test.ts';
/** What takes still more games to tell, as before a release: the other halves, what each module is worth to a resident. */
const extra = '**/*.extra.test.ts';

// Whole games and real solvers take their time on a busy machine; nothing here asserts speed.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include, exclude: [long, extra, '**/node_modules/**'], ...patience } },
      { test: { name: 'long', include: [long], exclude: ['**/node_modules/**'], ...patience } },
      { test: { name: 'extra', include: [extra], exclude: ['**/node_modules/**'], ...patience } },
    ],
  },
});
