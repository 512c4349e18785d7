import type { AnyEngine } from '@asclepion/catalogue';
import type { Pin } from '@asclepion/clinic/planner';
import type { State } from '@asclepion/kernel';
import { useEffect, useState } from 'react';
import { stateOf } from '../position.ts';
import type { Answers, Question } from './question.ts';

/** What was found, for one question: it counts no more once that has changed. */
interface Found<A> {
  readonly view: State;
  readonly seat: number;
  readonly pins: readonly Pin[];
  readonly answer: A | 'failed';
}

/**
 * Asks the planner in a thread of its own, again whenever the question changes; undefined until it answers. Without a
 * seat nothing is asked.
 */
export function usePlanner<Ask extends keyof Answers>(
  ask: Ask,
  engine: AnyEngine,
  view: State,
  seat: number | undefined,
  pins: readonly Pin[],
): Answers[Ask] | 'failed' | undefined {
  const [found, setFound] = useState<Found<Answers[Ask]>>();
  useEffect(() => {
    if (seat === undefined) return;
    const worker = new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module' });
    const hear = (answer: Answers[Ask] | 'failed'): void => {
      worker.terminate();
      setFound({ view, seat, pins, answer });
    };
    worker.onmessage = ({ data }: MessageEvent<Answers[Ask]>) => hear(data);
    worker.onerror = () => hear('failed');
    worker.postMessage({ ask, options: engine.options, state: stateOf(view), seat, pins } satisfies Question);
    return () => worker.terminate();
  }, [ask, engine, view, seat, pins]);
  return found?.view === view && found.seat === seat && found.pins === pins ? found.answer : undefined;
}
