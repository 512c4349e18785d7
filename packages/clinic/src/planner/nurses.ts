import { FAR } from '../people/walking.ts';
import { assign, NEVER } from './assign.ts';
import type { Problem } from './problem.ts';

/** Nurses needed in each of some rooms, met with the least time beyond idling; undefined when they cannot be. */
export function sendNurses(problem: Problem, seats: readonly number[]): { time: number; places: number[] } | undefined {
  const { nurses, idleNurse } = problem;
  const places = idleNurse.map(({ at }) => at);
  if (seats.length === 0) return { time: 0, places };
  if (seats.length > nurses.length) return undefined;
  const { columns, cost } = assign(seats.map((cell) => nurses.map((_, nurse) => nurseTime(problem, nurse, cell))));
  if (cost >= NEVER) return undefined;
  columns.forEach((nurse, seat) => {
    places[nurse] = seats[seat];
  });
  return { time: cost, places };
}

/** Time for a nurse to end in a room, beyond idling. */
function nurseTime({ nurses, idleNurse }: Problem, nurse: number, cell: number): number {
  const { to, who, time, use } = nurses[nurse];
  if (use === 'not') return NEVER;
  if (to >= 0) return to === cell ? 0 : NEVER;
  return who.at === cell ? 0 - idleNurse[nurse].time : time[cell] < FAR ? time[cell] - idleNurse[nurse].time : NEVER;
}

/** Least time for a number of nurses in a room, as if no other room needed any. */
export function nurseFloors(problem: Problem): number[][] {
  return problem.usedExtra.map((_, cell) => {
    if (!problem.slots.some((slot) => slot.cell === cell)) return [];
    const times = problem.nurses.map((_one, nurse) => nurseTime(problem, nurse, cell)).sort((a, b) => a - b);
    const sums = [0];
    for (const time of times) sums.push(sums[sums.length - 1] + time);
    return sums;
  });
}
