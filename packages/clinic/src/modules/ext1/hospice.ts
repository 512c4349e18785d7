import type { Choice, Violation } from '@asclepion/kernel';
import { canTreat, isActive, tileAt } from '../../board/rooms.ts';
import { HOSPICE } from '../../data/ext1/hospice.ts';
import { type Care, defineOffered, type KindDefinition, type LedgerNote, type Steps } from '../../module.ts';
import { countAt, countKind, placeBeside, someone, takenAt } from '../../people/people.ts';
import { leaves } from '../../phases/cars.ts';
import { ready, roomBonus } from '../../phases/treat.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState, Person } from '../../state.ts';
import { violation } from '../../violation.ts';
import { hospicePlan, hospiceProspect } from './hospice-plan.ts';

const NOT_THERE = violation('C1-HOS-3', 'elder-needs-room');
const TWO_ELDERS = violation('C1-HOS-3', 'second-elder');
const NO_ELDER = violation('C1-HOS-4', 'no-elder');
const NOT_ALONE = violation('C1-HOS-4', 'elder-not-alone');
const NO_NURSE = violation('C1-HOS-5', 'elder-needs-nurse');
const ROOM_IDLE = violation('CB-TREAT-9', 'room-cannot-treat');

/** Comes from the hospice board on foot, into an active treatment room that no other elder is in (C1-HOS-2, 3). */
const elder: KindDefinition = {
  id: 'elder',
  walks: 'guest',
  takes: 'patient',
  cars: 0,
  stepTime: HOSPICE.stepTime,
  byAir: false,
  refuseStop(rules, seat, clinic, _person, cell) {
    if (tileAt(rules, clinic, cell).colour !== 'treatment-room' || !isActive(rules, seat, clinic, cell))
      return NOT_THERE;
    return countAt(clinic, 'elder', cell) > 0 ? TWO_ELDERS : undefined;
  },
  left(_rules, state, seat) {
    state.marks.hospice[seat]++;
  },
};

/** What an elder in that room brings: a paying patient (C1-HOS-5). */
const income = (rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): number =>
  HOSPICE.income + roomBonus(rules, seat, clinic, cell);

/** Why the elder in a cell cannot be looked after. One who was not alone when the step began is spent for it. */
function refuseCare(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): Violation | undefined {
  if (clinic.tiles[cell] === undefined || countAt(clinic, 'elder', cell) === 0) return NO_ELDER;
  if (!canTreat(rules, seat, clinic, cell)) return ROOM_IDLE;
  if (ready(clinic, 'elder', cell).length === 0) return NOT_ALONE;
  const nurse = clinic.people.some(({ kind, at, lying }) => kind === 'nurse' && at === cell && lying === 0);
  return nurse ? undefined : NO_NURSE;
}

const isInRoom = ({ kind, at }: Readonly<Person>): boolean => kind === 'elder' && at >= 0;

/** A nurse looks after the only patient of a room (C1-HOS-4, 5). */
const lookAfter: Care = {
  id: 'look-after',
  whom: 'elder',
  begin(rules, state) {
    for (const clinic of state.clinics) {
      for (const one of clinic.people)
        if (isInRoom(one) && takenAt(rules, clinic, 'patient', one.at) > 1) one.spent = 1;
    }
  },
  choices: (rules, state, seat) => {
    const clinic = state.clinics[seat];
    const choices: Choice[] = [];
    for (const one of clinic.people)
      if (isInRoom(one) && refuseCare(rules, seat, clinic, one.at) === undefined)
        choices.push({ do: 'look-after', at: one.at });
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const cell = Number(choice.at);
    const refused = refuseCare(rules, seat, state.clinics[seat], cell);
    return refused && { ...refused, params: { cell: rules.geometry[seat].cellNames[cell] ?? '' } };
  },
  account: (rules, state, seat, choice) => ({
    at: Number(choice.at),
    whom: 'elder',
    patient: 0,
    service: -1,
    by: 'nurse',
    doctor: 0,
    nurses: 0,
    money: income(rules, seat, state.clinics[seat], Number(choice.at)),
    roomBonus: true,
    rule: 'C1-HOS-4',
  }),
  give(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const cell = Number(choice.at);
    const money = income(rules, seat, clinic, cell);
    clinic.income += money;
    flow.events?.push({ id: 'looked-after', seat, at: cell, money });
    return leaves(rules, state, seat, ready(clinic, 'elder', cell)[0], flow.events);
  },
};

const onBoard = (rules: Rules, clinic: Readonly<Clinic>): number =>
  countAt(clinic, 'elder', placeBeside(rules, 'hospice'));

const steps: Steps = {
  'hospice-income': {
    run(rules, state, _frame, flow) {
      state.clinics.forEach((clinic, seat) => {
        const count = onBoard(rules, clinic);
        if (count === 0) return;
        clinic.income += count * HOSPICE.idleIncome;
        flow.events?.push({ id: 'hospice-income', seat, count, money: count * HOSPICE.idleIncome });
      });
    },
  },
};

function notes(rules: Rules, state: Readonly<ClinicState>, seat: number): LedgerNote[] {
  const clinic = state.clinics[seat];
  const found: LedgerNote[] = [];
  const idle = onBoard(rules, clinic);
  if (idle > 0) {
    const params = { count: idle, money: idle * HOSPICE.idleIncome };
    found.push({ id: 'hospice', rule: 'C1-HOS-6', params, tone: 'good' });
  }
  const left = clinic.people.filter(isInRoom).length;
  if (left > 0) found.push({ id: 'elders-wait', rule: 'C1-HOS-4', params: { count: left }, tone: 'bad' });
  return found;
}

/**
 * Hospice: four elders of each player wait on a board of their own, bring a little there, and come on foot to be looked
 * after by a nurse where they are the only patient. `marks.hospice` counts each player's elders who left for good.
 * Rules C1-HOS-1 to 8.
 */
export const hospice = defineOffered({
  id: 'hospice',
  box: 'ext1',
  about: HOSPICE.about,
  kinds: [elder],
  placesBeside: ['hospice'],
  startingPeople: (rules) => {
    const at = placeBeside(rules, 'hospice');
    return new Array(HOSPICE.elders).fill(someone({ kind: 'elder', level: 0, service: -1, at }));
  },
  marks: ({ seats }) => new Array(seats).fill(0),
  cares: [lookAfter],
  steps,
  programme: [{ name: 'hospice-income', place: { inside: 'income' } }],
  scoreItems: [
    {
      id: 'elders',
      points: (_rules, state, seat) => 0 - countKind(state.clinics[seat], 'elder') * HOSPICE.lostAtEnd,
    },
  ],
  conserved: (_rules, state) =>
    Object.fromEntries(
      state.clinics.map((clinic, seat) => [
        `elders-${seat}`,
        countKind(clinic, 'elder') + state.marks.hospice[seat] - HOSPICE.elders,
      ]),
    ),
  ledger: notes,
  plan: hospicePlan,
  prospect: hospiceProspect,
});
