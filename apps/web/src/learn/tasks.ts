import type { BotMaker } from '@asclepion/bots';
import { openSeed } from '@asclepion/kernel';
import type { Task } from './lesson.ts';

/** A choice with exactly these fields, paid for by nothing else; to others is said `lesson.otherwise.<otherwise>`. */
export const only = (fields: Readonly<Record<string, unknown>>, otherwise?: string): Task => ({
  wanted: (choice) =>
    choice.with === undefined && Object.entries(fields).every(([name, value]) => choice[name] === value),
  ...(otherwise !== undefined && { otherwise: () => `lesson.otherwise.${otherwise}` }),
});

/** Points out what a bot would choose in the learner's place, whatever is asked. */
export const advisedBy =
  (bot: BotMaker, seat: number): NonNullable<Task['hinted']> =>
  (choices, view, engine) =>
    choices.length === 0 ? choices : [bot(engine).choose({ view, seat, chance: openSeed('fast:advice') }).choice];
