import type { Lesson } from './lesson.ts';

/** What teaches a game. Each part is loaded only when somebody asks for it. */
export interface Learning {
  /** The guided first game. */
  readonly lesson: () => Promise<Lesson>;
}
