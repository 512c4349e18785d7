import type { Choice, Event, Flow, Frame } from '@asclepion/kernel';
import { tileAt } from '../board/rooms.ts';
import {
  addCar,
  CAR,
  carsByDefault,
  freeSpots,
  onlySpot,
  refuseCar,
  refuseSpot,
  removeCar,
  type Spot,
  spotChoice,
  spotOf,
} from '../board/spots.ts';
import type { Steps } from '../module.ts';
import { goneFrom } from '../people/people.ts';
import type { Rules } from '../rules.ts';
import type { ClinicState, Person } from '../state.ts';
import { NOT_OFFERED, violation } from '../violation.ts';

interface SeatFrame extends Frame {
  readonly seat: number;
}

interface ParkFrame extends SeatFrame {
  /** What is parked, where it is no car. */
  readonly vehicle?: string;
}

interface ShiftFrame extends SeatFrame {
  readonly lot: number;
}

/** A car or another vehicle is parked now, wherever its owner likes (CB-CAR-2). */
export const parking = (seat: number, vehicle: string = CAR): ParkFrame =>
  vehicle === CAR ? { step: 'park-car', seat } : { step: 'park-car', seat, vehicle };

/** Parked cars may move into a lot just built or upgraded (CB-BUILD-18). Nothing if there is no car or no room. */
export function shiftingCars(rules: Rules, state: Readonly<ClinicState>, seat: number, lot: number): Frame[] {
  const frame: ShiftFrame = { step: 'shift-cars', seat, lot };
  return shifts(rules, state, frame).length > 0 ? [frame] : [];
}

/**
 * One car leaves; its owner chooses which (CB-CAR-5). Where all cars stand on one spot it just goes. Returns what must
 * come next.
 */
export function carLeaves(rules: Rules, state: ClinicState, seat: number, events?: Event[]): Frame[] {
  const clinic = state.clinics[seat];
  const spot = onlySpot(clinic);
  if (spot === undefined) return [{ step: 'car-leaves', seat }];
  driveOff(rules, state, seat, spot, events);
  return [];
}

function driveOff(rules: Rules, state: ClinicState, seat: number, spot: Spot, events: Event[] | undefined): void {
  removeCar(state.clinics[seat], spot);
  rules.vehicles.find(({ id }) => id === (spot.vehicle ?? CAR))?.left?.(rules, state);
  events?.push({ id: 'car-left', seat, ...spot });
}

/** Somebody leaves a board for good, a keeper with a car (CB-CAR-1). Returns what must come next. */
export function leaves(rules: Rules, state: ClinicState, seat: number, person: Person, events?: Event[]): Frame[] {
  goneFrom(rules, state, seat, person);
  return rules.kinds[person.kind].cars === 0 ? [] : carLeaves(rules, state, seat, events);
}

function shifts(rules: Rules, state: Readonly<ClinicState>, frame: ShiftFrame): Spot[] {
  const clinic = state.clinics[frame.seat];
  const room = (tileAt(rules, clinic, frame.lot).carRoom ?? 0) - clinic.parked[frame.lot];
  return room > 0 ? carsByDefault(rules, frame.seat, clinic).filter((spot) => spot.lot !== frame.lot) : [];
}

const INTO_SAME_LOT = violation('CB-BUILD-18', 'shift-full');

function report(flow: Flow, id: string, seat: number, spot: Spot): void {
  flow.events?.push({ id, seat, ...spot });
}

export const carSteps: Steps = {
  'park-car': {
    choices: (rules, state, _frame, seat) =>
      freeSpots(rules, seat, state.clinics[seat]).map((spot) => spotChoice('park', spot)),
    refuse: (rules, state, _frame, seat, choice) =>
      choice.do === 'park' ? refuseSpot(rules, seat, state.clinics[seat], spotOf(choice)) : NOT_OFFERED,
    choose(_rules, state, { vehicle }: ParkFrame, seat, choice, flow) {
      const { edge, lot } = spotOf(choice);
      const spot: Spot = vehicle === undefined ? { edge, lot } : { edge, lot, vehicle };
      addCar(state.clinics[seat], spot);
      report(flow, 'car-parked', seat, spot);
    },
  },
  'shift-cars': {
    choices: (rules, state, frame: ShiftFrame): Choice[] => [
      ...shifts(rules, state, frame).map((spot) => spotChoice('shift', spot)),
      { do: 'done' },
    ],
    refuse: (rules, state, frame: ShiftFrame, seat, choice) => {
      if (choice.do !== 'shift') return NOT_OFFERED;
      return (
        refuseCar(state.clinics[seat], spotOf(choice)) ??
        (shifts(rules, state, frame).length === 0 ? INTO_SAME_LOT : undefined)
      );
    },
    choose(rules, state, frame: ShiftFrame, seat, choice, flow) {
      if (choice.do === 'done') return;
      const clinic = state.clinics[seat];
      removeCar(clinic, spotOf(choice));
      addCar(clinic, { ...spotOf(choice), edge: -1, lot: frame.lot });
      report(flow, 'car-shifted', seat, spotOf(choice));
      flow.next(...shiftingCars(rules, state, seat, frame.lot));
    },
  },
  'car-leaves': {
    choices: (rules, state, _frame, seat) =>
      carsByDefault(rules, seat, state.clinics[seat]).map((spot) => spotChoice('leave', spot)),
    refuse: (_rules, state, _frame, seat, choice) =>
      choice.do === 'leave' ? refuseCar(state.clinics[seat], spotOf(choice)) : NOT_OFFERED,
    choose: (rules, state, _frame, seat, choice, flow) => driveOff(rules, state, seat, spotOf(choice), flow.events),
  },
};
