/** Arrows run only downwards: apps, then bots, then games, then kernel. */
const games = 'clinic|dice-hospital|hippocrates';
const pure = '^packages/[^/]+/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'kernel-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/kernel/' },
    },
    {
      name: 'rulebook-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/rulebook/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/rulebook/' },
    },
    {
      name: 'a-game-imports-only-the-kernel',
      comment: 'A game never imports another game, nor the bots.',
      severity: 'error',
      from: { path: `^packages/(${games})/` },
      to: { path: '^packages/', pathNot: '^packages/(kernel|$1)/' },
    },
    {
      name: 'only-apps-know-the-house',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/house/' },
      to: { path: '^packages/house/' },
    },
    {
      name: 'packages-are-pure',
      comment: 'No clock, network, file or process: nothing of Node.',
      severity: 'error',
      from: { path: pure },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-know-no-interface',
      severity: 'error',
      from: { path: pure },
      to: { path: 'node_modules/(react|react-dom|vite|fastify|better-sqlite3|kysely)/' },
    },
    {
      name: 'page-and-server-are-apart',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^apps/', pathNot: '^apps/web/' },
    },
    {
      name: 'server-knows-neither-page-nor-command-line',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: '^apps/', pathNot: '^apps/server/' },
    },
    {
      name: 'sources-import-no-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { path: '^(packages|apps)/[^/]+/(test|e2e)/' },
    },
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'sources-need-no-dev-packages',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/kernel/src/testing/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      comment: 'Types may refer to one another in a circle; code may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
