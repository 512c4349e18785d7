import { useState } from 'react';
import * as v from 'valibot';
import { keep, readKept } from './kept.ts';

/** Tables whose places are remembered; the ones left longest ago are forgotten. */
const MOST = 30;

const schema = v.array(v.tuple([v.string(), v.record(v.string(), v.string())]));

const NAME = 'places';

function read(): [table: string, places: Record<string, string>][] {
  const parsed = v.safeParse(schema, readKept(NAME));
  return parsed.success ? parsed.output : [];
}

/** What the reader left open at a table, if it is still one of what there is. */
export function remembered(table: string, what: string): string | undefined {
  return read().find(([id]) => id === table)?.[1][what];
}

export function remember(table: string, what: string, value: string): void {
  const places = read();
  const mine = places.find(([id]) => id === table)?.[1] ?? {};
  const others = places.filter(([id]) => id !== table);
  keep(NAME, [[table, { ...mine, [what]: value }], ...others].slice(0, MOST));
}

/** A state that is the same when the reader comes back to the table: an open tab, a way to look at the board. */
export function useRemembered<T extends string>(
  table: string,
  what: string,
  allowed: readonly T[],
  usual: T,
): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => {
    const known = remembered(table, what);
    return allowed.find((one) => one === known) ?? usual;
  });
  return [
    value,
    (next) => {
      setValue(next);
      remember(table, what, next);
    },
  ];
}
