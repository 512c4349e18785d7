import { type ClinicState, cellNamed, type Rules, someone } from '@asclepion/clinic';
import { expect, test } from 'vitest';
import { measureBenefit } from './benefits.ts';

/** Residents let no patient turn, so that there has to be a zombie from the start, beside every clinic. */
function haunted(state: ClinicState, rules: Rules): void {
  state.clinics.forEach(({ people, cars }, seat) => {
    const geo = rules.geometry[seat];
    people.push(someone({ kind: 'zombie', level: 0, service: -1, at: cellNamed(geo, '0B2') }));
    for (const edge of ['0A2-W', '0A1-W']) cars[geo.edges.findIndex(({ name }) => name === edge)] = 1;
    state.marks.zombies[0]--;
  });
}

test('a resident leads a zombie to a laboratory and cures it, and is none the worse for it', () => {
  const { games, difference, error } = measureBenefit({
    module: 'zombies',
    games: 8,
    begin: haunted,
    brings: ({ id }) => id === 'zombie-cured',
  });
  expect(games).toBeGreaterThan(0.5);
  expect(difference).toBeGreaterThan(-2 * error);
});

test('a resident sends to rest whom it can spare, and is none the worse for it', () => {
  const { games, difference, error } = measureBenefit({ module: 'amenities', games: 8 });
  expect(games).toBeGreaterThan(0.5);
  expect(difference).toBeGreaterThan(-2 * error);
});
