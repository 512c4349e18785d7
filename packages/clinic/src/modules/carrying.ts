import type { Choice } from '@asclepion/kernel';
import { mayWalk } from '../people/people.ts';
import { isDescribed } from '../phases/move.ts';
import type { Moving } from '../phases/moving.ts';
import type { Rules } from '../rules.ts';
import { BESIDE, type Clinic, type Person } from '../state.ts';

/** A nurse who walks this round and carries nothing: one thing for each (CX-BLO-7, C1-PHA-5). */
const mayFetch = (rules: Rules, person: Readonly<Person>): boolean =>
  person.kind === 'nurse' && person.load === 0 && person.at > BESIDE && mayWalk(rules, person);

/** Those of them who differ, as a seat's people stand. */
export const fetchers = ({ rules, walkers }: Moving): Readonly<Person>[] =>
  walkers.filter((person) => mayFetch(rules, person));

/** The first of those alike whom a choice describes. */
export const fetcher = (rules: Rules, clinic: Readonly<Clinic>, choice: Choice): Person | undefined =>
  clinic.people.find((person) => mayFetch(rules, person) && isDescribed(person, choice));
