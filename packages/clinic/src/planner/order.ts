import { CARRIED_IN, entranceOf, FAR, STARTED, walksOf } from '../people/walking.ts';
import type { Walks } from '../people/ways.ts';
import type { Rules } from '../rules.ts';
import { type Clinic, type ClinicState, cloneClinic, type Person } from '../state.ts';
import { isWho } from './bodies.ts';
import type { PlannedWalk, Start, Who } from './plan.ts';

/** Somebody who has to walk. */
export interface Mover {
  readonly who: Who;
  readonly to: number;
  readonly walks: Walks;
}

/** A walk cell by cell, from what `walksOf` found. */
export function walkOf({ who, to, walks }: Mover): PlannedWalk {
  const cells: number[] = [];
  let cell = to;
  while (cell >= 0 && walks.via[cell] !== STARTED) {
    cells.unshift(cell);
    cell = walks.via[cell];
  }
  return { who, from: who.at, to, start: startOf(who, cell), cells, time: walks.time[to] };
}

function startOf(who: Who, end: number): Start {
  if (end >= 0) return who.at < 0 ? { by: 'helipad', cell: end } : { by: 'inside', cell: end };
  return end === CARRIED_IN ? { by: 'carried' } : { by: 'entrance', edge: entranceOf(end) };
}

/** Walks tried before an order counts as not found. */
const MOST_WALKS = 1500;

/**
 * An order in which every walk is possible when full rooms block, with the least time found; undefined if none was
 * found. Only people of one kind block one another (CB-MOVE-14), so that each kind has an order of its own.
 */
export function inOrder(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  movers: readonly Mover[],
): { walks: PlannedWalk[]; time: number } | undefined {
  const walks: PlannedWalk[] = [];
  let time = 0;
  for (const kind of new Set(movers.map(({ who }) => who.kind))) {
    const found = kindInOrder(
      rules,
      seat,
      clinic,
      movers.filter(({ who }) => who.kind === kind),
    );
    if (found === undefined) return undefined;
    walks.push(...found.walks);
    time += found.time;
  }
  return { walks, time };
}

/** Those who go farthest in go first, since those who come after need not pass them. */
function kindInOrder(
  rules: Rules,
  seat: number,
  start: Readonly<Clinic>,
  movers: readonly Mover[],
): { walks: PlannedWalk[]; time: number } | undefined {
  const clinic = cloneClinic(start as ClinicState['clinics'][number]);
  const floor = movers.map(({ walks, to }) => walks.time[to]);
  const open = movers.map((_, index) => index).sort((a, b) => floor[b] - floor[a]);
  const done: PlannedWalk[] = [];
  let best: { walks: PlannedWalk[]; time: number } | undefined;
  const dead = new Set<string>();
  let tried = 0;
  const least = floor.reduce((sum, time) => sum + time, 0);

  function go(left: readonly number[], time: number, rest: number): void {
    if (best !== undefined && (best.time === least || time + rest >= best.time)) return;
    if (left.length === 0) {
      best = { walks: done.slice(), time };
      return;
    }
    const key = `${time} ${left.join()}`;
    if (dead.has(key)) return;
    dead.add(key);
    const options: { index: number; person: Person; walks: Walks }[] = [];
    left.forEach((index, place) => {
      const { who, to } = movers[index];
      const twin = left.slice(0, place).some((other) => movers[other].to === to && isSame(movers[other].who, who));
      if (twin || tried >= MOST_WALKS) return;
      tried++;
      const person = clinic.people.find((one) => one.spent === 0 && isWho(one, who));
      if (person === undefined) return;
      const walks = walksOf(rules, seat, clinic, person);
      if (walks.time[to] < FAR) options.push({ index, person, walks });
    });
    options.sort(
      (a, b) => a.walks.time[movers[a.index].to] - floor[a.index] - b.walks.time[movers[b.index].to] + floor[b.index],
    );
    for (const { index, person, walks } of options) {
      const { who, to } = movers[index];
      done.push(walkOf({ who, to, walks }));
      person.at = to;
      person.spent = 1;
      go(
        left.filter((other) => other !== index),
        time + walks.time[to],
        rest - floor[index],
      );
      person.at = who.at;
      person.spent = 0;
      done.pop();
    }
  }
  go(open, 0, least);
  return best;
}

const isSame = (a: Who, b: Who): boolean =>
  a.kind === b.kind && a.level === b.level && a.service === b.service && a.at === b.at;
