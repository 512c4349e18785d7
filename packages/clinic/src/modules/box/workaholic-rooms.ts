import { isTreatmentRoom, tileAt } from '../../board/rooms.ts';
import { WORKAHOLICS } from '../../data/box/workaholic-doctors.ts';
import type { ClinicModule } from '../../module.ts';
import { capacities, mayWalk, placesAt, takenAt } from '../../people/people.ts';
import { FAR, walksOf } from '../../people/walking.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, Level, Person } from '../../state.ts';
import { violation } from '../../violation.ts';

type Capacity = NonNullable<ClinicModule['capacity']>;
type RefuseStop = NonNullable<ClinicModule['refuseStop']>;
type RefuseDone = NonNullable<ClinicModule['refuseDone']>;

const ONE_LEVEL = violation('CX-WRK-6', 'workaholic-one-level');
const NO_WORKAHOLIC = violation('CX-WRK-6', 'workaholic-cannot-come');
const NEEDED_THERE = violation('CX-WRK-6', 'workaholic-needed');

const isWorkaholic = ({ kind }: Readonly<Person>): boolean => kind === 'workaholic';

const takes = (rules: Rules, { kind }: Readonly<Person>): string => rules.kinds[kind].takes;

/**
 * How many of a level it may treat in a cell; 0 where nobody is treated. Where a doctor has to have the patient's level
 * it serves as well as any, in an ICU too (CX-WRK-8, CX-WRK-10, C1-ICU-7).
 */
export function mostTreated(rules: Rules, clinic: Readonly<Clinic>, cell: number, level: Level): number {
  const { colour, treatment } = tileAt(rules, clinic, cell);
  if (treatment === undefined) return 0;
  return colour === 'treatment-room' ? WORKAHOLICS.treats[level] : 1;
}

/** Places for that many of one level, where only patients of one level are; 0 where others are too (CX-WRK-6). */
function roomForGroup(rules: Rules, clinic: Readonly<Clinic>, cell: number): number {
  let level = -1;
  for (const person of clinic.people) {
    if (person.at !== cell || takes(rules, person) !== 'patient') continue;
    if (person.kind !== 'patient' || (level >= 0 && person.level !== level)) return 0;
    level = person.level;
  }
  return WORKAHOLICS.roomFor[level] ?? 0;
}

/**
 * More places for patients of one level, as long as a workaholic is there or may still come: whether it can is asked
 * of whoever wants to stop there (CX-WRK-6, CX-WRK-7).
 */
export const capacity: Capacity = (rules, clinic) => {
  const workaholics = clinic.people.filter(isWorkaholic);
  if (workaholics.length === 0) return undefined;
  const anyWalks = workaholics.some((person) => mayWalk(rules, person));
  return (cell, sort, places) => {
    if (sort !== 'patient' || !isTreatmentRoom(rules, clinic, cell)) return places;
    const mayServe = anyWalks || workaholics.some(({ at }) => at === cell);
    return mayServe ? Math.max(places, roomForGroup(rules, clinic, cell)) : places;
  };
};

/** Places for patients in a room without what a workaholic adds. */
const normalPlaces = (rules: Rules, clinic: Readonly<Clinic>, cell: number): number =>
  placesAt(rules, clinic, cell, 'patient', capacities(rules, clinic, capacity));

/** Rooms into which more patients came in this phase than it holds without a workaholic. */
function crowded(rules: Rules, clinic: Readonly<Clinic>): number[] {
  const cells: number[] = [];
  for (const person of clinic.people)
    if (person.spent === 1 && person.at >= 0 && takes(rules, person) === 'patient' && !cells.includes(person.at))
      cells.push(person.at);
  return cells.filter((cell) => takenAt(rules, clinic, 'patient', cell) > normalPlaces(rules, clinic, cell));
}

/** Whether every crowded room has a workaholic at the end, one of those who have not walked for each that lacks one. */
function canBeServed(rules: Rules, seat: number, clinic: Readonly<Clinic>): boolean {
  const lacking = crowded(rules, clinic).filter(
    (cell) => !clinic.people.some((person) => isWorkaholic(person) && person.at === cell && !mayWalk(rules, person)),
  );
  if (lacking.length === 0) return true;
  const free = clinic.people.filter((person) => isWorkaholic(person) && mayWalk(rules, person));
  const reach = free.map((person) => {
    const { time } = walksOf(rules, seat, clinic, person);
    return lacking.filter((cell) => time[cell] < FAR && hasPlaceForDoctor(rules, clinic, cell));
  });
  const serve = (from: number, used: ReadonlySet<number>): boolean =>
    from === lacking.length ||
    reach.some(
      (cells, one) => !used.has(one) && cells.includes(lacking[from]) && serve(from + 1, new Set([...used, one])),
    );
  return serve(0, new Set());
}

/** Whether those who have walked, or never will, leave a doctor a place in a room. */
function hasPlaceForDoctor(rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean {
  const settled = clinic.people.filter(
    (person) => person.at === cell && takes(rules, person) === 'doctor' && !mayWalk(rules, person),
  );
  return settled.length < placesAt(rules, clinic, cell, 'doctor');
}

/** How all stand once somebody has walked to a cell. */
const ended = (clinic: Readonly<Clinic>, person: Readonly<Person>, cell: number): Clinic => ({
  ...clinic,
  people: [...clinic.people.filter((other) => other !== person), { ...person, at: cell, spent: 1 }],
});

/**
 * No dead ends: whatever would leave a crowded room without a workaholic at the end is refused at once. Patients come
 * only where one can still come, and it, or a doctor who takes its place, does not go elsewhere then (CX-WRK-7).
 */
export const refuseStop: RefuseStop = ({ rules, seat, clinic }) => {
  if (!clinic.people.some(isWorkaholic)) return undefined;
  const isCrowded = crowded(rules, clinic).length > 0;
  return (person, cell) => {
    const sort = takes(rules, person);
    if (sort === 'doctor')
      return !isCrowded || canBeServed(rules, seat, ended(clinic, person, cell)) ? undefined : NEEDED_THERE;
    if (sort !== 'patient') return undefined;
    const count = takenAt(rules, clinic, 'patient', cell) + 1;
    if (count <= normalPlaces(rules, clinic, cell) || count > placesAt(rules, clinic, cell, 'patient'))
      return undefined;
    const after = ended(clinic, person, cell);
    if (roomForGroup(rules, after, cell) < count) return ONE_LEVEL;
    return canBeServed(rules, seat, after) ? undefined : NO_WORKAHOLIC;
  };
};

/** At the end a workaholic stands where there are more patients than otherwise fit (CX-WRK-6). */
export const refuseDone: RefuseDone = (rules, _seat, clinic) =>
  crowded(rules, clinic).every((cell) => clinic.people.some((person) => isWorkaholic(person) && person.at === cell))
    ? undefined
    : NEEDED_THERE;
