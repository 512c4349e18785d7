import { canTreat, serviceOf, takesService, tileAt } from '../board/rooms.ts';
import { CURED, type Treatment } from '../module.ts';
import { someone } from '../people/people.ts';
import { FAR } from '../people/walking.ts';
import { worsensBy } from '../phases/admin.ts';
import { feesOf } from '../phases/business.ts';
import { timeSaved } from '../phases/move.ts';
import { incomeOf, nursesNeeded } from '../phases/treat.ts';
import type { Rules } from '../rules.ts';
import { type Clinic, type ClinicState, PRE_ADMISSION, RED } from '../state.ts';
import { type Body, FREE, type Group, groupsOf, placesFor } from './bodies.ts';
import { type Idle, idleDoctors, idleNurses } from './idle.ts';
import { placeOrderlies, placeOrderliesInOrder, type Seating } from './orderlies.ts';
import type { Wanted } from './plan.ts';
import type { Weights } from './worth.ts';

/** One way to use a slot. Times are those beyond staying idle. */
export interface Option {
  /** A group of doctors, or -1: the patient is brought there, but not treated. */
  readonly doctor: number;
  /** A group of patients from pre-admission, or -1: the slot's own patient, or none in a laboratory. */
  readonly patient: number;
  readonly nurses: number;
  readonly money: number;
  /** Worth of the patient's or the doctor's new lot. */
  readonly worth: number;
  /** Of the doctor and the patient. */
  readonly time: number;
  /** Treats a patient that must be treated. */
  readonly must: boolean;
}

/** One patient's place in a room, or one doctor's in a laboratory. It is used in one way or left empty. */
interface Slot {
  readonly cell: number;
  readonly purpose: 'patient-there' | 'new-patient' | 'study';
  /** Level of the patient already there; -1 for other purposes. */
  readonly level: number;
  readonly service: number;
  readonly options: readonly Option[];
  /** Where to go on when it is left empty: slots like it in the same room are then left empty too. */
  readonly skipTo: number;
}

/** What is to be decided, in whole numbers. */
export interface Problem {
  readonly slots: readonly Slot[];
  readonly doctors: readonly Group[];
  readonly patients: readonly Group[];
  readonly nurses: readonly Body[];
  readonly idle: Idle;
  readonly idleNurse: readonly { readonly time: number; readonly at: number }[];
  readonly seating: Seating;
  /** Patients pinned to a room, with the time of bringing them. */
  readonly brought: readonly Body[];
  /** Time that is walked whatever is decided: so far, by orderlies, by pinned patients, by all staff in idling. */
  readonly time: number;
  readonly saved: number;
  /** Maintenance that using a room for treatment adds, by cell. */
  readonly usedExtra: readonly number[];
  readonly wages: number;
  readonly fees: number;
  readonly maintenance: number;
  readonly saving: number;
  /** Worth of everything if nothing is decided: patients untreated, doctors falling. */
  readonly worth: number;
  /** How many patients must be treated, and what was added to the worth for them. */
  readonly musts: number;
  readonly reward: number;
}

/** What makes a slot worth using. */
export interface Aim {
  readonly weights: Weights;
  /** Only these are treated, and all of them. */
  readonly wanted: readonly Wanted[] | undefined;
}

/** For a patient that must be treated: more than all that a plan could gain by leaving it. */
const REWARD = 20_000_000;

/** A loss: what is still there of a patient after the round (CB-ADM-8, 9). */
function untreated(
  rules: Rules,
  state: Readonly<ClinicState>,
  clinic: Readonly<Clinic>,
  weights: Weights,
  body: Body,
  at: number,
  level: number,
): number {
  const after = level + worsensBy(rules, state, clinic, someone({ ...body.who, level, at }));
  return after > RED ? -weights.death : -weights.untreated[after];
}

/** Takes one out of a list of wanted patients; false if it is not in it. */
function take(wanted: Wanted[], { service, level, at }: Wanted): boolean {
  const index = wanted.findIndex((one) => one.service === service && one.level === level && one.at === at);
  if (index < 0) return false;
  wanted.splice(index, 1);
  return true;
}

/** The problem, or undefined when the pins and the rules leave no lawful plan. */
export function problemOf(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  clinic: Readonly<Clinic>,
  bodies: readonly Body[],
  aim: Aim,
): Problem | undefined {
  const { weights } = aim;
  const best = aim.wanted === undefined;
  const wanted = aim.wanted?.slice() ?? [];
  const wantedCount = wanted.length;
  const staff = (kind: string): Body[] => bodies.filter(({ who }) => who.kind === kind);

  const seating =
    rules.options['full-rooms-block'] === 'on'
      ? placeOrderliesInOrder(rules, seat, clinic, staff('orderly'))
      : placeOrderlies(rules, clinic, staff('orderly'));
  if (seating === undefined) return undefined;

  // Patients: those in a room stay there, pinned ones count as being there, the others wait in pre-admission.
  // Those that must be treated come first, so that no one alike takes their place among the wanted.
  const all = staff('patient').sort((a, b) => Number(b.use === 'must') - Number(a.use === 'must'));
  const there = all.filter(({ to }) => to >= 0);
  const isWanted = ({ use, who }: Body): boolean => use !== 'not' && (best || take(wanted, who));
  const treatable = there.filter(isWanted);
  const waiting = all.filter(({ to }) => to === FREE).filter(isWanted);
  if (wanted.length > 0) return undefined;
  const brought = there.filter(({ who }) => who.at === PRE_ADMISSION);
  const beds = placesFor(rules, clinic, 'patient');
  for (const { to, who } of there) {
    beds[to]--;
    if (who.at !== PRE_ADMISSION) continue;
    if (beds[to] < 0 || !takesService(rules, seat, clinic, to, who.service)) return undefined;
  }

  const nurses = staff('nurse');
  const helpers = nurses.filter(({ use }) => use !== 'not').length;
  const idleNurse = idleNurses(rules, clinic, nurses);
  const doctors = groupsOf(staff('doctor'));
  const studies = (cell: number): number => (best ? (tileAt(rules, clinic, cell).studies ?? 0) : 0);
  const idle = idleDoctors(rules, clinic, doctors, studies);
  if (idleNurse === undefined || idle === undefined) return undefined;

  const patients = groupsOf(waiting);
  const slots: Slot[] = [];
  /** Worth of a patient's lot if it is treated in a room: it is gone, or steps down and stays (C1-ICU). */
  const lotAfter = (body: Body, cell: number, treatment: Treatment): number => {
    const { recovers } = treatment;
    const { level } = body.who;
    if (recovers >= CURED || level < recovers) return 0;
    return untreated(rules, state, clinic, weights, body, cell, level - recovers);
  };
  /** Every doctor who could treat that patient in a room. */
  const treating = (cell: number, treatment: Treatment, body: Body, patient: number, walk: number): Option[] => {
    const { level } = body.who;
    const before = untreated(rules, state, clinic, weights, body, body.to >= 0 ? body.to : PRE_ADMISSION, level);
    const room = tileAt(rules, clinic, cell);
    const money = incomeOf(rules, seat, clinic, cell, level);
    const must = !best || body.use === 'must';
    const worth = (best ? lotAfter(body, cell, treatment) - before : 0) + (must ? REWARD : 0);
    return doctors.flatMap((group, doctor) => {
      const needed = nursesNeeded(treatment, group.body.who.level, level);
      if (group.body.use === 'not' || idle.time(doctor, cell) >= FAR || needed > helpers) return [];
      if (needed > 0 && room.holds.nurse < needed) return [];
      return [{ doctor, patient, nurses: needed, money, worth, time: walk + idle.time(doctor, cell), must }];
    });
  };

  const push = (slot: Omit<Slot, 'skipTo'>, count: number): void => {
    const after = slots.length + count;
    for (let copy = 0; copy < count; copy++) slots.push({ ...slot, skipTo: after });
  };
  const rooms = clinic.tiles.flatMap((_, cell) => (canTreat(rules, seat, clinic, cell) ? [cell] : []));
  const rank = (cell: number): number =>
    tileAt(rules, clinic, cell).anyService === true ? -1 : serviceOf(rules, seat, clinic, cell);
  // Rooms of one service stand together, so that its patients can be forgotten after the last of them.
  for (const cell of rooms.toSorted((a, b) => rank(a) - rank(b))) {
    const tile = tileAt(rules, clinic, cell);
    const { treatment } = tile;
    if (treatment === undefined) continue;
    const service = serviceOf(rules, seat, clinic, cell);
    for (const body of treatable) {
      if (body.to !== cell || !(tile.anyService === true || service === body.who.service)) continue;
      const options = treating(cell, treatment, body, -1, 0);
      const { level } = body.who;
      if (options.length > 0) push({ cell, purpose: 'patient-there', level, service: body.who.service, options }, 1);
    }
    if (beds[cell] <= 0) continue;
    const options = patients.flatMap(({ body }, patient) => {
      const walk = body.time[cell];
      if (walk >= FAR || !takesService(rules, seat, clinic, cell, body.who.service)) return [];
      const { level } = body.who;
      const there = untreated(rules, state, clinic, weights, body, cell, level);
      const gain = there - untreated(rules, state, clinic, weights, body, PRE_ADMISSION, level);
      const untouched: Option = { doctor: -1, patient, nurses: 0, money: 0, worth: gain, time: walk, must: false };
      return [...treating(cell, treatment, body, patient, walk), ...(best && gain > 0 ? [untouched] : [])];
    });
    if (options.length > 0)
      push({ cell, purpose: 'new-patient', level: -1, service: -1, options }, Math.min(beds[cell], all.length));
  }
  let worth = 0;
  if (best) {
    for (const body of all)
      worth += untreated(rules, state, clinic, weights, body, body.to >= 0 ? body.to : PRE_ADMISSION, body.who.level);
    for (const { body, count } of doctors) {
      const { level } = body.who;
      const fallen = weights.doctor[Math.max(0, level - 1)];
      const learnt = (levels: number): number => weights.doctor[Math.min(RED, level + levels)] + weights.studied;
      const pinned = body.to >= 0 ? studies(body.to) : 0;
      worth += count * (pinned > 0 ? learnt(pinned) : fallen);
    }
    for (let cell = 0; cell < clinic.tiles.length; cell++) {
      if (studies(cell) === 0) continue;
      const pinned = doctors.reduce((sum, { body, count }) => (body.to === cell ? sum + count : sum), 0);
      const options = doctors.flatMap(({ body }, doctor): Option[] => {
        const time = idle.time(doctor, cell);
        if (body.to >= 0 || body.use === 'not' || time >= FAR) return [];
        const { level } = body.who;
        const learnt = weights.doctor[Math.min(RED, level + studies(cell))] + weights.studied;
        const gain = learnt - weights.doctor[Math.max(0, level - 1)];
        return [{ doctor, patient: -1, nurses: 0, money: 0, worth: gain, time, must: false }];
      });
      const places = Math.min(tileAt(rules, clinic, cell).holds.doctor, bodies.length) - pinned;
      if (options.length > 0 && places > 0) push({ cell, purpose: 'study', level: -1, service: -1, options }, places);
    }
  }

  // Money: hooks are asked once about the clinic as it will be, with orderlies seated and dismissed.
  const after: Clinic = {
    ...clinic,
    used: [],
    people: clinic.people
      .filter(({ kind }) => kind !== 'orderly')
      .concat(seating.seated.map(({ body, at }) => ({ ...someone(body.who), at, spent: 1 }))),
  };
  const maintenanceOf = (used: number[]): number =>
    rules.maintenance.reduce((sum, part) => sum + part(rules, { ...after, used }), 0);
  const maintenance = maintenanceOf(clinic.used.slice());
  const usedExtra: number[] = new Array(clinic.tiles.length).fill(0);
  for (const cell of rooms) {
    const { usedMaintenance } = tileAt(rules, clinic, cell);
    if (usedMaintenance !== undefined && !clinic.used.includes(cell))
      usedExtra[cell] = maintenanceOf([...clinic.used, cell]) - maintenance;
  }
  const musts = best ? all.filter(({ use }) => use === 'must').length : wantedCount;
  let time = clinic.walked + seating.time + idle.total;
  for (const nurse of idleNurse) time += nurse.time;
  for (const { to, walks } of brought) time += walks.time[to];

  return {
    slots,
    doctors,
    patients,
    nurses,
    idle,
    idleNurse,
    seating,
    brought,
    time,
    saved: timeSaved(rules, clinic),
    usedExtra,
    wages: rules.wages.reduce((sum, part) => sum + part(rules, after), 0),
    fees: feesOf(rules, seat, clinic),
    maintenance,
    saving: rules.maintenanceSaving.reduce((sum, part) => sum + part(rules, after), 0),
    worth,
    musts,
    reward: best ? musts * REWARD : 0,
  };
}
