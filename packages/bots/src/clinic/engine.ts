import type { ClinicOptions, ClinicState, Rules } from '@asclepion/clinic';
import type { Choice, Engine } from '@asclepion/kernel';

export type ClinicEngine = Engine<ClinicOptions, Rules, ClinicState>;

/** A choice and what it leads to, in points. */
export interface Judged {
  readonly choice: Choice;
  readonly value: number;
}

/** The choice that is worth most; of equals the first. Throws RangeError when there is none. */
export function best(choices: readonly Choice[], worth: (choice: Choice) => number): Judged {
  let found: Judged | undefined;
  for (const choice of choices) {
    const value = worth(choice);
    if (found === undefined || value > found.value) found = { choice, value };
  }
  if (found === undefined) throw new RangeError('There is nothing to choose from.');
  return found;
}
