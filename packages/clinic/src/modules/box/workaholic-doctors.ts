import type { Choice } from '@asclepion/kernel';
import { canTreat, tileAt } from '../../board/rooms.ts';
import { WORKAHOLICS } from '../../data/box/workaholic-doctors.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { type Care, defineOffered, type Frame, type Hire, type KindDefinition, type Steps } from '../../module.ts';
import { cellsWith, countKind, newStaff } from '../../people/people.ts';
import { applicantCode, countInUniversity } from '../../people/university.ts';
import { leaves } from '../../phases/cars.ts';
import { EMPTY } from '../../phases/notepad.ts';
import { inReverse } from '../../phases/standing.ts';
import { incomeOf, patientToTreat, payAndRecover, ready, readyLevels } from '../../phases/treat.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState, Level, Person } from '../../state.ts';
import { violation } from '../../violation.ts';
import { standUp, standUpSteps } from './lying-down.ts';
import { workaholicPlan } from './workaholic-plan.ts';
import { betterSpared, workaholicProspect } from './workaholic-prospect.ts';
import { capacity, mostTreated, refuseDone, refuseStop } from './workaholic-rooms.ts';

const NONE_THERE = violation('CX-WRK-4', 'no-workaholic-there');
const TOO_DEAR = violation('CX-WRK-4', 'hire-too-dear');
const NO_TRAINING = violation('CX-WRK-7', 'workaholic-no-training');
const NO_ROOM = violation('CX-WRK-10', 'workaholic-no-room');
const NO_WORKAHOLIC = violation('CX-WRK-8', 'workaholic-not-ready');
const NO_PATIENT = violation('CX-WRK-8', 'workaholic-no-patient');

const kind: KindDefinition = {
  id: 'workaholic',
  walks: 'staff',
  takes: 'doctor',
  cars: 1,
  stepTime: 1,
  byAir: true,
  wageRule: 'CX-WRK-11',
  left(_rules, state) {
    state.marks['workaholic-doctors'][0]++;
  },
  refuseStop: (rules, _seat, clinic, _person, cell) =>
    tileAt(rules, clinic, cell).studies === undefined ? undefined : NO_TRAINING,
};

/** From the university, whichever space it stands on, for a price of its own (CX-WRK-4, CX-WRK-5). */
const hire: Hire = {
  id: 'hire-workaholic',
  group: 'doctor',
  tooDear: TOO_DEAR,
  offers: (rules, state) => {
    const space = state.university.indexOf(applicantCode(rules, 'workaholic'));
    return space < 0 ? [] : [{ do: 'hire-workaholic', space }];
  },
  price: (rules, state, choice) =>
    state.university[Number(choice.space)] === applicantCode(rules, 'workaholic') ? WORKAHOLICS.price : NONE_THERE,
  level: () => 0,
  take(_rules, state, seat, choice) {
    state.university[Number(choice.space)] = EMPTY;
    state.clinics[seat].people.push(newStaff('workaholic'));
  },
};

/** What a workaholic has done this round stands in its `load`: how many of which level; 0 is nothing yet. */
const tally = (level: Level, count: number): number => -(level * 8 + count);
const treatedLevel = ({ load }: Readonly<Person>): Level => Math.floor(-load / 8);
const treatedCount = ({ load }: Readonly<Person>): number => -load % 8;

/** The workaholic of a cell that may treat one more of a level: one that has begun goes on before another begins. */
function workingOn(rules: Rules, clinic: Readonly<Clinic>, cell: number, level: Level): Person | undefined {
  const here = clinic.people.filter(({ kind: is, at }) => is === 'workaholic' && at === cell);
  const most = mostTreated(rules, clinic, cell, level);
  const begun = here.find((one) => one.load < 0 && treatedLevel(one) === level && treatedCount(one) < most);
  return begun ?? here.find(({ load, lying }) => load === 0 && lying === 0);
}

/** It treats one patient after another, all of one level and without nurses, and lies down for it (CX-WRK-8). */
const care: Care = {
  id: 'overwork',
  whom: 'patient',
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    const choices: Choice[] = [];
    for (const at of cellsWith(clinic, 'workaholic')) {
      const here = readyLevels(clinic, 'patient', at)
        .map((patient) => ({ do: 'overwork', at, patient }))
        .filter((choice) => care.refuse(rules, state, seat, choice) === undefined)
        .sort((a, b) => groupMoney(rules, clinic, b) - groupMoney(rules, clinic, a));
      choices.push(...here);
    }
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const [at, level] = [Number(choice.at), Number(choice.patient)];
    if (
      clinic.tiles[at] === undefined ||
      !canTreat(rules, seat, clinic, at) ||
      mostTreated(rules, clinic, at, level) === 0
    )
      return NO_ROOM;
    if (workingOn(rules, clinic, at, level) === undefined) return NO_WORKAHOLIC;
    return patientToTreat(rules, seat, clinic, at, level) === undefined ? NO_PATIENT : undefined;
  },
  spares(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const hasBegun = workingOn(rules, clinic, Number(choice.at), Number(choice.patient))?.lying === 1;
    return !hasBegun && betterSpared(state, groupMoney(rules, clinic, choice));
  },
  account(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const [at, patient] = [Number(choice.at), Number(choice.patient)];
    const { treatment } = tileAt(rules, clinic, at);
    return {
      at,
      patient,
      service: patientToTreat(rules, seat, clinic, at, patient)?.service ?? 0,
      by: 'workaholic',
      doctor: 0,
      nurses: 0,
      money: incomeOf(rules, seat, clinic, at, patient),
      roomBonus: treatment?.roomBonus === true,
      rule: treatment?.rule ?? 'CX-WRK-9',
    };
  },
  give(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const [at, level] = [Number(choice.at), Number(choice.patient)];
    const workaholic = workingOn(rules, clinic, at, level) as Person;
    const patient = patientToTreat(rules, seat, clinic, at, level) as Person;
    const money = incomeOf(rules, seat, clinic, at, level);
    workaholic.load = tally(level, 1 + treatedCount(workaholic));
    workaholic.spent = 1;
    workaholic.lying = 1;
    flow.events?.push({
      id: 'treated',
      seat,
      at,
      by: 'workaholic',
      doctor: 0,
      patient: level,
      service: patient.service,
      nurses: 0,
      money,
    });
    return payAndRecover(rules, state, seat, patient, money, tileAt(rules, clinic, at).treatment?.recovers ?? 0, flow);
  },
};

/** What treating that level brings together, so that the default takes most (CB-TREAT-6). */
function groupMoney(rules: Rules, clinic: Readonly<Clinic>, choice: Choice): number {
  const [cell, level] = [Number(choice.at), Number(choice.patient)];
  const waiting = ready(clinic, 'patient', cell).filter((one) => one.level === level).length;
  return Math.min(waiting, mostTreated(rules, clinic, cell, level)) * NUMBERS.income[level];
}

const steps: Steps = {
  ...standUpSteps,
  // Those who lie down for having treated leave the game with a car; donors of blood only lie (CX-WRK-12).
  'workaholic-leave': {
    run(rules, state, _frame, flow) {
      const leaving: Frame[] = [];
      for (const seat of inReverse(state)) {
        const clinic = state.clinics[seat];
        for (const worn of clinic.people.filter((person) => person.kind === 'workaholic' && person.load < 0)) {
          flow.events?.push({ id: 'workaholic-left', seat });
          leaving.push(...leaves(rules, state, seat, worn, flow.events));
        }
      }
      flow.next(...leaving);
    },
  },
};

const inBag = (rules: Rules, state: Readonly<ClinicState>): number =>
  state.doctorBag.counts[applicantCode(rules, 'workaholic')];

/**
 * Workaholic doctors: dearer than the others and of no level, they treat a whole group of one level at once, and are
 * gone for it. `marks['workaholic-doctors']` counts those that left the game. Rules CX-WRK-1 to 15.
 */
export const workaholicDoctors = defineOffered({
  id: 'workaholic-doctors',
  box: 'box',
  about: WORKAHOLICS.about,
  kinds: [kind],
  applicants: [{ id: 'workaholic', rank: 20, inBag: WORKAHOLICS.copies, most: WORKAHOLICS.inUniversity }],
  hires: [hire],
  cares: [care],
  steps,
  programme: [{ name: 'workaholic-leave', place: { before: 'admin-laboratory' } }, standUp],
  marks: () => [0],
  capacity,
  refuseStop,
  refuseDone,
  wages: (_rules, clinic) => countKind(clinic, 'workaholic') * WORKAHOLICS.wage,
  plan: workaholicPlan,
  prospect: workaholicProspect,
  conserved: (rules, state) => ({
    workaholic:
      inBag(rules, state) +
      countInUniversity(state, applicantCode(rules, 'workaholic')) +
      state.clinics.reduce((sum, clinic) => sum + countKind(clinic, 'workaholic'), 0) +
      state.marks['workaholic-doctors'][0],
  }),
  ledger(_rules, state, seat) {
    const count = state.clinics[seat].people.filter((one) => one.kind === 'workaholic' && one.load < 0).length;
    return count === 0 ? [] : [{ id: 'workaholic-leaves', rule: 'CX-WRK-12', params: { count }, tone: 'bad' }];
  },
});
