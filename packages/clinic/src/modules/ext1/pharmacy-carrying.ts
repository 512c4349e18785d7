import type { Choice, Violation } from '@asclepion/kernel';
import { isTreatmentRoom } from '../../board/rooms.ts';
import type { ClinicModule, Errand } from '../../module.ts';
import { FAR, walksOf } from '../../people/walking.ts';
import { walkTo } from '../../phases/move.ts';
import { Moving } from '../../phases/moving.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, Level, Person, Who } from '../../state.ts';
import { violation, withParams } from '../../violation.ts';
import { fetcher, fetchers } from '../carrying.ts';
import { addCapsule, capsuleCells, capsuleLoad, capsulesAt, carriedLevel } from './pharmacy-store.ts';

const NO_NURSE = violation('C1-PHA-5', 'capsule-no-nurse');
const NONE_THERE = violation('C1-PHA-4', 'capsule-none-there');
const NO_ROOM = violation('C1-PHA-4', 'capsule-no-room');
const NO_WAY = violation('CB-MOVE-16', 'no-way');
const STAYS_WITH_HER = violation('C1-PHA-5', 'capsule-stays');

/** Who carries a capsule goes from treatment room to treatment room only (C1-PHA-5). */
export const refuseStop: NonNullable<ClinicModule['refuseStop']> = ({ rules, clinic }) => {
  if (!clinic.people.some((person) => carriedLevel(rules, person) >= 0)) return undefined;
  return (person, cell) =>
    carriedLevel(rules, person) < 0 || isTreatmentRoom(rules, clinic, cell) ? undefined : STAYS_WITH_HER;
};

/** A nurse fetches a capsule of a level from one cell and carries it to another, as a choice. */
export const fetching = ({ kind, level, service, at }: Who, over: number, capsule: Level, to: number): Choice => ({
  do: 'fetch-capsule',
  kind,
  level,
  service,
  from: at,
  to,
  over,
  capsule,
});

/** Why a nurse may not walk to a cell with capsules. */
const refuseOver = (moving: Moving, nurse: Readonly<Person>, over: number): Violation | undefined =>
  moving.walks(nurse).time[over] < FAR ? undefined : NO_WAY;

/** Why a nurse may not bring a capsule from one cell to another. */
function refuseTo(moving: Moving, nurse: Readonly<Person>, over: number, to: number): Violation | undefined {
  if (!isTreatmentRoom(moving.rules, moving.clinic, to)) return NO_ROOM;
  if (moving.walks(nurse, over).time[to] >= FAR) return NO_WAY;
  return moving.refuseStop(nurse, to);
}

/** A nurse walks to a hub, takes a capsule and carries it to a treatment room, where her walk ends (C1-PHA-4, 5). */
export const fetchCapsule: Errand = {
  id: 'fetch-capsule',
  choices(rules, state, seat, moving) {
    const choices: Choice[] = [];
    const nurses = fetchers(moving);
    if (nurses.length === 0) return choices;
    const hubs = capsuleCells(rules, state, seat);
    if (hubs.length === 0) return choices;
    for (const nurse of nurses) {
      const stops = moving.stops(nurse).filter((cell) => isTreatmentRoom(rules, moving.clinic, cell));
      for (const over of hubs) {
        if (stops.length === 0 || refuseOver(moving, nurse, over) !== undefined) continue;
        const { time } = moving.walks(nurse, over);
        const rooms = stops.filter((to) => time[to] < FAR);
        capsulesAt(rules, state, seat, over).forEach((count, capsule) => {
          if (count === 0) return;
          for (const to of rooms) choices.push(fetching(nurse, over, capsule, to));
        });
      }
    }
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    const [over, to] = [Number(choice.over), Number(choice.to)];
    const nurse = fetcher(rules, clinic, choice);
    if (nurse === undefined) return NO_NURSE;
    const there = clinic.tiles[over] === undefined ? [] : capsulesAt(rules, state, seat, over);
    if ((there[Number(choice.capsule)] ?? 0) === 0) return NONE_THERE;
    const moving = new Moving(rules, seat, clinic);
    const { cellNames } = rules.geometry[seat];
    return (
      withParams(refuseOver(moving, nurse, over), { cell: cellNames[over] }) ??
      withParams(refuseTo(moving, nurse, over, to), { cell: cellNames[to] ?? '' })
    );
  },
  run(rules, state, seat, choice, flow) {
    const clinic = state.clinics[seat];
    const nurse = fetcher(rules, clinic, choice) as Person;
    const [over, to, level] = [choice.over, choice.to, choice.capsule].map(Number);
    if (nurse.at !== over) walkTo(rules, seat, clinic, nurse, over, flow);
    addCapsule(rules, state, seat, over, level, -1);
    nurse.load = capsuleLoad(rules, level);
    flow.events?.push({ id: 'capsule-fetched', seat, at: over, capsule: level });
    walkTo(rules, seat, clinic, nurse, to, flow);
    return [];
  },
};

/** Whether a carrier outside can reach no treatment room, so that her capsule is lost (C1-PHA-5). */
export function isCutOff(rules: Rules, seat: number, clinic: Readonly<Clinic>, person: Readonly<Person>): boolean {
  if (person.at >= 0 || carriedLevel(rules, person) < 0) return false;
  const { time } = walksOf(rules, seat, clinic, person);
  return !clinic.tiles.some((_, cell) => time[cell] < FAR && isTreatmentRoom(rules, clinic, cell));
}
