import { openEngine } from '@asclepion/catalogue';
import { LOCALES } from '@asclepion/kernel/text';
import { describe, expect, test } from 'vitest';
import { lesson } from '../src/games/clinic/learn/lesson.ts';
import {
  choicesOf,
  hintedOf,
  progressOf,
  type Run,
  readOn,
  resumeRun,
  skipStep,
  startRun,
  stepBack,
  takeBack,
  tryChoice,
} from '../src/learn/lesson-run.ts';

const engine = openEngine('clinic', lesson.options);
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

/** Every position of the lesson for somebody who follows it. */
function way(): Run[] {
  const runs = [startRun(lesson, engine)];
  for (let run = runs[0]; run.step < LAST; runs.push(run)) {
    run = follow(run);
    if (runs.length > 400) throw new Error('The lesson goes in circles.');
  }
  return runs;
}

describe('the guided first game', () => {
  const runs = way();

  test('is finished by following it, passes over no step, and is won', () => {
    expect(new Set(runs.map(({ step }) => lesson.steps[step].id)).size).toBe(lesson.steps.length);
    const result = engine.result(runs[runs.length - 1].state);
    expect(result?.winners).toEqual([lesson.seat]);
  });

  test('tells the truth about the money of the first round', () => {
    const buying = runs.find(({ step }) => lesson.steps[step].id === 'buy');
    expect(buying && choicesOf(buying)[0]).toEqual({ do: 'buy', points: 7 });
  });

  test('is finished by skipping everything', () => {
    let run = startRun(lesson, engine);
    for (let skipped = 0; run.step < LAST; skipped++) {
      run = skipStep(run);
      expect(skipped).toBeLessThan(100);
    }
    expect(engine.result(run.state)).toBeDefined();
  });

  test('every choice that is not wanted gets an answer with words, in each language', () => {
    const said = new Set<string>();
    for (const run of runs) {
      for (const choice of choicesOf(run)) {
        const tried = tryChoice(run, choice);
        if (tried.kind === 'other') said.add(tried.run.said ?? '');
      }
    }
    for (const locale of LOCALES) {
      const texts = lesson.texts(locale);
      for (const key of said) expect(texts.find(key), `${locale} ${key}`).toBeDefined();
      for (const { id } of lesson.steps)
        expect(texts.find(`lesson.${id}`, { won: 'no' }), `${locale} ${id}`).toBeDefined();
    }
  });

  test('goes back step by step to the beginning', () => {
    let run = runs[runs.length - 1];
    while (run.step > 0) {
      const back = stepBack(run);
      expect(back.step).toBeLessThan(run.step);
      run = back;
    }
    expect(engine.hash(run.state)).toBe(engine.hash(runs[0].state));
  });

  test('a choice taken back leads to where it was made', () => {
    const after = runs.findIndex(({ step }) => lesson.steps[step].id === 'park');
    const back = takeBack(runs[after]);
    expect(back && lesson.steps[back.step].id).toBe('hire-doctor');
    expect(back && engine.hash(back.state)).toBe(engine.hash(runs[after - 1].state));
  });

  test('goes on where it was after a reload', () => {
    for (const run of runs) {
      const kept = JSON.parse(JSON.stringify(progressOf(run)));
      const resumed = resumeRun(lesson, engine, kept);
      expect(resumed.step).toBe(run.step);
      expect(engine.hash(resumed.state)).toBe(engine.hash(run.state));
    }
    expect(resumeRun(lesson, engine, { version: -1, step: 3, made: [] }).step).toBe(0);
  });

  test('whatever is chosen in the free round, the game is finished', () => {
    for (let seed = 1; seed <= 5; seed++) {
      let run = runs.find(({ step }) => lesson.steps[step].id === 'free-build') as Run;
      for (let turn = 0; run.step < LAST; turn++) {
        const choices = choicesOf(run);
        const tried = choices.length > 0 ? tryChoice(run, choices[(turn * 7 + seed) % choices.length]) : undefined;
        run = tried?.kind === 'done' ? tried.run : readOn(run);
        expect(turn).toBeLessThan(400);
      }
      expect(engine.result(run.state)).toBeDefined();
    }
  });
});
