import type { AnyEngine } from '@asclepion/catalogue';
import type { Pin } from '@asclepion/clinic/planner';
import type { State } from '@asclepion/kernel';
import { useEffect, useState } from 'react';
import { stateOf } from '../position.ts';
import type { PlanRequest, Plans } from './planner-worker.ts';

type Answer = Plans | 'failed';

/** What was found, for one question: it counts no more once that has changed. */
interface Found {
  readonly view: State;
  readonly pins: readonly Pin[];
  readonly answer: Answer;
}

/** Asks the planner in a thread of its own, again whenever the question changes; undefined until it answers. */
export function usePlans(
  engine: AnyEngine,
  view: State,
  seat: number | undefined,
  pins: readonly Pin[],
): Answer | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (seat === undefined) return;
    const worker = new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module' });
    const hear = (answer: Answer): void => {
      worker.terminate();
      setFound({ view, pins, answer });
    };
    worker.onmessage = ({ data }: MessageEvent<Plans>) => hear(data);
    worker.onerror = () => hear('failed');
    worker.postMessage({ options: engine.options, state: stateOf(view), seat, pins } satisfies PlanRequest);
    return () => worker.terminate();
  }, [engine, view, seat, pins]);
  return found?.view === view && found.pins === pins ? found.answer : undefined;
}
