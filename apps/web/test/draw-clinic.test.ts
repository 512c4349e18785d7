import { openEngine } from '@asclepion/catalogue';
import { MODULES } from '@asclepion/clinic';
import { playOut } from '@asclepion/kernel/testing';
import { expect, test } from 'vitest';
import { floorsOf } from '../src/games/clinic/draw-clinic.ts';
import { loadFaces, modulesOf } from '../src/games/clinic/modules/index.ts';
import { rulesOf, stateOf } from '../src/games/clinic/position.ts';
import { clinicTextsIn } from '../src/games/clinic/texts.ts';

test('what is kept of a drawing is what would be drawn anew, at every choice of a game with all modules', async () => {
  await loadFaces(modulesOf(undefined));
  const engine = openEngine('clinic', { seats: 2, modules: MODULES.map(({ id }) => id) });
  const texts = clinicTextsIn('en');
  const fresh = (seat: number) => floorsOf(texts, rulesOf(engine), seat);
  const drawings = [fresh(0), fresh(1)];
  const seen = new Set<unknown>();
  playOut({ engine, seed: 'fast:drawn', limit: 8_000, every: 1_000 }, ({ number, before, after }) => {
    const state = stateOf(after.state);
    const seat = number % 2;
    const drawn = drawings[seat](state);
    expect(drawn).toEqual(fresh(seat)(state));
    // Another position in between, such as one that is foreseen, makes no other drawing of this one.
    drawings[seat](stateOf(before));
    expect(drawings[seat](stateOf(engine.clone(after.state)))).toBe(drawn);
    for (const { cells, edges } of drawn) for (const part of [...cells, ...edges]) seen.add(part);
  });
  expect(seen.size).toBeGreaterThan(200);
});
