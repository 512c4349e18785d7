import type { Result } from '@asclepion/kernel';
import { patientsOf } from './beds.ts';
import { ADMINISTRATORS } from './data/administrators.ts';
import { GRADES, NUMBERS } from './data/numbers.ts';
import { valueIn } from './patient.ts';
import type { Rules } from './rules.ts';
import { type DiceState, type Hospital, POINTS, sum } from './state.ts';

/** Points for fatalities, less those that cost nothing (DH-END-1, DH-ADM-7). */
const fatalityPoints = ({ fatalities, administrator }: Readonly<Hospital>): number =>
  Math.max(0, fatalities - (ADMINISTRATORS[administrator]?.freeFatalities ?? 0)) * NUMBERS.fatality + 0;

/** What the score is made of, so far or at the end. */
export function scoreLines({ hospitals }: Readonly<DiceState>): { id: string; points: number[] }[] {
  return [
    ...POINTS.map((id, place) => ({ id, points: hospitals.map(({ points }) => points[place]) })),
    { id: 'fatalities', points: hospitals.map(fatalityPoints) },
    { id: 'bags', points: hospitals.map(({ bags }) => bags * NUMBERS.unspentBag) },
  ];
}

/** Most points; then fewer patients in beds, then healthier ones; else a shared victory (DH-END-2). */
function winnersOf(state: Readonly<DiceState>, scores: readonly number[]): number[] {
  const ranks = state.hospitals.map((hospital, seat) => {
    const left = patientsOf(hospital);
    return [scores[seat], -left.length, sum(left.map(valueIn))];
  });
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((value, place) => value - b[place]).find((difference) => difference !== 0) ?? 0;
  const best = ranks.reduce((first, second) => (compare(second, first) > 0 ? second : first));
  return ranks.flatMap((rank, seat) => (compare(rank, best) === 0 ? [seat] : []));
}

/** The grade of a game alone (DH-SOLO-12). */
export const gradeOf = (score: number): (typeof GRADES)[number]['id'] =>
  (GRADES.findLast(({ from }) => score >= from) ?? GRADES[0]).id;

/** The final score (section 15). Alone, a hospital under supervision counts as lost. */
export function result({ seats }: Rules, state: Readonly<DiceState>): Result {
  const lines = scoreLines(state).filter(({ points }) => points.some((point) => point !== 0));
  const scores = state.hospitals.map((_, seat) => sum(lines.map(({ points }) => points[seat])));
  if (seats > 1) return { scores, lines, winners: winnersOf(state, scores) };
  return { scores, lines, winners: gradeOf(scores[0]) === GRADES[0].id ? [] : [0] };
}
