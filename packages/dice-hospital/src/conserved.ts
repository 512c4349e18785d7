import { patientsOf } from './beds.ts';
import { COLOURS } from './data/colours.ts';
import { DEPARTMENTS } from './data/rooms.ts';
import { SPECIALISTS } from './data/specialists.ts';
import { trueColourOf } from './patient.ts';
import type { Rules } from './rules.ts';
import { type DiceState, sum } from './state.ts';

/** Dice by colour, and cards of every kind, wherever they are (DH-COMP-5). */
export function conserved(_rules: Rules, state: Readonly<DiceState>): Record<string, number> {
  const { hospitals, ambulances, bag } = state;
  const amounts: Record<string, number> = {};
  // Arrivals of a taken ambulance still lie on it until it is unloaded.
  const onTheWay = [...ambulances.flat(), ...hospitals.flatMap(({ arrivals }) => arrivals)];
  COLOURS.forEach((colour, place) => {
    const dice = [...hospitals.flatMap(patientsOf), ...onTheWay].filter((who) => trueColourOf(who) === place).length;
    amounts[colour] = bag[place] + dice + sum(hospitals.map(({ lounge }) => lounge[place]));
  });
  const count = (cards: readonly number[], kind: number): number => cards.filter((card) => card === kind).length;
  DEPARTMENTS.forEach(({ id }, kind) => {
    const owned = hospitals.flatMap(({ departments }) => departments.map((one) => one.kind));
    amounts[id] = count([...state.departmentStack, ...state.departmentDisplay, ...owned], kind);
  });
  SPECIALISTS.forEach(({ id }, kind) => {
    const owned = hospitals.flatMap(({ specialists }) => specialists.map((one) => one.kind));
    amounts[`${id} card`] = count([...state.specialistStack, ...state.specialistDisplay, ...owned], kind);
  });
  return amounts;
}
