import { clinic } from '@asclepion/clinic';
import { changesOf } from '@asclepion/clinic/ledger';
import { bestPlan, type Limits, leastTimeWeights } from '@asclepion/clinic/planner';
import { createEngine } from '@asclepion/kernel';
import type { Answers, Question } from './question.ts';

/** Long enough for every position seen so far, short enough to wait for. */
const LIMIT = 4_000;

const limits = (): Limits => ({ now: () => performance.now(), until: performance.now() + LIMIT });

function answer({ ask, options, state, seat, pins }: Question): Answers[keyof Answers] {
  const engine = createEngine(clinic, options);
  if (ask === 'changes') return changesOf(engine, state, seat, limits());
  return {
    best: bestPlan(engine.rules, state, seat, pins, limits()),
    least: bestPlan(engine.rules, state, seat, pins, limits(), leastTimeWeights(engine.rules, state)),
  };
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
};
