import { EVENTS } from './data/events.ts';
import { DEPARTMENTS, type RoomKind, STARTING_ROOMS, type Treatment } from './data/rooms.ts';
import type { DiceState, Hospital } from './state.ts';

/** A room of a hospital, as it is this round. */
interface Room {
  readonly kind: RoomKind;
  readonly used: boolean;
}

/** Starting rooms, then departments in the order in which they were joined. */
export function roomsOf(hospital: Readonly<Hospital>): Room[] {
  return [
    ...STARTING_ROOMS.map((kind, place) => ({ kind, used: (hospital.rooms & (1 << place)) !== 0 })),
    ...hospital.departments.map(({ kind, used }) => ({ kind: DEPARTMENTS[kind], used })),
  ];
}

/** DH-EVT-19 */
const ANY_PATIENT: Treatment = { group: 'one', steps: 1 };

/** Every room that can be activated now, as this month's event leaves it (DH-EVT-18, DH-EVT-19). */
export function idleRooms(state: Readonly<DiceState>, hospital: Readonly<Hospital>): RoomKind[] {
  const { closed, anyValue } = EVENTS[state.event] ?? {};
  return roomsOf(hospital).flatMap(({ kind, used }) => {
    if (used || kind.id === closed) return [];
    return [kind.id === anyValue ? { ...kind, treatment: ANY_PATIENT } : kind];
  });
}

/** The same, each kind once: which of two alike is used never matters. */
export const idleKinds = (state: Readonly<DiceState>, hospital: Readonly<Hospital>): RoomKind[] => [
  ...new Map(idleRooms(state, hospital).map((kind) => [kind.id, kind])).values(),
];
