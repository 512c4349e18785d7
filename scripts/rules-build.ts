import { writeFileSync } from 'node:fs';
import { readRulebook, rulebookText, rulesJson } from './rules/files.ts';

/** Writes `docs/rules/rules.json` from the markdown beside it. */
const rulebook = readRulebook();
writeFileSync(rulesJson, rulebookText(rulebook));
console.log(`${Object.keys(rulebook).length} rules`);
