import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does changes, so that what it is handed to need not be drawn again. */
export function useStable<A extends readonly unknown[], R>(latest: (...args: A) => R): (...args: A) => R {
  const kept = useRef(latest);
  useLayoutEffect(() => {
    kept.current = latest;
  });
  return useCallback((...args: A) => kept.current(...args), []);
}
