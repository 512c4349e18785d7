import { expect, test } from 'vitest';
import { measureBenefit } from './benefits.ts';

test('a resident uses an ICU where it pays, and is none the worse for it', () => {
  const { difference, error } = measureBenefit({ module: 'icu', games: 8 });
  expect(difference).toBeGreaterThanOrEqual(-2 * error);
});

test('a resident takes patients from the ambulances, and is none the worse for it', () => {
  const fetches = ({ do: what }: { readonly do: string }): boolean => what === 'fetch';
  const { games, difference, error } = measureBenefit({
    module: 'ambulance',
    games: 8,
    takes: fetches,
    ignores: fetches,
  });
  expect(games).toBeGreaterThan(0.5);
  expect(difference).toBeGreaterThanOrEqual(-2 * error);
});

test('a resident builds for the goal of its urban design, and gains by it', () => {
  const { difference, error } = measureBenefit({
    module: 'urban-design',
    games: 12,
    takes: ({ do: what }) => what === 'goal',
  });
  expect(difference).toBeGreaterThan(-2 * error);
});

test('a resident hires janitors where the fee is worth it, and is none the worse for it', () => {
  const { difference, error } = measureBenefit({ module: 'janitors', games: 8 });
  expect(difference).toBeGreaterThanOrEqual(-2 * error);
});

test('with a virus about, and with holes in the ground, a resident is none the worse for knowing them', () => {
  for (const module of ['virus', 'utility-work']) {
    const { difference, error } = measureBenefit({ module, games: 6 });
    expect(difference, module).toBeGreaterThanOrEqual(-2 * error);
  }
});
