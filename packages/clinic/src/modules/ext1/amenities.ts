import type { Choice, Violation } from '@asclepion/kernel';
import { AMENITIES } from '../../data/ext1/amenities.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { defineOffered, type Errand, type LedgerNote, type Steps } from '../../module.ts';
import { placeBeside } from '../../people/people.ts';
import type { Rules } from '../../rules.ts';
import { ACCESS, BESIDE, type Clinic, type ClinicState, type Person, RED } from '../../state.ts';
import { NOT_OFFERED, violation } from '../../violation.ts';
import { amenitiesPlan, CAFETERIA, DORMITORY, RESTING_KINDS } from './amenities-plan.ts';

const PLACES = [CAFETERIA, DORMITORY];

const NOBODY = violation('CB-MOVE-1', 'no-such-person');
const NO_REST = violation('C1-AME-6', 'may-not-rest');
const LOADED = violation('C1-AME-6', 'loaded-may-not-rest');
const WALKED = violation('C1-AME-4', 'no-rest-after-walk');

function countIn(clinic: Readonly<Clinic>, place: number): number {
  let count = 0;
  for (const person of clinic.people) if (person.at === place) count++;
  return count;
}

/** How many groups so many people form (C1-AME-5). */
const groups = (people: number): number => Math.ceil(people / AMENITIES.groupSize);

/** Time that it takes somebody to rest: coming to an entrance, and going on with a new group if the others are full. */
function restTime(clinic: Readonly<Clinic>, { at }: Readonly<Person>, place: number): number {
  const there = countIn(clinic, place);
  const coming = at === ACCESS ? 0 : AMENITIES.comingTime;
  return coming + (groups(there + 1) - groups(there)) * AMENITIES.groupTime;
}

const isDescribed = (person: Readonly<Person>, { kind, level, service, from }: Choice): boolean =>
  person.kind === kind && person.level === level && person.service === service && person.at === from;

/** Why somebody cannot rest now. */
function refuseRest({ kind, spent, load, lying }: Readonly<Person>): Violation | undefined {
  if (!RESTING_KINDS.has(kind)) return NO_REST;
  if (load !== 0 || lying === 1) return LOADED;
  return spent === 1 ? WALKED : undefined;
}

const placesOf = (rules: Rules): number[] => PLACES.map((id) => placeBeside(rules, id));

/** Somebody goes to rest, from wherever it stands (C1-AME-2 to 6). */
const rest: Errand = {
  id: 'rest',
  choices(rules, _state, _seat, moving) {
    const places = placesOf(rules);
    const choices: Choice[] = [];
    for (const person of moving.different) {
      if (refuseRest(person) !== undefined) continue;
      const { kind, level, service, at } = person;
      for (const to of places) choices.push({ do: 'rest', kind, level, service, from: at, to });
    }
    return choices;
  },
  refuse(rules, state, seat, choice) {
    if (!placesOf(rules).includes(Number(choice.to))) return NOT_OFFERED;
    const alike = state.clinics[seat].people.filter((person) => isDescribed(person, choice));
    if (alike.length === 0) return NOBODY;
    const refusals = alike.map(refuseRest);
    return refusals.includes(undefined) ? undefined : refusals[0];
  },
  run(_rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const person = clinic.people.find((one) => isDescribed(one, choice) && refuseRest(one) === undefined) as Person;
    const to = Number(choice.to);
    const time = restTime(clinic, person, to);
    const { kind, level, service, at: from } = person;
    clinic.walked += time;
    flow.events?.push({ id: 'went-to-rest', seat, kind, level, service, from, to, time });
    person.at = to;
    person.spent = 1;
    return [];
  },
};

const steps: Steps = {
  'cafeteria-income': {
    run(rules, state, _frame, flow) {
      const cafeteria = placeBeside(rules, CAFETERIA);
      state.clinics.forEach((clinic, seat) => {
        const count = countIn(clinic, cafeteria);
        if (count === 0) return;
        clinic.tied += count * AMENITIES.cafeteriaIncome;
        flow.events?.push({ id: 'cafeteria', seat, count, money: count * AMENITIES.cafeteriaIncome });
      });
    },
  },
  'amenities-return': {
    run(rules, state, _frame, flow) {
      const cafeteria = placeBeside(rules, CAFETERIA);
      const dormitory = placeBeside(rules, DORMITORY);
      state.clinics.forEach((clinic, seat) => {
        const eating = countIn(clinic, cafeteria);
        const sleeping = countIn(clinic, dormitory);
        const count = eating + sleeping;
        if (count === 0) return;
        for (const person of clinic.people) {
          if (person.at !== cafeteria && person.at !== dormitory) continue;
          if (person.at === dormitory && mayRise(person)) {
            person.level = Math.min(RED, person.level + AMENITIES.dormitoryLevels);
            flow.events?.push({ id: 'slept', seat, becomes: person.level });
          }
          person.at = ACCESS;
        }
        const time = timeBack(eating, sleeping);
        clinic.time += time;
        flow.events?.push({ id: 'came-back', seat, count, time });
      });
    },
  },
};

/** Doctors rise a level in the dormitory (C1-AME-10). */
const mayRise = ({ kind, level }: Readonly<Person>): boolean => kind === 'doctor' && level < RED;

/** Time of the way back of so many from each place (C1-AME-11). */
const timeBack = (eating: number, sleeping: number): number =>
  (groups(eating) + groups(sleeping)) * AMENITIES.groupTime;

function ledger(rules: Rules, state: Readonly<ClinicState>, seat: number): LedgerNote[] {
  const clinic = state.clinics[seat];
  const [eating, sleeping] = placesOf(rules).map((place) => countIn(clinic, place));
  const notes: LedgerNote[] = [];
  if (eating > 0) {
    const money = eating * AMENITIES.cafeteriaIncome;
    notes.push({ id: 'cafeteria', rule: 'C1-AME-9', params: { count: eating, money }, tone: 'good' });
  }
  const dormitory = placeBeside(rules, DORMITORY);
  const promoted = clinic.people.filter((person) => person.at === dormitory && mayRise(person)).length;
  if (promoted > 0) notes.push({ id: 'dormitory', rule: 'C1-AME-10', params: { count: promoted }, tone: 'good' });
  const time = timeBack(eating, sleeping);
  if (time > 0) notes.push({ id: 'way-back', rule: 'C1-AME-11', params: { time }, tone: 'bad' });
  return notes;
}

/** A doctor for whom there is no patient sleeps through the last round rather than fall a level. */
function prospect(_rules: Rules, state: Readonly<ClinicState>, seat: number, roundsAfter: number): number {
  if (roundsAfter > 0) return 0;
  const { people } = state.clinics[seat];
  const doctors = people.filter(({ kind }) => kind === 'doctor').map(({ level }) => level);
  const idle = doctors.length - people.filter(({ kind }) => kind === 'patient').length;
  const { doctorPoints, timePerPoint } = NUMBERS;
  const trip = (AMENITIES.comingTime + 2 * AMENITIES.groupTime) / timePerPoint;
  return doctors
    .map((level) => doctorPoints[Math.min(RED, level + 1)] - doctorPoints[Math.max(0, level - 1)] - trip)
    .sort((a, b) => b - a)
    .slice(0, Math.max(0, idle))
    .reduce((sum, gain) => sum + Math.max(0, gain), 0);
}

/**
 * Amenities: staff rest in the cafeteria, which earns money for costs and savings, or in the dormitory, where doctors
 * rise a level; they need a round and come back to the entrance. Rules C1-AME-1 to 11.
 */
export const amenities = defineOffered({
  id: 'amenities',
  box: 'ext1',
  about: AMENITIES.about,
  placesBeside: PLACES,
  errands: [rest],
  steps,
  programme: [
    { name: 'cafeteria-income', place: { inside: 'income' } },
    { name: 'amenities-return', place: { after: 'admin-doctors' } },
  ],
  falling: (rules, _clinic, { at }) => (at <= BESIDE && placesOf(rules).includes(at) ? 0 : undefined),
  ledger,
  plan: amenitiesPlan,
  prospect,
});
