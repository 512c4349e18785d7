import { type Choice, type Event, type Frame, together } from '@asclepion/kernel';
import { tileAt } from '../../board/rooms.ts';
import { ZOMBIES } from '../../data/box/zombies.ts';
import type { Steps } from '../../module.ts';
import { cellsWith, goneFrom, placeBeside, someone } from '../../people/people.ts';
import { dies, patientDies } from '../../phases/admin.ts';
import { inReverse } from '../../phases/standing.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState, Person } from '../../state.ts';
import { NOT_OFFERED, violation, withParams } from '../../violation.ts';
import { doctorWithZombie, hasZombies, refuseZombieStep, ZOMBIE, zombiesAt, zombiesOf } from './zombies-places.ts';

const MUST_MOVE = violation('CX-ZOM-3', 'zombie-must-move');
const NO_ZOMBIE = violation('CX-ZOM-2', 'no-zombie-to-move');
const NOT_TURNING = violation('CX-ZOM-12', 'room-not-turning');

/** What the module keeps of the table: zombies in the supply, and the dead that went to no bag and no market. */
export const SUPPLY = 0;
export const DEAD_DOCTORS = 1;
export const DEAD_ORDERLIES = 2;

interface RoomsFrame extends Frame {
  readonly seat: number;
  /** Rooms that turn, as they were when it was checked (CX-ZOM-12). */
  readonly rooms: readonly number[];
}

const unmoved = (clinic: Readonly<Clinic>): Person[] => zombiesOf(clinic).filter(({ spent }) => spent === 0);

/** Every step that one of a player's zombies may take. */
function zombieSteps(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[] {
  const clinic = state.clinics[seat];
  if (!hasZombies(clinic)) return [];
  const starts = [...new Set(unmoved(clinic).map(({ at }) => at))].sort((a, b) => a - b);
  return starts.flatMap((from) =>
    rules.geometry[seat].adjacent[from]
      .filter((to) => refuseZombieStep(rules, seat, clinic, from, to) === undefined)
      .map((to): Choice => ({ do: 'move-zombie', from, to })),
  );
}

/** A person in a space with a zombie dies; its car stays, with the body beside the board (CX-ZOM-7 to 9). */
function isKilled(rules: Rules, state: ClinicState, marks: number[], seat: number, person: Person, events?: Event[]) {
  const { kind, level, service, at } = person;
  const { takes, cars } = rules.kinds[kind];
  if (kind === 'doctor') marks[DEAD_DOCTORS]++;
  if (kind === 'orderly') marks[DEAD_ORDERLIES]++;
  events?.push({ id: 'zombie-killed', seat, kind, level, service, at });
  if (takes === 'patient') patientDies(rules, state, seat, person, events);
  else dies(rules, state, seat, person);
  if (cars === 0) return;
  const body = someone({ kind: 'body', level, service, at: placeBeside(rules, 'bodies') });
  body.lying = 1;
  state.clinics[seat].people.push(body);
}

const isYellowPatient = ({ kind, level }: Readonly<Person>): boolean => kind === 'patient' && level === 1;

/** Treatment rooms with yellow patients whom no doctor and no nurse attends (CX-ZOM-10). */
function turningRooms(rules: Rules, clinic: Readonly<Clinic>): number[] {
  const rooms: number[] = [];
  for (const cell of cellsWith(clinic, 'patient'))
    if (tileAt(rules, clinic, cell).colour === 'treatment-room' && turnsHere(rules, clinic, cell)) rooms.push(cell);
  return rooms.sort((a, b) => a - b);
}

/** Whether enough yellow patients are in a room, and nobody who attends them. */
function turnsHere(rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean {
  let yellow = 0;
  for (const person of clinic.people) {
    if (person.at !== cell) continue;
    const { takes } = rules.kinds[person.kind];
    if (takes === 'doctor' || takes === 'nurse') return false;
    if (isYellowPatient(person)) yellow++;
  }
  return yellow >= ZOMBIES.patientsEach;
}

function turns(rules: Rules, state: ClinicState, marks: number[], seat: number, cell: number, events?: Event[]): void {
  const clinic = state.clinics[seat];
  const two = clinic.people.filter((person) => person.at === cell && isYellowPatient(person));
  for (const patient of two.slice(0, ZOMBIES.patientsEach)) goneFrom(rules, state, seat, patient);
  clinic.people.push(someone({ kind: ZOMBIE, level: 0, service: -1, at: cell }));
  marks[SUPPLY]--;
  events?.push({ id: 'zombie-turned', seat, at: cell });
}

/** The steps that the module adds to the programme; `marksOf` finds what it keeps in the state. */
export const zombieStepsWith = (marksOf: (state: Readonly<ClinicState>) => number[]): Steps => ({
  'zombie-move': {
    run(rules, state, _frame, flow) {
      if (!state.clinics.some(hasZombies)) return;
      for (const clinic of state.clinics) for (const zombie of zombiesOf(clinic)) zombie.spent = 0;
      flow.next(
        together(
          state.clinics.map((_, seat): Frame | undefined =>
            zombieSteps(rules, state, seat).length > 0 ? { step: 'move-zombie', seat } : undefined,
          ),
        ),
      );
    },
  },
  'move-zombie': {
    choices: (rules, state, _frame, seat) => zombieSteps(rules, state, seat),
    refuse(rules, state, _frame, seat, choice) {
      if (choice.do === 'done') return MUST_MOVE;
      if (choice.do !== 'move-zombie') return NOT_OFFERED;
      const clinic = state.clinics[seat];
      const [from, to] = [Number(choice.from), Number(choice.to)];
      if (!unmoved(clinic).some(({ at }) => at === from)) return NO_ZOMBIE;
      return withParams(refuseZombieStep(rules, seat, clinic, from, to), {
        cell: rules.geometry[seat].cellNames[to] ?? '',
      });
    },
    // One that cannot step anywhere stays (CX-ZOM-3).
    idle: (rules, state, frame) => zombieSteps(rules, state, frame.seat as number).length === 0,
    choose(_rules, state, frame, seat, choice, flow) {
      const zombie = unmoved(state.clinics[seat]).find(({ at }) => at === choice.from) as Person;
      zombie.at = Number(choice.to);
      zombie.spent = 1;
      flow.events?.push({ id: 'zombie-moved', seat, from: Number(choice.from), at: zombie.at });
      flow.next(frame);
    },
  },
  'zombie-deaths': {
    run(rules, state, _frame, flow) {
      for (const seat of inReverse(state)) {
        const clinic = state.clinics[seat];
        if (!hasZombies(clinic)) continue;
        const victims = clinic.people.filter(
          (person) =>
            person.kind !== ZOMBIE &&
            person.at >= 0 &&
            zombiesAt(clinic, person.at) > 0 &&
            doctorWithZombie(rules, clinic, person.at) !== person,
        );
        for (const person of victims) isKilled(rules, state, marksOf(state), seat, person, flow.events);
      }
    },
  },
  'zombie-turning': {
    run(rules, state, _frame, flow) {
      const turning: RoomsFrame[] = [];
      for (const seat of state.turnOrder) {
        const rooms = turningRooms(rules, state.clinics[seat]);
        if (rooms.length > 0) turning.push({ step: 'rooms-turn', seat, rooms });
      }
      flow.next(...turning);
    },
  },
  'rooms-turn': {
    run(rules, state, frame: RoomsFrame, flow) {
      const marks = marksOf(state);
      if (marks[SUPPLY] === 0) return;
      const { seat, rooms } = frame;
      if (rooms.length > marks[SUPPLY]) flow.next({ ...frame, step: 'choose-turning' });
      else for (const cell of rooms) turns(rules, state, marks, seat, cell, flow.events);
    },
  },
  'choose-turning': {
    choices: (_rules, _state, { rooms }: RoomsFrame) => rooms.map((at): Choice => ({ do: 'turn', at })),
    refuse: (_rules, _state, _frame, _seat, choice) => (choice.do === 'turn' ? NOT_TURNING : NOT_OFFERED),
    choose(rules, state, frame: RoomsFrame, seat, choice, flow) {
      turns(rules, state, marksOf(state), seat, Number(choice.at), flow.events);
      flow.next({
        ...frame,
        step: 'rooms-turn',
        rooms: frame.rooms.filter((cell) => cell !== choice.at),
      } as RoomsFrame);
    },
  },
});
