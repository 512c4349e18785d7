import { BLOOD } from '../../data/box/blood-transfusion.ts';
import { loadCode } from '../../people/people.ts';
import type { Rules } from '../../rules.ts';
import type { ClinicState, Person } from '../../state.ts';

/** Blood in the supply, then on each cell of each seat's board in turn. */
const ID = 'blood-transfusion';

export const newStore = (rules: Rules): number[] => [
  BLOOD.copies,
  ...rules.geometry.flatMap(({ cells }) => new Array<number>(cells).fill(0)),
];

function placeOf(rules: Rules, seat: number, cell: number): number {
  let place = 1 + cell;
  for (let before = 0; before < seat; before++) place += rules.geometry[before].cells;
  return place;
}

export const bloodAt = (rules: Rules, state: Readonly<ClinicState>, seat: number, cell: number): number =>
  state.marks[ID][placeOf(rules, seat, cell)];

export const bloodInSupply = (state: Readonly<ClinicState>): number => state.marks[ID][0];

/** Moves one piece between the supply and a cell, or out of a nurse's hands and into them. */
export function addBlood(rules: Rules, state: ClinicState, seat: number, cell: number, by: 1 | -1): void {
  state.marks[ID][placeOf(rules, seat, cell)] += by;
}

export function addToSupply(state: ClinicState, by: 1 | -1): void {
  state.marks[ID][0] += by;
}

/** The cells of a board where blood lies. */
export function bloodCells(rules: Rules, state: Readonly<ClinicState>, seat: number): number[] {
  const cells: number[] = [];
  const marks = state.marks[ID];
  const first = placeOf(rules, seat, 0);
  for (let cell = 0; cell < rules.geometry[seat].cells; cell++) if (marks[first + cell] > 0) cells.push(cell);
  return cells;
}

/** A donor until its blood is collected, a nurse on her way with it, a patient with a nurse on top. */
export const hasBlood = (rules: Rules, { load }: Readonly<Person>): boolean =>
  load > 0 && load === loadCode(rules, 'blood');
