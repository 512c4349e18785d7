import type { Choice } from '@asclepion/kernel';
import { canTreat, isModule, takesService } from '../board/rooms.ts';
import { isFull, newPatient, newStaff, someone } from '../people/people.ts';
import { FAR, walksOf } from '../people/walking.ts';
import { priceAt } from '../phases/build.ts';
import { EMPTY, PLACES } from '../phases/notepad.ts';
import { bestPlan, type Limits, type Plan } from '../planner/index.ts';
import type { Rules } from '../rules.ts';
import { type Clinic, type ClinicState, cloneState, type Person, PRE_ADMISSION } from '../state.ts';
import { ledgers } from './ledger.ts';
import type { UntreatedLine } from './patients.ts';
import type { ClinicEngine } from './project.ts';
import { stageOf } from './stage.ts';

/** Something that would change what the round brings. */
export interface Change {
  /**
   * As everybody stands: `nurse` and `doctor` somewhere in addition, a patient `bring` to a room. With the best moves:
   * the `moves` themselves; on top of them somebody to `hire`, a patient to `admit`, equipment to `equip`.
   */
  readonly id: 'moves' | 'nurse' | 'doctor' | 'bring' | 'hire' | 'admit' | 'equip';
  /** Whom it is about, at most one. */
  readonly who: Pick<Person, 'kind' | 'level' | 'service'> | undefined;
  /** Where, cell by cell. */
  readonly cells: readonly number[];
  readonly count: number;
  /** What it is, for equipment. */
  readonly piece: string;
  /** What it costs beforehand, from savings. */
  readonly price: number;
  /** By how much the net and the time of the round change. */
  readonly money: number;
  readonly time: number;
}

const PLAIN = { who: undefined, cells: [], count: 1, piece: '', price: 0, money: 0, time: 0 };

/** How many of a sort are told: the best ones. */
const MOST_OF_A_SORT = 2;

/**
 * What would change a player's round for the better, the most first. Each change is tried: the rest of the round is
 * played, or the best moves are looked for again. Slower than the ledger itself, so not for where something waits.
 */
export function changesOf(engine: ClinicEngine, seen: Readonly<ClinicState>, seat: number, limits?: Limits): Change[] {
  const stage = stageOf(seen);
  if (stage !== 'acting' && stage !== 'walking') return [];
  const { rules } = engine;
  const { plan } = bestPlan(rules, seen, seat, [], limits);
  const found = [
    asTheyStand(engine, seen, seat),
    ...(plan === undefined
      ? []
      : [
          withMoves(engine, seen, seat, plan),
          equipment(rules, seen, seat, plan),
          ...(stage === 'acting'
            ? [hires(rules, seen, seat, plan, limits), admissions(rules, seen, seat, plan, limits)]
            : []),
        ]),
  ];
  return found.flatMap((sort) =>
    sort
      .filter(({ money, time }) => money > 0 || (money === 0 && time < 0))
      .sort((a, b) => b.money - a.money || a.time - b.time || a.price - b.price)
      .slice(0, MOST_OF_A_SORT),
  );
}

/** A copy of the position with one clinic changed. */
function changed(seen: Readonly<ClinicState>, seat: number, change: (clinic: Clinic) => void): ClinicState {
  const copy = cloneState(seen as ClinicState);
  change(copy.clinics[seat]);
  return copy;
}

/** One more person, or one who stands elsewhere, and nobody else walks. Wages stay as they are: it may be one's own. */
function asTheyStand(engine: ClinicEngine, seen: Readonly<ClinicState>, seat: number): Change[] {
  const { rules } = engine;
  const now = ledgers(engine, seen)[seat];
  const incomeOf = (change: (clinic: Clinic) => void): number =>
    ledgers(engine, changed(seen, seat, change))[seat].income - now.income;
  const tried = new Set<string>();
  return now.untreated.flatMap((line): Change[] => {
    const key = `${line.why} ${line.at} ${line.patient} ${line.service}`;
    if (tried.has(key)) return [];
    tried.add(key);
    const clinic = seen.clinics[seat];
    if (line.why === 'too-few-nurses') {
      const count = line.needed - line.there;
      const nurses = Array.from({ length: count }, (): Person => ({ ...newStaff('nurse'), at: line.at }));
      const money = incomeOf(({ people }) => people.push(...nurses));
      return [{ ...PLAIN, id: 'nurse', cells: [line.at], count, money }];
    }
    if (line.why === 'no-doctor' || line.why === 'busy') {
      if (isFull(rules, clinic, line.at, 'doctor')) return [];
      const doctor = { ...newStaff('doctor', line.patient), at: line.at };
      const money = incomeOf(({ people }) => people.push(doctor));
      return [{ ...PLAIN, id: 'doctor', who: doctor, cells: [line.at], money }];
    }
    return line.why === 'outside' ? broughtIn(rules, seen, seat, line, incomeOf) : [];
  });
}

/** A waiting patient in the room that is best for it, where staff stands ready. */
function broughtIn(
  rules: Rules,
  seen: Readonly<ClinicState>,
  seat: number,
  { patient, service }: UntreatedLine,
  incomeOf: (change: (clinic: Clinic) => void) => number,
): Change[] {
  const clinic = seen.clinics[seat];
  const who = { kind: 'patient' as const, level: patient, service };
  const waits = (person: Readonly<Person>): boolean =>
    person.at === PRE_ADMISSION && person.level === patient && person.service === service;
  const person = clinic.people.find(waits);
  if (person === undefined) return [];
  const { time } = walksOf(rules, seat, clinic, person);
  const changes = clinic.tiles.flatMap((_, cell): Change[] => {
    const open = canTreat(rules, seat, clinic, cell) && takesService(rules, seat, clinic, cell, service);
    if (!open || time[cell] >= FAR || isFull(rules, clinic, cell, 'patient')) return [];
    const money = incomeOf(({ people }) => {
      const moved = people.find(waits);
      if (moved !== undefined) moved.at = cell;
    });
    return [{ ...PLAIN, id: 'bring', who, cells: [cell], money, time: time[cell] }];
  });
  return changes.sort((a, b) => b.money - a.money || a.time - b.time).slice(0, 1);
}

/** The best moves against how all stand. */
function withMoves(engine: ClinicEngine, seen: Readonly<ClinicState>, seat: number, plan: Plan): Change[] {
  const now = ledgers(engine, seen)[seat];
  return [{ ...PLAIN, id: 'moves', money: plan.money.left - now.net, time: plan.time - now.time.round }];
}

/** What the best moves bring more in a changed position. */
function better(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  plan: Plan,
  limits: Limits | undefined,
): Pick<Change, 'money' | 'time'> | undefined {
  const other = bestPlan(rules, state, seat, [], limits).plan;
  return other && { money: other.money.left - plan.money.left, time: other.time - plan.time };
}

/** Everybody who can be hired now, by what the best moves then bring; of those alike the cheapest. */
function hires(
  rules: Rules,
  seen: Readonly<ClinicState>,
  seat: number,
  plan: Plan,
  limits: Limits | undefined,
): Change[] {
  const offers = rules.hires.flatMap((hire) =>
    hire.offers(rules, seen, seat).flatMap((choice: Choice) => {
      const price = hire.price(rules, seen, choice);
      return typeof price === 'number' ? [{ hire, choice, price }] : [];
    }),
  );
  const known = new Set<string>();
  return offers
    .sort((a, b) => a.price - b.price)
    .flatMap(({ hire, choice, price }): Change[] => {
      const state = cloneState(seen as ClinicState);
      hire.take(rules, state, seat, choice);
      const who = state.clinics[seat].people.at(-1);
      const key = who === undefined ? choice.do : `${who.kind} ${who.level}`;
      if (who === undefined || known.has(key)) return [];
      known.add(key);
      const gain = better(rules, state, seat, plan, limits);
      return gain === undefined ? [] : [{ ...PLAIN, id: 'hire', who, price, ...gain }];
    });
}

/** Everybody on the notepad, by what the best moves then bring. */
function admissions(
  rules: Rules,
  seen: Readonly<ClinicState>,
  seat: number,
  plan: Plan,
  limits: Limits | undefined,
): Change[] {
  return rules.services.flatMap((_, service) => {
    const levels = new Set(seen.notepad.slice(service * PLACES, (service + 1) * PLACES));
    levels.delete(EMPTY);
    return [...levels].flatMap((level): Change[] => {
      const state = cloneState(seen as ClinicState);
      const who = newPatient(level, service);
      state.clinics[seat].people.push(who);
      const gain = better(rules, state, seat, plan, limits);
      return gain === undefined ? [] : [{ ...PLAIN, id: 'admit', who, ...gain }];
    });
  });
}

/** Time of a plan's walks in a clinic, each by its shortest way. */
function timeIn(rules: Rules, seat: number, clinic: Readonly<Clinic>, { walks }: Plan): number {
  return walks.reduce((sum, { who, to }) => {
    const { time } = walksOf(rules, seat, clinic, someone(who));
    return sum + time[to];
  }, 0);
}

/** Equipment that shortens the walks of the best moves as they are: at least so much. */
function equipment(rules: Rules, seen: Readonly<ClinicState>, seat: number, plan: Plan): Change[] {
  const clinic = seen.clinics[seat];
  const before = timeIn(rules, seat, clinic, plan);
  const saved = (time: number): number => Math.max(0, plan.walked + time - before - plan.saved) - plan.time;
  return rules.equipment.flatMap(({ id, refuse, after }, bit): Change[] => {
    if (seen.equipmentSupply[bit] === 0) return [];
    const has = (cell: number): boolean => ((clinic.equipment[cell] >> bit) & 1) === 1;
    const places = clinic.tiles.flatMap((_, cell) =>
      isModule(rules, clinic, cell) && !has(cell) && refuse?.(rules, seat, clinic, cell, bit) === undefined
        ? [cell]
        : [],
    );
    // The first one may bring a second with it, as conveyors do (CB-BUILD-20).
    const first = after !== undefined && !clinic.equipment.some((_, cell) => has(cell));
    const sets = first
      ? places.flatMap((cell) =>
          rules.geometry[seat].inLine[cell]
            .filter((other) => other > cell && places.includes(other))
            .map((other) => [cell, other]),
        )
      : places.map((cell) => [cell]);
    return sets.map((cells) => {
      const equipped = clinic.equipment.map((bits, cell) => (cells.includes(cell) ? bits | (1 << bit) : bits));
      const time = saved(timeIn(rules, seat, { ...clinic, equipment: equipped }, plan));
      // Of a pair only the first one is paid for.
      const price = priceAt(rules, seat, cells[0]);
      return { ...PLAIN, id: 'equip', piece: id, cells, count: cells.length, price, time };
    });
  });
}
