import type { Moment, Now, Past } from '@asclepion/protocol';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Failure, Table } from '../table.ts';
import { useMomentInAddress } from './address.ts';
import { pastsOf } from './pasts.ts';

/** Moments that are fetched before somebody asks for them, in the direction in which one goes. */
const AHEAD = 6;

/** Going back and forth through the moments of a table. */
export interface Timeline {
  /** The moments that stand, oldest first. */
  readonly moments: readonly Moment[];
  /** The place in `moments` that is looked at; the last one is now. */
  readonly place: number;
  /** The moment that is asked for; undefined for now. */
  readonly at: number | undefined;
  /** The moment that is shown: the last one asked for that has come. Undefined for now. */
  readonly past: Past | undefined;
  /** Looks at the moment after an entry. */
  readonly look: (sequence: number) => void;
  /** Looks at a place in `moments`. */
  readonly go: (place: number) => void;
  /** Looks at the moment before this one. */
  readonly back: () => void;
  readonly toNow: () => void;
}

/** The place of the last moment up to a sequence. */
const placeOf = (moments: readonly Moment[], sequence: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.sequence <= sequence),
  );

/** The last entry that stands: what is later is now. While the history is on its way, where the table is. */
const lastOf = ({ moments, now }: { moments: readonly Moment[]; now: Now }): number =>
  moments.at(-1)?.sequence ?? now.sequence;

/** The timeline of a table. The address names the moment that is shown, and going to another address shows that one. */
export function useTimeline({
  table,
  moments,
  now,
  onFailure,
}: {
  table: Table;
  moments: readonly Moment[];
  now: Now;
  onFailure: (failure: Failure) => void;
}): Timeline {
  const pasts = useMemo(() => pastsOf(table), [table]);
  const [at, setAt] = useState<number>();
  const [past, setPast] = useState<Past>();
  const wanted = useRef<number>(undefined);
  const latest = useRef({ moments, now, onFailure });
  latest.current = { moments, now, onFailure };

  const toNow = useCallback(() => {
    wanted.current = undefined;
    setAt(undefined);
    setPast(undefined);
  }, []);

  const look = useCallback(
    (sequence: number) => {
      if (sequence >= lastOf(latest.current)) return toNow();
      const back = wanted.current !== undefined && sequence < wanted.current;
      wanted.current = sequence;
      setAt(sequence);
      const show = (found: Past): void => {
        if (wanted.current === sequence) setPast(found);
      };
      const ready = pasts.ready(sequence);
      if (ready !== undefined) show(ready);
      else
        void pasts.get(sequence).then((answer) => {
          if (answer.ok) return show(answer.value);
          if (wanted.current !== sequence) return;
          latest.current.onFailure(answer.failure);
          toNow();
        });
      pasts.prefetch(neighbours(latest.current.moments, sequence, back ? -1 : 1));
    },
    [pasts, toNow],
  );

  const go = useCallback(
    (place: number) => {
      const { moments: all } = latest.current;
      const moment = all[Math.max(0, Math.min(all.length - 1, place))];
      if (moment !== undefined) look(moment.sequence);
    },
    [look],
  );

  useMomentInAddress(at, look, toNow);

  const back = useCallback(() => {
    const { moments: all } = latest.current;
    go((wanted.current === undefined ? all.length - 1 : placeOf(all, wanted.current)) - 1);
  }, [go]);

  const place = at === undefined ? moments.length - 1 : placeOf(moments, at);
  return { moments, place, at, past, look, go, back, toNow };
}

/** The next moments in one direction, and one in the other. */
function neighbours(moments: readonly Moment[], sequence: number, step: 1 | -1): number[] {
  const here = placeOf(moments, sequence);
  const places = [...Array.from({ length: AHEAD }, (_, far) => here + step * (far + 1)), here - step];
  return places.flatMap((place) => (moments[place] === undefined ? [] : [moments[place].sequence]));
}
