import { startTransition, useEffect, useState } from 'react';
import type { FloorDrawing } from '../drawing.ts';
import { type Changes, changesBetween, NOTHING } from './changes.ts';

/** So long everything that moves has come to rest, in milliseconds. */
const REST = 1700;

const isSome = ({ moved, parked, departed, built }: Changes): boolean =>
  moved.length + parked.size + departed.length + built.size > 0;

/** What has just happened in a building, for as long as it is shown. Nothing waits for it. */
export function useMotion(floors: readonly FloorDrawing[], moving: boolean): Changes {
  const [seen, setSeen] = useState({ floors, changes: NOTHING });
  let { changes } = seen;
  // Found out while the new floors are drawn, so that they need not be drawn a second time for it.
  if (seen.floors !== floors) {
    const found = moving ? changesBetween(seen.floors, floors) : NOTHING;
    if (isSome(found)) changes = found;
    setSeen({ floors, changes });
  }
  useEffect(() => {
    if (changes === NOTHING) return;
    const rest = (): void =>
      setSeen((now) => (now.changes === changes ? { floors: now.floors, changes: NOTHING } : now));
    const timer = setTimeout(() => startTransition(rest), REST);
    return () => clearTimeout(timer);
  }, [changes]);
  return moving ? changes : NOTHING;
}
