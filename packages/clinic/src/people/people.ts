import { tileAt } from '../board/rooms.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, Kind, Person } from '../state.ts';
import { ACCESS, PRE_ADMISSION } from '../state.ts';

export const isStaff = (person: Readonly<Person>): boolean => person.kind !== 'patient';

/** A member of staff, waiting at the owner's access points (CB-HIRE-7). */
export const newStaff = (kind: Exclude<Kind, 'patient'>, level = 0): Person => ({
  kind,
  level,
  service: -1,
  at: ACCESS,
  spent: 0,
});

export const newPatient = (level: number, service: number): Person => ({
  kind: 'patient',
  level,
  service,
  at: PRE_ADMISSION,
  spent: 0,
});

export function countAt(clinic: Readonly<Clinic>, kind: Kind, cell: number): number {
  let count = 0;
  for (const person of clinic.people) if (person.at === cell && person.kind === kind) count++;
  return count;
}

export const countKind = (clinic: Readonly<Clinic>, kind: Kind): number =>
  clinic.people.filter((person) => person.kind === kind).length;

/** How many of a kind may stop in a cell (CB-MOVE-5). */
export const capacity = (rules: Rules, clinic: Readonly<Clinic>, cell: number, kind: Kind): number =>
  tileAt(rules, clinic, cell).holds[kind];

/** Two people whom nobody could tell apart: whoever of them is chosen, the result is the same. */
export const isAlike = (a: Readonly<Person>, b: Readonly<Person>): boolean =>
  a.kind === b.kind && a.at === b.at && a.level === b.level && a.service === b.service && a.spent === b.spent;

/** Patients of a service waiting in pre-admission. */
export const waiting = (clinic: Readonly<Clinic>, service: number): number =>
  clinic.people.filter((person) => person.at === PRE_ADMISSION && person.service === service).length;

export function remove(clinic: Clinic, person: Person): void {
  clinic.people.splice(clinic.people.indexOf(person), 1);
}
