import { NEVER } from './assign.ts';
import { type Bound, boundOf, fieldsOf, fits, MOST_NURSES } from './bound.ts';
import { nurseFloors, sendNurses } from './nurses.ts';
import type { PlannedWalk } from './plan.ts';
import type { Option, Problem } from './problem.ts';
import type { Line } from './worth.ts';

/** An option taken. */
interface Taken {
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
  /** `tied` is money beside it that only pays costs (CB-POP-5), `lost` are points gone before paying. */
  readonly of: (money: number, time: number, tied?: number, lost?: number) => number;
}

export interface Found {
  readonly decision: Decision | undefined;
  readonly exact: boolean;
}

/** Steps of the search between two looks at the clock. */
const LOOK = 512;

/** Decisions whose walks find no good order after which the search gives up looking for a better one. */
const MOST_SPOILT = 40;

/** How much a line of another slope must start higher to be above this one from `from` to `to`. */
function above({ at0, slope }: Line, from: number, to: number, other: number): number {
  if (slope === other) return at0;
  return at0 + (slope > other ? (slope - other) * to : (slope - other) * from);
}

/** What everything costs, given the rooms that were used (CB-PAY-2 to 6). */
export const costsWith = ({ wages, fees, maintenance, saving }: Problem, extra: number): number =>
  wages + fees + Math.max(0, maintenance + extra - saving);

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
  function complete(): { money: number; time: number } | undefined {
    const left = doctors.map(({ count }) => count);
    const engaged: number[] = [];
    const seats: number[] = [];
    const used: number[] = [];
    let time = problem.time;
    let money = income;
    let lots = problem.worth;
    let extra = 0;
    let musts = 0;
    for (const { slot, option } of taken) {
      const { cell, purpose } = slots[slot];
      time += option.time;
      money += option.money;
      lots += option.worth;
      if (option.must) musts++;
      if (option.doctor < 0) continue;
      left[option.doctor]--;
      engaged.push(cell);
      for (let nurse = 0; nurse < option.nurses; nurse++) seats.push(cell);
      if (purpose !== 'study' && !used.includes(cell)) {
        used.push(cell);
        extra += usedExtra[cell];
      }
    }
    if (musts < problem.musts) return undefined;
    const sent = sendNurses(problem, seats);
    const resting = idle.settle(left, engaged);
    if (sent === undefined || resting === undefined) return undefined;
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
    if (!beats(decision.worth)) return decision;
    const checked = check(decision);
    if (checked === undefined || checked.worth < decision.worth) {
      kept.promised = Math.max(kept.promised, decision.worth);
      if (++kept.spoilt >= MOST_SPOILT) late = true;
    }
    if (checked !== undefined && beats(checked.worth)) kept.best = checked;
    return decision;
  }

  const linear = problem.maintenance >= problem.saving;
  /** What each option certainly adds: a room's dearer upkeep only where no other patient could share it. */
  const money = slots.map(({ cell, options, purpose }, slot) => {
    const alone = slots[slot - 1]?.cell !== cell && slots[slot + 1]?.cell !== cell;
    const extra = linear && alone && purpose !== 'study' ? usedExtra[cell] : 0;
    return options.map((option) => option.money - (option.doctor >= 0 ? extra : 0));
  });
  const times = slots.map(({ cell, options }) =>
    options.map((option) => option.time + (floors[cell][option.nurses] ?? NEVER)),
  );
  const start = income - costsWith(problem, 0);
  const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const poorest = income - costsWith(problem, sumOf(usedExtra));
  const richest = start + sumOf(money.map((all) => Math.max(0, ...all)));
  /** Least time that slots may still take off: somebody may do something rather than leave a laboratory. */
  const slack = sumOf(times.map((all) => Math.min(0, ...all)));

  const bounds = new Map<string, Bound>();
  function boundWith(perMoney: number, perTime: number): Bound {
    const key = `${perMoney} ${perTime}`;
    const known = bounds.get(key);
    if (known !== undefined) return known;
    const gains = slots.map(({ options }, slot) =>
      options.map((option, index) => option.worth + perMoney * money[slot][index] + perTime * times[slot][index]),
    );
    const made = boundOf(problem, doctorFields, patientFields, gains, isLate);
    bounds.set(key, made);
    return made;
  }

  /** Straight lines that are above the worth everywhere in a stretch, and the bound that they give. */
  interface Lens {
    readonly perMoney: number;
    readonly perTime: number;
    readonly base: number;
    readonly bound: Bound;
  }

  /** All decisions whose money and time lie on one line each. */
  function searchStretch(moneyLine: Line, timeLine: Line): void {
    const fromMoney = Math.max(moneyLine.from, poorest);
    const toMoney = Math.min(moneyLine.to, richest);
    const fromTime = Math.max(timeLine.from, problem.time + slack);
    if (fromMoney > toMoney || fromTime > timeLine.to) return;
    const lens = (perMoney: number, perTime: number): Lens => ({
      perMoney,
      perTime,
      base:
        problem.worth +
        above(moneyLine, fromMoney, toMoney, perMoney) +
        above(timeLine, fromTime, timeLine.to, perTime),
      bound: boundWith(perMoney, perTime),
    });
    const root = ({ perMoney, perTime, base, bound }: Lens): number =>
      base +
      perMoney * start +
      perTime * problem.time +
      bound(0, doctorFields.full, patientFields.full, Math.min(MOST_NURSES, nurses.length));
    // The lines of the first stretch also bound the others, as a rule far enough to leave them out.
    const usual = lens(worth.money[0].slope, worth.time[0].slope);
    if (!beats(root(usual))) return;
    const lenses = [usual];
    // Other stretches need lines of their own; of two that lean differently the lower one counts.
    const [most] = worth.money;
    const slopes: [number, number][] = [[moneyLine.slope, timeLine.slope]];
    if (timeLine !== worth.time[0]) slopes.push([moneyLine.slope, worth.time[0].slope / 2]);
    if (moneyLine !== most) slopes.push([0 - most.slope, timeLine.slope]);
    for (const [perMoney, perTime] of moneyLine === most && timeLine === worth.time[0] ? [] : slopes) {
      const own = lens(perMoney, perTime);
      if (!beats(root(own))) return;
      lenses.push(own);
    }

    const seats: number[] = [];
    const first = lenses[0];
    const leans = { poor: false, quick: false };

    /**
     * Fills slot after slot, the most promising first. `lots`, `left` and `time` are what came of it so far, nurses
     * counted by their floors; `beyond` is what they really walk more.
     */
    function visit(
      slot: number,
      doctorsLeft: number,
      patientsLeft: number,
      nursesLeft: number,
      lots: number,
      left: number,
      time: number,
      floored: number,
      beyond: number,
    ): void {
      if (isLate()) return;
      if (slot >= slots.length) {
        const came = complete();
        if (came !== undefined) lean(came.money, came.time);
        return;
      }
      if (time + beyond + slack > timeLine.to) return;
      const { options, skipTo, cell, purpose } = slots[slot];
      // Slots alike are filled in one order of options only.
      const last = taken[taken.length - 1];
      const repeats = purpose === 'new-patient' && last?.slot === slot - 1 && slots[last.slot].skipTo === skipTo;
      const next: { index: number; most: number }[] = [];
      for (let index = repeats ? options.indexOf(last.option) : 0; index < options.length; index++) {
        const { doctor, patient, nurses: needed, worth: lot } = options[index];
        if (needed > nursesLeft) continue;
        if (doctor >= 0 && (doctorsLeft & doctorFields.mask[doctor]) === 0) continue;
        if (patient >= 0 && (patientsLeft & patientFields.mask[patient]) === 0) continue;
        const rest = first.bound(
          slot + 1,
          doctor >= 0 ? doctorsLeft - doctorFields.unit[doctor] : doctorsLeft,
          patient >= 0 ? patientsLeft - patientFields.unit[patient] : patientsLeft,
          nursesLeft - needed,
        );
        const gain = lot + first.perMoney * money[slot][index] + first.perTime * times[slot][index];
        next.push({ index, most: gain + rest });
      }
      next.push({ index: -1, most: first.bound(skipTo, doctorsLeft, patientsLeft, nursesLeft) });
      next.sort((a, b) => b.most - a.most);
      const soFar = first.base + lots + first.perMoney * left + first.perTime * time;
      for (const { index, most } of next) {
        if (!beats(soFar + most + first.perTime * beyond)) break;
        if (index < 0) {
          if (reaches(skipTo, doctorsLeft, patientsLeft, nursesLeft, lots, left, time + beyond))
            visit(skipTo, doctorsLeft, patientsLeft, nursesLeft, lots, left, time, floored, beyond);
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
        const doctorsNext = option.doctor >= 0 ? doctorsLeft - doctorFields.unit[option.doctor] : doctorsLeft;
        const patientsNext = option.patient >= 0 ? patientsLeft - patientFields.unit[option.patient] : patientsLeft;
        const nursesNext = nursesLeft - option.nurses;
        const lotsNext = lots + option.worth;
        const leftNext = left + money[slot][index];
        const timeNext = time + times[slot][index];
        if (
          more < NEVER &&
          reaches(slot + 1, doctorsNext, patientsNext, nursesNext, lotsNext, leftNext, timeNext + more)
        ) {
          taken.push({ slot, option });
          visit(slot + 1, doctorsNext, patientsNext, nursesNext, lotsNext, leftNext, timeNext, floored + floor, more);
          taken.pop();
        }
        seats.length -= option.nurses;
      }
    }

    /** A decision of another stretch: a line that leans against such ones keeps them out. */
    function lean(left: number, time: number): void {
      const [steepest] = worth.money.map(({ slope }) => slope).sort((a, b) => b - a);
      if (left < moneyLine.from && !leans.poor) {
        leans.poor = true;
        lenses.push(lens(steepest, timeLine.slope));
      }
      if (time < timeLine.from && !leans.quick) {
        leans.quick = true;
        lenses.push(lens(moneyLine.slope, 0));
      }
    }

    /** Whether something better may still come of it. */
    function reaches(
      slot: number,
      doctorsLeft: number,
      patientsLeft: number,
      nursesLeft: number,
      lots: number,
      left: number,
      time: number,
    ): boolean {
      for (const { base, perMoney, perTime, bound } of lenses) {
        const rest = bound(slot, doctorsLeft, patientsLeft, nursesLeft);
        if (!beats(base + lots + perMoney * left + perTime * time + rest)) return false;
      }
      return true;
    }

    visit(0, doctorFields.full, patientFields.full, Math.min(MOST_NURSES, nurses.length), 0, start, problem.time, 0, 0);
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
  for (const moneyLine of worth.money) {
    for (const timeLine of worth.time) {
      if (!late) searchStretch(moneyLine, timeLine);
    }
  }
  if (late && kept.spoilt < MOST_SPOILT) dive();
  const reached = kept.best?.worth ?? Number.NEGATIVE_INFINITY;
  return { decision: kept.best, exact: !late && kept.promised <= reached };
}
