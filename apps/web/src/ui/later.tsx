import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * What can wait until the rest is on the screen, `frames` times over. It is made in small pieces of time, so that the
 * page answers meanwhile; a frame of its own keeps it from being laid out together with what came before.
 */
export function Later({
  children,
  meanwhile,
  frames = 1,
}: {
  children: ReactNode;
  meanwhile?: ReactNode;
  frames?: number;
}) {
  const [left, setLeft] = useState(frames);
  useEffect(() => {
    if (left === 0) return undefined;
    return afterFrame(() => startTransition(() => setLeft(left - 1)));
  }, [left]);
  return left > 0 ? meanwhile : children;
}
