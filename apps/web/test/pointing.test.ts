import { openEngine } from '@asclepion/catalogue';
import { MODULES } from '@asclepion/clinic';
import { type Choice, sameChoice } from '@asclepion/kernel';
import { LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import { clinicFace } from '../src/games/clinic/face.tsx';
import { lightingOf, narrowed, type Option, pointAt } from '../src/table/choosing.ts';

await Promise.all([clinicFace.prepare?.(undefined), ...LOCALES.map((locale) => clinicFace.speak?.(locale))]);

/** Positions of a game that is played anyhow, with what is asked there. */
function* positions(seed: number, options: object) {
  const engine = openEngine('clinic', options);
  let { state } = engine.begin(`fast:pointing ${seed}`);
  for (let turn = 0; turn < 400; turn++) {
    const [seat] = engine.deciders(state);
    if (seat === undefined) return;
    const view = engine.view(state, seat);
    const choices = engine.choices(view, seat);
    yield { engine, view, seat, choices };
    const applied = engine.apply(state, seat, choices[(turn * 7 + seed) % choices.length]);
    if (!applied.ok) throw new Error(JSON.stringify(applied.violation));
    state = applied.state;
  }
}

/** Whether pointing at all that a choice needs makes it, or leaves it among a few that are offered in words. */
function reachable(options: readonly Option[], { choice, needs, also = [] }: Option): boolean {
  let picked: readonly string[] = [];
  for (const target of [...needs, ...also]) {
    if (!lightingOf(options, picked, true).lit.has(target)) continue;
    const step = pointAt(options, picked, target);
    if (step.kind === 'chosen') return sameChoice(step.option.choice, choice);
    if (step.kind === 'dark') return false;
    picked = step.picked;
  }
  return narrowed(options, picked).some((left) => sameChoice(left.choice, choice));
}

describe.each([
  { seats: 2, modules: MODULES.map(({ id }) => id) },
  { seats: 2, edition: '2014', boards: ['3x3', '4x3'] },
])('pointing at a table of CliniC with %j', (given) => {
  test('every choice is reached by what lights up', () => {
    for (const { engine, view, seat, choices } of positions(3, given)) {
      const options = choices.map((choice) => ({ choice, ...clinicFace.pointing(engine, view, seat, choice) }));
      for (const option of options) expect(reachable(options, option), JSON.stringify(option.choice)).toBe(true);
    }
  });

  test('what may have been meant is a choice that the engine judges', () => {
    for (const { engine, view, seat, choices } of positions(5, given)) {
      const targets = new Set(choices.flatMap((choice) => clinicFace.pointing(engine, view, seat, choice).needs));
      for (const target of targets)
        for (const choice of clinicFace.meant(engine, view, seat, [], target))
          expect(() => engine.refusal(view, seat, choice)).not.toThrow();
    }
  });

  test.each(LOCALES)('every choice and prompt has words in %s', (locale) => {
    const key = /\b(clinic|web|kernel)\.[a-z]/;
    for (const { engine, view, seat, choices } of positions(8, given)) {
      const words = clinicFace.words(engine, locale, ['Ada', 'Ben']);
      const said = choices.map((choice: Choice) => words.choice(view, seat, choice));
      expect([...said, words.prompt(view, seat)].filter((text) => text === undefined || key.test(text))).toEqual([]);
    }
  });
});
