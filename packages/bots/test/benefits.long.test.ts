import { expect, test } from 'vitest';
import { measureBenefit } from './benefits.ts';

test('a resident builds extinguishers where they pay, and is none the worse for it', () => {
  const { games, difference, error } = measureBenefit({ module: 'fire-extinguisher', games: 12 });
  expect(games).toBeGreaterThan(0.5);
  expect(difference).toBeGreaterThan(-2 * error);
});
