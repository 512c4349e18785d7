import { readFileSync } from 'node:fs';
import { openEngine } from '@asclepion/catalogue';
import type { DiceState } from '@asclepion/dice-hospital';
import type { State } from '@asclepion/kernel';
import { LOCALES } from '@asclepion/kernel/text';
import type { Rulebook } from '@asclepion/rulebook';
import { describe, expect, test } from 'vitest';
import { AS_THEY_CAME, arranged, swapped } from '../src/games/dice-hospital/arrangement.ts';
import { diceHospitalFace } from '../src/games/dice-hospital/face.tsx';
import { glossary } from '../src/games/dice-hospital/learn/glossary.ts';
import { lesson } from '../src/games/dice-hospital/learn/lesson.ts';
import { rulebook } from '../src/games/dice-hospital/learn/rulebook.ts';
import { hintedOf, type Run, readOn, startRun, tryChoice } from '../src/learn/lesson-run.ts';
import { rulesOf, topicOfRule } from '../src/learn/rules-data.ts';
import { lightingOf, type Option, pointAt } from '../src/table/choosing.ts';

const engine = openEngine('dice-hospital', lesson.options);
const LAST = lesson.steps.length - 1;

/** One thing on: what is read is read, and of what is asked one choice that is pointed out is made. */
function follow(run: Run): Run {
  if (lesson.steps[run.step].task === undefined) return readOn(run);
  const [choice] = hintedOf(run);
  expect(choice, lesson.steps[run.step].id).toBeDefined();
  const tried = tryChoice(run, choice);
  if (tried.kind !== 'done') throw new Error(`${lesson.steps[run.step].id}: ${JSON.stringify(choice)} is not taken.`);
  return tried.run;
}

describe('the guided first game of Dice Hospital', () => {
  const runs = [startRun(lesson, engine)];
  for (let run = runs[0]; run.step < LAST && runs.length < 400; runs.push(run)) run = follow(run);

  test('is finished by following it, and passes over no step', () => {
    expect(new Set(runs.map(({ step }) => lesson.steps[step].id)).size).toBe(lesson.steps.length);
    expect(engine.result(runs[runs.length - 1].state)?.winners).toEqual([lesson.seat]);
  });

  test('tells the truth about its first month: three go home for 4 points, nobody dies, one bag is left', () => {
    const told = runs.find(({ step }) => lesson.steps[step].id === 'discharge');
    if (told === undefined) throw new Error('The step is missing.');
    const [mine] = (told.state as unknown as DiceState).hospitals;
    expect([mine.points[0], mine.fatalities, mine.bags]).toEqual([26, 0, 1]);
  });

  test.each(LOCALES)('has words for every step in %s', (locale) => {
    const texts = lesson.texts(locale);
    for (const { id } of lesson.steps) expect(texts.find(`lesson.${id}`, { won: 'yes' }), id).toBeDefined();
  });
});

/** Every choice at some positions of a game, made by pointing at what lights up. */
test('every choice of Dice Hospital is reached by pointing', () => {
  const table = openEngine('dice-hospital', { seats: 1, events: 'on' });
  let { state } = table.begin('fast:pointing') as { state: State };
  for (let made = 0; state.frames.length > 0; made++) {
    const [seat] = table.deciders(state);
    const view = table.view(state, seat);
    const options = table
      .choices(view, seat)
      .map((choice): Option => ({ choice, ...diceHospitalFace.pointing(table, view, seat, choice) }));
    for (const option of made % 5 === 0 ? options : []) {
      const targets = [...option.needs, ...(option.also ?? [])];
      let picked: readonly string[] = [];
      for (const target of targets) {
        expect([...lightingOf(options, picked, true).lit], JSON.stringify(option.choice)).toContain(target);
        const step = pointAt(options, picked, target);
        if (step.kind === 'chosen') break;
        if (step.kind === 'picked') picked = step.picked;
      }
    }
    const { choice } = options[(made * 7) % options.length];
    const applied = table.apply(state, seat, choice);
    if (!applied.ok) throw new Error('A listed choice is refused.');
    state = applied.state;
  }
});

describe('the rulebook of Dice Hospital', () => {
  const all: Rulebook = JSON.parse(readFileSync(new URL('../../../docs/rules/rules.json', import.meta.url), 'utf8'));
  const rules = rulesOf(all, rulebook.topics);

  test('has every rule under a topic', () => {
    const own = Object.keys(all).filter((id) => id.startsWith('DH-'));
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter((id) => topicOfRule(rules, rulebook.topics, id) === undefined)).toEqual([]);
  });

  test('names only rules that there are', () => {
    const named = [...glossary.terms.map(({ rule }) => rule), ...rulebook.examples.flatMap((example) => example.rules)];
    expect(named.filter((id) => all[id] === undefined)).toEqual([]);
  });

  test.each(rulebook.examples.map((example) => [example.id, example] as const))(
    'the example %s can be played, and has words in every language',
    (id, example) => {
      const table = openEngine('dice-hospital', example.options);
      expect(table.choices(example.begin(), example.seat).some(({ do: what }) => what === 'activate')).toBe(true);
      for (const locale of LOCALES) expect(rulebook.texts(locale).find(`shows.${id}`)).toBeDefined();
    },
  );

  test('the borrowed colour completes the trio', () => {
    const [example] = rulebook.examples.filter(({ id }) => id === 'lend');
    const table = openEngine('dice-hospital', example.options);
    const lent = table.apply(example.begin(), 0, { do: 'recolour', patient: 'Y2', to: 'R' });
    expect(lent.ok && table.choices(lent.state, 0)).toContainEqual({
      do: 'activate',
      room: 'anaesthesia',
      by: 'nurse',
      patients: 'R2 R2 R2/Y',
    });
  });
});

test('DH-GEO-3 an owner arranges patients in any beds, and nobody is lost by it', () => {
  const { state } = openEngine('dice-hospital', { seats: 1 }).begin('fast:beds');
  const [hospital] = (state as unknown as DiceState).hospitals;
  hospital.beds = AS_THEY_CAME.map((bed) => (bed < 3 ? bed + 1 : 0));
  const twice = swapped(swapped(AS_THEY_CAME, 0, 11), 1, 2);
  expect(arranged(hospital, twice).beds).toEqual([0, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(hospital.beds.slice(0, 3)).toEqual([1, 2, 3]);
  expect(arranged(hospital, swapped(twice, 11, 0)).beds[0]).toBe(1);
});
