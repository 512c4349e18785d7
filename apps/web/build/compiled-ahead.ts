import type { Plugin, Rollup } from 'vite';

/** Must come before everything else in a file: see "explicit JavaScript compile hints" of V8. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Less than this, in characters, is compiled in no time. */
const WORTH_IT = 10_000;

/**
 * Tells browsers that know the hint to compile all of a part as it comes, beside the page, and not each function when
 * it is called first: the first choice of a sort would wait for that. What the first page itself needs stays as it is,
 * since that would show later.
 */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const first = neededFirst(bundle);
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.code.length > WORTH_IT && !first.has(part.fileName))
          part.code = HINT + part.code;
    },
  },
});

/** The entry, and what it imports at once. */
function neededFirst(bundle: Rollup.OutputBundle): ReadonlySet<string> {
  const first = new Set<string>();
  const add = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || first.has(name)) return;
    first.add(name);
    part.imports.forEach(add);
  };
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) add(part.fileName);
  return first;
}
