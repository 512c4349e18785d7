import { expect, test } from 'vitest';
import { measureBenefit } from './benefits.ts';

test('a resident builds extinguishers where they pay, and is none the worse for it', () => {
  const { games, difference, error } = measureBenefit({ module: 'fire-extinguisher', games: 12 });
  expect(games).toBeGreaterThan(0.5);
  expect(difference).toBeGreaterThan(-2 * error);
});

test('a resident puts up satellite dishes where they pay, and is none the worse for it', () => {
  const { games, difference, error } = measureBenefit({ module: 'satellite-tv', games: 12 });
  expect(games).toBeGreaterThan(0.5);
  expect(difference).toBeGreaterThan(-2 * error);
});

test('a resident raises pillars only where they pay, and is none the worse for it', () => {
  const { difference, error } = measureBenefit({ module: 'pillars', games: 8, options: { boards: ['3x3'] } });
  expect(difference).toBeGreaterThanOrEqual(-2 * error);
});

test('a resident builds on Floor 4 only where it pays, and is none the worse for it', () => {
  const up = ({ do: what, at }: { readonly do: string; readonly at?: unknown }): boolean =>
    what === 'build' && Number(at) >= 48;
  const { difference, error } = measureBenefit({ module: 'floor-4', games: 8, takes: up, ignores: up });
  expect(difference).toBeGreaterThanOrEqual(-2 * error);
});

test('a resident has elders looked after, and gains by it', { timeout: 600_000 }, () => {
  const { taken, difference, error } = measureBenefit({ module: 'hospice', games: 24 });
  expect(taken).toBeGreaterThan(2);
  expect(difference).toBeGreaterThan(2 * error);
});

test('a resident admits women and helps them give birth, and is none the worse for it', () => {
  const { taken, difference, error } = measureBenefit({ module: 'obstetrics', games: 12 });
  expect(taken).toBeGreaterThan(0);
  expect(difference).toBeGreaterThan(-2 * error);
});

// Over 100 games blood is worth nothing that can be told from chance (-0.7 ± 1.1): what a piece treats, its time, the
// donor's round and a nurse without a doctor pay for.
test('a resident gives blood where that costs little, and is none the worse for it', () => {
  const { games, difference, error } = measureBenefit({ module: 'blood-transfusion', games: 12 });
  expect(games).toBeGreaterThan(0.25);
  expect(difference).toBeGreaterThan(-2 * error);
});

test('a resident buys capsules that its nurses can use, and is none the worse for it', () => {
  const { games, difference, error } = measureBenefit({ module: 'pharmacy', games: 8 });
  expect(games).toBeGreaterThan(0.5);
  expect(difference).toBeGreaterThan(-2 * error);
});

test('a resident hires workaholics only where a group is left for them, and is none the worse for it', () => {
  const { difference, error } = measureBenefit({ module: 'workaholic-doctors', games: 8 });
  expect(difference).toBeGreaterThanOrEqual(-2 * error);
});
