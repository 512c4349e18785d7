import type { Choice } from '@asclepion/kernel';
import { isHub } from '../../board/rooms.ts';
import { BLOOD } from '../../data/box/blood-transfusion.ts';
import { ANY, type ClinicModule, type Errand } from '../../module.ts';
import { isStaff, loadCode, placesAt, takenAt } from '../../people/people.ts';
import { FAR, walksOf } from '../../people/walking.ts';
import { goChoice, isDescribed, isRepeated, mayWalk, refusedByModules, walkTo } from '../../phases/move.ts';
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
  person.kind !== 'patient' && person.lying === 1 && hasBlood(rules, person);

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
 * Whether nobody is kept without a place because of donors (CX-BLO-5): who could go to a donor's hub can go to another
 * that never fills. So there is no dead end, whatever others do next.
 */
function allFindPlaces(rules: Rules, seat: number, clinic: Readonly<Clinic>): boolean {
  return clinic.people.every((person) => {
    if (!isUnplaced(rules, clinic, person)) return true;
    const { time } = walksOf(rules, seat, clinic, person);
    const { takes } = rules.kinds[person.kind];
    const open = clinic.tiles.flatMap((_, cell) =>
      isHub(rules, clinic, cell) && time[cell] < FAR && takes !== 'none' && placesAt(rules, clinic, cell, takes) >= ANY
        ? [cell]
        : [],
    );
    return open.length === 0 || open.some((cell) => !donorAt(rules, clinic, cell));
  });
}

const without = (clinic: Readonly<Clinic>, person: Readonly<Person>, instead: Person): Clinic => ({
  ...clinic,
  people: [...clinic.people.filter((other) => other !== person), instead],
});

/** Nobody of the staff stops beside a donor, nor anywhere that would leave somebody without a place (CX-BLO-2, 5). */
export const refuseStop: NonNullable<ClinicModule['refuseStop']> = (rules, seat, clinic, person, cell) => {
  if (!clinic.people.some((other) => isDonor(rules, other))) return undefined;
  if (counts(rules, person) && donorAt(rules, clinic, cell)) return DONOR_ALONE;
  return allFindPlaces(rules, seat, without(clinic, person, { ...person, at: cell, spent: 1 })) ? undefined : NO_PLACE;
};

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

function refuse(rules: Rules, seat: number, clinic: Readonly<Clinic>, choice: Choice) {
  const hub = Number(choice.to);
  if (!isHub(rules, clinic, hub)) return NO_HUB;
  const person = donorOf(rules, clinic, choice);
  if (person === undefined || person.at <= BESIDE) return NO_DONOR;
  if (person.at !== hub) {
    if (!comesToGive(rules, clinic, person, hub)) return WALKS_FIRST;
    if (walksOf(rules, seat, clinic, person).time[hub] >= FAR) return NO_WAY;
  }
  if (clinic.people.some((other) => other !== person && other.at === hub && counts(rules, other))) return NOT_ALONE;
  const forbidden = refusedByModules(rules, seat, clinic, person, hub);
  if (forbidden !== undefined) return forbidden;
  const giving = { ...person, at: hub, spent: 1, lying: 1, load: loadCode(rules, 'blood') };
  return allFindPlaces(rules, seat, without(clinic, person, giving)) ? undefined : NO_PLACE;
}

/** One member of the staff, alone in a hub, lies down and gives blood (CX-BLO-2 to 5). */
export const giveBlood: Errand = {
  id: 'give-blood',
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    const hubs = clinic.tiles.flatMap((_, cell) => (isHub(rules, clinic, cell) ? [cell] : []));
    return clinic.people.flatMap((person, index) => {
      if (!counts(rules, person) || person.lying === 1 || isRepeated(clinic, index)) return [];
      return hubs
        .filter((hub) => person.at === hub || (mayWalk(rules, person) && comesToGive(rules, clinic, person, hub)))
        .map((hub) => ({ ...goChoice(person, hub), do: 'give-blood' }))
        .filter((choice) => refuse(rules, seat, clinic, choice) === undefined);
    });
  },
  refuse: (rules, state, seat, choice) =>
    withParams(refuse(rules, seat, state.clinics[seat], choice), {
      cell: rules.geometry[seat].cellNames[Number(choice.to)] ?? '',
    }),
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
