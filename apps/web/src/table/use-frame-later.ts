import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '../ui/after-frame.ts';

/**
 * What this value was one frame ago: what is drawn with it does not make the frame of what changes first any longer, nor
 * is it laid out and painted in that one. (React's deferred values come with the rest where all is drawn bit by bit.)
 */
export function useFrameLater<T>(value: T): T {
  const [shown, setShown] = useState<T>(() => value);
  useEffect(() => {
    if (shown === value) return;
    return afterFrame(() => startTransition(() => setShown(() => value)));
  }, [shown, value]);
  return shown;
}
