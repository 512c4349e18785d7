import { FAR } from '../people/walking.ts';
import { assign, NEVER } from './assign.ts';
import { type Bound, boundOf, fieldsOf, fits, MOST_NURSES } from './bound.ts';
import type { PlannedWalk } from './plan.ts';
import type { Option, Problem } from './problem.ts';
import type { Line } from './worth.ts';

/** An option taken. */
export interface Taken {
  readonly slot: number;
  readonly option: Option;
}

/** A complete decision: every person has a place. */
export interface Decision {
  readonly taken: readonly Taken[];
  /** A cell for each idle doctor, by group. */
  readonly idle: readonly (readonly number[])[];
  /** A cell for each nurse. */
  readonly nurses: readonly number[];
  /** All that is walked in the round. */
  readonly time: number;
  readonly money: number;
  readonly worth: number;
  /** The walks in an order in which all are possible, where order matters. */
  readonly walks?: readonly PlannedWalk[];
}

/** How money and time count, as straight lines. */
export interface Worth {
  readonly money: readonly Line[];
  readonly time: readonly Line[];
  readonly of: (money: number, time: number) => number;
}

export interface Found {
  readonly decision: Decision | undefined;
  readonly exact: boolean;
}

/** Steps of the search between two looks at the clock. */
const LOOK = 512;

/** Decisions whose walks find no good order after which the search gives up looking for a better one. */
const MOST_SPOILT = 40;

/** Nurses needed in each of some rooms, met with the least time beyond idling; undefined when they cannot be. */
function sendNurses(problem: Problem, seats: readonly number[]): { time: number; places: number[] } | undefined {
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
  const { to, who, time } = nurses[nurse];
  if (to >= 0) return to === cell ? 0 : NEVER;
  return who.at === cell ? 0 - idleNurse[nurse].time : time[cell] < FAR ? time[cell] - idleNurse[nurse].time : NEVER;
}

/** Least time for a number of nurses in a room, as if no other room needed any. */
function nurseFloors(problem: Problem): number[][] {
  return problem.usedExtra.map((_, cell) => {
    if (!problem.slots.some((slot) => slot.cell === cell)) return [];
    const times = problem.nurses.map((_one, nurse) => nurseTime(problem, nurse, cell)).sort((a, b) => a - b);
    const sums = [0];
    for (const time of times) sums.push(sums[sums.length - 1] + time);
    return sums;
  });
}

/** What everything costs, given the rooms that were used (CB-PAY-2 to 6). */
export const costsWith = ({ wages, maintenance, saving }: Problem, extra: number): number =>
  wages + Math.max(0, maintenance + extra - saving);

/**
 * The decision of most worth. `check` may make one worth less, or refuse it, when its walks must be put in an order.
 */
export function search(
  problem: Problem,
  worth: Worth,
  income: number,
  expired: () => boolean,
  check: (decision: Decision) => Decision | undefined,
): Found {
  const { slots, doctors, patients, nurses, idle, usedExtra } = problem;
  const doctorFields = fieldsOf(doctors.map(({ count }) => count));
  const patientFields = fieldsOf(patients.map(({ count }) => count));
  const floors = nurseFloors(problem);
  let late = !fits(doctorFields, patientFields, slots.length);
  let steps = 0;
  const isLate = (): boolean => {
    if (!late && ++steps % LOOK === 0) late = expired();
    return late;
  };

  /** The best so far; and the most that a decision promised before `check` took something off it. */
  const kept: { best: Decision | undefined; promised: number; spoilt: number } = {
    best: undefined,
    promised: Number.NEGATIVE_INFINITY,
    spoilt: 0,
  };
  const beats = (worth: number): boolean => kept.best === undefined || worth > kept.best.worth;
  const taken: Taken[] = [];

  /** Completes what was taken, and keeps it if it is the best so far. */
  function complete(): void {
    const left = doctors.map(({ count }) => count);
    const engaged: number[] = [];
    const seats: number[] = [];
    const used: number[] = [];
    let time = problem.time;
    let money = income;
    let lots = problem.worth;
    let extra = 0;
    for (const { slot, option } of taken) {
      const { cell, purpose } = slots[slot];
      time += option.time;
      money += option.money;
      lots += option.worth;
      if (option.doctor < 0) continue;
      left[option.doctor]--;
      engaged.push(cell);
      for (let nurse = 0; nurse < option.nurses; nurse++) seats.push(cell);
      if (purpose !== 'study' && !used.includes(cell)) {
        used.push(cell);
        extra += usedExtra[cell];
      }
    }
    if (problem.wanted >= 0 && taken.length < problem.wanted) return;
    const sent = sendNurses(problem, seats);
    const resting = idle.settle(left, engaged);
    if (sent === undefined || resting === undefined) return;
    time += sent.time + resting.time;
    money -= costsWith(problem, extra);
    const decision: Decision = {
      taken: taken.slice(),
      idle: resting.places,
      nurses: sent.places,
      time,
      money,
      worth: lots + worth.of(money, time),
    };
    if (!beats(decision.worth)) return;
    const checked = check(decision);
    if (checked === undefined || checked.worth < decision.worth) {
      kept.promised = Math.max(kept.promised, decision.worth);
      if (++kept.spoilt >= MOST_SPOILT) late = true;
    }
    if (checked !== undefined && beats(checked.worth)) kept.best = checked;
  }

  /** One stretch of both lines, on which worth is straight. */
  function searchStretch(moneyLine: Line, timeLine: Line): void {
    const linear = problem.maintenance >= problem.saving;
    const gains = slots.map(({ cell, options, purpose }, slot) =>
      options.map((option) => {
        const alone = slots[slot - 1]?.cell !== cell && slots[slot + 1]?.cell !== cell;
        const extra = linear && alone && option.doctor >= 0 && purpose !== 'study' ? usedExtra[cell] : 0;
        const time = option.time + (floors[cell][option.nurses] ?? NEVER);
        return option.worth + moneyLine.slope * (option.money - extra) + timeLine.slope * time;
      }),
    );
    const bound: Bound = boundOf(problem, doctorFields, patientFields, gains, isLate);
    const base =
      problem.worth +
      moneyLine.at0 +
      moneyLine.slope * (income - costsWith(problem, 0)) +
      timeLine.at0 +
      timeLine.slope * problem.time;
    const seats: number[] = [];
    // Least time that slots may still take off: somebody may do something rather than leave a laboratory.
    const slack = slots.reduce(
      (sum, { cell, options }) =>
        sum + Math.min(0, ...options.map((option) => option.time + (floors[cell][option.nurses] ?? 0))),
      0,
    );

    /**
     * Fills slot after slot, the most promising first. `sum` is what was gained and `time` what was walked, nurses
     * counted by their floors; `beyond` is what they really walk more.
     */
    function visit(
      slot: number,
      doctorsLeft: number,
      patientsLeft: number,
      nursesLeft: number,
      sum: number,
      time: number,
      floored: number,
      beyond: number,
    ): void {
      if (isLate()) return;
      if (slot >= slots.length) {
        complete();
        return;
      }
      if (timeLine.slope === 0 && time + beyond + slack > timeLine.to) return;
      const { options, skipTo, cell, purpose } = slots[slot];
      // Slots alike are filled in one order of options only.
      const last = taken[taken.length - 1];
      const repeats = purpose === 'new-patient' && last?.slot === slot - 1 && slots[last.slot].skipTo === skipTo;
      const next: { index: number; most: number }[] = [];
      for (let index = repeats ? options.indexOf(last.option) : 0; index < options.length; index++) {
        const { doctor, patient, nurses: needed } = options[index];
        if (needed > nursesLeft) continue;
        if (doctor >= 0 && (doctorsLeft & doctorFields.mask[doctor]) === 0) continue;
        if (patient >= 0 && (patientsLeft & patientFields.mask[patient]) === 0) continue;
        const rest = bound(
          slot + 1,
          doctor >= 0 ? doctorsLeft - doctorFields.unit[doctor] : doctorsLeft,
          patient >= 0 ? patientsLeft - patientFields.unit[patient] : patientsLeft,
          nursesLeft - needed,
        );
        next.push({ index, most: gains[slot][index] + rest });
      }
      next.push({ index: -1, most: bound(skipTo, doctorsLeft, patientsLeft, nursesLeft) });
      next.sort((a, b) => b.most - a.most);
      for (const { index, most } of next) {
        const reach = base + sum + most;
        if (!beats(reach + timeLine.slope * beyond)) break;
        if (index < 0) {
          visit(skipTo, doctorsLeft, patientsLeft, nursesLeft, sum, time, floored, beyond);
          continue;
        }
        const option = options[index];
        const floor = floors[cell][option.nurses];
        let more = beyond;
        if (option.nurses > 0) {
          for (let nurse = 0; nurse < option.nurses; nurse++) seats.push(cell);
          const sent = sendNurses(problem, seats);
          more = sent === undefined ? NEVER : sent.time - floored - floor;
        }
        if (more < NEVER && beats(reach + timeLine.slope * more)) {
          taken.push({ slot, option });
          visit(
            slot + 1,
            option.doctor >= 0 ? doctorsLeft - doctorFields.unit[option.doctor] : doctorsLeft,
            option.patient >= 0 ? patientsLeft - patientFields.unit[option.patient] : patientsLeft,
            nursesLeft - option.nurses,
            sum + gains[slot][index],
            time + option.time + floor,
            floored + floor,
            more,
          );
          taken.pop();
        }
        seats.length -= option.nurses;
      }
    }

    visit(0, doctorFields.full, patientFields.full, Math.min(MOST_NURSES, nurses.length), 0, problem.time, 0, 0);
  }

  /** A plan in one go, for when there is no time to search: each slot in turn gets what pays best. */
  function dive(): void {
    const doctorsLeft = doctors.map(({ count }) => count);
    const patientsLeft = patients.map(({ count }) => count);
    let nursesLeft = nurses.length;
    for (let slot = 0; slot < slots.length; slot++) {
      const pays = ({ money, worth: lot, time }: Option): number =>
        lot + money * worth.money[0].slope + time * worth.time[0].slope;
      const option = slots[slot].options
        .filter(
          ({ doctor, patient, nurses: needed }) =>
            needed <= nursesLeft && doctorsLeft[doctor] !== 0 && patientsLeft[patient] !== 0,
        )
        .sort((a, b) => pays(b) - pays(a))[0];
      if (option === undefined || pays(option) <= 0) continue;
      taken.push({ slot, option });
      doctorsLeft[option.doctor]--;
      patientsLeft[option.patient]--;
      nursesLeft -= option.nurses;
    }
    complete();
    taken.length = 0;
  }

  // A plan in which nothing is done but what must be is always there to fall back on.
  complete();
  if (!late) {
    const poorest =
      income -
      costsWith(
        problem,
        usedExtra.reduce((sum, extra) => sum + extra, 0),
      );
    const richest =
      income + slots.reduce((sum, { options }) => sum + Math.max(0, ...options.map(({ money }) => money)), 0);
    for (const moneyLine of worth.money) {
      if (moneyLine.to < poorest || moneyLine.from > richest - costsWith(problem, 0)) continue;
      for (const timeLine of worth.time) {
        searchStretch(moneyLine, timeLine);
      }
    }
  }
  if (late && kept.spoilt < MOST_SPOILT) dive();
  const reached = kept.best?.worth ?? Number.NEGATIVE_INFINITY;
  return { decision: kept.best, exact: !late && kept.promised <= reached };
}
