import type { Choice, Flow, Frame, Violation } from '@asclepion/kernel';
import { type BoardSide, cellNamed } from '../../board/geometry.ts';
import { freeCell, siteParams } from '../../board/sites.ts';
import { UTILITY } from '../../data/ext1/utility-work.ts';
import { defineOffered, type Steps, setting } from '../../module.ts';
import { placeTile } from '../../phases/build.ts';
import { canStart } from '../../phases/setup.ts';
import type { Rules } from '../../rules.ts';
import type { Clinic, ClinicState } from '../../state.ts';
import { NOT_OFFERED, violation, withParams } from '../../violation.ts';
import { plainTile } from '../tiles.ts';

/** The scenario of all players; or each lays holes of their own, or takes a scenario alone (C1-UTI-1, 2, 3). */
const OPTIONS = {
  holes: ['U1', 'U2', 'U3', 'U4', 'U5', 'U6', 'U7', 'U8', 'U9', 'U10', 'free', 'each'],
} as const;

interface DigFrame extends Frame {
  readonly seat: number;
  /** Holes that may still be laid. */
  readonly holes: number;
}

const NOT_ON_SIDE = violation('C1-UTI-1', 'scenario-not-on-side');
const NOT_FLOOR_0 = violation('C1-UTI-2', 'hole-not-floor-0');
const NO_START = violation('C1-UTI-3', 'hole-no-start');
const ONE_AT_LEAST = violation('C1-UTI-3', 'hole-one-at-least');
const HOLE = violation('C1-UTI-4', 'hole-in-space');
const NO_PARKING = violation('C1-UTI-5', 'hole-beside-edge');

const isScenario = (holes: unknown): boolean => UTILITY.scenarios.some(({ id }) => id === holes);

/** Spaces of a scenario on that side; undefined where it is not offered. */
const spacesOf = (holes: unknown, side: BoardSide): readonly string[] | undefined =>
  UTILITY.scenarios.find(({ id }) => id === holes)?.[side];

function dig(rules: Rules, state: ClinicState, seat: number, at: number, flow: Flow): void {
  placeTile(rules, state, seat, rules.tileIndex.hole, at);
  flow.events?.push({ id: 'hole-dug', seat, at });
}

/** Lays a scenario, or returns what has to be asked for it. */
function take(rules: Rules, state: ClinicState, seat: number, holes: string, flow: Flow): Frame[] {
  if (holes === 'each') return [{ step: 'choose-scenario', seat }];
  if (holes === 'free') return [{ step: 'dig-hole', seat, holes: UTILITY.holesOfPlayer } as DigFrame];
  const geo = rules.geometry[seat];
  flow.events?.push({ id: 'scenario-taken', seat, holes });
  for (const name of spacesOf(holes, geo.side) ?? []) dig(rules, state, seat, cellNamed(geo, name), flow);
  return [];
}

function refuseHole(rules: Rules, state: Readonly<ClinicState>, seat: number, cell: number): Violation | undefined {
  const clinic = state.clinics[seat];
  const occupied = freeCell(rules, seat, clinic, cell);
  if (occupied !== undefined) return occupied;
  if (cell >= rules.geometry[seat].perFloor) return NOT_FLOOR_0;
  const dug: Clinic = { ...clinic, tiles: clinic.tiles.with(cell, rules.tileIndex.hole) };
  return canStart(rules, dug, seat) ? undefined : NO_START;
}

function holesToDig(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[] {
  const choices: Choice[] = [];
  for (let at = 0; at < rules.geometry[seat].perFloor; at++)
    if (refuseHole(rules, state, seat, at) === undefined) choices.push({ do: 'dig', at });
  return choices;
}

const steps: Steps = {
  'utility-place': {
    run(rules, state, _frame, flow) {
      const holes = setting(rules.options, OPTIONS, 'holes');
      flow.next(...state.turnOrder.flatMap((seat) => take(rules, state, seat, holes, flow)));
    },
  },
  'choose-scenario': {
    choices: (rules, _state, _frame, seat) => [
      ...OPTIONS.holes
        .filter((holes) => holes === 'free' || spacesOf(holes, rules.geometry[seat].side) !== undefined)
        .map((holes): Choice => ({ do: 'scenario', holes })),
      { do: 'done' },
    ],
    refuse: (_rules, _state, _frame, _seat, choice) =>
      choice.do === 'scenario' && isScenario(choice.holes) ? NOT_ON_SIDE : NOT_OFFERED,
    choose(rules, state, _frame, seat, choice, flow) {
      if (choice.do === 'scenario') flow.next(...take(rules, state, seat, String(choice.holes), flow));
    },
  },
  'dig-hole': {
    choices: (rules, state, frame: DigFrame, seat) => [
      ...holesToDig(rules, state, seat),
      ...(frame.holes < UTILITY.holesOfPlayer ? [{ do: 'done' }] : []),
    ],
    refuse(rules, state, _frame, seat, choice) {
      if (choice.do === 'done') return ONE_AT_LEAST;
      if (choice.do !== 'dig') return NOT_OFFERED;
      return withParams(refuseHole(rules, state, seat, Number(choice.at)), siteParams(rules, seat, choice.at));
    },
    idle: (rules, state, frame: DigFrame) => frame.holes === 0 || holesToDig(rules, state, frame.seat).length === 0,
    choose(rules, state, frame: DigFrame, seat, choice, flow) {
      if (choice.do === 'done') return;
      dig(rules, state, seat, Number(choice.at), flow);
      flow.next({ ...frame, holes: frame.holes - 1 } as DigFrame);
    },
  },
};

/**
 * Underground utility work: holes in Floor 0, laid before the first clinic is built. Nothing is built there, no car
 * stands beside one, and people walk round it. Rules C1-UTI-1 to 7.
 */
export const utilityWork = defineOffered({
  id: 'utility-work',
  box: 'ext1',
  about: UTILITY.about,
  options: OPTIONS,
  problems(options) {
    const holes = setting(options, OPTIONS, 'holes');
    return isScenario(holes) && options.boards.some((side) => spacesOf(holes, side) === undefined)
      ? [{ field: 'holes', message: `Scenario ${holes} is for 4x3 boards only.` }]
      : [];
  },
  tiles: () => [
    plainTile({
      id: 'hole',
      copies: UTILITY.holes,
      closesGround: { building: HOLE, parking: NO_PARKING },
      site: () => NOT_OFFERED,
    }),
  ],
  steps,
  programme: [{ name: 'utility-place', place: { before: 'setup-clinics' } }],
});
