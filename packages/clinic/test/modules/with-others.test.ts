import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ModuleId } from '../../src/text/modules/index.ts';

/**
 * How the rules speak of each module under "With other modules". Such a statement is tested beside the other rules of
 * one of the two modules; `with other modules: <module> and <module>` in the title, in either order, finds it.
 */
const WORDS: Readonly<Record<ModuleId, RegExp>> = {
  'blood-transfusion': /blood/i,
  'fire-extinguisher': /extinguisher/i,
  'workaholic-doctors': /workaholic/i,
  zombies: /zombie/i,
  'floor-4': /Floor 4/,
  amenities: /amenities/i,
  ambulance: /ambulance/i,
  // Not the later module Urban Design 2.0.
  'urban-design': /urban design(?! 2)/i,
  janitors: /janitor|conveyor fee/i,
  pharmacy: /pharmacy|capsule/i,
  hospice: /hospice|elder/i,
  virus: /virus/i,
  pillars: /pillar/i,
  'satellite-tv': /dish/i,
  'utility-work': /utility work|\bhole/i,
  icu: /\bICU\b/,
  obstetrics: /obstetrics|pregnant/i,
};
const ids = Object.keys(WORDS) as ModuleId[];

/** What the rules say of a module with others: its chapter is headed by its id. */
function paragraphOf(id: ModuleId): string {
  for (const file of ['clinic-box.md', 'clinic-ext1.md']) {
    const rules = readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8');
    const chapter = rules.split(/^## /m).find((text) => text.split('\n')[0].includes(`(\`${id}\`)`));
    const paragraph = chapter?.split('\n\n').find((part) => part.startsWith('With other modules: '));
    if (paragraph !== undefined) return paragraph;
  }
  return '';
}

/** The pairs of modules that titles of tests name. */
function pairsTested(): Set<string> {
  const folder = new URL('.', import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  const pairs = names.flatMap((name) => [
    ...readFileSync(new URL(name, folder), 'utf8').matchAll(/test\(\s*'with other modules: ([\w-]+) and ([\w-]+)/g),
  ]);
  return new Set(pairs.flatMap(([, one, other]) => [`${one} and ${other}`, `${other} and ${one}`]));
}

test('what the rules of a module say of another one that is there has a test that names both', () => {
  const tested = pairsTested();
  const missing = ids.flatMap((id) => {
    const paragraph = paragraphOf(id);
    expect(paragraph, id).not.toBe('');
    const others = ids.filter((other) => other !== id && WORDS[other].test(paragraph));
    return others.map((other) => `${id} and ${other}`).filter((pair) => !tested.has(pair));
  });
  expect(missing).toEqual([]);
});
