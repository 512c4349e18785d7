import { flushSync } from 'react-dom';

/** What is to be done after the next frame, in the order in which it was asked for. */
const due = new Set<() => void>();

/** A page that is not seen has no frames. */
const LONGEST = 100;

function doAll(): void {
  const acts = [...due];
  due.clear();
  for (const act of acts) act();
}

function wait(): void {
  const late = setTimeout(doAll, LONGEST);
  requestAnimationFrame(() => {
    clearTimeout(late);
    // At the end of the frame, and of what else waits for that.
    setTimeout(doAll, 1);
  });
}

/** Does something once what has been changed by now is on the screen, and all such things together. Returns how not to. */
export function afterFrame(act: () => void): () => void {
  if (due.size === 0) wait();
  due.add(act);
  return () => due.delete(act);
}

/** Until what has been changed by now is on the screen. */
export const frameShown = (): Promise<void> =>
  new Promise((resolve) => {
    afterFrame(resolve);
  });

/** Does, and draws, at once what waits for the next frame. */
export function waitNoLonger(): void {
  if (due.size > 0) flushSync(doAll);
}
