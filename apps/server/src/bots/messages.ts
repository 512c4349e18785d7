import type { Choice } from '@asclepion/kernel';
import type { Question } from './bots.ts';

/** To a worker. */
export interface Ask extends Question {
  readonly job: number;
  /** Of the bot's own source of chance. */
  readonly seed: string;
}

/** From a worker. */
export type Told = { readonly job: number; readonly choice: Choice } | { readonly job: number; readonly error: string };
