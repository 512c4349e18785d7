import { ANY } from '../module.ts';
import { FAR } from '../people/walking.ts';
import type { Rules } from '../rules.ts';
import type { Clinic } from '../state.ts';
import { assign, NEVER } from './assign.ts';
import { type Body, FREE, type Group, placesFor } from './bodies.ts';

/** Being left outside costs no time, but is lawful only where no place can be reached (CB-MOVE-16). */
const OUTSIDE = 100_000;

/** Doctors with nothing to do still need a place; most stay where they are or stop in the nearest hub. */
export interface Idle {
  /** Time for one of a group to end in a cell, beyond idling; FAR where it cannot. */
  time(group: number, cell: number): number;
  /** Time of everybody idling in the nearest place, as if there were always room. */
  readonly total: number;
  /**
   * Places for those left over when others, in `engaged`, take theirs; `time` is beyond `total`. Undefined when there
   * is no room.
   */
  settle(left: readonly number[], engaged: readonly number[]): { time: number; places: number[][] } | undefined;
}

interface Home {
  readonly time: number;
  readonly at: number;
}

/** The nearest of the cells that are allowed; where the person stands if none can be reached and it is outside. */
function nearest(body: Body, allowed: (cell: number) => boolean): Home | undefined {
  let best: Home | undefined;
  for (let cell = 0; cell < body.time.length; cell++) {
    const time = body.time[cell];
    if (time < FAR && (best === undefined || time < best.time) && allowed(cell)) best = { time, at: cell };
  }
  return best ?? (body.who.at < 0 ? { time: 0, at: body.who.at } : undefined);
}

const homeOf = (body: Body, allowed: (cell: number) => boolean): Home | undefined =>
  body.to === FREE ? nearest(body, allowed) : { time: body.to === body.who.at ? 0 : body.time[body.to], at: body.to };

/** Where nurses go who are not needed: rooms for them have no bounds in the base game (CB-MOVE-5). */
export function idleNurses(rules: Rules, clinic: Readonly<Clinic>, nurses: readonly Body[]): Home[] | undefined {
  const room = placesFor(rules, clinic, 'nurse');
  const homes = nurses.flatMap((body) => homeOf(body, (cell) => room[cell] >= ANY) ?? []);
  return homes.length === nurses.length ? homes : undefined;
}

export function idleDoctors(
  rules: Rules,
  clinic: Readonly<Clinic>,
  groups: readonly Group[],
  studies: (cell: number) => number,
): Idle | undefined {
  const room = placesFor(rules, clinic, 'doctor');
  const allowed = (cell: number): boolean => room[cell] > 0 && studies(cell) === 0;
  const found = groups.map(({ body }) => homeOf(body, allowed));
  const homes = found.flatMap((home) => home ?? []);
  if (homes.length < groups.length) return undefined;
  const cells = room.flatMap((_, cell) => (allowed(cell) ? [cell] : []));

  function settle(left: readonly number[], engaged: readonly number[]) {
    const free = room.slice();
    for (const cell of engaged) free[cell]--;
    const places: number[][] = groups.map(() => []);
    const unpinned: number[] = [];
    let crowded = false;
    groups.forEach(({ body }, group) => {
      for (let one = 0; one < left[group]; one++) {
        if (body.to === FREE) {
          unpinned.push(group);
        } else {
          places[group].push(body.to);
          free[body.to]--;
        }
      }
    });
    if (free.some((count) => count < 0)) return undefined;
    const asHome = free.slice();
    for (const group of unpinned) {
      const { at } = homes[group];
      if (at >= 0 && --asHome[at] < 0) crowded = true;
    }
    if (!crowded) {
      for (const group of unpinned) places[group].push(homes[group].at);
      return { time: 0, places };
    }
    // Rooms without bounds need one column for each person; the others as many as there are places.
    const columns = cells.flatMap((cell) =>
      free[cell] >= unpinned.length ? [] : new Array<number>(Math.max(0, free[cell])).fill(cell),
    );
    const own = unpinned.map((group) =>
      nearest(groups[group].body, (cell) => allowed(cell) && free[cell] >= unpinned.length),
    );
    const costs = unpinned.map((group, row) => {
      const { time } = groups[group].body;
      return [
        ...columns.map((cell) => (time[cell] < FAR ? time[cell] : NEVER)),
        ...unpinned.map((_, other) => (other === row ? ownCost(own[row]) : NEVER)),
      ];
    });
    const { columns: chosen, cost } = assign(costs);
    if (cost >= NEVER) return undefined;
    let time = 0;
    unpinned.forEach((group, row) => {
      const place = chosen[row] < columns.length ? columns[chosen[row]] : (own[row]?.at ?? -1);
      places[group].push(place);
      time += (place >= 0 ? groups[group].body.time[place] : 0) - homes[group].time;
    });
    return { time, places };
  }

  return {
    time(group, cell) {
      const { body } = groups[group];
      if (body.to !== FREE) return body.to === cell ? 0 : FAR;
      return room[cell] > 0 && body.time[cell] < FAR ? body.time[cell] - homes[group].time : FAR;
    },
    total: groups.reduce((sum, { count }, group) => sum + count * homes[group].time, 0),
    settle,
  };
}

const ownCost = (home: Home | undefined): number => {
  if (home === undefined) return NEVER;
  return home.at >= 0 ? home.time : OUTSIDE;
};
