import { useEffect } from 'react';
import type { Option } from './choosing.ts';

/** Of more choices than these the next one can hardly be guessed. */
const MOST = 16;

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

/**
 * While the reader thinks, finds out one by one what the few choices would do that are left, so that it is known by then;
 * `first` says where they begin. Where they are none, or too many, there is nothing to know.
 */
export function useForesight(
  left: readonly Option[],
  look: (option: Option, first: boolean) => void,
  nothing: () => void,
): void {
  useEffect(() => {
    const few = left.length <= MOST ? left : [];
    let at = 0;
    const next = (): void => {
      look(few[at], at === 0);
      at++;
      if (at < few.length) stop = whenIdle(next);
    };
    let stop = whenIdle(few.length === 0 ? nothing : next);
    return () => stop();
  }, [left, look, nothing]);
}
