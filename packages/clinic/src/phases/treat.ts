import { type Choice, type Flow, type Frame, together, type Violation } from '@asclepion/kernel';
import { canTreat, serviceOf, tileAt } from '../board/rooms.ts';
import { CURED, type Steps, type Treatment } from '../module.ts';
import { countAt, remove } from '../people/people.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, ClinicState, Person } from '../state.ts';
import { NOT_OFFERED, violation, withParams } from '../violation.ts';
import { carLeaves } from './cars.ts';

const NO_TREATMENT = violation('CB-TREAT-9', 'room-cannot-treat');
const NO_DOCTOR = violation('CB-TREAT-5', 'no-such-doctor');
const NO_PATIENT = violation('CB-TREAT-5', 'no-such-patient');
const TOO_FEW_NURSES = violation('CB-TREAT-4', 'too-few-nurses');
const NO_LONGER = violation('CB-MOVE-4', 'patient-of-other-service');

/** Somebody in a room who has not yet worked or been treated in this step. */
const ready = (clinic: Readonly<Clinic>, kind: Person['kind'], cell: number): Person[] =>
  clinic.people.filter((person) => person.at === cell && person.kind === kind && person.spent === 0);

/** Nurses of the room, without built-in ones, that a doctor needs for a patient (CB-TREAT-4, CB-TILE-4). */
export function nursesNeeded(treatment: Treatment, doctor: number, patient: number): number {
  return treatment.match === 'any' ? 0 : Math.max(0, Math.abs(doctor - patient) - treatment.builtInNurses);
}

/** Money that pieces around a treatment room add for each paying patient there (CB-TREAT-11). */
export function roomBonus(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): number {
  let sum = 0;
  for (const other of rules.geometry[seat].adjacent[cell])
    for (const bonus of rules.roomBonus) sum += bonus(rules, clinic, other);
  return sum;
}

/** What a treatment brings: by the patient's level, and for the pieces around (CB-TREAT-10, 11). */
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

function refuseTreat(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): Violation | undefined {
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

/** Treatments that are possible in a room now. */
function treatments(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[] {
  const clinic = state.clinics[seat];
  const choices: Choice[] = [];
  if (!clinic.people.some(({ kind, at }) => kind === 'patient' && at >= 0)) return choices;
  for (let at = 0; at < clinic.tiles.length; at++) {
    if (tileAt(rules, clinic, at).treatment === undefined || countAt(clinic, 'patient', at) === 0) continue;
    const doctors = new Set(ready(clinic, 'doctor', at).map(({ level }) => level));
    const patients = new Set(ready(clinic, 'patient', at).map(({ level }) => level));
    for (const doctor of doctors) {
      for (const patient of patients) {
        const choice = { do: 'treat', at, doctor, patient };
        if (refuseTreat(rules, state, seat, choice) === undefined) choices.push(choice);
      }
    }
  }
  return choices;
}

/** One patient is treated: staff are busy for this step, the money is earned, the patient recovers or leaves. */
function treat(rules: Rules, state: ClinicState, seat: number, choice: Choice, flow: Flow): Frame[] {
  const clinic = state.clinics[seat];
  const cell = Number(choice.at);
  const tile = tileAt(rules, clinic, cell);
  const treatment = tile.treatment as Treatment;
  const doctor = ready(clinic, 'doctor', cell).find(({ level }) => level === choice.doctor) as Person;
  const patient = ready(clinic, 'patient', cell).find(({ level }) => level === choice.patient) as Person;
  const nurses = nursesNeeded(treatment, doctor.level, patient.level);
  const money = incomeOf(rules, seat, clinic, cell, patient.level);
  doctor.spent = 1;
  for (const nurse of ready(clinic, 'nurse', cell).slice(0, nurses)) nurse.spent = 1;
  clinic.income += money;
  if (tile.usedMaintenance !== undefined && !clinic.used.includes(cell)) clinic.used.push(cell);
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
  if (treatment.recovers < CURED && patient.level >= treatment.recovers) {
    patient.level -= treatment.recovers;
    patient.spent = 1;
    return [];
  }
  remove(clinic, patient);
  return carLeaves(rules, state, seat, flow.events);
}

export const treatSteps: Steps = {
  treat: {
    run(_rules, state, _frame, flow) {
      for (const clinic of state.clinics) for (const person of clinic.people) person.spent = 0;
      flow.next(together(state.clinics.map((_, seat): Frame => ({ step: 'treat-patients', seat }))));
    },
  },
  'treat-patients': {
    choices: (rules, state, _frame, seat) => [...treatments(rules, state, seat), { do: 'done' }],
    refuse: (rules, state, _frame, seat, choice) =>
      choice.do === 'treat'
        ? withParams(refuseTreat(rules, state, seat, choice), {
            cell: rules.geometry[seat].cellNames[Number(choice.at)] ?? '',
          })
        : NOT_OFFERED,
    idle: (rules, state, frame) => treatments(rules, state, frame.seat as number).length === 0,
    choose(rules, state, frame, seat, choice, flow) {
      if (choice.do === 'done') return;
      flow.next(...treat(rules, state, seat, choice, flow), frame);
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
