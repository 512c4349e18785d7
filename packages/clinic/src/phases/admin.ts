import type { Event, Frame } from '@asclepion/kernel';
import { tileAt } from '../board/rooms.ts';
import { NUMBERS } from '../data/numbers.ts';
import type { Steps } from '../module.ts';
import { putBack } from '../people/bags.ts';
import { goneFrom } from '../people/people.ts';
import { fillUniversity, isLevel } from '../people/university.ts';
import type { Rules } from '../rules.ts';
import { type Clinic, type ClinicState, type Person, RED } from '../state.ts';
import { fullHand } from './actions.ts';
import { carLeaves } from './cars.ts';
import { closeGaps, EMPTY, PLACES, RED_COLUMN } from './notepad.ts';
import { changePopularity, inReverse, nextTurnOrder } from './standing.ts';

/** Somebody is taken off the board for good, with what it carried. */
export function dies(rules: Rules, state: ClinicState, seat: number, person: Person): void {
  goneFrom(rules, state, seat, person);
  for (const died of rules.died) died(rules, state, seat, person);
}

/** A patient dies: popularity is lost (CB-ADM-9). What becomes of its car is for the caller to say. */
export function patientDies(rules: Rules, state: ClinicState, seat: number, patient: Person, events?: Event[]): void {
  dies(rules, state, seat, patient);
  state.clinics[seat].deaths++;
  const popularity = 0 - changePopularity(state, seat, -rules.options.death);
  const { kind, service, level } = patient;
  events?.push({ id: 'patient-died', seat, kind, service, level, popularity });
}

/** Levels by which a patient worsens now (CB-ADM-8). */
export function worsensBy(
  rules: Rules,
  state: Readonly<ClinicState>,
  clinic: Readonly<Clinic>,
  patient: Readonly<Person>,
): number {
  let levels = 0;
  for (const hook of rules.worsening) {
    const said = hook(rules, state, clinic, patient);
    if (said === 0) return 0;
    if (said !== undefined && said > levels) levels = said;
  }
  return levels;
}

/** Levels that a doctor rises in the room where it is, 0 where it does not study (CB-ADM-6). */
export const studies = (rules: Rules, clinic: Readonly<Clinic>, doctor: Readonly<Person>): number =>
  doctor.at >= 0 && doctor.lying === 0 ? (tileAt(rules, clinic, doctor.at).studies ?? 0) : 0;

/** Levels that a doctor falls by now (CB-ADM-7). */
export function fallsBy(rules: Rules, clinic: Readonly<Clinic>, doctor: Readonly<Person>): number {
  let levels = 0;
  for (const hook of rules.falling) {
    const said = hook(rules, clinic, doctor);
    if (said === 0) return 0;
    if (said !== undefined && said > levels) levels = said;
  }
  return Math.min(levels, doctor.level);
}

const doctorsOf = (clinic: Readonly<Clinic>): Person[] => clinic.people.filter((person) => person.kind === 'doctor');

export const adminSteps: Steps = {
  'admin-advance': {
    run(_rules, state, _frame, flow) {
      state.action = 0;
      flow.events?.push({ id: 'admin', round: state.round });
    },
  },
  'admin-notepad': {
    run(rules, state) {
      rules.services.forEach((_, row) => {
        const place = row * PLACES + RED_COLUMN;
        if (state.notepad[place] !== EMPTY) putBack(state.patientBag, state.notepad[place]);
        state.notepad[place] = EMPTY;
        closeGaps(state.notepad, row);
      });
    },
  },
  'admin-university': {
    run(rules, state, _frame, flow) {
      state.university = state.university.map((who) => (isLevel(who) ? Math.min(RED, who + 1) : who));
      fillUniversity(rules, state, flow);
      flow.events?.push({ id: 'university', levels: state.university.slice() });
    },
  },
  'admin-nurses': {
    run(_rules, state) {
      state.nurses[state.round - 1] = 0;
    },
  },
  'admin-laboratory': {
    run(rules, state, _frame, flow) {
      for (const seat of inReverse(state)) {
        for (const doctor of doctorsOf(state.clinics[seat])) {
          const levels = studies(rules, state.clinics[seat], doctor);
          if (levels === 0) continue;
          const from = doctor.level;
          doctor.level = Math.min(RED, from + levels);
          changePopularity(state, seat, NUMBERS.laboratoryPopularity);
          flow.events?.push({ id: 'studied', seat, from, to: doctor.level });
        }
      }
    },
  },
  'admin-doctors': {
    run(rules, state, _frame, flow) {
      state.clinics.forEach((clinic, seat) => {
        for (const doctor of doctorsOf(clinic)) {
          const levels = fallsBy(rules, clinic, doctor);
          if (levels === 0) continue;
          doctor.level -= levels;
          flow.events?.push({ id: 'demoted', seat, to: doctor.level });
        }
      });
    },
  },
  'admin-patients': {
    run(rules, state, _frame, flow) {
      const leaving: Frame[] = [];
      for (const seat of inReverse(state)) {
        const clinic = state.clinics[seat];
        for (const patient of clinic.people.filter(({ kind }) => kind === 'patient')) {
          const levels = worsensBy(rules, state, clinic, patient);
          if (levels === 0) continue;
          if (patient.level + levels > RED) {
            patientDies(rules, state, seat, patient, flow.events);
            leaving.push(...carLeaves(rules, state, seat, flow.events));
          } else {
            patient.level += levels;
            flow.events?.push({ id: 'worsened', seat, service: patient.service, to: patient.level });
          }
        }
      }
      flow.next(...leaving);
    },
  },
  'admin-flip': {
    run(rules, state) {
      rules.tiles.forEach((tile, index) => {
        if (tile.pile === true && state.tileSupply[index] > 0) state.faceUp[index] = 1;
      });
    },
  },
  'admin-turn-order': {
    run(_rules, state, _frame, flow) {
      state.turnOrder = nextTurnOrder(state);
      flow.events?.push({ id: 'turn-order', order: state.turnOrder.slice() });
    },
  },
  'round-end': {
    run(rules, state, _frame, flow) {
      for (const clinic of state.clinics) {
        clinic.hand = fullHand(rules.options['action-tiles']);
        clinic.built = clinic.built.map(() => 0);
        clinic.used = [];
      }
      flow.events?.push({ id: 'round-ended', round: state.round });
      if (state.round >= NUMBERS.rounds) return;
      state.round++;
      flow.goTo('round-start');
    },
  },
  'final-score': {
    run(_rules, _state, _frame, flow) {
      flow.events?.push({ id: 'game-over' });
    },
  },
};
