import { bestPlan, defaultWeights } from '@asclepion/clinic/planner';
import { loadSolver, mostWorth } from '../packages/clinic/test/planner-oracle.ts';
import { LATE, position } from '../packages/clinic/test/positions.ts';
import { type Figure, quantile } from './figures.ts';

const POSITIONS = 200;
/** HiGHS takes its time: it solves the first ones of them. */
const SOLVED = 60;
const WARM_UP = 3;
const TURNS = 3;

/** Milliseconds that the quickest of some turns took: a machine that is busy with other things takes turns away. */
function quickest(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS; turn++) {
    const from = performance.now();
    work();
    least = Math.min(least, performance.now() - from);
  }
  return least;
}

/**
 * The best movement plan of late positions (20 people, three floors), by the planner and by HiGHS in the same process,
 * both warm. Of HiGHS only solving counts, not writing the model. Throws if they differ.
 */
export async function benchPlanner(): Promise<Figure[]> {
  const solve = await loadSolver();
  const positions = Array.from({ length: POSITIONS }, (_, seed) => position(seed, LATE));
  for (let pass = 0; pass < WARM_UP; pass++) for (const { rules, state } of positions) bestPlan(rules, state, 0);
  const planner = positions.map(({ rules, state }) => quickest(() => bestPlan(rules, state, 0)));
  const highs = positions.slice(0, SOLVED).map(({ rules, state }, index) => {
    let least = 0;
    const timed = (text: string): number | undefined => {
      least = quickest(() => solve(text));
      return solve(text);
    };
    const worth = mostWorth(timed, rules, state, defaultWeights(rules, state), []);
    if (worth !== bestPlan(rules, state, 0).plan?.worth)
      throw new Error(`planner and HiGHS differ on position ${index}`);
    return least;
  });
  const figure = (name: string, share: number, aim: string): Figure => {
    const value = quantile(planner, share);
    const peerValue = quantile(highs, share);
    return { name, value, unit: 'ms', better: 'less', peer: 'HiGHS', peerValue, ratio: peerValue / value, aim };
  };
  return [
    figure('plan of 20 people on three floors, median', 0.5, 'below 5 ms, 50 times HiGHS'),
    figure('plan of 20 people on three floors, p99', 0.99, 'below 50 ms'),
  ];
}
