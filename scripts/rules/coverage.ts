import { idsIn, prefixOf, type Rulebook } from '@asclepion/rulebook';

export interface Coverage {
  /** Rules of finished scopes that no title names. */
  readonly missing: readonly string[];
  /** IDs in titles that the rulebook does not have. */
  readonly unknown: readonly string[];
  /** How many rules each finished scope has, and how many of them a title names. */
  readonly scopes: readonly { readonly scope: string; readonly rules: number; readonly named: number }[];
}

/** Compares the rules of the finished scopes with the IDs that stand in titles of tests. */
export function coverageOf(rulebook: Rulebook, finished: readonly string[], titles: readonly string[]): Coverage {
  const rules = Object.keys(rulebook);
  const prefixes = new Set(rules.map(prefixOf));
  const named = new Set(titles.flatMap(idsIn).filter((id) => prefixes.has(prefixOf(id))));

  const inScope = (scope: string): string[] => {
    const found = rules.filter((id) => id.startsWith(`${scope}-`));
    if (found.length === 0) throw new Error(`No rule belongs to the finished scope ${scope}`);
    return found;
  };
  const scopes = finished.map((scope) => {
    const ids = inScope(scope);
    return { scope, rules: ids.length, named: ids.filter((id) => named.has(id)).length };
  });
  return {
    missing: finished.flatMap(inScope).filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !(id in rulebook)),
    scopes,
  };
}
