import { tileAt } from '../board/rooms.ts';
import type { Capacity } from '../module.ts';
import type { Rules } from '../rules.ts';
import type { BaseKind, Clinic, ClinicState, Kind, Person, Who } from '../state.ts';
import { ACCESS, BESIDE, PRE_ADMISSION } from '../state.ts';

/** Whether it walks every round, as staff do; guests walk in once and stay (CB-MOVE-4). */
export const isStaff = (rules: Rules, person: Readonly<Person>): boolean => rules.kinds[person.kind].walks === 'staff';

/** Whether somebody still may walk: nobody walks twice, patients in rooms stay (CB-MOVE-4, 19). */
export function mayWalk(rules: Rules, person: Readonly<Person>): boolean {
  if (person.spent === 1 || person.lying === 1) return false;
  const { walks } = rules.kinds[person.kind];
  return walks === 'staff' || (walks === 'guest' && person.at < 0);
}

/** Somebody who has done nothing yet. */
export const someone = ({ kind, level, service, at, load = 0 }: Who): Person => ({
  kind,
  level,
  service,
  at,
  spent: 0,
  load,
  lying: 0,
});

/** A member of staff, waiting at the owner's access points (CB-HIRE-7). */
export const newStaff = (kind: Kind, level = 0): Person => someone({ kind, level, service: -1, at: ACCESS });

export const newPatient = (level: number, service: number): Person =>
  someone({ kind: 'patient', level, service, at: PRE_ADMISSION });

/** A place beside the board by the name that its module gave it. */
export const placeBeside = (rules: Rules, id: string): number => BESIDE - rules.placesBeside.indexOf(id);

export function countAt(clinic: Readonly<Clinic>, kind: Kind, cell: number): number {
  let count = 0;
  for (const person of clinic.people) if (person.at === cell && person.kind === kind) count++;
  return count;
}

/** The cells where anybody of a kind is, each once. */
export function cellsWith(clinic: Readonly<Clinic>, kind: Kind): number[] {
  const cells: number[] = [];
  for (const person of clinic.people)
    if (person.kind === kind && person.at >= 0 && !cells.includes(person.at)) cells.push(person.at);
  return cells;
}

export function countKind(clinic: Readonly<Clinic>, kind: Kind): number {
  let count = 0;
  for (const person of clinic.people) if (person.kind === kind) count++;
  return count;
}

/** What somebody carries, as a number, by the name that its module gave it. */
export const loadCode = (rules: Rules, id: string): number => rules.loads.findIndex((load) => load.id === id) + 1;

/** How many who take that sort of place are in a cell. */
export function takenAt(rules: Rules, clinic: Readonly<Clinic>, takes: BaseKind, cell: number): number {
  let count = 0;
  for (const person of clinic.people) if (person.at === cell && rules.kinds[person.kind].takes === takes) count++;
  return count;
}

/** How modules change the number of places, those that do as things stand; without what `besides` would say. */
export function capacities(rules: Rules, clinic: Readonly<Clinic>, besides?: Rules['capacity'][number]): Capacity[] {
  const changes: Capacity[] = [];
  for (const capacity of rules.capacity) {
    const change = capacity === besides ? undefined : capacity(rules, clinic);
    if (change !== undefined) changes.push(change);
  }
  return changes;
}

/** How many places of a sort a cell has (CB-MOVE-5); `changes` are what modules change. */
export function placesAt(
  rules: Rules,
  clinic: Readonly<Clinic>,
  cell: number,
  takes: BaseKind,
  changes: readonly Capacity[] = capacities(rules, clinic),
): number {
  let places = tileAt(rules, clinic, cell).holds[takes];
  for (const change of changes) places = change(cell, takes, places);
  return places;
}

/** Whether somebody of a kind finds no place left in a cell, besides those it may stop in however full they are. */
export function isFull(rules: Rules, clinic: Readonly<Clinic>, cell: number, kind: Kind): boolean {
  const { takes } = rules.kinds[kind];
  return takes !== 'none' && takenAt(rules, clinic, takes, cell) >= placesAt(rules, clinic, cell, takes);
}

/** Two people whom nobody could tell apart: whoever of them is chosen, the result is the same. */
const isAlike = (a: Readonly<Person>, b: Readonly<Person>): boolean =>
  a.at === b.at &&
  a.kind === b.kind &&
  a.level === b.level &&
  a.service === b.service &&
  a.spent === b.spent &&
  a.load === b.load &&
  a.lying === b.lying;

/** Whether one of these cannot be told from somebody. */
export function isAmong(people: readonly Person[], person: Readonly<Person>): boolean {
  for (const other of people) if (isAlike(other, person)) return true;
  return false;
}

/** Patients of a service waiting in pre-admission. */
export function waiting(clinic: Readonly<Clinic>, service: number): number {
  let count = 0;
  for (const person of clinic.people) if (person.at === PRE_ADMISSION && person.service === service) count++;
  return count;
}

/** Somebody is no longer on a board, whatever becomes of a car. */
export function goneFrom(rules: Rules, state: ClinicState, seat: number, person: Person): void {
  const { people } = state.clinics[seat];
  people.splice(people.indexOf(person), 1);
  rules.kinds[person.kind].left?.(rules, state, seat);
  if (person.load > 0) rules.loads[person.load - 1].lost?.(state);
}
