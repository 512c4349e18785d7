import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '../src/ui/icons/names.ts';

test('the names of the icons are those of the symbols that are drawn', () => {
  const drawn = readFileSync(new URL('../src/ui/icons/icons.svg', import.meta.url), 'utf8');
  const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...ICON_NAMES]);
});
