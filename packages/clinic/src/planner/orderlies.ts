import { someone } from '../people/people.ts';
import { FAR, walksOf } from '../people/walking.ts';
import { Moving } from '../phases/moving.ts';
import type { Rules } from '../rules.ts';
import { ACCESS, type Clinic, type Person } from '../state.ts';
import { assign, NEVER } from './assign.ts';
import { type Body, FREE, placesFor } from './bodies.ts';
import { walkOf } from './order.ts';
import type { PlannedWalk } from './plan.ts';

/** Where orderlies end. They meet nobody else, so this does not depend on the rest of the plan. */
export interface Seating {
  /** Those who remain; `at` below 0 for one who can reach no free place and waits (CB-MOVE-16). */
  readonly seated: readonly { readonly body: Body; readonly at: number }[];
  readonly dismissed: number;
  readonly time: number;
  /** Their walks in order, where full rooms block. */
  readonly walks?: readonly PlannedWalk[];
  /** Whether it is proven that none walks less, and that no other seats more. */
  readonly exact: boolean;
}

/** One who cannot reach a place waits, but only if there is no other way. */
const WAITING = 100_000;

/**
 * The least time that seats as many as there are places; the others are dismissed (CB-MOVE-17). Undefined when pins
 * leave no way to do so.
 */
export function placeOrderlies(rules: Rules, clinic: Readonly<Clinic>, bodies: readonly Body[]): Seating | undefined {
  const columns = placesFor(rules, clinic, 'orderly').flatMap((room, cell) =>
    new Array<number>(Math.min(room, bodies.length)).fill(cell),
  );
  const places = placesFor(rules, clinic, 'orderly').reduce((sum, room) => sum + room, 0);
  const excess = Math.max(0, bodies.length - places);
  const costs = bodies.map(({ time, to, who }) => [
    ...columns.map((cell) => {
      if (to !== FREE && to !== cell) return NEVER;
      if (who.at === cell) return 0;
      return time[cell] < FAR ? time[cell] : NEVER;
    }),
    ...new Array<number>(excess).fill(to === FREE ? 0 : NEVER),
    ...bodies.map(() => (to === FREE && who.at < 0 ? WAITING : NEVER)),
  ]);
  const { columns: chosen, cost } = assign(costs);
  if (cost >= NEVER) return undefined;
  const seated: { body: Body; at: number }[] = [];
  let time = 0;
  bodies.forEach((body, row) => {
    const column = chosen[row];
    if (column < columns.length) {
      seated.push({ body, at: columns[column] });
      time += costs[row][column];
    } else if (column >= columns.length + excess) {
      seated.push({ body, at: body.who.at });
    }
  });
  return { seated, dismissed: bodies.length - seated.length, time, exact: true };
}

/** Positions of orderlies looked at before the search gives up. */
const MOST_POSITIONS = 3000;

/**
 * The same when full rooms block: who sits where and in which order, by trying everything. Only people of one kind
 * block one another (CB-MOVE-14), so that orderlies still meet nobody else.
 */
export function placeOrderliesInOrder(
  rules: Rules,
  seat: number,
  start: Readonly<Clinic>,
  bodies: readonly Body[],
): Seating | undefined {
  const people = bodies.map(({ who, to }): Person => ({ ...someone(who), spent: to === who.at ? 1 : 0 }));
  const clinic: Clinic = { ...start, people };
  const room = placesFor(rules, start, 'orderly');
  const places = room.flatMap((count, cell) => (count > 0 ? [cell] : []));
  const excess = Math.max(0, people.length - room.reduce((sum, count) => sum + count, 0));
  const done: PlannedWalk[] = [];
  const kept: { best: { time: number; walks: PlannedWalk[]; ends: number[] } | undefined; whole: boolean } = {
    best: undefined,
    whole: true,
  };
  const seen = new Map<string, number>();

  function visit(time: number): void {
    if (kept.best !== undefined && time >= kept.best.time) return;
    const key = people.map(({ at, spent }) => `${at}/${spent}`).join();
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= time) return;
    if (seen.size >= MOST_POSITIONS) {
      kept.whole = false;
      return;
    }
    seen.set(key, time);
    const asPinned = bodies.every(({ to }, index) => to === FREE || people[index].at === to);
    if (asPinned && new Moving(rules, seat, clinic).refuseDone() === undefined) {
      kept.best = { time, walks: done.slice(), ends: people.map(({ at }) => at) };
      return;
    }
    people.forEach((person, index) => {
      const { who, to } = bodies[index];
      if (person.spent === 1) return;
      const walks = walksOf(rules, seat, clinic, person);
      for (const cell of places) {
        if (walks.time[cell] >= FAR || cell === who.at || (to !== FREE && to !== cell)) continue;
        person.at = cell;
        person.spent = 1;
        done.push(walkOf({ who, to: cell, walks }));
        visit(time + walks.time[cell]);
        done.pop();
        person.at = who.at;
        person.spent = 0;
      }
    });
  }
  visit(0);
  const { best, whole } = kept;
  if (best === undefined) return undefined;
  let dismissed = 0;
  const seated = bodies.flatMap((body, index) => {
    const at = best.ends[index];
    if (at === ACCESS && dismissed < excess) {
      dismissed++;
      return [];
    }
    return [{ body, at }];
  });
  const all = seated.every(({ at }) => at >= 0);
  return { seated, dismissed, time: best.time, walks: best.walks, exact: whole && all };
}
