import { isModule } from '../../board/rooms.ts';
import { BOX } from '../../data/numbers.ts';
import { defineModule, type Frame, type Steps } from '../../module.ts';
import { equip, equipmentThing } from '../../phases/build.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState } from '../../state.ts';
import { NOT_OFFERED, violation } from '../../violation.ts';

interface SecondFrame extends Frame {
  readonly seat: number;
  /** Where the first of the pair lies. */
  readonly at: number;
}

const NOT_IN_LINE = violation('CB-BUILD-21', 'conveyor-not-in-line');

const NOT_OWN_MODULE = violation('CB-BUILD-20', 'not-own-module');

const NOWHERE: readonly number[] = [];

export const conveyorBit = (rules: Rules): number => rules.equipment.findIndex(({ id }) => id === 'conveyor');
export const hasConveyor = (clinic: Readonly<Clinic>, cell: number, bit: number): boolean =>
  ((clinic.equipment[cell] >> bit) & 1) === 1;

/** Modules for the second of the first pair: in line with the first (CB-BUILD-20, 21). */
function secondPlaces(rules: Rules, state: Readonly<ClinicState>, seat: number, first: number): number[] {
  const bit = conveyorBit(rules);
  const clinic = state.clinics[seat];
  return rules.geometry[seat].inLine[first].filter(
    (cell) => isModule(rules, clinic, cell) && !hasConveyor(clinic, cell, bit),
  );
}

const steps: Steps = {
  'second-conveyor': {
    choices: (rules, state, frame: SecondFrame, seat) => [
      ...secondPlaces(rules, state, seat, frame.at).map((at) => ({ do: 'second', at })),
      { do: 'done' },
    ],
    refuse(rules, _state, frame: SecondFrame, seat, choice) {
      if (choice.do !== 'second') return NOT_OFFERED;
      return rules.geometry[seat].inLine[frame.at].includes(Number(choice.at)) ? NOT_OWN_MODULE : NOT_IN_LINE;
    },
    choose(rules, state, _frame, seat, choice, flow) {
      if (choice.do === 'done') return;
      equip(state, seat, conveyorBit(rules), Number(choice.at));
      flow.events?.push({ id: 'equipped', seat, what: 'conveyor', at: Number(choice.at), price: 0 });
    },
  },
};

/** Conveyors carry people along a line for no time; the first comes with a second (CB-BUILD-20 to 22, CB-MOVE-9). */
export const conveyors = defineModule({
  id: 'conveyors',
  box: 'base',
  things: [equipmentThing],
  steps,
  equipment: () => [
    {
      id: 'conveyor',
      copies: BOX.conveyors,
      refuse(rules, seat, clinic, cell, bit) {
        for (const other of rules.geometry[seat].inLine[cell]) if (hasConveyor(clinic, other, bit)) return undefined;
        return clinic.equipment.some((bits) => ((bits >> bit) & 1) === 1) ? NOT_IN_LINE : undefined;
      },
      after(rules, state, seat, cell, bit) {
        const clinic = state.clinics[seat];
        const first = clinic.equipment.every((bits) => ((bits >> bit) & 1) === 0);
        const gift =
          (first || rules.pairedConveyors) &&
          state.equipmentSupply[bit] > 1 &&
          secondPlaces(rules, state, seat, cell).length > 0;
        return gift ? [{ step: 'second-conveyor', seat, at: cell } as SecondFrame] : [];
      },
    },
  ],
  rides(rules, seat, clinic, cell) {
    if (clinic.equipment[cell] === 0) return NOWHERE;
    const bit = conveyorBit(rules);
    if (!hasConveyor(clinic, cell, bit)) return NOWHERE;
    return rules.geometry[seat].inLine[cell].filter((other) => hasConveyor(clinic, other, bit));
  },
});
