import { undoable, type Violation } from '@asclepion/kernel';
import type { ChoiceEntry, Entry } from './storage.ts';

/** The choices that stand after these entries: all but those taken back, oldest first. */
export function standing(entries: readonly Entry[]): ChoiceEntry[] {
  const taken = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.takes] : [])));
  return entries.filter((entry): entry is ChoiceEntry => entry.kind === 'choice' && !taken.has(entry.sequence));
}

/**
 * The last snapshot from which a list of standing choices can be reached by playing on: what stood when it was made
 * is exactly the beginning of that list. The one at 0 always does.
 */
export function baseFor(
  snapshots: readonly number[],
  entries: readonly Entry[],
  wanted: readonly ChoiceEntry[],
): { readonly sequence: number; readonly rest: readonly ChoiceEntry[] } {
  for (const sequence of snapshots.toReversed()) {
    const before = standing(entries.slice(0, sequence));
    const fits = before.every((entry, at) => entry === wanted[at]);
    const rest = wanted.slice(before.length);
    if (fits && rest.every((entry) => entry.sequence > sequence)) return { sequence, rest };
  }
  return { sequence: 0, rest: wanted };
}

/**
 * Whether a client that was at `sequence` may still speak for its seat: nothing happened since, or only others chose
 * in the simultaneous step that this seat is in as well, which changes nothing for it.
 */
export function stillGood(entries: readonly Entry[], sequence: number, seat: number): boolean {
  if (sequence > entries.length) return false;
  return entries.slice(sequence).every((entry) => entry.kind === 'choice' && entry.pending && entry.seat !== seat);
}

/** The choice that a seat may take back, or why it may not. */
export function takesBack(stands: readonly ChoiceEntry[], seat: number): ChoiceEntry | Violation {
  const at = undoable({ made: stands }, seat);
  return typeof at === 'number' ? stands[at] : at;
}
