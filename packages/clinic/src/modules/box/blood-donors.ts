import type { Choice, Violation } from '@asclepion/kernel';
import { isHub } from '../../board/rooms.ts';
import { BLOOD } from '../../data/box/blood-transfusion.ts';
import { ANY, type ClinicModule, type Errand } from '../../module.ts';
import { isStaff, loadCode, mayWalk, placesAt, takenAt } from '../../people/people.ts';
import { FAR } from '../../people/walking.ts';
import { goChoice, isDescribed, walkTo } from '../../phases/move.ts';
import { Moving } from '../../phases/moving.ts';
import type { Rules } from '../../rules.ts';
import { BESIDE, type Clinic, type Person } from '../../state.ts';
import { violation, withParams } from '../../violation.ts';
import { hasBlood } from './blood-transfusion-store.ts';

const NO_HUB = violation('CX-BLO-2', 'blood-no-hub');
const NO_DONOR = violation('CX-BLO-4', 'blood-no-donor');
const WALKS_FIRST = violation('CX-BLO-3', 'blood-walk-first');
const NO_WAY = violation('CB-MOVE-16', 'no-way');
const NOT_ALONE = violation('CX-BLO-2', 'blood-not-alone');
const DONOR_ALONE = violation('CX-BLO-5', 'blood-donor-alone');
const NO_PLACE = violation('CX-BLO-5', 'blood-no-place');

/** Staff whom a donor must not have beside it: neither janitors nor patients (CX-BLO-4). */
const counts = (rules: Rules, person: Readonly<Person>): boolean =>
  isStaff(rules, person) && rules.kinds[person.kind].takes !== 'none';

export const isDonor = (rules: Rules, person: Readonly<Person>): boolean =>
  person.lying === 1 && person.kind !== 'patient' && hasBlood(rules, person);

function donorsOf(rules: Rules, clinic: Readonly<Clinic>): Person[] {
  const donors: Person[] = [];
  for (const person of clinic.people) if (isDonor(rules, person)) donors.push(person);
  return donors;
}

const donorAt = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  clinic.people.some((person) => person.at === cell && isDonor(rules, person));

/** Whether somebody has still to find a place: it waits outside, or others have taken its place. */
function isUnplaced(rules: Rules, clinic: Readonly<Clinic>, person: Readonly<Person>): boolean {
  if (!counts(rules, person) || !mayWalk(rules, person) || person.at <= BESIDE) return false;
  const { takes } = rules.kinds[person.kind];
  return (
    person.at < 0 ||
    (takes !== 'none' && takenAt(rules, clinic, takes, person.at) > placesAt(rules, clinic, person.at, takes))
  );
}

/**
 * Whether somebody who has no place can be kept without one because of donors, those that there are and one more in
 * `besides` (CX-BLO-5): every hub that never fills and that it can walk to has one.
 */
function isKeptOut(moving: Moving, person: Readonly<Person>, besides?: number): boolean {
  const { rules, clinic } = moving;
  const { takes } = rules.kinds[person.kind];
  if (takes === 'none') return false;
  const { time } = moving.walks(person);
  let keptOut = false;
  for (const cell of moving.hubs) {
    if (time[cell] >= FAR || moving.places(cell, takes) < ANY) continue;
    if (cell !== besides && !donorAt(rules, clinic, cell)) return false;
    keptOut = true;
  }
  return keptOut;
}

/**
 * Whether nobody is kept without a place because of donors (CX-BLO-5), as all stand in `after`: who could go to a donor's
 * hub can go to another that never fills. So there is no dead end, whatever others do next. `asked` are those whom that
 * may happen to.
 */
function allFindPlaces({ rules, seat }: Moving, after: Readonly<Clinic>, asked: readonly Readonly<Person>[]): boolean {
  const unplaced = asked.filter((person) => after.people.includes(person) && isUnplaced(rules, after, person));
  if (rules.options['full-rooms-block'] === 'off' || unplaced.length === 0) return unplaced.length === 0;
  const then = new Moving(rules, seat, after);
  return !unplaced.some((person) => isKeptOut(then, person));
}

const without = (clinic: Readonly<Clinic>, person: Readonly<Person>, instead: Person): Clinic => ({
  ...clinic,
  people: [...clinic.people.filter((other) => other !== person), instead],
});

/**
 * Who may be kept without a place once others have taken it, beside the donors that there are and one more in
 * `besides`. Where rooms block, that depends on where the others are, and anybody may.
 */
function doubtful(moving: Moving, besides?: number): Readonly<Person>[] {
  const { rules, staff } = moving;
  const found: Readonly<Person>[] = [];
  for (const person of staff) {
    if (person.at <= BESIDE || !mayWalk(rules, person)) continue;
    if (rules.options['full-rooms-block'] === 'on' || isKeptOut(moving, person, besides)) found.push(person);
  }
  return found;
}

/** Nobody of the staff stops beside a donor, nor anywhere that would leave somebody without a place (CX-BLO-2, 5). */
export const refuseStop: NonNullable<ClinicModule['refuseStop']> = (moving) => {
  const { rules, clinic } = moving;
  const donors = donorsOf(rules, clinic);
  if (donors.length === 0) return undefined;
  const asked = doubtful(moving);
  return (person, cell) => {
    if (counts(rules, person) && donors.some(({ at }) => at === cell)) return DONOR_ALONE;
    if (asked.length === 0) return undefined;
    const ended = without(clinic, person, { ...person, at: cell, spent: 1 });
    return allFindPlaces(moving, ended, asked) ? undefined : NO_PLACE;
  };
};

function staffAt({ staff }: Moving, cell: number): number {
  let count = 0;
  for (const { at } of staff) if (at === cell) count++;
  return count;
}

/** Whether somebody walks to a hub only to give blood there, as orderlies do (CX-BLO-4). */
const comesToGive = (rules: Rules, clinic: Readonly<Clinic>, { kind }: Readonly<Person>, hub: number): boolean => {
  const { takes } = rules.kinds[kind];
  return takes !== 'none' && placesAt(rules, clinic, hub, takes) === 0;
};

const donorOf = (rules: Rules, clinic: Readonly<Clinic>, choice: Choice): Person | undefined =>
  clinic.people.find(
    (person) =>
      counts(rules, person) &&
      person.lying === 0 &&
      isDescribed(person, choice) &&
      (person.at === choice.to || mayWalk(rules, person)),
  );

/** Why somebody may not walk to a hub to give blood there. */
function refuseComing(moving: Moving, person: Readonly<Person>, hub: number): Violation | undefined {
  if (person.at === hub) return undefined;
  if (!comesToGive(moving.rules, moving.clinic, person, hub)) return WALKS_FIRST;
  return moving.walks(person).time[hub] < FAR ? undefined : NO_WAY;
}

/** Why somebody may not give blood in a hub, whatever becomes of others. */
function refuse(moving: Moving, person: Readonly<Person> | undefined, hub: number): Violation | undefined {
  const { rules, clinic } = moving;
  if (!isHub(rules, clinic, hub)) return NO_HUB;
  if (person === undefined || person.at <= BESIDE) return NO_DONOR;
  const refused = refuseComing(moving, person, hub);
  if (refused !== undefined) return refused;
  if (staffAt(moving, hub) > (person.at === hub ? 1 : 0)) return NOT_ALONE;
  return moving.forbidden(person, hub);
}

/** Whether somebody who gives blood in a hub leaves one of the doubtful without a place (CX-BLO-5). */
function keepsOut(moving: Moving, person: Readonly<Person>, hub: number, asked: readonly Readonly<Person>[]): boolean {
  if (asked.length === 0) return false;
  const giving = { ...person, at: hub, spent: 1, lying: 1, load: loadCode(moving.rules, 'blood') };
  return !allFindPlaces(moving, without(moving.clinic, person, giving), asked);
}

/** A hub where nobody of the staff is, or one alone: nobody gives blood in another. */
interface QuietHub {
  readonly cell: number;
  readonly isEmpty: boolean;
  /** Whom a donor there may keep without a place, once that has been asked. */
  asked?: readonly Readonly<Person>[];
}

function quietHubs(moving: Moving): QuietHub[] {
  const hubs: QuietHub[] = [];
  for (const cell of moving.hubs) {
    const staff = staffAt(moving, cell);
    if (staff <= 1) hubs.push({ cell, isEmpty: staff === 0 });
  }
  return hubs;
}

/** One member of the staff, alone in a hub, lies down and gives blood (CX-BLO-2 to 5). */
export const giveBlood: Errand = {
  id: 'give-blood',
  choices(rules, _state, _seat, moving) {
    const choices: Choice[] = [];
    const hubs = quietHubs(moving);
    if (hubs.length === 0) return choices;
    for (const person of moving.different) {
      if (person.lying === 1 || person.at <= BESIDE || !counts(rules, person)) continue;
      const comes = mayWalk(rules, person);
      for (const hub of hubs) {
        const { cell, isEmpty } = hub;
        if (person.at !== cell && !(comes && isEmpty && refuseComing(moving, person, cell) === undefined)) continue;
        if (moving.forbidden(person, cell) !== undefined) continue;
        hub.asked ??= doubtful(moving, cell);
        if (!keepsOut(moving, person, cell, hub.asked)) choices.push(goChoice(person, cell, 'give-blood'));
      }
    }
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const hub = Number(choice.to);
    const moving = new Moving(rules, seat, clinic);
    const donor = donorOf(rules, clinic, choice);
    const refused =
      refuse(moving, donor, hub) ??
      (donor !== undefined && keepsOut(moving, donor, hub, doubtful(moving, hub)) ? NO_PLACE : undefined);
    return withParams(refused, { cell: rules.geometry[seat].cellNames[hub] ?? '' });
  },
  run(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const donor = donorOf(rules, clinic, choice) as Person;
    const hub = Number(choice.to);
    if (donor.at !== hub) walkTo(rules, seat, clinic, donor, hub, flow);
    clinic.walked += BLOOD.time;
    donor.spent = 1;
    donor.lying = 1;
    donor.load = loadCode(rules, 'blood');
    const { kind, level, service } = donor;
    flow.events?.push({ id: 'gives-blood', seat, kind, level, service, at: hub, time: BLOOD.time });
    return [];
  },
};
