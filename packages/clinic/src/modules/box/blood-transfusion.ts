import type { Choice } from '@asclepion/kernel';
import { canTreat, isHub, isTreatmentRoom, tileAt } from '../../board/rooms.ts';
import { BLOOD } from '../../data/box/blood-transfusion.ts';
import { type Care, defineOffered, type Steps } from '../../module.ts';
import { loadCode } from '../../people/people.ts';
import { incomeOf, patientToTreat, payAndRecover, ready, readyLevels } from '../../phases/treat.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState, Person } from '../../state.ts';
import { violation } from '../../violation.ts';
import { carryingSteps, fetchBlood } from './blood-carrying.ts';
import { giveBlood, isDonor, refuseStop } from './blood-donors.ts';
import { bloodPlan } from './blood-plan.ts';
import { bloodProspect } from './blood-prospect.ts';
import {
  addBlood,
  addToSupply,
  bloodAt,
  bloodCells,
  bloodInSupply,
  hasBlood,
  newStore,
} from './blood-transfusion-store.ts';
import { standUp, standUpSteps } from './lying-down.ts';

const NO_ROOM = violation('CX-BLO-12', 'blood-no-room');
const DOCTOR_THERE = violation('CX-BLO-9', 'blood-doctor-there');
const NO_BLOOD = violation('CX-BLO-9', 'blood-none-there');
const NO_NURSE = violation('CX-BLO-11', 'blood-nurse-busy');
const NO_PATIENT = violation('CX-BLO-11', 'blood-no-patient');

/** Nurses who carry something come last: they may want to use it (C1-PHA-5). */
const nurseOf = (clinic: Readonly<Clinic>, cell: number): Person | undefined =>
  ready(clinic, 'nurse', cell).toSorted((a, b) => a.load - b.load)[0];

const isDoctorAt = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  clinic.people.some(({ kind, at }) => at === cell && rules.kinds[kind].takes === 'doctor');

/** A nurse gives a patient blood, where no doctor is: it pays as it was, and recovers a level (CX-BLO-9 to 12). */
const care: Care = {
  id: 'transfuse',
  whom: 'patient',
  choices(rules, state, seat) {
    const choices: Choice[] = [];
    for (const at of bloodCells(rules, state, seat)) {
      const patients = readyLevels(state.clinics[seat], 'patient', at);
      if (patients.length > 1) patients.sort((a, b) => b - a);
      for (const patient of patients) {
        const choice = { do: 'transfuse', at, patient };
        if (care.refuse(rules, state, seat, choice) === undefined) choices.push(choice);
      }
    }
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const [at, level] = [Number(choice.at), Number(choice.patient)];
    if (!isTreatmentRoom(rules, clinic, at) || !canTreat(rules, seat, clinic, at)) return NO_ROOM;
    if (isDoctorAt(rules, clinic, at)) return DOCTOR_THERE;
    if (bloodAt(rules, state, seat, at) === 0) return NO_BLOOD;
    if (nurseOf(clinic, at) === undefined) return NO_NURSE;
    return patientToTreat(rules, seat, clinic, at, level) === undefined ? NO_PATIENT : undefined;
  },
  account(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const [at, patient] = [Number(choice.at), Number(choice.patient)];
    return {
      at,
      patient,
      service: patientToTreat(rules, seat, clinic, at, patient)?.service ?? 0,
      by: 'nurse-with-blood',
      doctor: 0,
      nurses: 0,
      money: incomeOf(rules, seat, clinic, at, patient),
      roomBonus: tileAt(rules, clinic, at).treatment?.roomBonus === true,
      rule: 'CX-BLO-10',
    };
  },
  give(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const [at, level] = [Number(choice.at), Number(choice.patient)];
    const nurse = nurseOf(clinic, at) as Person;
    const patient = patientToTreat(rules, seat, clinic, at, level) as Person;
    const money = incomeOf(rules, seat, clinic, at, level);
    nurse.spent = 1;
    addBlood(rules, state, seat, at, -1);
    addToSupply(state, 1);
    // The nurse on top, as long as it stays (CX-BLO-13).
    patient.load = loadCode(rules, 'blood');
    const { service } = patient;
    flow.events?.push({
      id: 'treated',
      seat,
      at,
      by: 'nurse-with-blood',
      doctor: 0,
      patient: level,
      service,
      nurses: 0,
      money,
    });
    return payAndRecover(rules, state, seat, patient, money, BLOOD.recovers, flow);
  },
};

const steps: Steps = {
  ...standUpSteps,
  ...carryingSteps,
  // Each hub with a living donor gets one, in turn order while there are any (CX-BLO-8).
  'blood-collect': {
    run(rules, state, _frame, flow) {
      for (const seat of state.turnOrder) {
        for (const donor of state.clinics[seat].people) {
          if (!isDonor(rules, donor) || !isHub(rules, state.clinics[seat], donor.at)) continue;
          donor.load = 0;
          if (bloodInSupply(state) === 0) continue;
          addToSupply(state, -1);
          addBlood(rules, state, seat, donor.at, 1);
          flow.events?.push({ id: 'blood-collected', seat, at: donor.at });
        }
      }
    },
  },
};

/** Pieces in nurses' hands: donors have not given theirs yet, and patients' are back in the supply. */
const carried = (rules: Rules, state: Readonly<ClinicState>): number =>
  state.clinics.reduce(
    (sum, { people }) =>
      sum + people.filter((one) => one.kind === 'nurse' && one.lying === 0 && hasBlood(rules, one)).length,
    0,
  );

/**
 * Blood transfusion: staff lie in hubs and give blood, nurses carry it to treatment rooms and treat with it where no
 * doctor is. `marks['blood-transfusion']` holds where it lies (`blood-transfusion-store.ts`). Rules CX-BLO-1 to 13.
 */
export const bloodTransfusion = defineOffered({
  id: 'blood-transfusion',
  box: 'box',
  about: BLOOD.about,
  loads: [{ id: 'blood' }],
  marks: newStore,
  errands: [giveBlood, fetchBlood],
  cares: [care],
  steps,
  programme: [{ name: 'blood-collect', place: { inside: 'treat' } }, standUp],
  refuseStop,
  worsening: (rules, _state, _clinic, patient) => (hasBlood(rules, patient) ? 0 : undefined),
  plan: bloodPlan,
  prospect: bloodProspect,
  conserved: (rules, state) => ({
    blood: state.marks['blood-transfusion'].reduce((sum, count) => sum + count, 0) + carried(rules, state),
  }),
  ledger(rules, state, seat) {
    const count = state.clinics[seat].people.filter((one) => one.kind === 'patient' && hasBlood(rules, one)).length;
    return count === 0 ? [] : [{ id: 'transfused', rule: 'CX-BLO-13', params: { count }, tone: 'good' }];
  },
});
