import type { Choice } from '@asclepion/kernel';

/** A choice and what it leads to, in points. */
export interface Judged {
  readonly choice: Choice;
  readonly value: number;
}

/** What each choice leads to. */
export const judged = (choices: readonly Choice[], worth: (choice: Choice) => number): Judged[] =>
  choices.map((choice) => ({ choice, value: worth(choice) }));

/** The choice that is worth most; of equals the first. Throws RangeError when there is none. */
export function best(all: readonly Judged[]): Judged {
  let found: Judged | undefined;
  for (const one of all) if (found === undefined || one.value > found.value) found = one;
  if (found === undefined) throw new RangeError('There is nothing to choose from.');
  return found;
}
