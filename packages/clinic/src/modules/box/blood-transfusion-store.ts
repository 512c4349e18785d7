import { BLOOD } from '../../data/box/blood-transfusion.ts';
import { loadCode } from '../../people/people.ts';
import type { Rules } from '../../rules.ts';
import type { ClinicState, Person } from '../../state.ts';
import { cellsAbove0, placeOnBoards } from '../on-cells.ts';

/** Blood in the supply, then on each cell of each seat's board in turn. */
const ID = 'blood-transfusion';
const SUPPLY = 0;
const CELLS = SUPPLY + 1;

const placeOf = (rules: Rules, seat: number, cell: number): number => CELLS + placeOnBoards(rules, seat, cell);

export function newStore(rules: Rules): number[] {
  const store = new Array<number>(placeOf(rules, rules.seats, 0)).fill(0);
  store[SUPPLY] = BLOOD.copies;
  return store;
}

export const bloodAt = (rules: Rules, state: Readonly<ClinicState>, seat: number, cell: number): number =>
  state.marks[ID][placeOf(rules, seat, cell)];

export const bloodInSupply = (state: Readonly<ClinicState>): number => state.marks[ID][SUPPLY];

/** Moves one piece between the supply and a cell, or out of a nurse's hands and into them. */
export function addBlood(rules: Rules, state: ClinicState, seat: number, cell: number, by: 1 | -1): void {
  state.marks[ID][placeOf(rules, seat, cell)] += by;
}

export function addToSupply(state: ClinicState, by: 1 | -1): void {
  state.marks[ID][SUPPLY] += by;
}

/** The cells of a board where blood lies. */
export const bloodCells = (rules: Rules, state: Readonly<ClinicState>, seat: number): number[] =>
  cellsAbove0(rules, state.marks[ID], CELLS, seat);

/** A donor until its blood is collected, a nurse on her way with it, a patient with a nurse on top. */
export const hasBlood = (rules: Rules, { load }: Readonly<Person>): boolean =>
  load > 0 && load === loadCode(rules, 'blood');
