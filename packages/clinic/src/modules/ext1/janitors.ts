import type { Choice, Violation } from '@asclepion/kernel';
import { buildingsAbleToTreat, buildingsOf, isModule, moduleCells } from '../../board/rooms.ts';
import { JANITORS } from '../../data/ext1/janitors.ts';
import { defineOffered, type Fee, type Hire, setting, type Thing } from '../../module.ts';
import { countAt, countKind, newStaff } from '../../people/people.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState } from '../../state.ts';
import { violation } from '../../violation.ts';
import { conveyorBit, hasConveyor } from '../base/conveyors.ts';

const KIND = 'janitor';

const OPTIONS = { 'janitor-pairs': ['off', 'on'] } as const;

const NO_CONVEYOR = violation('C1-JAN-2', 'no-conveyor-there');
const NO_JANITOR_THERE = violation('C1-JAN-2', 'no-janitor-there');
const OTHER_BUILDING = violation('C1-JAN-2', 'conveyor-other-building');
const NOT_IN_LINE = violation('C1-JAN-2', 'conveyor-not-in-line');
const EQUIPPED = violation('C1-JAN-3', 'already-equipped');
const SPLIT = violation('C1-JAN-3', 'conveyors-split');
const NO_JANITOR = violation('C1-JAN-6', 'no-janitor-left');
const BESIDES = violation('C1-JAN-5', 'janitor-besides');

const shop = (state: Readonly<ClinicState>): number[] => state.marks.janitors;

/** Cells with a conveyor. */
function conveyorsOf(rules: Rules, clinic: Readonly<Clinic>): number[] {
  const bit = conveyorBit(rules);
  const cells: number[] = [];
  for (let cell = 0; cell < clinic.equipment.length; cell++) if (hasConveyor(clinic, cell, bit)) cells.push(cell);
  return cells;
}

/** Whether conveyors hang together, one in line with the next (C1-JAN-3). */
function isNetwork(rules: Rules, seat: number, cells: readonly number[]): boolean {
  const open = cells.slice(0, 1);
  const reached = new Set(open);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const other of rules.geometry[seat].inLine[cell]) {
      if (!cells.includes(other) || reached.has(other)) continue;
      reached.add(other);
      open.push(other);
    }
  }
  return reached.size === cells.length;
}

/** Why a janitor may not move the conveyor of a cell to another one (C1-JAN-2, 3). */
function refuseMove(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  from: number,
  to: number,
): Violation | undefined {
  const all = conveyorsOf(rules, clinic);
  if (!all.includes(from)) return NO_CONVEYOR;
  if (countAt(clinic, KIND, from) === 0) return NO_JANITOR_THERE;
  if (all.includes(to)) return EQUIPPED;
  const building =
    clinic.tiles[to] !== undefined && isModule(rules, clinic, to) ? buildingsOf(rules, seat, clinic) : [];
  if (building[to] === undefined || building[to] !== building[from]) return OTHER_BUILDING;
  const others = all.filter((cell) => cell !== from);
  if (!others.some((cell) => rules.geometry[seat].inLine[to].includes(cell))) return NOT_IN_LINE;
  return isNetwork(rules, seat, all) && !isNetwork(rules, seat, [...others, to]) ? SPLIT : undefined;
}

/** One of the things of a build action: a conveyor goes elsewhere, for no money (C1-JAN-2, 3). */
const moving: Thing = {
  id: 'move-conveyor',
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    if (countKind(clinic, KIND) === 0) return [];
    const from = conveyorsOf(rules, clinic).filter((cell) => countAt(clinic, KIND, cell) > 0);
    return from.flatMap((cell) =>
      moduleCells(rules, clinic)
        .filter((at) => refuseMove(rules, seat, clinic, cell, at) === undefined)
        .map((at): Choice => ({ do: 'move-conveyor', from: cell, at })),
    );
  },
  refuse: (rules, state, seat, choice) =>
    refuseMove(rules, seat, state.clinics[seat], Number(choice.from), Number(choice.at)),
  build(rules, state, seat, choice, flow) {
    const { equipment } = state.clinics[seat];
    const [from, at] = [Number(choice.from), Number(choice.at)];
    const bit = 1 << conveyorBit(rules);
    equipment[from] &= ~bit;
    equipment[at] |= bit;
    flow.events?.push({ id: 'conveyor-moved', seat, from, at });
    return [];
  },
};

const hire: Hire = {
  id: 'hire-janitor',
  group: 'doctor',
  besides: BESIDES,
  offers: () => [{ do: 'hire-janitor' }],
  price: (_rules, state) => (shop(state)[0] > 0 ? JANITORS.price : NO_JANITOR),
  level: () => 0,
  take(_rules, state, seat) {
    shop(state)[0]--;
    state.clinics[seat].people.push(newStaff(KIND));
  },
};

/** What a player's network of conveyors costs a round (C1-JAN-10, 11). */
const fee: Fee = {
  id: 'conveyor-network',
  rule: 'C1-JAN-10',
  due(rules, seat, clinic) {
    const conveyors = conveyorsOf(rules, clinic);
    if (conveyors.length === 0) return 0;
    let highest = 0;
    for (const cell of conveyors) highest = Math.max(highest, rules.geometry[seat].floorOf[cell]);
    const whole = JANITORS.networkFee + highest + buildingsAbleToTreat(rules, seat, clinic);
    return Math.max(0, whole - countKind(clinic, KIND) * JANITORS.lowers);
  },
};

/**
 * Janitors: they stop anywhere and take up no room, move conveyors, and lower what the network of conveyors costs each
 * round. `marks.janitors` holds how many are left in the maintenance shop. Rules C1-JAN-1 to 12.
 */
export const janitors = defineOffered({
  id: 'janitors',
  box: 'ext1',
  about: JANITORS.about,
  options: OPTIONS,
  marks: () => [JANITORS.janitors],
  kinds: [{ id: KIND, walks: 'staff', takes: 'none', cars: 1, stepTime: 1, byAir: true, wageRule: 'C1-JAN-9' }],
  things: [moving],
  hires: [hire],
  pairedConveyors: (options) => setting(options, OPTIONS, 'janitor-pairs') === 'on',
  wages: (_rules, clinic) => countKind(clinic, KIND) * JANITORS.wage,
  fees: [fee],
  died(_rules, state, _seat, { kind }) {
    if (kind === KIND) shop(state)[0]++;
  },
  conserved: (_rules, state) => ({
    janitor: shop(state)[0] + state.clinics.reduce((sum, clinic) => sum + countKind(clinic, KIND), 0),
  }),
  scoreItems: [
    {
      id: 'janitors',
      points: (_rules, state, seat) => countKind(state.clinics[seat], KIND) * JANITORS.points,
    },
  ],
});
