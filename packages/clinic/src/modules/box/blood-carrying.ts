import type { Frame } from '@asclepion/kernel';
import { isHub, isTreatmentRoom } from '../../board/rooms.ts';
import type { Errand, Steps } from '../../module.ts';
import { loadCode } from '../../people/people.ts';
import { FAR, walksOf } from '../../people/walking.ts';
import { goChoice, isRepeated, refuseStop, walkTo } from '../../phases/move.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, Person } from '../../state.ts';
import { NOT_OFFERED, violation, withParams } from '../../violation.ts';
import { fetcher, mayFetch } from '../carrying.ts';
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

/** Cells where a nurse may end her walk, who has come to `from`. */
function endsFrom(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  nurse: Readonly<Person>,
  from: number,
): number[] {
  const { time } = walksOf(rules, seat, clinic, { ...nurse, at: from });
  return clinic.tiles.flatMap((_, cell) =>
    time[cell] < FAR && refuseStop(rules, seat, clinic, nurse, cell) === undefined ? [cell] : [],
  );
}

/** Where a nurse may put down what she picked up in `from`: another place for it from which her walk can end. */
function putsFrom(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  nurse: Readonly<Person>,
  from: number,
): number[] {
  const { time } = walksOf(rules, seat, clinic, { ...nurse, at: from });
  return clinic.tiles.flatMap((_, cell) =>
    cell !== from &&
    holdsBlood(rules, clinic, cell) &&
    time[cell] < FAR &&
    (refuseStop(rules, seat, clinic, nurse, cell) === undefined ||
      endsFrom(rules, seat, clinic, nurse, cell).length > 0)
      ? [cell]
      : [],
  );
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
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    const cells = bloodCells(rules, state, seat);
    if (cells.length === 0) return [];
    return clinic.people.flatMap((person, index) =>
      mayFetch(rules, person) && !isRepeated(clinic, index)
        ? cells
            .map((cell) => ({ ...goChoice(person, cell), do: 'fetch-blood' }))
            .filter((choice) => fetchBlood.refuse(rules, state, seat, choice) === undefined)
        : [],
    );
  },
  refuse(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const cell = Number(choice.to);
    const params = { cell: rules.geometry[seat].cellNames[cell] ?? '' };
    const nurse = fetcher(rules, clinic, choice);
    if (nurse === undefined) return NO_NURSE;
    if (clinic.tiles[cell] === undefined || bloodAt(rules, state, seat, cell) === 0)
      return withParams(NO_BLOOD, params);
    if (walksOf(rules, seat, clinic, nurse).time[cell] >= FAR) return withParams(NO_WAY, params);
    return putsFrom(rules, seat, clinic, nurse, cell).length > 0 ? undefined : NOWHERE;
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
      return putsFrom(rules, seat, clinic, carrier, carrier.at).map((at) => ({ do: 'put-blood', at }));
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
      const ends = endsFrom(rules, seat, clinic, carrier, carrier.at);
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
