import { isModule } from '../board/rooms.ts';
import { mayWalk } from '../people/people.ts';
import { FAR, walksOf } from '../people/walking.ts';
import type { Walks } from '../people/ways.ts';
import type { Rules } from '../rules.ts';
import { type BaseKind, type Clinic, type Person, PRE_ADMISSION } from '../state.ts';
import type { Pin, Who } from './plan.ts';

/** Any place that the rules allow. */
export const FREE = -3;

/** Somebody to be placed, with the least time to each cell; FAR where it may not end, whatever the way. */
export interface Body {
  readonly who: Who;
  /** Where it must end: it walked already, is a patient in a room, or is pinned. */
  readonly to: number;
  /** Whether it must be treated, or takes no part in treatments: see `Pin`. */
  readonly use: Pin['use'];
  /** Whether it lies down and does nothing more this round (CX-GEN-3). */
  readonly lies: boolean;
  readonly time: readonly number[];
  readonly walks: Walks;
}

/** Several who need not be told apart: same kind and level, same start, same freedom. */
export interface Group {
  readonly body: Body;
  readonly count: number;
}

export const sameWho = (a: Who, b: Who): boolean =>
  a.kind === b.kind && a.level === b.level && a.service === b.service && a.at === b.at && a.load === b.load;

export const whoOf = ({ kind, level, service, at, load }: Readonly<Person>): Who =>
  load === 0 ? { kind, level, service, at } : { kind, level, service, at, load };

export const isWho = (person: Readonly<Person>, who: Who): boolean =>
  person.kind === who.kind &&
  person.level === who.level &&
  person.service === who.service &&
  person.at === who.at &&
  person.load === (who.load ?? 0);

/** The same rules with rooms that never block, for which a walk depends on nobody else (CB-MOVE-15). */
const unblocked = (rules: Rules): Rules =>
  rules.options['full-rooms-block'] === 'off'
    ? rules
    : { ...rules, options: { ...rules.options, 'full-rooms-block': 'off' } };

/**
 * Everybody on the board with the pins applied. Undefined when a pin names nobody who may walk, or a place that cannot
 * be reached or may not be stopped in.
 */
export function bodiesOf(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  pins: readonly Pin[],
): Body[] | undefined {
  const free = unblocked(rules);
  const bodies: Body[] = [];
  const open = pins.slice();
  for (const person of clinic.people) {
    const { at } = person;
    const who = whoOf(person);
    const walks = mayWalk(rules, person);
    let to = walks ? FREE : at;
    const pin = open.findIndex(
      ({ who: wanted, to: end }) => isWho(person, wanted) && (walks || end === undefined || end === at),
    );
    let use: Pin['use'];
    if (pin >= 0) {
      to = open[pin].to ?? to;
      use = open[pin].use;
      open.splice(pin, 1);
    }
    const walked = walksOf(free, seat, clinic, person);
    const { time } = walked;
    if (to >= 0 && time[to] >= FAR) return undefined;
    if (walks && to !== FREE && to < 0 && to !== PRE_ADMISSION) return undefined;
    bodies.push({ who, to, use, lies: person.lying === 1, time, walks: walked });
  }
  return open.length === 0 ? bodies : undefined;
}

/** How many of a kind may end in each cell, by the tile alone (CB-MOVE-5). */
export const placesFor = (rules: Rules, clinic: Readonly<Clinic>, kind: BaseKind): number[] =>
  clinic.tiles.map((tile, cell) => (isModule(rules, clinic, cell) ? rules.tiles[tile].holds[kind] : 0));

export function groupsOf(bodies: readonly Body[]): Group[] {
  const groups: { body: Body; count: number }[] = [];
  for (const body of bodies) {
    const same = groups.find(
      ({ body: { to, who, use, lies } }) =>
        to === body.to && use === body.use && lies === body.lies && sameWho(who, body.who),
    );
    if (same === undefined) groups.push({ body, count: 1 });
    else same.count++;
  }
  return groups;
}
