import { createEngine, OptionsError } from '@asclepion/kernel';
import { battery, chanceOf } from '@asclepion/kernel/testing';
import { describe, expect, test } from 'vitest';
import { clinic } from '../src/index.ts';
import { MODULES } from '../src/modules/index.ts';
import { completed, isCompatible, tableWith } from './sets.ts';

const all = MODULES.map(({ id }) => id as string);

/** A set of any size, its options and its number of seats, all drawn from its number. */
function randomTable(number: number): { name: string; options: Readonly<Record<string, unknown>> } {
  const picker = chanceOf(`fast:set ${number}`);
  const below = (limit: number): number => picker.pick(Array.from({ length: limit }, (_, one) => one));
  const size = below(all.length) + 1;
  const modules: string[] = [];
  while (modules.length < size && modules.length < all.length) {
    const wanted = completed([...modules, all[below(all.length)]]);
    if (!isCompatible(wanted)) break;
    modules.splice(0, modules.length, ...wanted);
  }
  const options = tableWith(modules, below(4) + 1, below);
  return { name: `set ${number}: ${modules.join(', ')}`, options };
}

describe('CB-HOOK-1, CB-HOOK-2, CB-HOOK-3 any compatible set of modules plays with random choices', () => {
  const tables = Array.from({ length: 5 }, (_, number) => randomTable(number));
  for (const { title, run } of battery(clinic, { tables, games: 1, every: 20 })) test(title, run);
});

describe('a set that cannot be played is refused whole, with a reason for each problem', () => {
  const problem = (options: unknown): string => {
    try {
      createEngine(clinic, options);
    } catch (error) {
      if (error instanceof OptionsError) return error.message;
      throw error;
    }
    return 'is played';
  };

  test.each(all)('%s says what it needs and what it cannot be played with', (id) => {
    const { needs = [], conflicts = [] } = MODULES.find((module) => module.id === id) ?? {};
    expect(problem({ seats: 2, modules: completed([id]) })).toBe('is played');
    for (const other of needs) expect(problem({ seats: 2, modules: [id] })).toContain(`needs '${other}'`);
    for (const other of conflicts)
      expect(problem({ seats: 2, modules: [id, other] })).toContain('cannot be played with');
  });
});
