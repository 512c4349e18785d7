import { defineConfig } from 'vitest/config';

const packages = ['packages/*/{src,test}/**/*.test.ts'];
const apps = ['apps/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Batteries, whole games, plans against exact solvers, a server killed twenty times: minutes, after the rest. */
const long = '**/*.long.test.ts';
/** What takes still more games to tell, as before a release: the other halves, what each module is worth to a resident. */
const extra = '**/*.extra.test.ts';

// What is tested runs as it does in the house: Node imports it by itself, its types blanked, so that a stack still tells
// lines and columns. Passed through the test runner, each name that one file has from another would be a look-up, which
// makes games half as slow again. The packages keep nothing that a test could leave to the next, so their files need no
// world of their own.
const native = {
  isolate: false,
  execArgv: ['--import', import.meta.resolve('ts-blank-space/register')],
  server: { deps: { external: [/\/packages\/[^/]+\/src\//] } },
};

const others = ['**/node_modules/**'];

// Whole games and real solvers take their time on a busy machine; nothing here asserts speed.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: packages, exclude: [long, extra, ...others], ...native, ...patience } },
      { test: { name: 'apps', include: apps, exclude: [long, extra, ...others], ...patience } },
      { test: { name: 'long', include: [long], exclude: others, ...native, ...patience } },
      { test: { name: 'extra', include: [extra], exclude: others, ...native, ...patience } },
    ],
  },
});
