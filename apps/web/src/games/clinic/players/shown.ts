import type { Lighting, Target } from '../../../board/drawing.ts';
import { kindOf, ownerOf } from '../targets.ts';

/** Kinds of things that are in a clinic, not beside it. */
const INSIDE: ReadonlySet<string> = new Set(['cell', 'edge', 'person', 'waiting']);

const isIn = (target: Target, seat: number, home: number): boolean =>
  INSIDE.has(kindOf(target)) && (ownerOf(target) ?? home) === seat;

/** Whether something in that clinic lights up or was picked. Targets that name no owner are at home. */
export function isLitIn({ lit, picked }: Lighting, seat: number, home: number): boolean {
  for (const targets of [lit, picked]) for (const target of targets) if (isIn(target, seat, home)) return true;
  return false;
}

/** A clinic that somebody looks at, and the position in which they began to. */
export interface Visit {
  readonly seat: number;
  readonly since: unknown;
}

/**
 * The clinic to show besides home, if any: the one that is visited, else one in which something lights up while home is
 * dark. Where only one has room, a visit ends as soon as there is something to choose at home.
 */
export function guestOf(
  visit: Visit | undefined,
  now: unknown,
  lighting: Lighting,
  home: number,
  seats: number,
  room: number,
): number | undefined {
  const homeIsLit = isLitIn(lighting, home, home);
  const over = visit !== undefined && room === 1 && homeIsLit && visit.since !== now;
  if (visit !== undefined && visit.seat !== home && visit.seat < seats && !over) return visit.seat;
  if (homeIsLit || (visit?.seat === home && visit.since === now)) return undefined;
  for (let seat = 0; seat < seats; seat++) if (seat !== home && isLitIn(lighting, seat, home)) return seat;
  return undefined;
}

/** Clinics to show, the most important first: as many as have room. */
export function shownClinics(home: number, guest: number | undefined, seats: number, room: number): number[] {
  if (room === 1) return [guest ?? home];
  const others = Array.from({ length: seats - 1 }, (_, place) => (home + 1 + place) % seats);
  if (room >= seats && seats > 1 && room > 2)
    return [home, ...(guest === undefined ? [] : [guest]), ...others.filter((seat) => seat !== guest)];
  return guest === undefined ? [home] : [home, guest];
}
