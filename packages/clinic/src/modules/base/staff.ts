import { BY_SEATS, NUMBERS } from '../../data/numbers.ts';
import { defineModule, type Hire, type KindDefinition } from '../../module.ts';
import { countKind, newStaff } from '../../people/people.ts';
import { isLevel } from '../../people/university.ts';
import { fallsBy } from '../../phases/admin.ts';
import { EMPTY } from '../../phases/notepad.ts';
import { NOT_OFFERED, violation } from '../../violation.ts';

const SPACE_EMPTY = violation('CB-HIRE-9', 'no-doctor-there');
const NO_NURSE = violation('CB-HIRE-9', 'no-nurse-left');
const NO_ORDERLY = violation('CB-HIRE-9', 'no-orderly-left');

/** From the university, at the price below the doctor's space, which stays empty (CB-HIRE-2, 3). */
const doctor: Hire = {
  id: 'hire-doctor',
  group: 'doctor',
  offers: (_rules, state) => state.university.map((_, space) => ({ do: 'hire-doctor', space })),
  price(_rules, state, choice) {
    const level = state.university[Number(choice.space)];
    if (level === undefined) return NOT_OFFERED;
    return isLevel(level) ? NUMBERS.doctorPrices[Number(choice.space)] : SPACE_EMPTY;
  },
  level: (_rules, state, choice) => state.university[Number(choice.space)],
  take(_rules, state, seat, choice) {
    const space = Number(choice.space);
    state.clinics[seat].people.push(newStaff('doctor', state.university[space]));
    state.university[space] = EMPTY;
  },
};

/** The topmost nurse left of this round's group, at its space's price and the round's (CB-HIRE-4). */
const nurse: Hire = {
  id: 'hire-nurse',
  group: 'helper',
  offers: () => [{ do: 'hire-nurse' }],
  price(rules, state) {
    const left = state.nurses[state.round - 1];
    const space = BY_SEATS.nursesARound[rules.seats] - left;
    return left === 0 ? NO_NURSE : NUMBERS.nursePrices[space] + NUMBERS.nurseSurcharge[state.round - 1];
  },
  level: () => 0,
  take(_rules, state, seat) {
    state.nurses[state.round - 1]--;
    state.clinics[seat].people.push(newStaff('nurse'));
  },
};

const orderly: Hire = {
  id: 'hire-orderly',
  group: 'helper',
  offers: () => [{ do: 'hire-orderly' }],
  price: (_rules, state) => (state.orderlies > 0 ? NUMBERS.orderlyPrice : NO_ORDERLY),
  level: () => 0,
  take(_rules, state, seat) {
    state.orderlies--;
    state.clinics[seat].people.push(newStaff('orderly'));
  },
};

/** Doctors, nurses and orderlies: hiring, wages and what they are worth at the end (section 6, CB-PAY-1, CB-END-1). */
export const staff = defineModule({
  id: 'staff',
  box: 'base',
  kinds: (['doctor', 'nurse', 'orderly'] as const).map(
    (id): KindDefinition => ({ id, walks: 'staff', takes: id, cars: 1, stepTime: 1, byAir: true }),
  ),
  startingPeople: () => [newStaff('doctor')],
  hires: [doctor, nurse, orderly],
  falling: () => 1,
  wages: (_rules, clinic) =>
    clinic.people.reduce((sum, { kind, level }) => {
      if (kind === 'doctor') return sum + NUMBERS.doctorWage[level];
      if (kind === 'nurse') return sum + NUMBERS.nurseWage;
      return kind === 'orderly' ? sum + NUMBERS.orderlyWage : sum;
    }, 0),
  ledger(rules, state, seat) {
    const clinic = state.clinics[seat];
    const count = clinic.people.filter((one) => one.kind === 'doctor' && fallsBy(rules, clinic, one) > 0).length;
    return count === 0 ? [] : [{ id: 'falls', rule: 'CB-ADM-7', params: { count } }];
  },
  scoreItems: [
    {
      id: 'doctors',
      points: (_rules, state, seat) =>
        state.clinics[seat].people.reduce(
          (sum, { kind, level }) => (kind === 'doctor' ? sum + NUMBERS.doctorPoints[level] : sum),
          0,
        ),
    },
    { id: 'nurses', points: (_rules, state, seat) => countKind(state.clinics[seat], 'nurse') * NUMBERS.nursePoints },
    {
      id: 'orderlies',
      points: (_rules, state, seat) => countKind(state.clinics[seat], 'orderly') * NUMBERS.orderlyPoints,
    },
  ],
});
