import { expect, test } from 'vitest';
import { asclepion } from './asclepion.ts';

test('rules prints one rule, a group, those with all the words, or all', async () => {
  const one = await asclepion(['rules', 'cb-build-3']);
  expect(one.code).toBe(0);
  expect(one.out).toMatch(/^CB-BUILD-3 \[likely\]/);
  const group = JSON.parse((await asclepion(['rules', '--json', 'CB-BUILD'])).out);
  expect(group.length).toBeGreaterThan(10);
  expect(group[0]).toMatchObject({ id: 'CB-BUILD-1', file: 'clinic-base.md' });
  expect(Object.keys(group[0])).toEqual(expect.arrayContaining(['id', 'mark', 'text', 'section', 'file']));
  const found = JSON.parse((await asclepion(['rules', '--json', 'fire', 'extinguisher'])).out);
  expect(found.map(({ id }: { id: string }) => id)).toContain('CX-FIR-2');
  const all = JSON.parse((await asclepion(['rules', '--json'])).out);
  expect(all.length).toBeGreaterThan(1000);
  expect((await asclepion(['rules'])).out).toContain(`${all.length} rules`);
});

test('rules says when there is none', async () => {
  expect(await asclepion(['rules', 'CB-NOPE-1'])).toMatchObject({ code: 1, err: expect.stringContaining('CB-NOPE-1') });
});

test('modules lists every module with its box, what it needs and excludes, its options, how hard and long it is', async () => {
  const list = JSON.parse((await asclepion(['modules', '--json'])).out);
  expect(list).toContainEqual({
    id: 'icu',
    box: 'ext1',
    name: 'ICU',
    help: expect.stringContaining('two levels better'),
    rules: 'C1-ICU',
    difficulty: 1,
    minutes: 2,
    needs: [],
    conflicts: [],
    options: {},
    game: 'clinic',
  });
  const work = list.find(({ id }: { id: string }) => id === 'utility-work');
  expect(work.options.holes.slice(0, 2)).toEqual(['U1', 'U2']);
  expect((await asclepion(['modules'])).out).toMatch(/clinic +virus +ext1 +Virus +1 of 3 +\+1 min/);
  expect((await asclepion(['modules', '--game', 'chess'])).code).toBe(2);
});
