import type { Choice } from '@asclepion/kernel';
import type { Moment, Now, TableInfo } from '@asclepion/protocol';
import type { Outcome, Table, TableState } from '../table/table.ts';
import { type Run, readOn, skipStep, stateAfter, stepBack, takeBack, tryChoice } from './lesson-run.ts';

/** A lesson's table: it stands in this page and judges choices by the rules first, then by the lesson. */
export interface LessonTable extends Table {
  state(): LessonState;
  /** How far the lesson is; the same object until something changes. */
  run(): Run;
  next(): void;
  back(): void;
  skip(): void;
}

/** A lesson's table is there from the start. */
interface LessonState extends TableState {
  readonly now: Now;
}

/** Calls back after every change, so that progress can be kept. */
export function lessonTable(first: Run, info: TableInfo, onChange: (run: Run) => void): LessonTable {
  const listeners = new Set<() => void>();
  const { seat } = first.lesson;
  let run = first;
  let state = stateOf(run, info);

  function become(next: Run): void {
    run = next;
    state = stateOf(run, info);
    onChange(run);
    for (const listener of listeners) listener();
  }

  return {
    id: info.id,
    seat,
    forgiving: true,
    run: () => run,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(choice: Choice): Promise<Outcome> {
      const tried = tryChoice(run, choice);
      if (tried.kind === 'forbidden') return { code: 'violation', message: '', violation: tried.violation };
      become(tried.run);
      return tried.kind === 'done' ? undefined : { code: 'not-now', message: '' };
    },
    async undo(): Promise<Outcome> {
      const back = takeBack(run);
      if (back !== undefined) become(back);
      return undefined;
    },
    // A lesson begins in the middle of a game, so there is no file from which it could be played again.
    export: async () => ({ ok: false, failure: { code: 'not-found', message: '' } }),
    moment: async (sequence) => {
      const then = stateAfter(run, sequence);
      const { view, deciders, result } = nowOf({ ...run, state: then });
      return { ok: true, value: { sequence, view, deciders, ...(result !== undefined && { result }) } };
    },
    next: () => become(readOn(run)),
    back: () => become(stepBack(run)),
    skip: () => become(skipStep(run)),
  };
}

const nowOf = ({ engine, lesson, state, made }: Run): Now => {
  const result = engine.result(state);
  return {
    sequence: made.length,
    view: engine.view(state, lesson.seat),
    deciders: engine.deciders(state),
    mayUndo: made.some(({ seat }) => seat === lesson.seat),
    thinking: [],
    ...(result !== undefined && { result }),
  };
};

function stateOf(run: Run, info: TableInfo): LessonState {
  const moments = run.log.map(({ by, events }, at): Moment => ({ sequence: at + 1, by, events: [...events] }));
  return { connection: 'live', failure: undefined, info, now: nowOf(run), moments };
}
