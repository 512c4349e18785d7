import type { AnyEngine } from '@asclepion/catalogue';
import type { Choice, State } from '@asclepion/kernel';
import type { Locale, Texts } from '@asclepion/kernel/text';
import type { Target } from '../board/drawing.ts';

/** What the learner is asked to do in a step of a lesson. */
export interface Task {
  /** Which of the choices that the rules allow are taken here; all of them when not given. */
  readonly wanted?: (choice: Choice, view: State) => boolean;
  /** Which of these are pointed out, best first; all that are wanted when not given. */
  readonly hinted?: (wanted: readonly Choice[], view: State, engine: AnyEngine) => readonly Choice[];
  /** When the lesson goes on; after one choice when not given. */
  readonly until?: (view: State) => boolean;
  /** Key of what is said to another choice that the rules allow: kind, with the reason. */
  readonly otherwise?: (choice: Choice, view: State) => string;
}

/** One thing that is said. A step without a task goes on when the learner has read it. */
export interface LessonStep {
  /** Its words stand under `lesson.<id>`; once the game is over they get `won`, `yes` or `no`. */
  readonly id: string;
  /** What to look at meanwhile: targets of the board, or the names of parts that carry `data-look`. */
  readonly look?: (view: State) => readonly Target[];
  readonly task?: Task;
}

/** A guided game: a table in the page, what its other seats do, and what is said step by step. Data from a game. */
export interface Lesson {
  /** Goes up when kept progress no longer fits. */
  readonly version: number;
  /** What the table is opened with. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The learner's seat. */
  readonly seat: number;
  /** Where the game begins. */
  begin(): State;
  /** What another seat chooses, always the same; also what is done for a learner who skips a task. */
  other(engine: AnyEngine, view: State, seat: number, choices: readonly Choice[]): Choice;
  readonly steps: readonly LessonStep[];
  /** The lesson's words; `lesson.title`, and `lesson.seat.0` and so on for who sits where. */
  texts(locale: Locale): Texts<string>;
}
