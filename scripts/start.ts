/** `npm start`: builds the page if something it is made of has changed since, then serves it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '../apps/cli/src/main.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(root, 'apps/web/dist/index.html');

/** What the page is made of. */
const SOURCES = ['apps/web/src', 'apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json', 'docs/rules'];

function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(found.mtimeMs, ...inside);
}

function isStale(): boolean {
  if (!existsSync(PAGE)) return true;
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
  const sources = [...SOURCES, ...packages].map((path) => join(root, path)).filter((path) => existsSync(path));
  return Math.max(...sources.map(newest)) > statSync(PAGE).mtimeMs;
}

function build(): boolean {
  console.error('Building the page …');
  // What the build says goes to standard error: standard output has the address and nothing else.
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'build', '--workspace', 'apps/web', '--', '--logLevel', 'error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  return status === 0;
}

if (isStale() && !build()) process.exitCode = 1;
else await main(['node', 'asclepion', 'serve', ...process.argv.slice(2)]);
