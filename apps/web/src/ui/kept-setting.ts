import { useSyncExternalStore } from 'react';

/** A setting that this browser keeps, the same wherever it is read. Where it may keep nothing, it lasts as long as the page. */
export interface KeptSetting<T extends string> {
  readonly allowed: readonly T[];
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function keptSetting<T extends string>(key: string, allowed: readonly T[], usual: T): KeptSetting<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  return {
    allowed,
    get() {
      if (value === undefined) {
        const kept = read(key);
        value = allowed.find((one) => one === kept) ?? usual;
      }
      return value;
    },
    set(next) {
      value = next;
      try {
        localStorage.setItem(key, next);
      } catch {
        // Storage is off: the setting lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const useSetting = <T extends string>(setting: KeptSetting<T>): T =>
  useSyncExternalStore(setting.subscribe, setting.get);
