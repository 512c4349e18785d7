import type { ClinicState } from '@asclepion/clinic';
import { Position } from '@asclepion/clinic/position';
import type { Example } from '../../../learn/learning.ts';
import type { ShownPosition } from '../modules/module-face.ts';
import { frame } from './frame.ts';
import type { TopicId } from './topics.ts';

interface Given extends ShownPosition {
  readonly topic: TopicId;
}

/** The shown positions, by their names. */
const GIVEN = {
  match: {
    topic: 'build',
    rules: ['CB-BUILD-6'],
    parts: ['building', 'supply'],
    set: (p) => p.positionS(8).builds(1),
  },
  join: {
    topic: 'build',
    rules: ['CB-BUILD-8', 'CB-BUILD-9'],
    parts: ['building', 'supply'],
    set: (p) => p.positionS(8).tile('hub:cardiology', '0A2').builds(1),
  },
  car: {
    topic: 'cars',
    rules: ['CB-GEO-10', 'CB-BUILD-18'],
    parts: ['building', 'supply'],
    set: (p) => p.positionS(10).car('0A2-E', '0B3-S').builds(2),
  },
  floors: {
    topic: 'board',
    rules: ['CB-BUILD-5', 'CB-GEO-4'],
    parts: ['building', 'supply'],
    set: (p) => p.positionS(9).tile('supply-room', '1C2').builds(2),
  },
  active: {
    topic: 'treat',
    rules: ['CB-TREAT-1', 'CB-TREAT-2'],
    parts: ['building', 'supply'],
    set: (p) => p.positionS(12).tile('treatment-room', '1D2').builds(2),
  },
  steps: {
    topic: 'move',
    rules: ['CB-MOVE-7', 'CB-MOVE-8'],
    parts: ['outside', 'building'],
    set: (p) => p.positionS().tile('laboratory', '1D2').patient('white', 'psychiatry').only('move'),
  },
  conveyor: {
    topic: 'move',
    rules: ['CB-MOVE-9'],
    parts: ['outside', 'building'],
    set: (p) =>
      p
        .positionS()
        .tile('hub:cardiology', '0A2')
        .tile('supply-room', '0A1')
        .equipped('conveyor', '0A2', '0D2')
        .only('move'),
  },
  helipad: {
    topic: 'move',
    rules: ['CB-GEO-13', 'CB-MOVE-7'],
    parts: ['outside', 'building'],
    set: (p) => p.positionS().tile('helipad', '1C2').patient('white', 'psychiatry').only('move'),
  },
  queue: {
    topic: 'admit',
    rules: ['CB-ADMIT-2', 'CB-ADMIT-4', 'CB-ADMIT-6'],
    parts: ['notepad', 'outside', 'building'],
    set: (p) =>
      p
        .positionS()
        .emptyNotepad()
        .row('psychiatry', '_ _ _ W')
        .row('cardiology', '_ R O W')
        .row('ophthalmology', '_ _ _ Y')
        .admits(3),
  },
  nurses: {
    topic: 'treat',
    rules: ['CB-TREAT-4', 'CB-TREAT-5'],
    parts: ['building'],
    set: (p) =>
      p
        .positionS()
        .seat(0)
        .doctor('red', '0C2')
        .nurse('0C2', 2)
        .patient('orange', 'psychiatry', '0C2')
        .patient('yellow', 'psychiatry', '0C2')
        .doctor('white', '0C2')
        .only('treat'),
  },
  garden: {
    topic: 'treat',
    rules: ['CB-TREAT-11'],
    parts: ['building', 'supply'],
    set: (p) =>
      p
        .positionS(4)
        .doctor('white', '0C2')
        .patient('white', 'psychiatry', '0C2')
        .asks(frame('build-thing', { seat: 0, things: 2 }), frame('treat')),
  },
  operating: {
    topic: 'rooms',
    rules: ['CB-TILE-4'],
    parts: ['building'],
    set: (p) =>
      p
        .positionS()
        .tile('operating-room', '0D1')
        .doctor('yellow', '0D1')
        .nurse('0D1')
        .patient('red', 'psychiatry', '0D1')
        .only('treat'),
  },
  outpatient: {
    topic: 'rooms',
    rules: ['CB-TILE-5', 'CB-MOVE-7'],
    parts: ['outside', 'building'],
    set: (p) =>
      p
        .positionS()
        .tile('supply-room', '1D2')
        .tile('outpatient-room', '2D2')
        .patient('red', 'cardiology')
        .asks(frame('move'), frame('treat')),
  },
  wages: {
    topic: 'pay',
    rules: ['CB-PAY-1', 'CB-PAY-2', 'CB-PAY-5', 'CB-POP-1'],
    parts: ['building'],
    set: (p) =>
      p
        .positionS(6)
        .tile('garden', '0B2')
        .doctor('orange', '0C2')
        .doctor('white', '0C2')
        .nurse('0C2')
        .orderly('0C1')
        .patient('orange', 'psychiatry', '0C2')
        .patient('white', 'psychiatry', '0C2')
        .only('treat', 'pay', 'buy-popularity'),
  },
  order: {
    topic: 'admin',
    rules: ['CB-ADM-13', 'CB-ADM-14', 'CB-POP-1'],
    parts: ['players'],
    set: (p) => {
      p.positionS().seat(1).positionS().popularity(4).seat(0).popularity(3);
      p.clinic.income = 6;
      p.state.turnOrder = [0, 1];
      return p.only('buy-popularity', 'admin-turn-order');
    },
  },
} as const satisfies Readonly<Record<string, Given>>;

export type ExampleId = keyof typeof GIVEN;

const SEAT = 0;

/** An example as the rulebook takes it; its position is set up only when it is shown. */
function exampleOf(
  id: string,
  topic: string,
  { rules, parts, set }: ShownPosition,
  modules: readonly string[],
): Example {
  const options = { seats: 2, setup: 'fixed', modules };
  const begin = (): ClinicState => set(new Position(options)).state;
  return { id, topic, rules, parts, options, seat: SEAT, begin };
}

/** The shown positions of the base game. */
export const baseExamples: readonly Example[] = Object.entries<Given>(GIVEN).map(([id, given]) =>
  exampleOf(id, given.topic, given, []),
);

/** The shown positions of a module. */
export const examplesOfModule = (module: string, shown: Readonly<Record<string, ShownPosition>> = {}): Example[] =>
  Object.entries(shown).map(([id, given]) => exampleOf(id, module, given, [module]));
