import { type Choice, type Flow, type Frame, sameChoice } from '@asclepion/kernel';
import { tileAt } from '../../board/rooms.ts';
import { feesOf } from '../../phases/business.ts';
import { timeSaved } from '../../phases/move.ts';
import { Moving } from '../../phases/moving.ts';
import type { Rules } from '../../rules.ts';
import { type Clinic, type ClinicState, cloneState } from '../../state.ts';
import { accountOf, choicesOf } from '../accounting.ts';
import { blockedPlan } from '../blocked.ts';
import { type Body, bodiesOf, groupsOf, sameWho } from '../bodies.ts';
import { inOrder, type Mover, walkOf } from '../order.ts';
import type { Limits, Outcome, Pin, Plan, PlannedWalk, Wanted } from '../plan.ts';
import type { Aim } from '../problem.ts';
import type { Worth } from '../search.ts';
import { accounts, type Costs } from './accounts.ts';
import { caring } from './caring.ts';
import type { Deed } from './deeds.ts';
import { Program } from './program.ts';
import { cared, LATER, MONEY, POINTS, SAVING, TIED, TIME, UPKEEP, used, WAGES } from './quantities.ts';
import { type Scene, timeTo } from './scene.ts';
import { type Solution, solve } from './solve.ts';
import { staying } from './staying.ts';

/** Where only some are wanted, the others are left out. */
function aimedAt(bodies: readonly Body[], wanted: readonly Wanted[] | undefined): readonly Body[] {
  if (wanted === undefined) return bodies;
  const asked = new Set(wanted.map((who) => cared(who)));
  return bodies.map(
    (body): Body => (body.who.kind === 'patient' && !asked.has(cared(body.who)) ? { ...body, use: 'not' } : body),
  );
}

/** All who are wanted are taken care of, whoever of those alike it is. */
function wantedRows({ program }: Scene, wanted: readonly Wanted[]): void {
  for (const name of new Set(wanted.map((who) => cared(who)))) {
    const count = wanted.filter((who) => cared(who) === name).length;
    program.row({ sum: { [name]: 1 }, least: count, most: count });
  }
}

/** What has to be paid if nothing is decided. */
function costsOf(rules: Rules, seat: number, clinic: Readonly<Clinic>): Costs {
  const upkeep = (used: number[]): number =>
    rules.maintenance.reduce((sum, part) => sum + part(rules, { ...clinic, used }), 0);
  const maintenance = upkeep(clinic.used.slice());
  const usedExtra = clinic.tiles.map((_, cell) =>
    tileAt(rules, clinic, cell).usedMaintenance === undefined || clinic.used.includes(cell)
      ? 0
      : upkeep([...clinic.used, cell]) - maintenance,
  );
  const wages = rules.wages.reduce((sum, part) => sum + part(rules, clinic), 0);
  return { wages, fees: feesOf(rules, seat, clinic), maintenance, usedExtra };
}

/** Everybody who has to walk for a solution to come true. */
const moversOf = ({ groups }: Scene, { deeds }: Solution): Mover[] =>
  deeds.flatMap(({ goes = [] }) =>
    goes.flatMap(({ group, to, walk }): Mover[] => {
      const { who, walks } = groups[group].body;
      return walk === undefined && to >= 0 && to !== who.at ? [{ who, to, walks }] : [];
    }),
  );

/** The best plan by the exact program to which the modules add: see `Program`. */
export function planByProgram(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  clinic: Readonly<Clinic>,
  aim: Aim,
  worth: Worth,
  pins: readonly Pin[],
  limits: Limits | undefined,
): Outcome {
  const blocking = rules.options['full-rooms-block'] === 'on';
  const bodies = bodiesOf(rules, seat, clinic, pins);
  if (bodies === undefined) return { plan: undefined, exact: !blocking };
  const costs = costsOf(rules, seat, clinic);
  const saved = timeSaved(rules, clinic);
  const expired = (): boolean => limits !== undefined && limits.now() >= limits.until;
  const empty = { ...clinic, people: clinic.people.filter(({ kind }) => rules.kinds[kind].walks === 'never') };
  const sceneOf = (groups: Scene['groups']): Scene => ({
    rules,
    state,
    seat,
    clinic,
    empty,
    moving: new Moving(rules, seat, empty),
    weights: aim.weights,
    all: aim.wanted === undefined,
    groups,
    program: new Program(),
  });
  const best = (scene: Scene): Solution | undefined => {
    staying(scene);
    caring(scene);
    for (const part of rules.plan) part(scene);
    wantedRows(scene, aim.wanted ?? []);
    return solve(scene, accounts(scene, costs, saved), expired);
  };
  const scene = sceneOf(groupsOf(aimedAt(bodies, aim.wanted)));
  const solution = best(scene);
  const walks = solution && walksFor(scene, solution);
  const plan = walks && inPlay(scene, told(scene, solution, walks, costs, saved, worth));
  if (solution !== undefined && plan !== undefined) {
    const exact = solution.exact && plan.worth >= solution.most;
    return exact ? { plan, exact } : { plan, exact, most: solution.most };
  }
  const free = pins.length === 0 && (aim.wanted === undefined || aim.wanted.length === 0);
  if (!free) return { plan: undefined, exact: !blocking };
  // Somehow everybody gets in, one after another; what that is worth the program says, with all of them fixed there.
  const entering = blockedPlan(rules, seat, clinic);
  const entered = sceneOf(groupsOf(wherever(bodies, entering)));
  const counted = best(entered) ?? NOTHING;
  return {
    plan: told(entered, counted, entering, costs, saved, worth),
    exact: false,
    ...(solution === undefined ? {} : { most: solution.most }),
  };
}

/** The plan with its choices in an order in which the rules take them; undefined where there is none. */
function inPlay(scene: Scene, plan: Plan): Plan | undefined {
  const { state, seat, clinic } = scene;
  let now = cloneState({ ...state, clinics: state.clinics.with(seat, clinic as Clinic) });
  const open = [...plan.walks.map(choicesOf), ...plan.errands.map((choice) => [choice])];
  const choices: Choice[] = [];
  while (open.length > 0) {
    let next: ClinicState | undefined;
    const index = open.findIndex((sequence) => {
      next = played(scene, now, sequence);
      return next !== undefined;
    });
    if (next === undefined) return undefined;
    now = next;
    choices.push(...open.splice(index, 1)[0]);
  }
  if (played(scene, now, [DONE]) === undefined) return undefined;
  return { ...plan, choices: [...choices, DONE] };
}

const DONE: Choice = { do: 'done' };

/** Whether a choice could be made: without listing all walks, which takes its time. */
function isOffered(rules: Rules, now: ClinicState, frame: Frame, seat: number, choice: Choice): boolean {
  const step = rules.steps[frame.step];
  if (frame.step !== 'walk')
    return step.choices?.(rules, now, frame, seat).some((one) => sameChoice(one, choice)) === true;
  const errand = rules.errands.find(({ id }) => id === choice.do);
  const refused = errand ? errand.refuse(rules, now, seat, choice) : step.refuse?.(rules, now, frame, seat, choice);
  return refused === undefined;
}

/** The state after some choices of the walk step, and of what it asks besides; undefined when one of them is refused. */
function played({ rules, seat }: Scene, from: ClinicState, sequence: readonly Choice[]): ClinicState | undefined {
  const asked: Frame[] = [{ step: 'walk', seat }];
  const flow: Flow = {
    events: undefined,
    next: (...frames) => asked.push(...frames.toReversed()),
    goTo: NO_STEP,
    draw: () => 0,
    reveal: NO_STEP,
  };
  let now = from;
  for (const choice of sequence) {
    const frame = asked.pop();
    if (frame === undefined || !isOffered(rules, now, frame, seat, choice)) return undefined;
    if (choice === DONE) return now;
    now = cloneState(now);
    rules.steps[frame.step].choose?.(rules, now, frame, seat, choice, flow);
  }
  return now;
}

const NO_STEP = (): void => undefined;

const NOTHING: Solution = { deeds: [], lots: 0, total: () => 0, exact: false, most: 0 };

/** Everybody at the end of some walks, and nobody brought anywhere else. */
function wherever(bodies: readonly Body[], walks: readonly PlannedWalk[]): Body[] {
  const open = walks.slice();
  return bodies.map((body): Body => {
    const index = open.findIndex(({ who }) => sameWho(who, body.who));
    const to = index < 0 ? body.who.at : open.splice(index, 1)[0].to;
    return { ...body, to: to < 0 && body.who.kind !== 'patient' ? body.to : to, use: 'not' };
  });
}

/** All walks of a solution, in an order in which they are possible; undefined when none was found. */
function walksFor(scene: Scene, solution: Solution): readonly PlannedWalk[] | undefined {
  const { rules, seat, clinic } = scene;
  const movers = moversOf(scene, solution);
  const special = solution.deeds.flatMap(({ goes = [] }) => goes.flatMap(({ walk }) => walk ?? []));
  if (rules.options['full-rooms-block'] === 'off') return [...special, ...movers.map(walkOf)];
  // Whoever walks in a special way finds no room full: only nurses do, for whom rooms have no bounds (CB-MOVE-5).
  const ordered = inOrder(rules, seat, clinic, movers);
  return ordered && [...special, ...ordered.walks];
}

/** Time of the shortest walks of all deeds. */
const shortest = (scene: Scene, deeds: readonly Deed[]): number =>
  deeds.reduce(
    (sum, { goes = [] }) =>
      goes.reduce((total, { group, to, walk }) => total + (walk?.time ?? timeTo(scene, group, to)), sum),
    0,
  );

/** A solution as a plan. */
function told(
  scene: Scene,
  { deeds, lots, total }: Solution,
  walks: readonly PlannedWalk[],
  costs: Costs,
  saved: number,
  worth: Worth,
): Plan {
  const { clinic } = scene;
  const treatments = deeds.flatMap(({ treats }) => treats ?? []);
  let maintenance = costs.maintenance + total(UPKEEP);
  costs.usedExtra.forEach((extra, cell) => {
    if (extra !== 0 && total(used(cell)) > 0) maintenance += extra;
  });
  const plan = accountOf({
    walks,
    treatments,
    otherCares: deeds.flatMap(({ cares, goes = [] }) =>
      cares === undefined ? [] : [{ ...cares, who: scene.groups[goes[0].group].body.who }],
    ),
    errands: deeds.flatMap(({ errand }) => errand ?? []),
    later: total(LATER),
    tied: clinic.tied + total(TIED),
    dismissed: deeds.filter(({ dismisses }) => dismisses === true).length,
    walkedBefore: clinic.walked + total(TIME) - shortest(scene, deeds),
    saved,
    income: clinic.income + total(MONEY),
    wages: costs.wages + total(WAGES),
    fees: costs.fees,
    maintenance,
    saving: total(SAVING),
    worth: 0,
  });
  return { ...plan, worth: lots + worth.of(plan.money.left, plan.walked, plan.money.tied, total(POINTS)) };
}
