import { startTransition, useEffect, useState } from 'react';

/** So many things are added at a time. */
const PORTION = 5;

/**
 * How many of so many things are to be drawn by now: none until `ready`, then a few more with each frame, so that the
 * page answers meanwhile. Once all are there, whatever comes later is drawn at once.
 */
export function useBitByBit(total: number, ready: boolean): number {
  const [due, setDue] = useState(0);
  const all = due === Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (!ready || all) return;
    const next = due + PORTION;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDue(next >= total ? Number.POSITIVE_INFINITY : next)),
    );
    return () => cancelAnimationFrame(frame);
  }, [due, all, total, ready]);
  return due;
}
