import { type RefObject, useCallback, useRef, useState } from 'react';
import { afterFrame } from '../ui/after-frame.ts';

/** A value that changes at once and shows with the next frame: what is drawn, what is so, and how to change it. */
export function useLate<T>(first: T): readonly [shown: T, latest: Readonly<RefObject<T>>, set: (value: T) => void] {
  const [shown, setShown] = useState<T>(first);
  const latest = useRef<T>(first);
  const show = useCallback(() => setShown(() => latest.current), []);
  const set = useCallback(
    (value: T): void => {
      latest.current = value;
      afterFrame(show);
    },
    [show],
  );
  return [shown, latest, set];
}
