import { type Choice, type Event, type Flow, type Frame, together, type Violation } from '@asclepion/kernel';
import { tileAt } from '../board/rooms.ts';
import { ANY, type Steps } from '../module.ts';
import { isAlike, isFull, isStaff, placesAt, takenAt } from '../people/people.ts';
import { FAR, type Walks, walksOf } from '../people/walking.ts';
import type { Rules } from '../rules.ts';
import { ACCESS, type BaseKind, BESIDE, type Clinic, type ClinicState, type Person, type Who } from '../state.ts';
import { NOT_OFFERED, violation, withParams } from '../violation.ts';
import { leaves } from './cars.ts';
import { roomForAll } from './room-for-all.ts';

const ONE_WALK = violation('CB-MOVE-19', 'walked-already');
const PATIENT_STAYS = violation('CB-MOVE-4', 'patient-stays');
const NO_SUCH_PERSON = violation('CB-MOVE-1', 'no-such-person');
const NO_STOP = violation('CB-MOVE-2', 'may-not-stop');
const NO_STOP_KIND = violation('CB-MOVE-5', 'kind-may-not-stop');
const FULL = violation('CB-MOVE-5', 'room-full');
const NO_WAY = violation('CB-MOVE-16', 'no-way');
const BLOCKED = violation('CB-MOVE-14', 'way-blocked');
const NO_WAY_OUT = violation('CB-MOVE-12', 'no-way-out');
const ALREADY_THERE = violation('CB-MOVE-3', 'already-there');
const OVERFULL = violation('CB-MOVE-5', 'overfull');
const MUST_ENTER = violation('CB-MOVE-16', 'must-enter');
const MUST_SIT = violation('CB-MOVE-17', 'orderly-must-sit');

/** A walk as a choice: who it is, where it starts and where it ends. */
export function goChoice({ kind, level, service, at, load }: Who, to: number): Choice {
  const choice = { do: 'go', kind, level, service, from: at, to };
  return load === undefined || load === 0 ? choice : { ...choice, load };
}

/** Whether somebody looks as a walk says. */
export const isDescribed = (person: Readonly<Person>, { kind, level, service, from, load }: Choice): boolean =>
  person.kind === kind &&
  person.level === level &&
  person.service === service &&
  person.at === from &&
  person.load === (load ?? 0);

/** Whether somebody still may walk: nobody walks twice, patients in rooms stay (CB-MOVE-4, 19). */
export function mayWalk(rules: Rules, person: Readonly<Person>): boolean {
  if (person.spent === 1 || person.lying === 1) return false;
  const { walks } = rules.kinds[person.kind];
  return walks === 'staff' || (walks === 'guest' && person.at < 0);
}

/** The first of those alike whom a choice describes. */
function described(rules: Rules, clinic: Readonly<Clinic>, choice: Choice): Person | undefined {
  return clinic.people.find((person) => mayWalk(rules, person) && isDescribed(person, choice));
}

/** How many places of a sort are taken for good: by those who walked there or cannot leave. */
function settled(rules: Rules, clinic: Readonly<Clinic>, cell: number, takes: BaseKind): number {
  let count = 0;
  for (const person of clinic.people)
    if (person.at === cell && rules.kinds[person.kind].takes === takes && !mayWalk(rules, person)) count++;
  return count;
}

/** Why modules forbid somebody to stop in a cell, whatever its kind and the room say. */
export function refusedByModules(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  person: Readonly<Person>,
  cell: number,
): Violation | undefined {
  for (const refuse of rules.refuseStop) {
    const said = refuse(rules, seat, clinic, person, cell);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** Why somebody may not stop in a cell, whichever way leads there (CB-MOVE-2, 4, 5). */
export function refuseStop(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  person: Readonly<Person>,
  cell: number,
): Violation | undefined {
  if (clinic.tiles[cell] === undefined) return NO_STOP;
  const tile = tileAt(rules, clinic, cell);
  if (tile.colour === undefined) return NO_STOP;
  const { takes, refuseStop: refuseKind } = rules.kinds[person.kind];
  const room = takes === 'none' ? ANY : placesAt(rules, clinic, cell, takes);
  if (room === 0) return NO_STOP_KIND;
  const refused = refuseKind?.(rules, seat, clinic, person, cell);
  if (refused !== undefined) return refused;
  const forbidden = refusedByModules(rules, seat, clinic, person, cell);
  if (forbidden !== undefined) return forbidden;
  return takes === 'none' || settled(rules, clinic, cell, takes) < room ? undefined : FULL;
}

/** Whether people may be cut off from one another, by a space that is closed to walks. */
const hasClosedSpaces = (rules: Rules, seat: number, clinic: Readonly<Clinic>): boolean =>
  (rules.closed.length > 0 || rules.tiles.some(({ closesGround }) => closesGround !== undefined)) &&
  clinic.tiles.some(
    (tile, cell) =>
      rules.tiles[tile].closesGround !== undefined ||
      rules.closed.some((closed) => closed(rules, seat, clinic, cell) !== undefined),
  );

/**
 * Whether those who are where somebody goes, or already stand too many in some room, can still get away. As long as no
 * space is closed they can: a hub has room for everybody.
 */
function leavesRoom(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  person: Readonly<Person>,
  cell: number,
): boolean {
  const { takes } = rules.kinds[person.kind];
  const fits = takes === 'none' || takenAt(rules, clinic, takes, cell) < placesAt(rules, clinic, cell, takes);
  if (takes === 'none' || (fits && displaced(rules, clinic).length === 0)) return true;
  if (!hasClosedSpaces(rules, seat, clinic)) return true;
  const walks = walksByPlace(rules, seat, clinic);
  return roomForAll(rules, clinic, takes, person, cell, takes === 'orderly' ? surplusOrderlies(rules, clinic) : 0, {
    mayWalk: (other) => mayWalk(rules, other),
    couldGo: (other, to) => walks(other).time[to] < FAR && refuseStop(rules, seat, clinic, other, to) === undefined,
  });
}

function refuseGo(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  person: Readonly<Person>,
  cell: number,
  walks: Walks,
): Violation | undefined {
  if (cell < 0) return NO_WAY_OUT;
  if (person.at === cell) return ALREADY_THERE;
  const refused = refuseStop(rules, seat, clinic, person, cell);
  if (refused !== undefined) return refused;
  if (walks.time[cell] < FAR) return leavesRoom(rules, seat, clinic, person, cell) ? undefined : FULL;
  // With that option no walk enters a room that is full at this moment, the last one no more than any before it.
  return rules.options['full-rooms-block'] === 'on' ? BLOCKED : NO_WAY;
}

/** Places for orderlies (CB-MOVE-17). */
function orderlyPlaces(rules: Rules, clinic: Readonly<Clinic>): number {
  return clinic.tiles.reduce((sum, tile) => sum + rules.tiles[tile].holds.orderly, 0);
}

/** People beyond the capacity of the room where they are; the ones who could still walk come first. */
function displaced(rules: Rules, clinic: Readonly<Clinic>): Person[] {
  return clinic.people.filter((person) => {
    const { takes } = rules.kinds[person.kind];
    return (
      person.at >= 0 &&
      takes !== 'none' &&
      mayWalk(rules, person) &&
      isStaff(rules, person) &&
      takenAt(rules, clinic, takes, person.at) > placesAt(rules, clinic, person.at, takes)
    );
  });
}

/** Orderlies who have no place of their own: outside, or where another one sits now. */
function unseatedOrderlies(rules: Rules, clinic: Readonly<Clinic>): Person[] {
  const outside = clinic.people.filter((person) => person.kind === 'orderly' && person.at === ACCESS);
  return [...displaced(rules, clinic).filter((person) => person.kind === 'orderly'), ...outside];
}

/** Orderlies beyond the number of places, of those who are about the clinic and up (CB-MOVE-17). */
function surplusOrderlies(rules: Rules, clinic: Readonly<Clinic>): number {
  const seated = ({ kind, at, lying }: Readonly<Person>): boolean => kind === 'orderly' && at > BESIDE && lying === 0;
  return Math.max(0, clinic.people.filter(seated).length - orderlyPlaces(rules, clinic));
}

/** Whether a place with room can be reached from where somebody is, as all stand now. */
function couldEnter(rules: Rules, seat: number, clinic: Readonly<Clinic>, person: Readonly<Person>): boolean {
  const { time } = walksOf(rules, seat, clinic, person);
  return clinic.tiles.some(
    (_, cell) =>
      time[cell] < FAR &&
      refuseStop(rules, seat, clinic, person, cell) === undefined &&
      !isFull(rules, clinic, cell, person.kind),
  );
}

/** Why the plan may not end as it stands (CB-MOVE-3, 5, 16, 17). */
export function refuseDone(rules: Rules, seat: number, clinic: Readonly<Clinic>): Violation | undefined {
  for (const refuse of rules.refuseDone) {
    const said = refuse(rules, seat, clinic);
    if (said !== undefined) return said;
  }
  if (displaced(rules, clinic).some((person) => person.kind !== 'orderly')) return OVERFULL;
  const waiting = clinic.people.filter(
    (person) => person.at === ACCESS && person.kind !== 'orderly' && isStaff(rules, person) && person.lying === 0,
  );
  if (waiting.some((person) => couldEnter(rules, seat, clinic, person))) return MUST_ENTER;
  const unseated = unseatedOrderlies(rules, clinic);
  if (unseated.length <= surplusOrderlies(rules, clinic)) return undefined;
  return unseated.some((orderly) => couldEnter(rules, seat, clinic, orderly)) ? MUST_SIT : undefined;
}

/** Orderlies beyond the number of places go back to the job market, each with a car (CB-MOVE-17). */
function dismissOrderlies(rules: Rules, state: ClinicState, seat: number, events?: Event[]): Frame[] {
  const clinic = state.clinics[seat];
  return unseatedOrderlies(rules, clinic)
    .slice(0, surplusOrderlies(rules, clinic))
    .flatMap((orderly) => {
      state.orderlies++;
      events?.push({ id: 'orderly-dismissed', seat });
      return leaves(rules, state, seat, orderly, events);
    });
}

/** Time that a player's rooms save in a round (CB-MOVE-13). */
export const timeSaved = (rules: Rules, clinic: Readonly<Clinic>): number =>
  clinic.tiles.reduce((sum, tile) => sum + (rules.tiles[tile].timeSaved ?? 0), 0);

/** Somebody walks the shortest way to a cell, and has walked for this round. */
export function walkTo(rules: Rules, seat: number, clinic: Clinic, person: Person, cell: number, flow: Flow): void {
  const time = walksOf(rules, seat, clinic, person).time[cell];
  const { kind, level, service, at: from, load } = person;
  clinic.walked += time;
  flow.events?.push({ id: 'walked', seat, kind, level, service, from, to: cell, time, ...(load > 0 ? { load } : {}) });
  person.at = cell;
  person.spent = 1;
}

/** Whether somebody stands earlier in the list whom nobody could tell from this person. */
export function isRepeated(clinic: Readonly<Clinic>, index: number): boolean {
  for (let other = 0; other < index; other++) if (isAlike(clinic.people[other], clinic.people[index])) return true;
  return false;
}

/**
 * Walks of people as long as nobody moves: all of a gait who start at one place have the same, unless rooms block.
 */
function walksByPlace(rules: Rules, seat: number, clinic: Readonly<Clinic>): (person: Readonly<Person>) => Walks {
  const known = new Map<number, Walks>();
  const blocking = rules.options['full-rooms-block'] === 'on';
  return (person) => {
    if (blocking) return walksOf(rules, seat, clinic, person);
    const { stepTime, byAir } = rules.kinds[person.kind];
    const key = person.at * 16 + stepTime * 2 + Number(byAir);
    let walks = known.get(key);
    if (walks === undefined) {
      walks = walksOf(rules, seat, clinic, person);
      known.set(key, walks);
    }
    return walks;
  };
}

/** Whether anybody could move at all. */
const somebodyMoves = (rules: Rules, clinic: Readonly<Clinic>): boolean =>
  clinic.people.some((person) => mayWalk(rules, person));

export const moveSteps: Steps = {
  move: {
    run(rules, state, _frame, flow) {
      for (const clinic of state.clinics) {
        clinic.walked = 0;
        for (const person of clinic.people) person.spent = 0;
      }
      flow.next(
        together(
          state.clinics.map((clinic, seat): Frame | undefined =>
            somebodyMoves(rules, clinic) ? { step: 'walk', seat } : undefined,
          ),
        ),
        { step: 'move-end' },
      );
    },
  },
  walk: {
    choices(rules, state, _frame, seat) {
      const clinic = state.clinics[seat];
      const choices: Choice[] = [];
      const walksFrom = walksByPlace(rules, seat, clinic);
      clinic.people.forEach((person, index) => {
        if (!mayWalk(rules, person) || isRepeated(clinic, index)) return;
        const walks = walksFrom(person);
        for (let cell = 0; cell < clinic.tiles.length; cell++) {
          if (clinic.tiles[cell] !== 0 && refuseGo(rules, seat, clinic, person, cell, walks) === undefined)
            choices.push(goChoice(person, cell));
        }
      });
      for (const errand of rules.errands) choices.push(...errand.choices(rules, state, seat));
      if (refuseDone(rules, seat, clinic) === undefined) choices.push({ do: 'done' });
      return choices;
    },
    refuse(rules, state, _frame, seat, choice) {
      const clinic = state.clinics[seat];
      if (choice.do === 'done') return refuseDone(rules, seat, clinic);
      if (choice.do !== 'go')
        return rules.errands.find(({ id }) => id === choice.do)?.refuse(rules, state, seat, choice) ?? NOT_OFFERED;
      const person = described(rules, clinic, choice);
      const cell = Number(choice.to);
      const params = { cell: rules.geometry[seat].cellNames[cell] ?? '', kind: String(choice.kind) };
      if (person === undefined) return withParams(refuseAbsent(clinic, choice), params);
      return withParams(refuseGo(rules, seat, clinic, person, cell, walksOf(rules, seat, clinic, person)), params);
    },
    choose(rules, state, frame, seat, choice, flow) {
      const clinic = state.clinics[seat];
      if (choice.do === 'done') {
        flow.next(...dismissOrderlies(rules, state, seat, flow.events));
        return;
      }
      const errand = rules.errands.find(({ id }) => id === choice.do);
      if (errand !== undefined) {
        flow.next(...errand.run(rules, state, seat, choice, flow), frame);
        return;
      }
      walkTo(rules, seat, clinic, described(rules, clinic, choice) as Person, Number(choice.to), flow);
      flow.next(frame);
    },
  },
  'move-end': {
    run(rules, state, _frame, flow) {
      state.clinics.forEach((clinic, seat) => {
        const time = Math.max(0, clinic.walked - timeSaved(rules, clinic));
        clinic.time += time;
        flow.events?.push({ id: 'time-spent', seat, walked: clinic.walked, time });
      });
    },
  },
};

/** Nobody who may walk is as described: perhaps somebody is who may not. */
function refuseAbsent(clinic: Readonly<Clinic>, choice: Choice): Violation {
  const there = clinic.people.find((person) => isDescribed(person, choice));
  if (there === undefined) return NO_SUCH_PERSON;
  return there.spent === 1 || there.lying === 1 ? ONE_WALK : PATIENT_STAYS;
}
