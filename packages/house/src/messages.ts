import type { Choice } from '@asclepion/kernel';
import type { Question } from './bots.ts';

/** To a worker. */
export interface Ask extends Question {
  readonly job: number;
  /** Of the bot's own source of chance. */
  readonly seed: string;
}

/** From a worker: first that it is ready, then one answer to each question. */
export type Told =
  | { readonly ready: true }
  | { readonly job: number; readonly choice: Choice }
  | { readonly job: number; readonly error: string };
