import { expect, test } from 'vitest';
import { ignoring } from './benefits.ts';
import { openClinic, playOut } from './tables.ts';

// None of these deals anything to the players, so that what is left of it is one and the same game.
test('who ignores a module plays as if it were not there, and is not hindered by it', () => {
  const games = ['blood-transfusion', 'amenities', 'zombies'].map((module) => {
    const dull = ignoring(module);
    const { result, choices } = playOut(openClinic({ seats: 2, modules: [module] }), [dull, dull], 'fast:ignoring');
    return { scores: result.scores, choices };
  });
  expect(games[1]).toEqual(games[0]);
  expect(games[2]).toEqual(games[0]);
});
