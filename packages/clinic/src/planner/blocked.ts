import { isModule } from '../board/rooms.ts';
import { ANY } from '../module.ts';
import { isStaff, placesAt, someone } from '../people/people.ts';
import { FAR, walksOf } from '../people/walking.ts';
import { Moving } from '../phases/moving.ts';
import type { Rules } from '../rules.ts';
import { ACCESS, type BaseKind, type Clinic, type ClinicState, cloneClinic, type Person } from '../state.ts';
import { whoOf } from './bodies.ts';
import { walkOf } from './order.ts';
import type { PlannedWalk } from './plan.ts';

/** The clinic with everybody's rooms full but one, and nobody else in it. */
function crowded(rules: Rules, clinic: Readonly<Clinic>, kind: BaseKind, but: number): Clinic {
  const people = clinic.tiles.flatMap((_, at): Person[] => {
    const room = isModule(rules, clinic, at) && at !== but ? placesAt(rules, clinic, at, kind) : 0;
    return room > 0 && room < ANY
      ? Array.from({ length: room }, () => someone({ kind, level: 0, service: -1, at }))
      : [];
  });
  return { ...clinic, people };
}

/**
 * Whether full rooms could shut staff out of every place (CB-MOVE-16). Somebody who stays outside walks no time, so
 * that plans which leave places free on purpose could be cheaper than any that the planner looks at.
 */
export function mayBeCutOff(rules: Rules, seat: number, clinic: Readonly<Clinic>): boolean {
  return clinic.people.some((person) => {
    const { takes } = rules.kinds[person.kind];
    if (!isStaff(rules, person) || takes === 'orderly' || takes === 'none' || person.at !== ACCESS) return false;
    const places = clinic.tiles.flatMap((_, cell) => {
      const room = isModule(rules, clinic, cell) ? placesAt(rules, clinic, cell, takes) : 0;
      return room > 0 ? [{ cell, bounded: room < ANY }] : [];
    });
    const reaches = (cell: number): boolean =>
      walksOf(rules, seat, crowded(rules, clinic, takes, cell), person).time[cell] < FAR;
    return !places.some(({ cell, bounded }) => !bounded && reaches(cell));
  });
}

/** Staff go in one after another to the nearest place open to them, until the rules let the plan end. */
export function blockedPlan(rules: Rules, seat: number, start: Readonly<Clinic>): PlannedWalk[] {
  const clinic = cloneClinic(start as ClinicState['clinics'][number]);
  const walks: PlannedWalk[] = [];
  for (const person of clinic.people) {
    const moving = new Moving(rules, seat, clinic);
    if (moving.refuseDone() === undefined) break;
    if (person.at !== ACCESS) continue;
    const found = moving.walks(person);
    let to = -1;
    for (let cell = 0; cell < clinic.tiles.length; cell++) {
      const nearer = found.time[cell] < FAR && (to < 0 || found.time[cell] < found.time[to]);
      if (nearer && moving.refuseStop(person, cell) === undefined) to = cell;
    }
    if (to < 0) continue;
    walks.push(walkOf({ who: whoOf(person), to, walks: found }));
    person.at = to;
    person.spent = 1;
  }
  return walks;
}
