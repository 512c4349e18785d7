import { resident } from '@asclepion/bots';
import { expect, test } from 'vitest';
import { measureResident } from './strength.ts';
import { openClinic } from './tables.ts';

// Half of 200 games: 95 % of wins are asked of each half. The other is played before a release.
test('resident against three interns wins 95 of games 0 to 99 and scores as a person does', {
  timeout: 300_000,
}, () => {
  const { wins, scores } = measureResident(openClinic({ seats: 4 }), resident, 0, 100);
  expect(wins).toBeGreaterThanOrEqual(95);
  expect(scores[50]).toBeGreaterThanOrEqual(50);
});
