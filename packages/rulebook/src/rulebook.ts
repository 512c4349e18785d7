import { parseRules } from './parse.ts';
import type { Rule, Rulebook } from './rule.ts';

/** Puts the rules of all files together. An ID that is given twice is an error: IDs are never reused. */
export function rulebookOf(files: readonly { readonly name: string; readonly markdown: string }[]): Rulebook {
  const rulebook: Record<string, Omit<Rule, 'id'>> = {};
  for (const { name, markdown } of files) {
    for (const { id, ...rule } of parseRules(markdown, name)) {
      if (id in rulebook) throw new Error(`${id} stands twice: in ${rulebook[id].file} and in ${name}`);
      rulebook[id] = rule;
    }
  }
  return rulebook;
}
