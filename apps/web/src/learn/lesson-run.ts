import type { AnyEngine } from '@asclepion/catalogue';
import { type Choice, type Event, eventsFor, type Made, type State, type Violation } from '@asclepion/kernel';
import type { Lesson, Task } from './lesson.ts';

/** A choice at the lesson's table, with the step in which it was made. */
interface MadeInStep extends Made {
  readonly step: number;
}

/** What a choice brought: an entry of the log. */
interface Entry {
  readonly by: Made;
  readonly events: readonly Event[];
}

/** How far a lesson has come. Never changed; every function here returns another one. */
export interface Run {
  readonly lesson: Lesson;
  readonly engine: AnyEngine;
  /** Which step is on. */
  readonly step: number;
  readonly made: readonly MadeInStep[];
  readonly state: State;
  readonly log: readonly Entry[];
  /** Key of what was said to the last choice, if it was not the one that the lesson wants. */
  readonly said: string | undefined;
}

/** What came of a choice: refused by the rules, or taken in by the lesson, which may still ask for another. */
export type Tried =
  | { readonly kind: 'done'; readonly run: Run }
  | { readonly kind: 'other'; readonly run: Run }
  | { readonly kind: 'forbidden'; readonly violation: Violation };

/** More than a lesson of any length needs. */
const MOST_CHOICES = 2000;

export function startRun(lesson: Lesson, engine: AnyEngine): Run {
  return settle({ lesson, engine, step: 0, made: [], state: lesson.begin(), log: [], said: undefined });
}

const viewOf = ({ lesson, engine, state }: Run): State => engine.view(state, lesson.seat);

/** What the learner may choose now by the rules. */
export function choicesOf(run: Run): Choice[] {
  const view = viewOf(run);
  return run.engine.deciders(view).includes(run.lesson.seat) ? run.engine.choices(view, run.lesson.seat) : [];
}

/** What is pointed out of that. */
export function hintedOf(run: Run): readonly Choice[] {
  const task = run.lesson.steps[run.step]?.task;
  if (task === undefined) return [];
  const view = viewOf(run);
  const wanted = choicesOf(run).filter((choice) => wants(task, choice, view));
  return task.hinted?.(wanted, view, run.engine) ?? wanted;
}

const wants = (task: Task, choice: Choice, view: State): boolean => task.wanted?.(choice, view) ?? true;

/** Lets the others play and passes over tasks that are done already, or that nothing can be done about. */
function settle(given: Run): Run {
  let run = othersPlay(given);
  for (let task = taskOf(run); task !== undefined; task = taskOf(run)) {
    const view = viewOf(run);
    const over = task.until?.(view) === true || !choicesOf(run).some((choice) => wants(task, choice, view));
    if (!over) break;
    run = { ...run, step: run.step + 1 };
  }
  return run;
}

const taskOf = ({ lesson, step }: Run): Task | undefined => lesson.steps[step]?.task;

function othersPlay(given: Run): Run {
  let run = given;
  for (let made = 0; made < MOST_CHOICES; made++) {
    const seat = run.engine.deciders(run.state).find((decider) => decider !== run.lesson.seat);
    if (seat === undefined) return run;
    const view = run.engine.view(run.state, seat);
    run = apply(run, seat, run.lesson.other(run.engine, view, seat, run.engine.choices(view, seat)));
  }
  return run;
}

function apply(run: Run, seat: number, choice: Choice): Run {
  const applied = run.engine.apply(run.state, seat, choice);
  if (!applied.ok) throw new Error(`The lesson's choice ${choice.do} is refused by ${applied.violation.rule}.`);
  return {
    ...run,
    state: applied.state,
    made: [...run.made, { seat, choice, step: run.step }],
    log: [...run.log, { by: { seat, choice }, events: eventsFor(applied.events, run.lesson.seat) }],
    said: undefined,
  };
}

/**
 * The learner chooses. While something is only read, a choice that the next task wants is taken too: whoever is
 * quick may be.
 */
export function tryChoice(run: Run, choice: Choice): Tried {
  const { lesson, engine, state } = run;
  const violation = engine.refusal(state, lesson.seat, choice);
  if (violation !== undefined) return { kind: 'forbidden', violation };
  const view = viewOf(run);
  const at = lesson.steps.findIndex(({ task }, place) => place >= run.step && task !== undefined);
  const task = lesson.steps[at]?.task;
  if (task === undefined) return { kind: 'other', run: { ...run, said: 'lesson.read-first' } };
  if (!wants(task, choice, view)) {
    const said = at > run.step ? 'lesson.read-first' : (task.otherwise?.(choice, view) ?? 'lesson.otherwise');
    return { kind: 'other', run: { ...run, said } };
  }
  const chosen = othersPlay(apply({ ...run, step: at }, lesson.seat, choice));
  const goesOn = task.until === undefined || task.until(viewOf(chosen));
  return { kind: 'done', run: settle(goesOn ? { ...chosen, step: at + 1 } : chosen) };
}

/** What is read is read: on to the next step. */
export const readOn = (run: Run): Run => settle({ ...run, step: run.step + 1, said: undefined });

/** Does what the step asks, as the lesson would have it, and goes on. */
export function skipStep(run: Run): Run {
  const { step } = run;
  let now = run;
  for (let made = 0; made < MOST_CHOICES && now.step === step; made++) {
    const hinted = hintedOf(now);
    if (hinted.length === 0) return readOn(now);
    const tried = tryChoice(now, hinted[0]);
    if (tried.kind !== 'done') return readOn(now);
    now = tried.run;
  }
  return now;
}

/** To the step before, with everything that was chosen since taken back. Steps that were passed over stay so. */
export function stepBack(run: Run): Run {
  const chosenIn = new Set(run.made.filter((made) => isOwn(run, made)).map(({ step }) => step));
  const back = run.lesson.steps.findLastIndex(
    ({ task }, at) => at < run.step && (task === undefined || chosenIn.has(at)),
  );
  if (back < 0) return run;
  const kept = run.made.filter((made) => isOwn(run, made) && made.step < back);
  return playAgain(run.lesson, run.engine, kept, back);
}

/** Before the learner's last choice, in the step in which it was made. */
export function takeBack(run: Run): Run | undefined {
  const last = run.made.findLastIndex((made) => isOwn(run, made));
  if (last < 0) return undefined;
  const { step } = run.made[last];
  const kept = run.made.slice(0, last).filter((made) => isOwn(run, made));
  return playAgain(run.lesson, run.engine, kept, step);
}

const isOwn = ({ lesson }: Run, made: Made): boolean => made.seat === lesson.seat;

/** A run with these choices of the learner and that step on; the others play as they always do. */
function playAgain(lesson: Lesson, engine: AnyEngine, own: readonly MadeInStep[], step: number): Run {
  let run = startRun(lesson, engine);
  for (const { choice, step: at } of own) run = othersPlay(apply({ ...run, step: at }, lesson.seat, choice));
  return { ...run, step };
}

/** What is kept of a run. */
export interface Progress {
  readonly version: number;
  readonly step: number;
  readonly made: readonly { readonly choice: Choice; readonly step: number }[];
}

export const progressOf = (run: Run): Progress => ({
  version: run.lesson.version,
  step: run.step,
  made: run.made.filter((made) => isOwn(run, made)).map(({ choice, step }) => ({ choice, step })),
});

/** Where kept progress leads; a fresh start where it fits no longer. */
export function resumeRun(lesson: Lesson, engine: AnyEngine, kept: Progress | undefined): Run {
  const fresh = startRun(lesson, engine);
  if (kept === undefined || kept.version !== lesson.version || kept.step >= lesson.steps.length) return fresh;
  let run = fresh;
  for (const { choice, step } of kept.made) {
    if (engine.refusal(run.state, lesson.seat, choice) !== undefined) return fresh;
    run = othersPlay(apply({ ...run, step }, lesson.seat, choice));
  }
  return { ...run, step: kept.step };
}

/** How the table stood after so many choices. */
export function stateAfter({ lesson, engine, made }: Run, choices: number): State {
  let state = lesson.begin();
  for (const { seat, choice } of made.slice(0, choices)) {
    const applied = engine.apply(state, seat, choice);
    if (applied.ok) state = applied.state;
  }
  return state;
}
