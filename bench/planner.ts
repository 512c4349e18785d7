import { bestPlan, defaultWeights } from '@asclepion/clinic/planner';
import { loadSolver, mostWorth } from '../packages/clinic/test/planner-oracle.ts';
import { LATE, position } from '../packages/clinic/test/positions.ts';

/** Milliseconds. */
interface Figures {
  readonly median: number;
  readonly p99: number;
}

export interface PlannerFigures {
  readonly positions: number;
  readonly planner: Figures;
  readonly highs: Figures;
  /** How many times faster the planner is: of the medians, and of the sums. */
  readonly ratio: number;
  readonly ratioOfSums: number;
}

function figures(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { median: at(0.5), p99: at(0.99) };
}

/**
 * The planner and HiGHS on the same late positions (20 people, three floors), one after the other in one process, so
 * that a busy machine slows both. Both are warmed up; what HiGHS is given is written before the clock starts.
 */
export async function measurePlanner(positions = 200, solved = positions): Promise<PlannerFigures> {
  const solve = await loadSolver();
  const all = Array.from({ length: positions }, (_, seed) => position(seed, LATE));
  for (const { rules, state } of all) bestPlan(rules, state, 0);
  const planner: number[] = [];
  const highs: number[] = [];
  let matched = 0;
  for (const [index, { rules, state }] of all.entries()) {
    const from = performance.now();
    const { plan } = bestPlan(rules, state, 0);
    planner.push(performance.now() - from);
    if (index >= solved) continue;
    let time = 0;
    const timed = (text: string): number | undefined => {
      const started = performance.now();
      const value = solve(text);
      time = performance.now() - started;
      return value;
    };
    if (mostWorth(timed, rules, state, defaultWeights(rules, state), []) === plan?.worth) matched++;
    highs.push(time);
  }
  if (matched < highs.length) throw new Error(`the planner and HiGHS differ on ${highs.length - matched} positions`);
  const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);
  return {
    positions,
    planner: figures(planner),
    highs: figures(highs),
    ratio: figures(highs).median / figures(planner).median,
    ratioOfSums: sum(highs) / sum(planner.slice(0, highs.length)),
  };
}
