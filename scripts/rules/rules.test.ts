import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { readFinishedScopes, readRulebook, rulebookText, rulesJson } from './files.ts';
import { titlesIn } from './titles.ts';

describe('docs/rules', () => {
  const rulebook = readRulebook();

  test('rules.json is up to date (npm run rules:build writes it)', () => {
    expect(readFileSync(rulesJson, 'utf8')).toBe(rulebookText(rulebook));
  });

  test('every bold ID of the markdown is a rule with a text', () => {
    for (const [id, rule] of Object.entries(rulebook)) expect(rule.text.length, id).toBeGreaterThan(10);
    expect(Object.keys(rulebook).length).toBeGreaterThan(1500);
  });

  test('every finished scope has rules', () => {
    expect(() => coverageOf(rulebook, readFinishedScopes(), [])).not.toThrow();
  });
});

describe('titles of tests', () => {
  const titles = (source: string) => titlesIn(source, 'a.test.ts');

  test('are the first words of test, it and describe, however they are quoted', () => {
    expect(titles('describe(\'a\', () => { it("b", () => {}); test(`c`, () => {}); });')).toEqual(['a', 'b', 'c']);
  });

  test('are the fixed parts of templates and sums', () => {
    expect(titles(`test(\`a \${x} b\`, f); test('c ' + y + 'd', f);`)).toEqual(['a ', ' b', 'c ', 'd']);
  });

  test('are found behind each, for, only and skipIf', () => {
    const source =
      "test.each([['no']])('a', f); test.each`x`('b', f); it.only('c', f); test.skipIf(slow)('d', f); describe.for([1])('e', f);";
    expect(titles(source)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('are neither comments nor strings elsewhere, nor other calls', () => {
    expect(titles("// test('a')\nconst s = \"test('b')\"; regex.test('c'); expect('d');")).toEqual([]);
  });

  test('of skipped tests and groups do not count', () => {
    expect(titles("test.skip('a', f); test.todo('b'); describe.skip('c', () => { test('d', f); });")).toEqual([]);
  });
});

describe('coverage', () => {
  const rule = { mark: 'certain', text: 'Text.', section: 'Section', file: 'file.md' } as const;
  const rulebook = { 'CB-MOVE-1': rule, 'CB-MOVE-2': rule, 'CB-MOVE-20': rule, 'C1-ICU-1': rule, 'C1-VIR-1': rule };

  test('misses the rules of finished scopes that no title names in full', () => {
    const { missing, scopes } = coverageOf(rulebook, ['CB', 'C1-ICU'], ['CB-MOVE-20: far', 'CB-MOVE-1, 2 near']);
    expect(missing).toEqual(['CB-MOVE-2', 'C1-ICU-1']);
    expect(scopes).toEqual([
      { scope: 'CB', rules: 3, named: 2 },
      { scope: 'C1-ICU', rules: 1, named: 0 },
    ]);
  });

  test('one title may name several rules', () => {
    expect(coverageOf(rulebook, ['CB'], ['CB-MOVE-1 CB-MOVE-2 (CB-MOVE-20)']).missing).toEqual([]);
  });

  test('finds IDs that do not exist, and lets other words be', () => {
    expect(coverageOf(rulebook, ['CB'], ['CB-MOVE-3', 'ISO-DATE-8601']).unknown).toEqual(['CB-MOVE-3']);
  });

  test('a finished scope without rules is a mistake', () => {
    expect(() => coverageOf(rulebook, ['XX'], [])).toThrow('XX');
  });
});
