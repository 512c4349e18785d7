import { useEffect } from 'react';
import type { Option } from './choosing.ts';

/** Of more choices than these the next one can hardly be guessed. */
const MOST = 12;

/** Calls back when the page has nothing to do; returns how not to. */
function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(act, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}

/** While the reader thinks, finds out one by one what the few choices would do that are left, so that it is known by then. */
export function useForesight(left: readonly Option[], look: (option: Option) => void): void {
  useEffect(() => {
    if (left.length === 0 || left.length > MOST) return;
    let at = 0;
    const next = (): void => {
      look(left[at++]);
      if (at < left.length) stop = whenIdle(next);
    };
    let stop = whenIdle(next);
    return () => stop();
  }, [left, look]);
}
