import { describe, expect, test } from 'vitest';
import { compose } from '../../src/compose.ts';
import type { ClinicModule } from '../../src/module.ts';
import { conflictsOf, problemsOfSet, together, withModule, without } from '../../src/modules/sets.ts';
import { parseOptions } from '../../src/options.ts';

const box = 'ext1';
/** `b` needs `a`, and `c` needs `b`; `d` cannot be played with `a`, as only `d` says. */
const OFFERED: readonly ClinicModule[] = [
  { id: 'a', box },
  { id: 'b', box, needs: ['a'] },
  { id: 'c', box, needs: ['b'] },
  { id: 'd', box, conflicts: ['a'] },
  { id: 'e', box },
];

describe('CB-HOOK-1 choosing modules', () => {
  test('a conflict is one of both, whichever says so', () => {
    expect(conflictsOf(OFFERED, 'd')).toEqual(['a']);
    expect(conflictsOf(OFFERED, 'a')).toEqual(['d']);
    expect(conflictsOf(OFFERED, 'e')).toEqual([]);
  });

  test('all that is wrong with a set is told once, as the table tells it', () => {
    const problems = problemsOfSet(OFFERED, ['d', 'c', 'a', 'x']);
    expect(problems).toEqual([
      { kind: 'conflicts', module: 'd', other: 'a' },
      { kind: 'needs', module: 'c', other: 'b' },
      { kind: 'unknown', module: 'x', other: 'x' },
    ]);
    const modules = ['d', 'c', 'a'];
    expect(() => compose({ ...parseOptions({}), modules }, OFFERED)).toThrow("'d' cannot be played with 'a'.");
  });

  test('a module comes with what it needs, and sends away what cannot be played with that', () => {
    expect(withModule(OFFERED, ['e'], 'c')).toEqual(['a', 'b', 'c', 'e']);
    expect(withModule(OFFERED, ['d', 'e'], 'b')).toEqual(['a', 'b', 'e']);
    expect(withModule(OFFERED, ['a', 'b', 'c', 'e'], 'd')).toEqual(['d', 'e']);
  });

  test('a module goes with what needs it', () => {
    expect(without(OFFERED, ['a', 'b', 'c', 'e'], ['a'])).toEqual(['e']);
    expect(without(OFFERED, ['a', 'b', 'c', 'e'], ['c'])).toEqual(['a', 'b', 'e']);
  });

  test('as many go together as can, the first of those wanted first', () => {
    expect(together(OFFERED, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'e']);
    expect(together(OFFERED, ['d', 'c', 'e'])).toEqual(['d', 'e']);
    expect(together(OFFERED, ['c', 'e'], 2)).toEqual(['e']);
  });
});
