import { type Choice, together } from '@asclepion/kernel';
import { kindsOf, lose, patientsOf, untreatedOf } from '../beds.ts';
import { NUMBERS } from '../data/numbers.ts';
import { REPORTS } from '../data/reports.ts';
import { lossOf, monthPoints, roundOf, sparesOf } from '../month.ts';
import {
  isTreated,
  NOBODY,
  nameOf,
  namesOf,
  type Patient,
  patientNamed,
  untreated,
  valueIn,
  withValue,
} from '../patient.ts';
import type { DiceStep } from '../rules.ts';
import { dealDisplay, displayOf, OFFERS, stackOf, takeTop } from '../stacks.ts';
import { type Hospital, POINTS, sum } from '../state.ts';
import { violation } from '../violation.ts';

/** Untreated patients that are not spared yet. */
function unspared(hospital: Readonly<Hospital>): Patient[] {
  const left = untreatedOf(hospital);
  for (const who of hospital.spared) left.splice(left.indexOf(who), 1);
  return left;
}

/** All who may spare patients choose at the same time, before anybody loses anything (DH-NEG-3). */
const spare: DiceStep = {
  run(_rules, state, _frame, flow) {
    for (const hospital of state.hospitals) hospital.neglected = untreatedOf(hospital).length;
    flow.next(
      together(
        state.hospitals.map((hospital, seat) =>
          sparesOf(state, hospital) > 0 ? { step: 'spare-one', seat } : undefined,
        ),
      ),
    );
  },
};

const spareOne: DiceStep = {
  idle(_rules, state, { seat = 0 }) {
    const hospital = state.hospitals[seat];
    return hospital.spared.length >= sparesOf(state, hospital) || unspared(hospital).length === 0;
  },
  choices: (_rules, state, _frame, seat) => [
    ...kindsOf(unspared(state.hospitals[seat])).map((who): Choice => ({ do: 'spare', patient: nameOf(who) })),
    { do: 'done' },
  ],
  refuse: () => violation('DH-NEG-1', 'not-untreated'),
  choose(_rules, state, frame, seat, choice, flow) {
    if (choice.do === 'done') return;
    const who = patientNamed(String(choice.patient)) ?? NOBODY;
    state.hospitals[seat].spared.push(who);
    flow.events?.push({ id: 'spared', seat, patients: nameOf(who) });
    flow.next(frame);
  },
};

/** Everybody untreated and not spared loses; at 0 it dies (DH-NEG-1, DH-NEG-2). */
const neglect: DiceStep = {
  run(_rules, state, _frame, flow) {
    state.hospitals.forEach((hospital, seat) => {
      const spared = hospital.spared.slice();
      const worse: Patient[] = [];
      const dead: Patient[] = [];
      hospital.beds.forEach((who, bed) => {
        if (who === NOBODY || isTreated(who)) return;
        const at = spared.indexOf(who);
        if (at >= 0) {
          spared.splice(at, 1);
          return;
        }
        const value = valueIn(who) - lossOf(state, who);
        if (value > 0) {
          hospital.beds[bed] = withValue(who, value);
          worse.push(who);
        } else {
          lose(hospital, state.bag, bed);
          hospital.deathsNow++;
          dead.push(who);
        }
      });
      if (worse.length > 0) flow.events?.push({ id: 'neglected', seat, patients: namesOf(worse) });
      if (dead.length > 0) flow.events?.push({ id: 'died', seat, patients: namesOf(dead) });
    });
  },
};

/** Section 13, in its order; then the lounge is empty again. */
const discharge: DiceStep = {
  run(_rules, state, _frame, flow) {
    state.claimed = false;
    state.hospitals.forEach((hospital, seat) => {
      const round = roundOf(hospital, hospital.neglected, patientsOf(hospital).length);
      const earned = monthPoints(state, hospital, round, hospital.deathsNow);
      const give = (
        what: (typeof POINTS)[number],
        points: number,
        params: Readonly<Record<string, number>> = {},
      ): void => {
        if (points === 0) return;
        hospital.points[POINTS.indexOf(what)] += points;
        flow.events?.push({ id: `points-${what}`, seat, points, ...params });
      };
      give('discharged', earned.discharged, { patients: round.all });
      give('empty-hospital', earned.emptyHospital);
      give('administrator', earned.administrator, { administrator: hospital.administrator });
      give('event', earned.event);
      for (const report of earned.reports) give('reports', REPORTS[report].points, { report });
      if (earned.reports.length > 0) {
        state.claimed = true;
        state.reportsClaimed.push(...earned.reports);
        state.reports = state.reports.filter((report) => !earned.reports.includes(report));
      }
      hospital.lounge.forEach((dice, colour) => {
        state.bag[colour] += dice;
      });
      hospital.lounge = [0, 0, 0];
    });
    if (state.round === NUMBERS.rounds) flow.goTo('final-score');
  },
};

/** Solo: a report may go under the stack if none was claimed; then there are three again (DH-SOLO-10). */
const reportSwap: DiceStep = {
  run(rules, state, _frame, flow) {
    if (rules.seats > 1) return;
    if (state.claimed) flow.next({ step: 'fill-reports' });
    else flow.next({ step: 'swap-report', seat: 0 }, { step: 'fill-reports' });
  },
};

const swapReport: DiceStep = {
  choices: (_rules, state) => [
    ...state.reports.map((report): Choice => ({ do: 'swap', report: REPORTS[report].id })),
    { do: 'keep' },
  ],
  refuse: () => violation('DH-SOLO-10', 'no-such-report'),
  choose(_rules, state, _frame, seat, choice, flow) {
    if (choice.do === 'keep') return;
    const report = REPORTS.findIndex(({ id }) => id === choice.report);
    state.reports = state.reports.filter((other) => other !== report);
    state.reportStack.push(report);
    flow.events?.push({ id: 'report-swapped', seat, report });
  },
};

const fillReports: DiceStep = {
  run(_rules, state, _frame, flow) {
    while (state.reports.length < NUMBERS.reports && state.reportStack.length > 0) {
      const report = takeTop(state.reportStack);
      state.reports.push(report);
      flow.reveal();
      flow.events?.push({ id: 'report-revealed', report });
    }
  },
};

/** Everything is ready for the next month (section 14). */
const shiftChange: DiceStep = {
  run(rules, state, _frame, flow) {
    for (const hospital of state.hospitals) {
      hospital.beds = hospital.beds.map((who) => (who === NOBODY ? who : untreated(who)));
      hospital.departments = hospital.departments.map((one) => ({ ...one, used: false }));
      hospital.specialists = hospital.specialists.map((one) => ({ ...one, used: false }));
      hospital.rooms = 0;
      hospital.nurses = NUMBERS.nurses;
      hospital.ambulance = -1;
      hospital.returned = false;
      hospital.spared = [];
      hospital.neglected = 0;
      hospital.fatalitiesNow = 0;
      hospital.deathsNow = 0;
    }
    for (const offer of OFFERS) stackOf(state, offer).push(...displayOf(state, offer).splice(0));
    state.event = -1;
    flow.events?.push({ id: 'round-ended', round: state.round });
    state.round++;
    dealDisplay(rules, state, flow);
    flow.goTo(rules.programme[rules.programme.indexOf('setup-administrator') + 1]);
  },
};

/** Nothing is left to do: the result is read off the state. */
const finalScore: DiceStep = {
  run(_rules, state, _frame, flow) {
    flow.events?.push({ id: 'game-ended', points: sum(state.hospitals.map(({ points }) => sum(points))) });
  },
};

export const monthEndSteps: Readonly<Record<string, DiceStep>> = {
  spare,
  'spare-one': spareOne,
  neglect,
  discharge,
  'report-swap': reportSwap,
  'swap-report': swapReport,
  'fill-reports': fillReports,
  'shift-change': shiftChange,
  'final-score': finalScore,
};
