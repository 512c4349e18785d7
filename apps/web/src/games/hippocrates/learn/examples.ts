import { type Amounts, doctorNamed, type HippocratesState, hippocrates, NOTHING } from '@asclepion/hippocrates';
import { createEngine } from '@asclepion/kernel';
import type { Example } from '../../../learn/learning.ts';
import type { TopicId } from './topics.ts';

const OPTIONS = { seats: 1 };

interface Given {
  readonly topic: TopicId;
  readonly rules: readonly string[];
  /** Doctors in employ by their ids, all contracts open. */
  readonly doctors: readonly string[];
  readonly patients: readonly number[];
  readonly stock: Amounts;
  readonly money?: number;
  /** The step that is asked; treatment if not given. */
  readonly step?: 'treat' | 'salary' | 'remove';
  readonly reputation?: number;
}

/** The shown positions, by their names: practices at work. */
const GIVEN = {
  two: {
    topic: 'treatment',
    rules: ['HI-TRT-3', 'HI-TRT-7'],
    doctors: ['17', '16'],
    patients: [36],
    stock: [1, 1, 0],
  },
  needless: {
    topic: 'treatment',
    rules: ['HI-TRT-7'],
    doctors: ['14', '17'],
    patients: [36],
    stock: [1, 1, 0],
  },
  buying: {
    topic: 'money',
    rules: ['HI-MED-1', 'HI-TRT-4'],
    doctors: ['B1'],
    patients: [53],
    stock: [2, 0, 1],
    money: 1,
  },
  salaries: {
    topic: 'salaries',
    rules: ['HI-PAY-1', 'HI-PAY-2'],
    doctors: ['B1', '17', '24'],
    patients: [],
    stock: [0, 0, 0],
    money: 9,
    step: 'salary',
    reputation: -1,
  },
  removal: {
    topic: 'end',
    rules: ['HI-END-1', 'HI-END-3'],
    doctors: [],
    patients: [15, 36, 53],
    stock: [1, 1, 0],
    money: 3,
    step: 'remove',
  },
} as const satisfies Readonly<Record<string, Given>>;

export type ExampleId = keyof typeof GIVEN;

function positionOf(given: Given): HippocratesState {
  const { doctors, patients, stock, money = 0, step = 'treat', reputation = 0 } = given;
  const engine = createEngine(hippocrates, OPTIONS);
  const { state } = engine.begin('fast:example');
  const [player] = state.players;
  player.ready = [false, false, false];
  player.money = money;
  player.stock = stock;
  player.doctors = doctors.flatMap((id) => {
    const tile = doctorNamed(id);
    return tile === undefined ? [] : [{ doctor: tile.number, filled: tile.contracts.map(() => NOTHING) }];
  });
  if (step === 'remove') player.emergency = patients.slice();
  else player.examination = patients.slice();
  state.reputation = state.reputation.with(0, reputation);
  state.before = [];
  state.frames = [{ step, seat: 0 }];
  return state;
}

export const examples: readonly Example[] = Object.entries(GIVEN).map(([id, given]) => ({
  id,
  topic: given.topic,
  rules: given.rules,
  parts: ['practice'],
  options: OPTIONS,
  seat: 0,
  begin: () => positionOf(given),
}));
