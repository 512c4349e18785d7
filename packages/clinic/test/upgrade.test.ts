import { createEngine } from '@asclepion/kernel';
import { playOut } from '@asclepion/kernel/testing';
import { expect, test } from 'vitest';
import { clinic } from '../src/index.ts';
import type { ClinicState } from '../src/state.ts';

/** A state as it was saved before modules brought loads, people who lie down and other vehicles. */
const asBefore = (state: Readonly<ClinicState>): ClinicState =>
  JSON.parse(JSON.stringify(state, (key, value) => (['load', 'lying', 'vehicles'].includes(key) ? undefined : value)));

test('a game that an earlier version has saved goes on as it would have', () => {
  const engine = createEngine(clinic, { seats: 2, modules: ['icu', 'virus'] });
  const run = { engine, seed: 'fast:upgrade', limit: 5000, every: 1 };
  let looked = 0;
  playOut(run, ({ number, after }) => {
    if (number % 10 !== 0) return;
    looked++;
    expect(clinic.upgrade?.(asBefore(after.state))).toEqual(after.state);
  });
  expect(looked).toBeGreaterThan(5);
});
