/**
 * Loads something the first time it is asked for; the same promise each time, also after it failed, as React wants it.
 * Browsers do not load a script again that failed: only a new load of the page does.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
