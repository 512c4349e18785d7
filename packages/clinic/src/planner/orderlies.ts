import { FAR } from '../people/walking.ts';
import type { Rules } from '../rules.ts';
import type { Clinic } from '../state.ts';
import { assign, NEVER } from './assign.ts';
import { type Body, FREE, placesFor } from './bodies.ts';

/** Where orderlies end. They meet nobody else, so this does not depend on the rest of the plan. */
export interface Seating {
  /** Those who remain; `at` below 0 for one who can reach no free place and waits (CB-MOVE-16). */
  readonly seated: readonly { readonly body: Body; readonly at: number }[];
  readonly dismissed: number;
  readonly time: number;
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
  return { seated, dismissed: bodies.length - seated.length, time };
}
