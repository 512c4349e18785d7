import { type Choice, type Flow, type Frame, together, type Violation } from '@asclepion/kernel';
import { canTreat, serviceOf, tileAt } from '../board/rooms.ts';
import { type Care, CURED, type Steps, type Treatment } from '../module.ts';
import { cellsWith } from '../people/people.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, ClinicState, Kind, Level, Person } from '../state.ts';
import { NOT_OFFERED, violation, withParams } from '../violation.ts';
import { leaves } from './cars.ts';

const NO_TREATMENT = violation('CB-TREAT-9', 'room-cannot-treat');
const NO_DOCTOR = violation('CB-TREAT-5', 'no-such-doctor');
const NO_PATIENT = violation('CB-TREAT-5', 'no-such-patient');
const TOO_FEW_NURSES = violation('CB-TREAT-4', 'too-few-nurses');
const NO_LONGER = violation('CB-MOVE-4', 'patient-of-other-service');

const isReady = (person: Readonly<Person>, kind: Kind, cell: number): boolean =>
  person.at === cell && person.kind === kind && person.spent === 0 && person.lying === 0;

/** Those in a room who have not yet worked or been treated in this step. */
export function ready(clinic: Readonly<Clinic>, kind: Kind, cell: number): Person[] {
  const found: Person[] = [];
  for (const person of clinic.people) if (isReady(person, kind, cell)) found.push(person);
  return found;
}

/** Their levels, each once. */
export function readyLevels(clinic: Readonly<Clinic>, kind: Kind, cell: number): Level[] {
  const levels: Level[] = [];
  for (const person of clinic.people)
    if (isReady(person, kind, cell) && !levels.includes(person.level)) levels.push(person.level);
  return levels;
}

/** Nurses of the room, without built-in ones, that a doctor needs for a patient (CB-TREAT-4, CB-TILE-4). */
export function nursesNeeded(treatment: Treatment, doctor: number, patient: number): number {
  return treatment.match === 'any' ? 0 : Math.max(0, Math.abs(doctor - patient) - treatment.builtInNurses);
}

/** Money that pieces add for each paying patient in a treatment room (CB-TREAT-11). */
export function roomBonus(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): number {
  let sum = 0;
  for (const bonus of rules.roomBonus) sum += bonus(rules, seat, clinic, cell);
  return sum;
}

/** What a treatment brings: by the patient's level, and for pieces that please it (CB-TREAT-10, 11). */
export function incomeOf(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number, level: number): number {
  const { treatment } = tileAt(rules, clinic, cell);
  if (treatment === undefined) return 0;
  return treatment.income(rules, level) + (treatment.roomBonus ? roomBonus(rules, seat, clinic, cell) : 0);
}

/** Whether a patient that stands in a room may still be treated there: the room may have changed its service. */
function isServed(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
  patient: Readonly<Person>,
): boolean {
  return tileAt(rules, clinic, cell).anyService === true || serviceOf(rules, seat, clinic, cell) === patient.service;
}

/** A patient of a level who can be treated in a room now. */
export const patientToTreat = (
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
  level: number,
): Person | undefined =>
  ready(clinic, 'patient', cell).find(
    (patient) => patient.level === level && isServed(rules, seat, clinic, cell, patient),
  );

/** Why a treatment is not possible now. */
export function refuseTreat(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  choice: Choice,
): Violation | undefined {
  const clinic = state.clinics[seat];
  const cell = Number(choice.at);
  if (clinic.tiles[cell] === undefined || !canTreat(rules, seat, clinic, cell)) return NO_TREATMENT;
  const treatment = tileAt(rules, clinic, cell).treatment as Treatment;
  if (!ready(clinic, 'doctor', cell).some((doctor) => doctor.level === choice.doctor)) return NO_DOCTOR;
  const patient = ready(clinic, 'patient', cell).find(({ level }) => level === choice.patient);
  if (patient === undefined) return NO_PATIENT;
  if (!isServed(rules, seat, clinic, cell, patient)) return NO_LONGER;
  const needed = nursesNeeded(treatment, Number(choice.doctor), Number(choice.patient));
  return ready(clinic, 'nurse', cell).length >= needed ? undefined : TOO_FEW_NURSES;
}

/** What a treatment counts for by default: money, then patients, then their levels, then few nurses (CB-TREAT-6). */
const worth = (money: number, level: number, nurses: number): number =>
  ((money * 100 + 1) * 100 + level) * 100 - nurses;

/** The most that treatments of these doctors and patients are worth together. */
function mostWorth(
  doctors: readonly number[],
  patients: readonly number[],
  nurses: number,
  of: (doctor: number, patient: number) => { needed: number; worth: number },
): number {
  if (doctors.length === 0) return 0;
  const [doctor, ...others] = doctors;
  let most = mostWorth(others, patients, nurses, of);
  patients.forEach((patient, place) => {
    const pair = of(doctor, patient);
    if (pair.needed > nurses) return;
    const rest = mostWorth(others, patients.toSpliced(place, 1), nurses - pair.needed, of);
    most = Math.max(most, pair.worth + rest);
  });
  return most;
}

/** Puts a treatment first that belongs to the set that is chosen by default (CB-TREAT-6). */
function defaultFirst(rules: Rules, seat: number, clinic: Readonly<Clinic>, choices: Choice[]): Choice[] {
  if (choices.length < 2) return choices;
  const cell = Number(choices[0].at);
  const treatment = tileAt(rules, clinic, cell).treatment as Treatment;
  const doctors = ready(clinic, 'doctor', cell).map(({ level }) => level);
  const patients = ready(clinic, 'patient', cell)
    .filter((patient) => isServed(rules, seat, clinic, cell, patient))
    .map(({ level }) => level);
  const nurses = ready(clinic, 'nurse', cell).length;
  const of = (doctor: number, patient: number): { needed: number; worth: number } => {
    const needed = nursesNeeded(treatment, doctor, patient);
    return { needed, worth: worth(incomeOf(rules, seat, clinic, cell, patient), patient, needed) };
  };
  const without = (list: readonly number[], level: number): number[] => list.toSpliced(list.indexOf(level), 1);
  const best = mostWorth(doctors, patients, nurses, of);
  const first = choices.findIndex((choice) => {
    const [doctor, patient] = [Number(choice.doctor), Number(choice.patient)];
    const pair = of(doctor, patient);
    const rest = mostWorth(without(doctors, doctor), without(patients, patient), nurses - pair.needed, of);
    return pair.worth + rest === best;
  });
  return [choices[first], ...choices.toSpliced(first, 1)];
}

/** The most money that treatments in a room can bring now, whoever treats whom. */
export function mostIncome(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): number {
  const treatment = canTreat(rules, seat, clinic, cell) ? tileAt(rules, clinic, cell).treatment : undefined;
  if (treatment === undefined) return 0;
  const doctors = ready(clinic, 'doctor', cell).map(({ level }) => level);
  const patients = ready(clinic, 'patient', cell)
    .filter((patient) => isServed(rules, seat, clinic, cell, patient))
    .map(({ level }) => level);
  return mostWorth(doctors, patients, ready(clinic, 'nurse', cell).length, (doctor, patient) => ({
    needed: nursesNeeded(treatment, doctor, patient),
    worth: incomeOf(rules, seat, clinic, cell, patient),
  }));
}

/** Treatments that are possible now; in each room the default comes first. */
function treatments(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[] {
  const clinic = state.clinics[seat];
  const choices: Choice[] = [];
  for (const at of cellsWith(clinic, 'patient').sort((a, b) => a - b)) {
    if (!canTreat(rules, seat, clinic, at)) continue;
    const doctors = readyLevels(clinic, 'doctor', at);
    if (doctors.length === 0) continue;
    const patients = readyLevels(clinic, 'patient', at);
    const here: Choice[] = [];
    for (const doctor of doctors) {
      for (const patient of patients) {
        const choice = { do: 'treat', at, doctor, patient };
        if (refuseTreat(rules, state, seat, choice) === undefined) here.push(choice);
      }
    }
    choices.push(...defaultFirst(rules, seat, clinic, here));
  }
  return choices;
}

/**
 * The money for a patient is earned, the room counts as used, and the patient recovers or leaves. Returns what comes
 * right after.
 */
export function payAndRecover(
  rules: Rules,
  state: ClinicState,
  seat: number,
  patient: Person,
  money: number,
  recovers: number,
  flow: Flow,
): Frame[] {
  const clinic = state.clinics[seat];
  clinic.income += money;
  if (tileAt(rules, clinic, patient.at).usedMaintenance !== undefined && !clinic.used.includes(patient.at))
    clinic.used.push(patient.at);
  if (recovers < CURED && patient.level >= recovers) {
    patient.level -= recovers;
    patient.spent = 1;
    return [];
  }
  return leaves(rules, state, seat, patient, flow.events);
}

/** One patient is treated: staff are busy for this step, the money is earned, the patient recovers or leaves. */
function treat(rules: Rules, state: ClinicState, seat: number, choice: Choice, flow: Flow): Frame[] {
  const clinic = state.clinics[seat];
  const cell = Number(choice.at);
  const treatment = tileAt(rules, clinic, cell).treatment as Treatment;
  const doctor = ready(clinic, 'doctor', cell).find(({ level }) => level === choice.doctor) as Person;
  const patient = ready(clinic, 'patient', cell).find(({ level }) => level === choice.patient) as Person;
  const nurses = nursesNeeded(treatment, doctor.level, patient.level);
  const money = incomeOf(rules, seat, clinic, cell, patient.level);
  doctor.spent = 1;
  for (const nurse of ready(clinic, 'nurse', cell).slice(0, nurses)) nurse.spent = 1;
  flow.events?.push({
    id: 'treated',
    seat,
    at: cell,
    doctor: doctor.level,
    patient: patient.level,
    service: patient.service,
    nurses,
    money,
  });
  return payAndRecover(rules, state, seat, patient, money, treatment.recovers, flow);
}

/** A doctor, bent by nurses, treats a patient (section 10). */
export const treatment: Care = {
  id: 'treat',
  whom: 'patient',
  begin(_rules, state) {
    for (const clinic of state.clinics) for (const person of clinic.people) person.spent = 0;
  },
  choices: treatments,
  refuse(rules, state, seat, choice) {
    const { treatment: here } = rules.tiles[state.clinics[seat].tiles[Number(choice.at)]] ?? {};
    return withParams(refuseTreat(rules, state, seat, choice), {
      cell: rules.geometry[seat].cellNames[Number(choice.at)] ?? '',
      // Not a number when the choice names no levels: then it is refused for that.
      needed: (here && nursesNeeded(here, Number(choice.doctor), Number(choice.patient))) || 0,
    });
  },
  account(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const [at, doctor, patient] = [choice.at, choice.doctor, choice.patient].map(Number);
    const { treatment: here } = tileAt(rules, clinic, at);
    return {
      at,
      patient,
      service: ready(clinic, 'patient', at).find(({ level }) => level === patient)?.service ?? 0,
      by: 'doctor',
      doctor,
      nurses: here === undefined ? 0 : nursesNeeded(here, doctor, patient),
      money: incomeOf(rules, seat, clinic, at, patient),
      roomBonus: here?.roomBonus === true,
      rule: here?.rule ?? 'CB-TREAT-10',
    };
  },
  give: treat,
};

/** Whether anybody is there whom a way of taking care is for. */
function isCalledFor({ whom }: Care, clinic: Readonly<Clinic>): boolean {
  if (whom === undefined) return true;
  for (const person of clinic.people) if (person.kind === whom && person.at >= 0) return true;
  return false;
}

/** Everything that can be done for somebody now, the default first. */
function allCares(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[] {
  const first: Choice[] = [];
  const others: Choice[] = [];
  for (const care of rules.cares) {
    if (!isCalledFor(care, state.clinics[seat])) continue;
    for (const choice of care.choices(rules, state, seat))
      (care.first?.(rules, state, seat, choice) === true ? first : others).push(choice);
  }
  return [...first, ...others];
}

export const treatSteps: Steps = {
  treat: {
    run(rules, state, _frame, flow) {
      for (const { begin } of rules.cares) begin?.(rules, state);
      flow.next(together(state.clinics.map((_, seat): Frame => ({ step: 'treat-patients', seat }))));
    },
  },
  'treat-patients': {
    choices: (rules, state, _frame, seat) => [...allCares(rules, state, seat), { do: 'done' }],
    refuse(rules, state, _frame, seat, choice) {
      const care = rules.cares.find(({ id }) => id === choice.do);
      return care === undefined ? NOT_OFFERED : care.refuse(rules, state, seat, choice);
    },
    idle(rules, state, frame) {
      const seat = frame.seat as number;
      const clinic = state.clinics[seat];
      for (const care of rules.cares)
        if (isCalledFor(care, clinic) && care.choices(rules, state, seat).length > 0) return false;
      return true;
    },
    choose(rules, state, frame, seat, choice, flow) {
      const care = rules.cares.find(({ id }) => id === choice.do);
      if (care !== undefined) flow.next(...care.give(rules, state, seat, choice, flow), frame);
    },
  },
  income: {
    run(_rules, state, _frame, flow) {
      state.clinics.forEach(({ income }, seat) => {
        flow.events?.push({ id: 'income', seat, money: income });
      });
    },
  },
};
