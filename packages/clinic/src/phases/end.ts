import type { Result, ScoreLine } from '@asclepion/kernel';
import { buildingsAbleToTreat } from '../board/rooms.ts';
import { SOLO_GOALS } from '../data/numbers.ts';
import type { Rules } from '../rules.ts';
import type { ClinicState } from '../state.ts';

/** The final scoring as the position stands (CB-END-1): a line for each item, whoever has points from it or not. */
export function scoreLines(rules: Rules, state: Readonly<ClinicState>): ScoreLine[] {
  return rules.scoreItems.map(({ id, points }) => ({
    id,
    points: state.clinics.map((_, seat) => points(rules, state, seat)),
  }));
}

/** Whether the goal of a solo game is met by a position with these score lines (CB-SOLO-1). */
function soloGoalMet(rules: Rules, state: Readonly<ClinicState>, score: number, lines: readonly ScoreLine[]): boolean {
  const goal = SOLO_GOALS[rules.options.goal - 1];
  const { grade } = rules.options;
  const asked = typeof goal.score === 'number' ? goal.score : goal.score[grade];
  if (score < asked) return false;
  const line = (id: string): number => lines.find((item) => item.id === id)?.points[0] ?? 0;
  const clinic = state.clinics[0];
  switch (goal.id) {
    case 'renown':
      return true;
    case 'faculty':
      return line('doctors') >= goal.needs[grade];
    case 'swift':
      return clinic.time <= goal.needs[grade];
    case 'tower':
      return line('treatment-rooms') >= goal.needs[grade];
    case 'campus':
      return buildingsAbleToTreat(rules, 0, clinic) >= 3;
    case 'safe-hands':
      return clinic.deaths === 0;
  }
}

/** Totals, winners and the lines they come from (CB-END-5, CB-SOLO-2). */
export function finalResult(rules: Rules, state: Readonly<ClinicState>): Result {
  const lines = scoreLines(rules, state);
  const scores = state.clinics.map((_, seat) => lines.reduce((sum, line) => sum + line.points[seat], 0));
  if (rules.seats === 1) return { scores, winners: soloGoalMet(rules, state, scores[0], lines) ? [0] : [], lines };
  const best = Math.max(...scores);
  const order = rules.options['final-tie'] === 'turn-order' ? state.turnOrder : state.turnOrder.toReversed();
  const winner = order.find((seat) => scores[seat] === best) as number;
  return { scores, winners: [winner], lines };
}
