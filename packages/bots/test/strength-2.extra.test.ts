import { resident } from '@asclepion/bots';
import { expect, test } from 'vitest';
import { measureResident } from './strength.ts';
import { openClinic } from './tables.ts';

// The other half of 200 games: 95 % of wins are asked of each.
test('resident against three interns wins 95 of games 100 to 199 and scores as a person does', {
  timeout: 300_000,
}, () => {
  const { wins, scores } = measureResident(openClinic({ seats: 4 }), resident, 100, 100);
  expect(wins).toBeGreaterThanOrEqual(95);
  expect(scores[50]).toBeGreaterThanOrEqual(50);
});
