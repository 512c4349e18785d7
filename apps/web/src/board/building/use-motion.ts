import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FloorDrawing } from '../drawing.ts';
import { type Changes, changesBetween, NOTHING } from './changes.ts';

/** So long everything that moves has come to rest, in milliseconds. */
const REST = 1700;

/** What has just happened in a building, for as long as it is shown. Nothing waits for it. */
export function useMotion(floors: readonly FloorDrawing[], moving: boolean): Changes {
  const before = useRef(floors);
  const [changes, setChanges] = useState<Changes>(NOTHING);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = floors;
    if (old === floors || !moving) return;
    const found = changesBetween(old, floors);
    if (found.moved.length + found.parked.size + found.built.size > 0) setChanges(found);
  }, [floors, moving]);
  useEffect(() => {
    if (changes === NOTHING) return;
    const timer = setTimeout(() => setChanges(NOTHING), REST);
    return () => clearTimeout(timer);
  }, [changes]);
  return moving ? changes : NOTHING;
}
