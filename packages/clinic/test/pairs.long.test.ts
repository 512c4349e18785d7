import { battery, chanceOf } from '@asclepion/kernel/testing';
import { describe, test } from 'vitest';
import { clinic } from '../src/index.ts';
import { PAIRS, tableWith } from './sets.ts';

/** What could go wrong between two modules; each alone is tried in full by the battery. */
const LOOKS = ['random games end with a result', 'pieces are conserved', 'nobody learns what is hidden'];

describe('every pair of modules is played once', () => {
  const tables = PAIRS.map((modules) => {
    const picker = chanceOf(`fast:${modules}`);
    const below = (limit: number): number => picker.pick(Array.from({ length: limit }, (_, one) => one));
    return { name: modules.join(' + '), options: tableWith(modules, below(4) + 1, below) };
  });
  for (const { title, run } of battery(clinic, { tables, games: 1, every: 40 }))
    if (LOOKS.some((look) => title.endsWith(look))) test(title, run);
});
