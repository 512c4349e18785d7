import { useSyncExternalStore } from 'react';

/** Whether a newer version of the page is ready, and how it comes to be used. */
type Update = 'none' | 'ready';

let update: Update = 'none';
let registration: ServiceWorkerRegistration | undefined;
let asked = false;
const listeners = new Set<() => void>();

function become(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

/** A worker that is installed beside the one in charge has a newer page; without one in charge it is the first. */
function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) become('ready');
  });
}

/** Keeps the whole page in the browser. One that cannot do so has the page as long as there is a network. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // Another window has asked for the newer version: this one goes on until somebody here asks too.
    else if (controlled) become('ready');
    controlled = true;
  });
  try {
    registration = await serviceWorker.register('/sw.js');
    if (registration.waiting !== null && controlled) become('ready');
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration?.installing ?? null));
  } catch (error) {
    console.warn('The page is not kept for when there is no network.', error);
  }
}

/** Puts the newer version in place: never under somebody's hands, only when it is asked for. */
export function takeUpdate(): void {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

/** Asks for it no more until the page is opened the next time. */
export const putOffUpdate = (): void => become('none');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUpdate = (): Update => useSyncExternalStore(subscribe, () => update);
