import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Rulebook, rulebookOf } from '@asclepion/rulebook';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/rules');

/** The generated form of the rules, which the web client and the command line read. */
export const rulesJson = join(folder, 'rules.json');

/** Reads `docs/rules/*.md`; the README only tells how rules are written. */
export function readRulebook(): Rulebook {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return rulebookOf(names.sort().map((name) => ({ name, markdown: readFileSync(join(folder, name), 'utf8') })));
}

export const rulebookText = (rulebook: Rulebook): string => `${JSON.stringify(rulebook, undefined, 1)}\n`;

/** Prefixes of IDs whose every rule must be named by a test. */
export function readFinishedScopes(): string[] {
  return JSON.parse(readFileSync(join(folder, 'finished.json'), 'utf8')) as string[];
}
