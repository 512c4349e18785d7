import { tileAt } from '../../board/rooms.ts';
import { ANY } from '../../module.ts';
import { mayWalk, newStaff, placesAt, someone } from '../../people/people.ts';
import { FAR } from '../../people/walking.ts';
import { fallsBy, studies, worsensBy } from '../../phases/admin.ts';
import type { Moving } from '../../phases/moving.ts';
import type { Rules } from '../../rules.ts';
import { type BaseKind, type Clinic, type ClinicState, type Kind, RED } from '../../state.ts';
import { type Body, FREE, type Group } from '../bodies.ts';
import type { Weights } from '../worth.ts';
import type { Amounts, Program } from './program.ts';
import { ends, fate, place, TIME, there } from './quantities.ts';

export { together } from './program.ts';

/** The position that a program is about, and its people in groups of those alike. */
export interface Scene {
  readonly rules: Rules;
  readonly state: Readonly<ClinicState>;
  readonly seat: number;
  readonly clinic: Readonly<Clinic>;
  /** The same without anybody who may still move or leave, for what does not depend on who is there. */
  readonly empty: Readonly<Clinic>;
  /** How people move there. */
  readonly moving: Moving;
  readonly weights: Weights;
  /** Whether all that happens in the round counts, or only the time of treating whom is wanted. */
  readonly all: boolean;
  readonly groups: readonly Group[];
  readonly program: Program;
}

/** Numbers of all groups of a kind. */
export const groupsOf = ({ groups }: Scene, kind: Kind): number[] =>
  groups.flatMap(({ body }, group) => (body.who.kind === kind ? [group] : []));

/** How many of a kind may stop in a cell, as far as that does not depend on who else is there. */
export function roomFor({ rules, empty }: Scene, kind: Kind, cell: number): number {
  if (tileAt(rules, empty, cell).colour === undefined) return 0;
  const { takes } = rules.kinds[kind];
  return takes === 'none' ? ANY : placesAt(rules, empty, cell, takes);
}

/** How many are in a cell for good who take places of a sort. */
export const settledAt = ({ rules, clinic }: Scene, cell: number, takes: BaseKind): number =>
  clinic.people.filter((one) => one.at === cell && rules.kinds[one.kind].takes === takes && !mayWalk(rules, one))
    .length;

/** Time for one of a group to end in a cell; FAR where it may not. Whether it may stop there is not asked. */
export function timeTo({ groups }: Scene, group: number, cell: number): number {
  const { to, who, time } = groups[group].body;
  if (to !== FREE && to !== cell) return FAR;
  return who.at === cell ? 0 : time[cell];
}

/** Whether one of a group may end in a cell, as far as that does not depend on who else does. */
export function mayEnd(scene: Scene, group: number, cell: number): boolean {
  if (timeTo(scene, group, cell) >= FAR) return false;
  const { who } = scene.groups[group].body;
  if (who.at === cell) return roomFor(scene, who.kind, cell) > 0;
  return scene.moving.refuseStop(someone(who), cell) === undefined;
}

/** What one of a group takes that ends in a cell. */
export function ending({ rules, groups }: Scene, group: number, cell: number, walk: number): Amounts {
  const { kind, level } = groups[group].body.who;
  const { takes } = rules.kinds[kind];
  const amounts = { [fate(group)]: 1, [ends(group, cell)]: 1, [there(cell, kind, level)]: 1, [TIME]: walk };
  return takes === 'none' ? amounts : { ...amounts, [place(cell, takes)]: 1 };
}

/** A patient's lot after the round if it is of that level and nobody treats it there, as a loss (CB-ADM-8, 9). */
export function lot({ rules, state, clinic, weights }: Scene, { who }: Body, at: number, level: number): number {
  const after = level + worsensBy(rules, state, clinic, someone({ ...who, level, at }));
  return 0 - (after > RED ? weights.death : weights.untreated[after]);
}

/** What a doctor is worth after the round, by where it ends (CB-ADM-6, 7). */
export function doctorWorth({ rules, clinic, weights, all }: Scene, level: number, at: number): number {
  const doctor = { ...newStaff('doctor', level), at };
  const learns = all ? studies(rules, clinic, doctor) : 0;
  if (learns === 0) return weights.doctor[level - fallsBy(rules, clinic, doctor)];
  return weights.doctor[Math.min(RED, level + learns)] + weights.studied;
}

/** What somebody is worth after the round, by where it ends. */
export const worthAt = (scene: Scene, group: number, at: number): number => {
  const { kind, level } = scene.groups[group].body.who;
  return kind === 'doctor' ? doctorWorth(scene, level, at) : 0;
};

/** What hooks say that somebody saves or costs, being there. */
export function amountFor({ rules, empty }: Scene, parts: Rules['wages'], group: Group, at: number): number {
  const sum = (people: Clinic['people']): number =>
    parts.reduce((total, part) => total + part(rules, { ...empty, people }), 0);
  return sum([someone({ ...group.body.who, at })]) - sum([]);
}
