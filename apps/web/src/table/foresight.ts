import type { AnyEngine } from '@asclepion/catalogue';
import { type Choice, eventsFor, KernelError, type Violation } from '@asclepion/kernel';
import type { Moment, Now } from '@asclepion/protocol';

/** What will come of a choice, as far as its seat can know. */
export type Foresight =
  | { readonly kind: 'refused'; readonly violation: Violation }
  /** Something hidden decides or comes to light: only the house can say what. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'seen';
      readonly now: Now;
      readonly moment: Moment;
      /** Whether others in the same simultaneous step are still to choose. */
      readonly pending: boolean;
    };

/** What was found out already, by where the table stood: a choice is looked at before it is made and then again. */
const known = new WeakMap<Now['view'], Map<Choice, Foresight>>();

/** Does a choice on a copy of what the seat sees. */
export function foresee(engine: AnyEngine, now: Now, seat: number, choice: Choice): Foresight {
  const here = known.get(now.view) ?? new Map<Choice, Foresight>();
  known.set(now.view, here);
  const found = here.get(choice) ?? look(engine, now, seat, choice);
  here.set(choice, found);
  return found;
}

function look(engine: AnyEngine, now: Now, seat: number, choice: Choice): Foresight {
  try {
    const applied = engine.apply(now.view, seat, choice);
    if (!applied.ok) return { kind: 'refused', violation: applied.violation };
    if (applied.known) return { kind: 'unknown' };
    const result = engine.result(applied.state);
    const sequence = now.sequence + 1;
    return {
      kind: 'seen',
      pending: applied.pending,
      now: {
        sequence,
        view: engine.view(applied.state, seat),
        deciders: engine.deciders(applied.state),
        mayUndo: result === undefined,
        thinking: now.thinking,
        ...(result === undefined ? {} : { result }),
      },
      moment: { sequence, by: { seat, choice }, events: eventsFor(applied.events, seat) },
    };
  } catch (error) {
    // A view has no source of chance: who draws from it learns that here.
    if (error instanceof KernelError && error.code === 'hidden-chance') return { kind: 'unknown' };
    throw error;
  }
}

/**
 * Whether a choice cannot be taken back, or only until a bot answers, which is at once. People who come next leave
 * time for an undo.
 */
export function isFinal(foresight: Foresight, seat: number, isBot: (seat: number) => boolean): boolean {
  if (foresight.kind !== 'seen') return foresight.kind === 'unknown';
  const { now, pending } = foresight;
  if (now.result !== undefined) return true;
  const others = now.deciders.filter((other) => other !== seat);
  if (others.length < now.deciders.length) return false;
  return pending ? others.every(isBot) : others.some(isBot);
}
