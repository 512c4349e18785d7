import { linkedPatients } from './contracts.ts';
import type { Rules } from './rules.ts';
import { type HippocratesState, NOTHING, type Player } from './state.ts';
import { untreatedOf } from './steps/treatment.ts';

const patientsOf = (player: Readonly<Player>): number[] => [
  ...untreatedOf(player),
  ...player.hades,
  ...linkedPatients(player),
  ...player.gonePatients,
];

/** Tiles of each sort, wherever they are, and how many of them differ (HI-STEP-3). */
export function conserved(_rules: Rules, state: Readonly<HippocratesState>): Record<string, number> {
  const { players } = state;
  const tiles = {
    patients: [...state.queues.flat(), ...state.reserves.flat(), ...players.flatMap(patientsOf), ...state.outPatients],
    doctors: [
      ...state.doctorPiles.flat(),
      ...state.freeRow,
      ...state.extraPile,
      ...state.cityDoctors,
      ...players.flatMap(({ doctors, goneDoctors }) => [...doctors.map(({ doctor }) => doctor), ...goneDoctors]),
      ...state.outDoctors,
    ],
    kits: [...state.kitPiles.flat(), ...state.kits, ...state.boxKits, ...state.outKits],
    knowledge: [
      ...state.knowledgePiles.flat(),
      ...state.knowledge,
      ...state.boxKnowledge,
      ...players.flatMap(({ wild, goneKnowledge }) => [...wild, ...goneKnowledge]),
    ],
  };
  const amounts: Record<string, number> = { assistants: players.flatMap(({ ready }) => ready).length };
  for (const [sort, numbers] of Object.entries(tiles)) {
    const there = numbers.filter((tile) => tile !== NOTHING);
    amounts[sort] = there.length;
    amounts[`different ${sort}`] = new Set(there).size;
  }
  return amounts;
}
