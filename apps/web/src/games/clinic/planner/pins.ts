import type { AnyEngine } from '@asclepion/catalogue';
import { ACCESS, type Clinic, FAR, type Person, type Rules, walksOf } from '@asclepion/clinic';
import type { Pin, Who } from '@asclepion/clinic/planner';
import { useMemo, useState } from 'react';

/** What is fixed about one person: `free`, `stay`, `not`, `must`, or the number of a cell to go to. */
export type PinValue = 'free' | 'stay' | 'not' | 'must' | `${number}`;

export const whoOf = ({ kind, level, service, at }: Readonly<Person>): Who => ({ kind, level, service, at });

const sameWho = (a: Who, b: Who): boolean =>
  a.kind === b.kind && a.level === b.level && a.service === b.service && a.at === b.at;

/** What a pin says, in the words of the form. */
function wordFor({ who, to, use }: Pin): PinValue {
  if (use !== undefined) return use;
  if (to === undefined) return 'free';
  return to === who.at ? 'stay' : `${to}`;
}

/** The pin for a word of the form; undefined for none. */
export function pinFor(who: Who, value: PinValue): Pin | undefined {
  if (value === 'free') return undefined;
  if (value === 'not' || value === 'must') return { who, use: value };
  return { who, to: value === 'stay' ? who.at : Number(value) };
}

/** Everybody on a board with what is fixed about them: of those alike, the first ones. */
export function pinned(people: readonly Readonly<Person>[], pins: readonly Pin[]): PinValue[] {
  const open = pins.slice();
  return people.map((person) => {
    const at = open.findIndex(({ who }) => sameWho(who, whoOf(person)));
    return at < 0 ? 'free' : wordFor(open.splice(at, 1)[0]);
  });
}

/** The pins that still say something: of people who are where they were, and may still walk if they should. */
export function standingPins(people: readonly Readonly<Person>[], pins: readonly Pin[]): Pin[] {
  const open = people.slice();
  return pins.filter(({ who, to }) => {
    const at = open.findIndex((person) => sameWho(whoOf(person), who) && (to === undefined || person.spent === 0));
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  });
}

/** Rooms in which somebody of the staff may end the move. */
export function placesFor(rules: Rules, seat: number, clinic: Readonly<Clinic>, person: Readonly<Person>): number[] {
  const { time } = walksOf(rules, seat, clinic, person);
  return clinic.tiles.flatMap((tile, cell) => {
    const { colour, holds } = rules.tiles[tile];
    const { takes } = rules.kinds[person.kind];
    const open = takes === 'none' || holds[takes] > 0;
    return colour !== undefined && open && time[cell] < FAR && cell !== person.at ? [cell] : [];
  });
}

/** Whether somebody may stay where it is: nobody waits at the doors while there is room inside. */
export const mayStay = ({ at }: Readonly<Person>): boolean => at !== ACCESS;

const kept = new WeakMap<AnyEngine, readonly Pin[]>();
const NONE: readonly Pin[] = [];

/** What a player has fixed at this table; it lasts as long as the people stand where they are, whatever is open. */
export function usePins(
  engine: AnyEngine,
  people: readonly Readonly<Person>[],
): [readonly Pin[], (pins: readonly Pin[]) => void] {
  const [pins, setPins] = useState(kept.get(engine) ?? NONE);
  const standing = useMemo(() => {
    const left = standingPins(people, pins);
    return left.length === pins.length ? pins : left;
  }, [people, pins]);
  const set = (next: readonly Pin[]): void => {
    kept.set(engine, next);
    setPins(next);
  };
  return [standing, set];
}
