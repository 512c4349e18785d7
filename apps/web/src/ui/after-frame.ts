import { flushSync } from 'react-dom';

type Act = () => void;

/** What waits for a frame. */
interface Waiting {
  /** Is done before all else, which then waits for one more frame. */
  readonly first: Set<Act>;
  readonly rest: Set<Act>;
  /** Does everything now. */
  readonly hurry: Act;
}

/** What is to be done after the frame that comes next, in the order in which it was asked for. */
let next: Waiting | undefined;

const all = new Set<Waiting>();

/** A page that is not seen has no frames. */
const LONGEST = 400;

/** Calls back once a frame is on the screen: `begun` as it begins, `done` at its end. */
function onFrame(begun: Act, done: Act): void {
  const late = setTimeout(done, LONGEST);
  requestAnimationFrame(() => {
    clearTimeout(late);
    begun();
    // At the end of the frame, and of what else waits for that.
    setTimeout(done, 1);
  });
}

function doAll(acts: Set<Act>): void {
  const these = [...acts];
  acts.clear();
  for (const act of these) act();
}

function waitForFrame(): Waiting {
  // What is asked for from now on waits for a frame of its own.
  const close = (): void => {
    if (next === waiting) next = undefined;
  };
  const finish = (): void => {
    close();
    all.delete(waiting);
    doAll(waiting.first);
    doAll(waiting.rest);
  };
  const go = (): void => {
    close();
    if (waiting.first.size === 0) {
      finish();
    } else {
      doAll(waiting.first);
      onFrame(close, go);
    }
  };
  const waiting: Waiting = { first: new Set(), rest: new Set(), hurry: finish };
  all.add(waiting);
  onFrame(close, go);
  return waiting;
}

/** Does something once what has been changed by now is on the screen, and all such things together. Returns how not to. */
export function afterFrame(act: Act): () => void {
  next ??= waitForFrame();
  const { rest } = next;
  rest.add(act);
  return () => rest.delete(act);
}

/** Does something once what has been changed by now is on the screen, a frame before all else that waits for that. */
export function firstAfterFrame(act: Act): void {
  next ??= waitForFrame();
  next.first.add(act);
}

/** Until what has been changed by now is on the screen. */
export const frameShown = (): Promise<void> =>
  new Promise((resolve) => {
    afterFrame(resolve);
  });

/** Does, and draws, at once what waits for a frame. */
export function waitNoLonger(): void {
  if (all.size === 0) return;
  flushSync(() => {
    for (const { hurry } of [...all]) hurry();
  });
}
