import { defineConfig } from 'vitest/config';

const packages = ['packages/*/{src,test}/**/*.test.ts'];
const apps = ['apps/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Batteries, whole games, plans against exact solvers, a server killed twenty times: minutes, after the rest. */
const long = '**/*.long.test.ts';
/** What takes still more games to tell, as before a release: the other halves, what each module is worth to a resident. */
const extra = '**/*.extra.test.ts';

const others = ['**/node_modules/**'];

// Whole games and real solvers take their time on a busy machine; nothing here asserts speed.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      // The packages keep nothing that a test could leave to the next, so their files need no world of their own.
      { test: { name: 'unit', include: packages, exclude: [long, extra, ...others], isolate: false, ...patience } },
      { test: { name: 'apps', include: apps, exclude: [long, extra, ...others], ...patience } },
      { test: { name: 'long', include: [long], exclude: others, ...patience } },
      { test: { name: 'extra', include: [extra], exclude: others, ...patience } },
    ],
  },
});
