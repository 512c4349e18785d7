import type { Moment, Past, TableInfo } from '@asclepion/protocol';
import { useEffect, useState } from 'react';
import { pastsOf } from '../log/pasts.ts';
import type { Table } from '../table.ts';
import type { ReviewReply, ReviewRequest, Turn } from './review-worker.ts';

/** What looking through a game that is over has brought so far. */
export interface Review {
  /** Every position of the game; undefined until they are there. */
  readonly pasts: readonly Past[] | undefined;
  /** How much has been looked through for turning points, from 0 to 1. */
  readonly done: number;
  /** Undefined until they are found, and where nobody can tell. */
  readonly turns: readonly Turn[] | undefined;
  readonly finished: boolean;
  readonly failed: boolean;
}

const NOTHING: Review = { pasts: undefined, done: 0, turns: undefined, finished: false, failed: false };
/** What has been looked through to its end stays as long as the table does. */
const finished = new WeakMap<Table, Review>();

/** Looks through a game that is over, in a thread of its own: its file is public then. */
export function useReview(
  table: Table,
  moments: readonly Moment[],
  info: TableInfo,
): { readonly review: Review; readonly again: () => void } {
  const [review, setReview] = useState(() => finished.get(table) ?? NOTHING);
  const [attempt, setAttempt] = useState(0);
  const complete = info.over && moments.length === info.made + 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    if (!complete || finished.has(table)) return;
    let current = NOTHING;
    const become = (change: Partial<Review>): void => {
      current = { ...current, ...change };
      if (current.finished) finished.set(table, current);
      setReview(current);
    };
    become({});
    return look(table, moments, info, become);
  }, [table, complete, attempt]);
  return { review, again: () => setAttempt((before) => before + 1) };
}

/** Starts the thread; returns how to stop it. */
function look(
  table: Table,
  moments: readonly Moment[],
  info: TableInfo,
  become: (change: Partial<Review>) => void,
): () => void {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  let stopped = false;
  worker.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
    if (data.kind === 'pasts') {
      pastsOf(table).keep(data.pasts);
      become({ pasts: data.pasts });
    } else if (data.kind === 'progress') become({ done: data.done });
    else if (data.kind === 'turns') become({ turns: data.turns, finished: true });
    else become({ failed: true });
  };
  worker.onerror = () => become({ failed: true });
  void table.export().then((answer) => {
    if (stopped) return;
    if (!answer.ok) return become({ failed: true });
    const request: ReviewRequest = {
      file: answer.value,
      viewer: table.seat ?? 'watcher',
      sequences: moments.map(({ sequence }) => sequence),
      persons: info.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    };
    worker.postMessage(request);
  });
  return () => {
    stopped = true;
    worker.terminate();
  };
}
