import { readFileSync } from 'node:fs';
import { LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import { MODULES } from '../../src/index.ts';
import { MODULE_TEXTS } from '../../src/text/modules/index.ts';

const rules: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('../../../../docs/rules/rules.json', import.meta.url), 'utf8'),
);
/** What the IDs of a box's rules begin with. */
const PREFIXES: Readonly<Record<string, string>> = { box: 'CX', ext1: 'C1', ext2: 'C2', ext3: 'C3' };

test('the lists of modules and of their texts hold the same modules, each once', () => {
  const ids = MODULES.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(MODULE_TEXTS).sort());
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(MODULES.map((module) => [module.id, module] as const))('%s', (id, module) => {
  test('names the rules that it stands for, those of its box', () => {
    const { about, box } = module;
    expect(about.rules.split('-')[0]).toBe(PREFIXES[box]);
    expect(Object.keys(rules).filter((rule) => rule.startsWith(`${about.rules}-`)).length).toBeGreaterThan(3);
  });

  test('says how hard and how long it is', () => {
    expect([1, 2, 3]).toContain(module.about.difficulty);
    expect(module.about.minutes).toBeGreaterThanOrEqual(0);
    expect(module.about.minutes).toBeLessThanOrEqual(30);
  });

  test('needs and excludes modules that can be chosen, and none both ways', () => {
    const { needs = [], conflicts = [] } = module;
    const others = MODULES.map((other) => other.id).filter((other) => other !== id);
    for (const other of [...needs, ...conflicts]) expect(others).toContain(other);
    expect(needs.filter((other) => conflicts.includes(other))).toEqual([]);
  });

  test('has its rules on one page of short lines, as many in every language', () => {
    const pages = LOCALES.map((locale) => {
      const texts: Readonly<Record<string, string>> = MODULE_TEXTS[id][locale];
      return texts[`clinic.module-page.${id}`].split('\n');
    });
    for (const lines of pages) {
      expect(lines.length).toBe(pages[0].length);
      expect(lines.length).toBeGreaterThanOrEqual(5);
      expect(lines.length).toBeLessThanOrEqual(12);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(180);
    }
  });
});
