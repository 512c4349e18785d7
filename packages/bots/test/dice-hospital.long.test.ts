import { diceResident } from '@asclepion/bots';
import { expect, test } from 'vitest';
import { measureResident } from './strength.ts';
import { openDiceHospital } from './tables.ts';

test('a resident of Dice Hospital against three interns wins 190 of 200 games', { timeout: 600_000 }, () => {
  const { wins, scores } = measureResident(openDiceHospital({ seats: 4 }), diceResident, 0, 200);
  expect(wins).toBeGreaterThanOrEqual(190);
  expect(scores[100]).toBeGreaterThanOrEqual(40);
});
