import type { Choice, Frame, Violation } from '@asclepion/kernel';
import { isHub, isTreatmentRoom } from '../../board/rooms.ts';
import type { Errand, Steps } from '../../module.ts';
import { loadCode } from '../../people/people.ts';
import { FAR } from '../../people/walking.ts';
import { goChoice, walkTo } from '../../phases/move.ts';
import { Moving } from '../../phases/moving.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, Person } from '../../state.ts';
import { NOT_OFFERED, violation, withParams } from '../../violation.ts';
import { fetcher, fetchers } from '../carrying.ts';
import { addBlood, bloodAt, bloodCells } from './blood-transfusion-store.ts';

/** Which of the seat's people carries. Only she is asked about until her walk is over. */
interface CarryFrame extends Frame {
  readonly seat: number;
  readonly nurse: number;
}

const NO_NURSE = violation('CX-BLO-7', 'blood-no-nurse');
const NO_BLOOD = violation('CX-BLO-7', 'blood-none-there');
const NO_WAY = violation('CB-MOVE-16', 'no-way');
const NOWHERE = violation('CX-BLO-7', 'blood-nowhere');
const NOT_THERE = violation('CX-BLO-7', 'blood-not-there');
const NO_END = violation('CX-BLO-7', 'blood-no-end');

const holdsBlood = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  isHub(rules, clinic, cell) || isTreatmentRoom(rules, clinic, cell);

/** Whether a nurse who has come to `from` may end her walk in a cell. */
const endsIn = (moving: Moving, nurse: Readonly<Person>, from: number, cell: number): boolean =>
  moving.walks(nurse, from).time[cell] < FAR && moving.refuseStop(nurse, cell) === undefined;

const endsFrom = (moving: Moving, nurse: Readonly<Person>, from: number): number[] =>
  moving.rooms.filter((cell) => endsIn(moving, nurse, from, cell));

/** Whether a nurse may put down in a cell what she picked up in `from`: her walk can end there, or go on and end. */
const putsIn = (moving: Moving, nurse: Readonly<Person>, from: number, cell: number): boolean =>
  cell !== from &&
  holdsBlood(moving.rules, moving.clinic, cell) &&
  moving.walks(nurse, from).time[cell] < FAR &&
  (moving.refuseStop(nurse, cell) === undefined || moving.rooms.some((end) => endsIn(moving, nurse, cell, end)));

const putsFrom = (moving: Moving, nurse: Readonly<Person>, from: number): number[] =>
  moving.rooms.filter((cell) => putsIn(moving, nurse, from, cell));

function refuseFetch(moving: Moving, nurse: Readonly<Person>, cell: number): Violation | undefined {
  if (moving.walks(nurse).time[cell] >= FAR)
    return withParams(NO_WAY, { cell: moving.rules.geometry[moving.seat].cellNames[cell] });
  return moving.rooms.some((to) => putsIn(moving, nurse, cell, to)) ? undefined : NOWHERE;
}

const step = (
  rules: Rules,
  seat: number,
  clinic: Clinic,
  nurse: Person,
  cell: number,
  flow: Parameters<typeof walkTo>[5],
) => {
  if (nurse.at !== cell) walkTo(rules, seat, clinic, nurse, cell, flow);
  nurse.spent = 1;
};

/** A nurse walks to blood and picks it up; then she is asked where she puts it down (CX-BLO-6, 7). */
export const fetchBlood: Errand = {
  id: 'fetch-blood',
  choices(rules, state, seat, moving) {
    const choices: Choice[] = [];
    const nurses = fetchers(moving);
    if (nurses.length === 0) return choices;
    const cells = bloodCells(rules, state, seat);
    if (cells.length === 0) return choices;
    for (const nurse of nurses) {
      for (const cell of cells)
        if (refuseFetch(moving, nurse, cell) === undefined) choices.push(goChoice(nurse, cell, 'fetch-blood'));
    }
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const cell = Number(choice.to);
    const nurse = fetcher(rules, clinic, choice);
    if (nurse === undefined) return NO_NURSE;
    if (clinic.tiles[cell] === undefined || bloodAt(rules, state, seat, cell) === 0)
      return withParams(NO_BLOOD, { cell: rules.geometry[seat].cellNames[cell] ?? '' });
    return refuseFetch(new Moving(rules, seat, clinic), nurse, cell);
  },
  run(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const nurse = fetcher(rules, clinic, choice) as Person;
    const cell = Number(choice.to);
    step(rules, seat, clinic, nurse, cell, flow);
    addBlood(rules, state, seat, cell, -1);
    nurse.load = loadCode(rules, 'blood');
    flow.events?.push({ id: 'blood-fetched', seat, at: cell });
    const frame: CarryFrame = { step: 'put-blood', seat, nurse: clinic.people.indexOf(nurse) };
    return [frame];
  },
};

export const carryingSteps: Steps = {
  'put-blood': {
    choices(rules, state, { seat, nurse }: CarryFrame) {
      const clinic = state.clinics[seat];
      const carrier = clinic.people[nurse];
      return putsFrom(new Moving(rules, seat, clinic), carrier, carrier.at).map((at) => ({ do: 'put-blood', at }));
    },
    refuse: (_rules, _state, _frame, _seat, choice) => (choice.do === 'put-blood' ? NOT_THERE : NOT_OFFERED),
    choose(rules, state, frame: CarryFrame, seat, choice, flow) {
      const clinic = state.clinics[seat];
      const carrier = clinic.people[frame.nurse];
      step(rules, seat, clinic, carrier, Number(choice.at), flow);
      carrier.load = 0;
      addBlood(rules, state, seat, carrier.at, 1);
      flow.events?.push({ id: 'blood-put', seat, at: carrier.at });
      flow.next({ ...frame, step: 'end-carrying' });
    },
  },
  'end-carrying': {
    choices(rules, state, { seat, nurse }: CarryFrame) {
      const clinic = state.clinics[seat];
      const carrier = clinic.people[nurse];
      const ends = endsFrom(new Moving(rules, seat, clinic), carrier, carrier.at);
      const onward = ends.filter((at) => at !== carrier.at).map((at) => ({ do: 'go-on', at }));
      return ends.includes(carrier.at) ? [{ do: 'done' }, ...onward] : onward;
    },
    refuse: (_rules, _state, _frame, _seat, choice) =>
      choice.do === 'done' || choice.do === 'go-on' ? NO_END : NOT_OFFERED,
    choose(rules, state, frame: CarryFrame, seat, choice, flow) {
      if (choice.do === 'go-on') {
        const clinic = state.clinics[seat];
        step(rules, seat, clinic, clinic.people[frame.nurse], Number(choice.at), flow);
      }
    },
  },
};
