import { openEngine } from '@asclepion/catalogue';
import { MODULES } from '@asclepion/clinic';
import { expect, test } from 'vitest';
import { FURNITURE } from '../src/games/clinic/pieces/furniture.ts';
import { PICTURES } from '../src/games/clinic/pieces/pictures.tsx';
import { rulesOf } from '../src/games/clinic/position.ts';

test('every tile of CliniC has its furniture and its picture', () => {
  const modules = MODULES.map(({ id }) => id);
  const { tiles } = rulesOf(openEngine('clinic', { seats: 2, modules }));
  // `none` stands for a space without a tile.
  const ids = tiles.map(({ id }) => id).filter((id) => id !== 'none');
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !(id in FURNITURE))).toEqual([]);
  expect(ids.filter((id) => !(id in PICTURES))).toEqual([]);
});
