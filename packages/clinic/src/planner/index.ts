import { isTogether } from '@asclepion/kernel';
import { timeSaved } from '../phases/move.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, ClinicState, Person } from '../state.ts';
import { accountOf } from './accounting.ts';
import { blockedPlan, mayBeCutOff } from './blocked.ts';
import { bodiesOf } from './bodies.ts';
import { inOrder, type Mover, walkOf } from './order.ts';
import type { Limits, Outcome, Pin, Plan, PlannedTreatment, PlannedWalk, Wanted } from './plan.ts';
import { type Aim, type Problem, problemOf } from './problem.ts';
import { planByProgram } from './program/plan-by-program.ts';
import { costsWith, type Decision, search, type Worth } from './search.ts';
import { defaultWeights, moneyLines, timeLines, type Weights, worthOn } from './worth.ts';

export { whoOf } from './bodies.ts';
export type {
  Limits,
  MoneyLines,
  Outcome,
  Pin,
  Plan,
  PlannedTreatment,
  PlannedWalk,
  Start,
  Wanted,
  Who,
} from './plan.ts';
export { defaultWeights, POINT, type Weights } from './worth.ts';

/** Whether this seat is in the middle of its move: only then do walks already made count. */
function isWalking(state: Readonly<ClinicState>, seat: number): boolean {
  const frame = state.frames.at(-1);
  return isTogether(frame) ? frame.lanes[seat]?.at(-1)?.step === 'walk' : frame?.step === 'walk' && frame.seat === seat;
}

/** The clinic as it will be asked to move: away from that step, marks of earlier steps do not count (CB-MOVE-19). */
function asAsked(state: Readonly<ClinicState>, seat: number): Readonly<Clinic> {
  const clinic = state.clinics[seat];
  if (isWalking(state, seat)) return clinic;
  return { ...clinic, walked: 0, people: clinic.people.map((person): Person => ({ ...person, spent: 0 })) };
}

/** Everybody who has to walk for a decision to come true. */
function moversOf({ slots, doctors, patients, nurses, seating, brought }: Problem, decision: Decision): Mover[] {
  const movers: Mover[] = [];
  const add = ({ who, walks }: Mover | Problem['nurses'][number], to: number): void => {
    if (to >= 0 && to !== who.at) movers.push({ who, to, walks });
  };
  for (const { slot, option } of decision.taken) {
    if (option.doctor >= 0) add(doctors[option.doctor].body, slots[slot].cell);
    if (option.patient >= 0) add(patients[option.patient].body, slots[slot].cell);
  }
  decision.idle.forEach((places, group) => {
    for (const place of places) add(doctors[group].body, place);
  });
  decision.nurses.forEach((place, nurse) => {
    add(nurses[nurse], place);
  });
  for (const body of brought) add(body, body.to);
  if (seating.walks === undefined) for (const { body, at } of seating.seated) add(body, at);
  return movers;
}

function treatmentsOf(
  { slots, patients }: Problem,
  doctors: Problem['doctors'],
  decision: Decision,
): PlannedTreatment[] {
  return decision.taken.flatMap(({ slot, option }) => {
    const { cell, purpose, level, service } = slots[slot];
    if (purpose === 'study' || option.doctor < 0) return [];
    const patient = option.patient >= 0 ? patients[option.patient].body.who : { level, service };
    return [
      {
        at: cell,
        doctor: doctors[option.doctor].body.who.level,
        patient: patient.level,
        service: patient.service,
        nurses: option.nurses,
        money: option.money,
      },
    ];
  });
}

function explain(
  problem: Problem,
  decision: Decision | undefined,
  walks: readonly PlannedWalk[],
  walkedBefore: number,
  income: number,
  worth: number,
): Plan {
  const treatments = decision === undefined ? [] : treatmentsOf(problem, problem.doctors, decision);
  const used = new Set(treatments.map(({ at }) => at));
  let extra = 0;
  for (const cell of used) extra += problem.usedExtra[cell];
  const { saved, wages, fees, saving, seating } = problem;
  return accountOf({
    walks,
    treatments,
    dismissed: seating.dismissed,
    walkedBefore,
    saved,
    income: treatments.reduce((sum, { money }) => sum + money, income),
    wages,
    fees,
    maintenance: problem.maintenance + extra,
    saving,
    worth,
  });
}

const BASE_KINDS = 4;
const BASE_CARES = 1;

/** Whether some module says anything about moving and caring that the search does not know: then the program plans. */
const saysMoreOfMoves = ({ plan, errands, closed, refuseStop, refuseDone, capacity, kinds, cares }: Rules): boolean =>
  [plan, errands, closed, refuseStop, refuseDone, capacity].some(({ length }) => length > 0) ||
  Object.keys(kinds).length > BASE_KINDS ||
  cares.length > BASE_CARES;

function planFor(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  aim: Aim,
  worth: Worth,
  pins: readonly Pin[],
  limits: Limits | undefined,
): Outcome {
  const clinic = asAsked(state, seat);
  if (saysMoreOfMoves(rules)) return planByProgram(rules, state, seat, clinic, aim, worth, pins, limits);
  const bodies = bodiesOf(rules, seat, clinic, pins);
  const problem = bodies && problemOf(rules, state, seat, clinic, bodies, aim);
  const blocking = rules.options['full-rooms-block'] === 'on';
  const sure = !blocking || !mayBeCutOff(rules, seat, clinic);
  if (problem === undefined) return { plan: undefined, exact: !blocking };
  const expired = (): boolean => limits !== undefined && limits.now() >= limits.until;
  /** With full rooms in the way, the walks need an order, which may make some of them longer. */
  const ordered = (decision: Decision): Decision | undefined => {
    const found = inOrder(rules, seat, clinic, moversOf(problem, decision));
    if (found === undefined) return undefined;
    const orderlies = problem.seating.walks ?? [];
    const time = clinic.walked + problem.seating.time + found.time;
    const change = worth.of(decision.money, time) - worth.of(decision.money, decision.time);
    return { ...decision, time, worth: decision.worth + change, walks: [...orderlies, ...found.walks] };
  };
  const found = search(problem, worth, clinic.income, expired, blocking ? ordered : (decision) => decision);
  const { decision } = found;
  const exact = found.exact && sure && problem.seating.exact;
  if (decision !== undefined) {
    const walks = decision.walks ?? moversOf(problem, decision).map(walkOf);
    return {
      plan: explain(problem, decision, walks, clinic.walked, clinic.income, decision.worth - problem.reward),
      exact,
    };
  }
  if (!blocking || pins.length > 0 || problem.musts > 0) return { plan: undefined, exact };
  const walks = blockedPlan(rules, seat, clinic);
  const time = walks.reduce((sum, walk) => sum + walk.time, clinic.walked);
  const total = problem.worth + worth.of(clinic.income - costsWith(problem, 0), time);
  return { plan: explain(problem, undefined, walks, clinic.walked, clinic.income, total), exact: false };
}

const NO_WEIGHTS: Weights = {
  surplus: 0,
  savings: 0,
  popularity: 0,
  time: 1,
  untreated: [0, 0, 0, 0],
  death: 0,
  doctor: [0, 0, 0, 0],
  studied: 0,
};

/** The wanted patients, and those that pins say must be treated; who is both counts once. */
function withMusts(wanted: readonly Wanted[], pins: readonly Pin[]): Wanted[] {
  const all = wanted.slice();
  const open = wanted.slice();
  for (const { who, use } of pins) {
    if (use !== 'must') continue;
    const known = open.findIndex(
      ({ service, level, at }) => service === who.service && level === who.level && at === who.at,
    );
    if (known >= 0) open.splice(known, 1);
    else all.push(who);
  }
  return all;
}

/** Everything from the worst to the best on one line. */
const straight = (slope: number) => ({
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  slope,
  at0: 0,
});

/**
 * The plan of least time that lets everybody end lawfully and all wanted patients be treated (CB-MOVE-15). Patients
 * that are not wanted do not move. Without a plan, none can do what is wanted if `exact`.
 */
export function cheapestPlan(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  wanted: readonly Wanted[] = [],
  pins: readonly Pin[] = [],
  limits?: Limits,
): Outcome {
  const worth: Worth = { money: [straight(0)], time: [straight(-1)], of: (_money, time) => -time };
  const aim = { weights: NO_WEIGHTS, wanted: withMusts(wanted, pins) };
  const { plan, exact } = planFor(rules, state, seat, aim, worth, pins, limits);
  return { plan: plan && { ...plan, worth: 0 - plan.walked }, exact };
}

/**
 * Weights with which the plan of most worth is the one of least time on the track, and of those the one of most worth:
 * no plan is worth as much as a unit of time costs here.
 */
export const leastTimeWeights = (rules: Rules, state: Readonly<ClinicState>): Weights => ({
  ...defaultWeights(rules, state),
  time: 100_000,
});

/** The plan of most worth by `weights`: see `Weights` for what counts. */
export function bestPlan(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  pins: readonly Pin[] = [],
  limits?: Limits,
  weights: Weights = defaultWeights(rules, state),
): Outcome {
  const clinic = state.clinics[seat];
  const saved = timeSaved(rules, clinic);
  const money = moneyLines(weights, clinic);
  const time = timeLines(weights.time, saved);
  const of: Worth['of'] = (left, walked, tied = 0, lost = 0) => {
    const popularity = Math.max(0, clinic.popularity - lost);
    const lines =
      tied === 0 && lost === 0 ? money : moneyLines(weights, { ...clinic, money: clinic.money + tied, popularity });
    return worthOn(lines, left) + weights.savings * tied + worthOn(time, walked);
  };
  return planFor(rules, state, seat, { weights, wanted: undefined }, { money, time, of }, pins, limits);
}
