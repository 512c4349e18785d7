import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf } from './rules/coverage.ts';
import { readFinishedScopes, readRulebook, root } from './rules/files.ts';
import { titlesIn } from './rules/titles.ts';

/** Fails while a rule of a finished scope is named by no test, or a test names a rule that does not exist. */

const testFiles = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    // The rulebook's own tests use IDs as words of the language they parse.
    .filter((name) => !name.startsWith('rulebook/'))
    .map((name) => join(root, folder, name)),
);
const titles = testFiles.flatMap((file) => titlesIn(readFileSync(file, 'utf8'), file));
const { missing, unknown, scopes } = coverageOf(readRulebook(), readFinishedScopes(), titles);

for (const { scope, rules, named } of scopes) console.log(`${scope}: ${named} of ${rules} rules are named by a test`);
if (missing.length > 0) console.error(`\nNo test names:\n${missing.join('\n')}`);
if (unknown.length > 0) console.error(`\nTests name rules that do not exist:\n${unknown.join('\n')}`);
process.exitCode = missing.length + unknown.length > 0 ? 1 : 0;
