export { idsIn, isExample, prefixOf } from './ids.ts';
export { parseRules } from './parse.ts';
export type { Mark, Rule, Rulebook } from './rule.ts';
export { rulebookOf } from './rulebook.ts';
