import { diceResident } from '@asclepion/bots';
import { expect, test } from 'vitest';
import { measureResident } from './strength.ts';
import { openDiceHospital } from './tables.ts';

// Half of 200 games: 95 % of wins are asked of each half. The other is played before a release.
test('a resident of Dice Hospital against three interns wins 95 of games 0 to 99', { timeout: 600_000 }, () => {
  const { wins, scores } = measureResident(openDiceHospital({ seats: 4 }), diceResident, 0, 100);
  expect(wins).toBeGreaterThanOrEqual(95);
  expect(scores[50]).toBeGreaterThanOrEqual(40);
});
