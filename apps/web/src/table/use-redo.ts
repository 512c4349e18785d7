import type { Choice } from '@asclepion/kernel';
import type { Moment } from '@asclepion/protocol';
import { useMemo, useState } from 'react';

/** What can be made again after it was taken back. */
export interface Redo {
  /** The seat's last choice, which an undo takes back. */
  readonly last: Choice | undefined;
  /** The choice that a redo makes; undefined when there is none, or it can no longer be made. */
  readonly next: Choice | undefined;
  readonly push: (choice: Choice) => void;
  readonly pop: () => void;
  readonly forget: () => void;
}

/** Keeps what was taken back, latest last, until another choice is made. */
export function useRedo({
  moments,
  seat,
  isOpen,
}: {
  moments: readonly Moment[];
  seat: number | undefined;
  isOpen: (choice: Choice) => boolean;
}): Redo {
  const [taken, setTaken] = useState<readonly Choice[]>([]);
  const last = useMemo(
    () => (seat === undefined ? undefined : moments.findLast(({ by }) => by?.seat === seat)?.by?.choice),
    [moments, seat],
  );
  const top = taken.at(-1);
  return {
    last,
    next: top !== undefined && isOpen(top) ? top : undefined,
    push: (choice) => setTaken((before) => [...before, choice]),
    pop: () => setTaken((before) => before.slice(0, -1)),
    forget: () => setTaken([]),
  };
}
