import { useEffect, useState } from 'react';

/** What a function loads, once it is there. `load` must be the same function from draw to draw. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): {
  readonly value: T | undefined;
  readonly failed: boolean;
  readonly again: () => void;
} {
  const [value, setValue] = useState<T>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew.
  useEffect(() => {
    let current = true;
    setFailed(false);
    load?.().then(
      (loaded) => current && setValue(() => loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return { value, failed, again: () => setAttempt((before) => before + 1) };
}
