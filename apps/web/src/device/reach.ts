import { paths } from '@asclepion/protocol';
import { useSyncExternalStore } from 'react';

/** Whether the server answers: unknown until it was asked for the first time. */
export type Reach = 'unknown' | 'reachable' | 'unreachable';

/** How often a server that did not answer is asked again, in milliseconds. */
const AGAIN = 10_000;

let reach: Reach = 'unknown';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** What every request to the server tells, whatever it was for. */
export function noteReach(answered: boolean): void {
  clearTimeout(timer);
  if (!answered) timer = setTimeout(() => void knock(), AGAIN);
  const next: Reach = answered ? 'reachable' : 'unreachable';
  if (next === reach) return;
  reach = next;
  for (const listener of listeners) listener();
}

/** Asks the server whether it is there. */
async function knock(): Promise<void> {
  try {
    const response = await fetch(paths.health);
    const body: unknown = response.ok ? await response.json() : undefined;
    noteReach(typeof body === 'object' && body !== null && 'ok' in body);
  } catch {
    // No network, or no server that speaks our language: both mean that it does not answer.
    noteReach(false);
  }
}

addEventListener('online', () => void knock());
addEventListener('offline', () => noteReach(false));

const reachNow = (): Reach => reach;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server answers, as it changes. */
export const useReach = (): Reach => useSyncExternalStore(subscribe, reachNow);
