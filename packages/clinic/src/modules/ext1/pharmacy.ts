import type { Choice } from '@asclepion/kernel';
import { canTreat, isHub, isTreatmentRoom, tileAt } from '../../board/rooms.ts';
import { PHARMACY } from '../../data/ext1/pharmacy.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { type Care, defineOffered, type Hire, type Steps, type Treatment } from '../../module.ts';
import { EMPTY } from '../../phases/notepad.ts';
import { incomeOf, nursesNeeded, patientToTreat, payAndRecover, ready, readyLevels } from '../../phases/treat.ts';
import type { Rules } from '../../rules.ts';
import { type Clinic, type ClinicState, LEVELS, type Level, type Person } from '../../state.ts';
import { violation } from '../../violation.ts';
import { fetchCapsule, isCutOff, refuseStop } from './pharmacy-carrying.ts';
import { pharmacyPlan } from './pharmacy-plan.ts';
import { pharmacyProspect } from './pharmacy-prospect.ts';
import {
  addCapsule,
  allCapsules,
  carriedLevel,
  dropCapsule,
  layOutCapsules,
  newPharmacy,
  shownAt,
  takeShown,
} from './pharmacy-store.ts';

const NONE_SHOWN = violation('C1-PHA-2', 'capsule-none-shown');
const TOO_DEAR = violation('C1-PHA-2', 'hire-too-dear');
const NO_HUB = violation('C1-PHA-3', 'capsule-no-hub');
const NO_ROOM = violation('C1-PHA-7', 'capsule-idle-room');
const OTHERS_THERE = violation('C1-PHA-6', 'capsule-others-there');
const NO_CAPSULE = violation('C1-PHA-6', 'capsule-not-carried');
const NO_PATIENT = violation('C1-PHA-7', 'capsule-no-patient');
const TOO_FEW_NURSES = violation('C1-PHA-7', 'capsule-few-nurses');

/** A capsule is bought in place of a doctor, needs no car, and goes into an own hub (C1-PHA-2, C1-PHA-3). */
const hire: Hire = {
  id: 'hire-capsule',
  group: 'doctor',
  tooDear: TOO_DEAR,
  carless: true,
  offers(rules, state, seat) {
    const clinic = state.clinics[seat];
    const hubs: number[] = [];
    for (let at = 0; at < clinic.tiles.length; at++) if (isHub(rules, clinic, at)) hubs.push(at);
    const offers: Choice[] = [];
    for (let place = 0; place < PHARMACY.shown[rules.seats]; place++) {
      if (shownAt(rules, state, place) === EMPTY) continue;
      for (const at of hubs) offers.push({ do: 'hire-capsule', place, at });
    }
    return offers;
  },
  price(rules, state, choice) {
    const level = shownAt(rules, state, Number(choice.place));
    return level === EMPTY ? NONE_SHOWN : PHARMACY.prices[level];
  },
  refuse: (rules, state, seat, choice) => (isHub(rules, state.clinics[seat], Number(choice.at)) ? undefined : NO_HUB),
  level: (rules, state, choice) => shownAt(rules, state, Number(choice.place)),
  take(rules, state, seat, choice) {
    addCapsule(rules, state, seat, Number(choice.at), takeShown(state, Number(choice.place)), 1);
  },
};

/** Nobody but nurses and patients; those who take no place are overlooked (C1-PHA-6, 7). */
const isOnlyNurses = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  clinic.people.every(({ kind, at }) => at !== cell || !['doctor', 'orderly'].includes(rules.kinds[kind].takes));

const carrierOf = (rules: Rules, clinic: Readonly<Clinic>, cell: number, level: Level): Person | undefined =>
  ready(clinic, 'nurse', cell).find((nurse) => carriedLevel(rules, nurse) === level);

/** The cells where nurses with capsules are. */
function cellsWithCapsules(rules: Rules, clinic: Readonly<Clinic>): number[] {
  const cells: number[] = [];
  for (const person of clinic.people)
    if (person.load > 0 && person.at >= 0 && carriedLevel(rules, person) >= 0 && !cells.includes(person.at))
      cells.push(person.at);
  return cells;
}

/** Uses of the capsules in a cell: most money, then few nurses (CB-TREAT-6). */
function usesAt(rules: Rules, state: Readonly<ClinicState>, seat: number, at: number): Choice[] {
  const waiting = readyLevels(state.clinics[seat], 'patient', at);
  if (waiting.length === 0) return [];
  return LEVELS.flatMap((_, capsule) => waiting.map((patient) => ({ do: 'use-capsule', at, capsule, patient })))
    .filter((choice) => care.refuse(rules, state, seat, choice) === undefined)
    .sort((a, b) => b.patient - a.patient || Math.abs(a.capsule - a.patient) - Math.abs(b.capsule - b.patient));
}

/** A nurse with a capsule stands for a doctor of its colour, whom other nurses may bend (C1-PHA-6, C1-PHA-7). */
const care: Care = {
  id: 'use-capsule',
  whom: 'patient',
  choices(rules, state, seat) {
    const choices: Choice[] = [];
    for (const at of cellsWithCapsules(rules, state.clinics[seat])) choices.push(...usesAt(rules, state, seat, at));
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const [at, capsule, level] = [choice.at, choice.capsule, choice.patient].map(Number);
    if (!isTreatmentRoom(rules, clinic, at) || !canTreat(rules, seat, clinic, at)) return NO_ROOM;
    if (!isOnlyNurses(rules, clinic, at)) return OTHERS_THERE;
    if (carrierOf(rules, clinic, at, capsule) === undefined) return NO_CAPSULE;
    if (patientToTreat(rules, seat, clinic, at, level) === undefined) return NO_PATIENT;
    const needed = nursesNeeded(tileAt(rules, clinic, at).treatment as Treatment, capsule, level);
    return ready(clinic, 'nurse', at).length > needed ? undefined : TOO_FEW_NURSES;
  },
  account(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const [at, capsule, patient] = [choice.at, choice.capsule, choice.patient].map(Number);
    const { treatment } = tileAt(rules, clinic, at);
    return {
      at,
      patient,
      service: patientToTreat(rules, seat, clinic, at, patient)?.service ?? 0,
      by: 'nurse-with-capsule',
      doctor: capsule,
      nurses: treatment === undefined ? 0 : nursesNeeded(treatment, capsule, patient),
      money: incomeOf(rules, seat, clinic, at, patient),
      roomBonus: treatment?.roomBonus === true,
      rule: 'C1-PHA-7',
    };
  },
  give(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const [at, capsule, level] = [choice.at, choice.capsule, choice.patient].map(Number);
    const treatment = tileAt(rules, clinic, at).treatment as Treatment;
    const nurses = nursesNeeded(treatment, capsule, level);
    const patient = patientToTreat(rules, seat, clinic, at, level) as Person;
    const carrier = carrierOf(rules, clinic, at, capsule) as Person;
    const money = incomeOf(rules, seat, clinic, at, level);
    carrier.spent = 1;
    carrier.load = 0;
    dropCapsule(state, capsule);
    // Those who carry nothing help first.
    const helpers = ready(clinic, 'nurse', at).sort((a, b) => a.load - b.load);
    for (const nurse of helpers.slice(0, nurses)) nurse.spent = 1;
    const { service } = patient;
    flow.events?.push({
      id: 'treated',
      seat,
      at,
      by: 'nurse-with-capsule',
      doctor: capsule,
      patient: level,
      service,
      nurses,
      money,
    });
    return payAndRecover(rules, state, seat, patient, money, treatment.recovers, flow);
  },
};

const steps: Steps = {
  'pharmacy-setup': { run: (rules, state, _frame, flow) => layOutCapsules(rules, state, flow) },
  // Not in the last round, when nobody buys any more (C1-GEN-8).
  'pharmacy-refill': {
    run(rules, state, _frame, flow) {
      if (state.round < NUMBERS.rounds) layOutCapsules(rules, state, flow);
    },
  },
  'capsule-lost': {
    run(rules, state, _frame, flow) {
      state.clinics.forEach((clinic, seat) => {
        for (const nurse of clinic.people) {
          if (!isCutOff(rules, seat, clinic, nurse)) continue;
          dropCapsule(state, carriedLevel(rules, nurse));
          nurse.load = 0;
          flow.events?.push({ id: 'capsule-lost', seat });
        }
      });
    },
  },
};

/**
 * Pharmacy: capsules are bought in place of doctors, lie in hubs, and make the nurse who carries one to a treatment
 * room a doctor of its colour for one patient, where no doctor is. `marks.pharmacy` holds where they are
 * (`pharmacy-store.ts`); the order of the bag is nowhere, it is drawn from by chance. Rules C1-PHA-1 to 9.
 */
export const pharmacy = defineOffered({
  id: 'pharmacy',
  box: 'ext1',
  about: PHARMACY.about,
  loads: LEVELS.map((name, level) => ({ id: `capsule:${name}`, lost: (state) => dropCapsule(state, level) })),
  marks: newPharmacy,
  hires: [hire],
  errands: [fetchCapsule],
  cares: [care],
  steps,
  programme: [
    { name: 'pharmacy-setup', place: { after: 'setup-displays' } },
    { name: 'capsule-lost', place: { inside: 'before-move' } },
    { name: 'pharmacy-refill', place: { after: 'admin-nurses' } },
  ],
  refuseStop,
  plan: pharmacyPlan,
  prospect: pharmacyProspect,
  conserved: (rules, state) =>
    Object.fromEntries(allCapsules(rules, state).map((count, level) => [`capsule:${LEVELS[level]}`, count])),
});
