import type { Chance } from '@asclepion/kernel';
import { hire } from './contracts.ts';
import { ASSISTANTS } from './data/assistants.ts';
import { CITIES, COLUMNS, PLACES } from './data/cities.ts';
import { basicDoctor, DOCTORS } from './data/doctors.ts';
import { KITS } from './data/kits.ts';
import { KNOWLEDGE_TILES } from './data/knowledge.ts';
import { NUMBERS } from './data/numbers.ts';
import { PATIENTS } from './data/patients.ts';
import { type Rules, SEATS } from './rules.ts';
import { type HippocratesState, NOTHING, type Player, POINTS } from './state.ts';

const rows = <T>(of: (column: number) => T): T[] => COLUMNS.map(of);
const numbersOf = (tiles: readonly { readonly number: number }[]): number[] => tiles.map(({ number }) => number);

/** The table before anything is drawn (section 4): piles in order, `setup-assistant` shuffles them. */
export function start({ seats, programme }: Rules, chance: Chance): HippocratesState {
  const zeros = (): number[] => SEATS.map(() => 0);
  return {
    programme,
    frames: [{ step: 'programme', at: 0 } as HippocratesState['frames'][number]],
    chance,
    round: 1,
    subRound: 1,
    order: [...SEATS],
    active: rows(() => -1),
    dice: rows(() => 0),
    queues: rows(() => PLACES.map(() => NOTHING)),
    bribes: rows(() => PLACES.map(() => 0)),
    reserves: rows((column) => numbersOf(PATIENTS.filter(({ city }) => city === CITIES[column]))),
    doctorPiles: rows((column) => numbersOf(DOCTORS.filter(({ city }) => city === CITIES[column]))),
    kitPiles: rows(() => []),
    knowledgePiles: rows(() => []),
    extraPile: [],
    cityDoctors: rows(() => NOTHING),
    kits: rows(() => NOTHING),
    knowledge: rows(() => NOTHING),
    freeRow: [],
    boxKits: numbersOf(KITS),
    boxKnowledge: Array.from({ length: KNOWLEDGE_TILES }, (_, tile) => tile + 1),
    outPatients: [],
    // Basic doctors of seats at which nobody plays stay in the box.
    outDoctors: SEATS.slice(seats).map(basicDoctor),
    outKits: [],
    reputation: zeros(),
    height: SEATS.slice(),
    players: SEATS.slice(0, seats).map(newPlayer),
    rivals: SEATS.slice(seats).map(() => ({ points: POINTS.map(() => 0) })),
    before: [],
  };
}

/** HI-SET-5, HI-SET-6, HI-SET-7 */
const newPlayer = (seat: number): Player => ({
  money: NUMBERS.startMoney,
  stock: NUMBERS.startMedicines,
  ready: ASSISTANTS.map(() => false),
  examination: [],
  emergency: [],
  hades: [],
  doctors: [hire(basicDoctor(seat))],
  wild: [],
  option: NOTHING,
  cured: [],
  gonePatients: [],
  goneDoctors: [],
  goneKnowledge: [],
  points: POINTS.map(() => 0),
});
