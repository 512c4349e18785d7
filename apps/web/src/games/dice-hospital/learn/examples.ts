import { type DiceState, diceHospital, patientsNamed } from '@asclepion/dice-hospital';
import { createEngine } from '@asclepion/kernel';
import type { Example } from '../../../learn/learning.ts';
import type { TopicId } from './topics.ts';

const OPTIONS = { seats: 1 };
const SEMMELWEIS = 6;
/** Places in the lists of departments and specialists. */
const [ANAESTHESIA, BURNS_UNIT] = [0, 2];
const SURGEON = 0;

interface Given {
  readonly topic: TopicId;
  readonly rules: readonly string[];
  readonly beds: string;
  readonly departments?: readonly number[];
  readonly specialists?: readonly number[];
  readonly bags?: number;
}

/** The shown positions, by their names: hospitals at work. */
const GIVEN = {
  again: { topic: 'activation', rules: ['DH-ACT-8', 'DH-ROOM-3'], beds: 'G3' },
  trio: { topic: 'rooms', rules: ['DH-DEP-1', 'DH-ACT-6'], beds: 'R3 R3 R3t R4', departments: [ANAESTHESIA] },
  pair: { topic: 'rooms', rules: ['DH-DEP-3'], beds: 'R2 R5 R5 Y4', departments: [BURNS_UNIT] },
  surgeon: { topic: 'specialists', rules: ['DH-SPEC-1', 'DH-ACT-10'], beds: 'R2 G3', specialists: [SURGEON] },
  lend: { topic: 'blood', rules: ['DH-BLOOD-3'], beds: 'R2 R2 Y2', departments: [ANAESTHESIA], bags: 1 },
} as const satisfies Readonly<Record<string, Given>>;

export type ExampleId = keyof typeof GIVEN;

function positionOf({ beds, departments = [], specialists = [], bags = 0 }: Given): DiceState {
  const engine = createEngine(diceHospital, OPTIONS);
  const { state } = engine.begin('fast:example');
  const [hospital] = state.hospitals;
  const patients = patientsNamed(beds) ?? [];
  hospital.arrivals = [];
  hospital.administrator = SEMMELWEIS;
  hospital.beds = hospital.beds.map((_, bed) => patients[bed] ?? 0);
  hospital.departments = departments.map((kind, place) => ({ kind, q: place - 1, r: -2, used: false }));
  hospital.specialists = specialists.map((kind) => ({ kind, used: false }));
  hospital.bags = bags;
  state.frames = [{ step: 'act', seat: 0 }];
  return state;
}

export const examples: readonly Example[] = Object.entries(GIVEN).map(([id, given]) => ({
  id,
  topic: given.topic,
  rules: given.rules,
  parts: ['hospital'],
  options: OPTIONS,
  seat: 0,
  begin: () => positionOf(given),
}));
