import { flushSync } from 'react-dom';

type Act = () => void;

/** What is to be done after the frame that comes next, in the order in which it was asked for. */
let next: Set<Act> | undefined;

/** How to do now what waits for frames. */
const waiting = new Set<() => void>();

/** A page that is not seen has no frames. */
const LONGEST = 400;

function waitForFrame(): Set<Act> {
  const acts = new Set<Act>();
  // What is asked for from now on waits for a frame of its own.
  const close = (): void => {
    if (next === acts) next = undefined;
  };
  const doAll = (): void => {
    close();
    waiting.delete(doAll);
    const all = [...acts];
    acts.clear();
    for (const act of all) act();
  };
  waiting.add(doAll);
  const late = setTimeout(doAll, LONGEST);
  requestAnimationFrame(() => {
    clearTimeout(late);
    close();
    // At the end of the frame, and of what else waits for that.
    setTimeout(doAll, 1);
  });
  return acts;
}

/** Does something once what has been changed by now is on the screen, and all such things together. Returns how not to. */
export function afterFrame(act: Act): () => void {
  next ??= waitForFrame();
  const acts = next.add(act);
  return () => acts.delete(act);
}

/** Until what has been changed by now is on the screen. */
export const frameShown = (): Promise<void> =>
  new Promise((resolve) => {
    afterFrame(resolve);
  });

/** Does, and draws, at once what waits for a frame. */
export function waitNoLonger(): void {
  if (waiting.size === 0) return;
  flushSync(() => {
    for (const doAll of [...waiting]) doAll();
  });
}
