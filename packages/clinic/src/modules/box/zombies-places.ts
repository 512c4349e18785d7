import { isModule, isStreet, tileAt } from '../../board/rooms.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, Person } from '../../state.ts';
import { violation } from '../../violation.ts';

export const ZOMBIE = 'zombie';

const NOT_NEXT = violation('CX-ZOM-2', 'zombie-one-step');
const NO_SPACE = violation('CX-ZOM-3', 'zombie-no-space');
const NO_CLIMB = violation('CX-ZOM-3', 'zombie-no-climb');

/** Zombies that are still on the board; the cured ones lie beside it. */
export const zombiesOf = (clinic: Readonly<Clinic>): Person[] => clinic.people.filter(isZombie);

/** Whether any is still on the board. */
export const hasZombies = (clinic: Readonly<Clinic>): boolean => clinic.people.some(isZombie);

const isZombie = ({ kind, at }: Readonly<Person>): boolean => kind === ZOMBIE && at >= 0;

export function zombiesAt(clinic: Readonly<Clinic>, cell: number): number {
  let count = 0;
  for (const { kind, at } of clinic.people) if (at === cell && kind === ZOMBIE) count++;
  return count;
}

/** Everybody in a space but zombies. */
export const othersAt = (clinic: Readonly<Clinic>, cell: number): Person[] =>
  clinic.people.filter(({ kind, at }) => at === cell && kind !== ZOMBIE);

/** A laboratory with exactly one zombie: the only space with a zombie where somebody may end (CX-ZOM-6, 7). */
export const isCureRoom = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  tileAt(rules, clinic, cell).id === 'laboratory' && zombiesAt(clinic, cell) === 1;

/** The doctor who is alone with one zombie in a laboratory. */
export function doctorWithZombie(rules: Rules, clinic: Readonly<Clinic>, cell: number): Person | undefined {
  if (!isCureRoom(rules, clinic, cell)) return undefined;
  const [other, ...more] = othersAt(clinic, cell);
  return other?.kind === 'doctor' && more.length === 0 ? other : undefined;
}

/** Why a zombie cannot step from one space to another (CX-ZOM-2, 3). */
export function refuseZombieStep(rules: Rules, seat: number, clinic: Readonly<Clinic>, from: number, to: number) {
  const { adjacent, above, below } = rules.geometry[seat];
  if (!adjacent[from].includes(to)) return NOT_NEXT;
  const street = isStreet(rules, seat, clinic, to);
  if (street ? tileAt(rules, clinic, to).closesGround !== undefined : !isModule(rules, clinic, to)) return NO_SPACE;
  const climbs = above[from] === to || below[from] === to;
  return climbs && (street || isStreet(rules, seat, clinic, from)) ? NO_CLIMB : undefined;
}
