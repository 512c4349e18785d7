import { hippocratesResident } from '@asclepion/bots';
import { expect, test } from 'vitest';
import { measureResident } from './strength.ts';
import { openHippocrates } from './tables.ts';

// The other half of 200 games: 95 % of wins are asked of each.
test('a resident of Hippocrates against three interns wins 95 of games 100 to 199', { timeout: 600_000 }, () => {
  const { wins, scores } = measureResident(openHippocrates({ seats: 4 }), hippocratesResident, 100, 100);
  expect(wins).toBeGreaterThanOrEqual(95);
  expect(scores[50]).toBeGreaterThanOrEqual(60);
});
