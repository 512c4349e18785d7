import type { State } from '@asclepion/kernel';
import type { Amounts } from './data/medicines.ts';

/** No tile, or an open contract. */
export const NOTHING = 0;
/** In a view: a tile that the viewer does not know. */
export const HIDDEN_TILE = -1;
/** A contract filled by a patient who has left the game with another doctor (HI-SCO-5). */
export const LEFT = -1;

/** A doctor in somebody's employ; replaced, never changed. */
export interface Employed {
  /** The tile's number. */
  readonly doctor: number;
  /** For each contract the patient who fills it; NOTHING while it is open, LEFT as above. */
  readonly filled: readonly number[];
}

/** What points were given for, in the order of `points`. */
export const POINTS = ['patients', 'doctors', 'effects', 'knowledge'] as const;
export type PointsFor = (typeof POINTS)[number];

/** What one player has. Tiles are numbers. */
export interface Player {
  money: number;
  /** Medicines by kind. */
  stock: Amounts;
  /** Whether each assistant is ready, by ASSISTANTS. */
  ready: readonly boolean[];
  examination: number[];
  emergency: number[];
  hades: number[];
  doctors: Employed[];
  /** Knowledge kept for a treatment phase. */
  wild: number[];
  /** The doctor of the free row who bears this player's option token. */
  option: number;
  /** Patients cured in this round, until they are discharged. */
  cured: number[];
  /** Tiles that left the game from this player. */
  gonePatients: number[];
  goneDoctors: number[];
  goneKnowledge: number[];
  /** Points so far, by POINTS. */
  points: number[];
}

/** What an AI seat has (HI-AI-2). */
export interface Rival {
  /** Points so far, by POINTS; in solo games only (HI-AI-6). */
  points: number[];
}

/**
 * Tables of columns are by CITIES, of places front to rear. Seats 0 to 3: players first, then AI seats.
 */
export interface HippocratesState extends State {
  /** 1 to 4, and 1 to 3. */
  round: number;
  subRound: number;
  /** Seats in the order of the passive track, leftmost first, also of markers that have left it in this sub-round. */
  order: number[];
  /** The seat whose marker stands on each space of the active track, -1 for none. */
  active: number[];
  /** The place that the unused die of each city lies beside, 0 without one. */
  dice: number[];
  queues: number[][];
  bribes: number[][];
  /** Top first; a view shows the top only. */
  reserves: number[][];
  /** Face-down piles, top first; not in a view. */
  doctorPiles: number[][];
  kitPiles: number[][];
  knowledgePiles: number[][];
  extraPile: number[];
  /** Face up in each column. */
  cityDoctors: number[];
  kits: number[];
  knowledge: number[];
  /** F1 to F4. */
  freeRow: number[];
  /** Tiles that are not used in this game, unknown to all. */
  boxKits: number[];
  boxKnowledge: number[];
  /** Tiles that left the game from the board. */
  outPatients: number[];
  outDoctors: number[];
  outKits: number[];
  /** By seat: the number on the track, and how many markers lie below on the same number (HI-REP-2). */
  reputation: number[];
  height: number[];
  players: Player[];
  rivals: Rival[];
  /** While all decide at the same time: what the players had before, which is what others see (HI-HID-2). */
  before: Player[];
}

export const clonePlayer = (player: Readonly<Player>): Player => ({
  ...player,
  examination: player.examination.slice(),
  emergency: player.emergency.slice(),
  hades: player.hades.slice(),
  doctors: player.doctors.slice(),
  wild: player.wild.slice(),
  cured: player.cured.slice(),
  gonePatients: player.gonePatients.slice(),
  goneDoctors: player.goneDoctors.slice(),
  goneKnowledge: player.goneKnowledge.slice(),
  points: player.points.slice(),
});

const copyOf = (rows: readonly (readonly number[])[]): number[][] => rows.map((row) => row.slice());

export const cloneState = (state: Readonly<HippocratesState>): HippocratesState => ({
  ...state,
  frames: state.frames.slice(),
  order: state.order.slice(),
  active: state.active.slice(),
  dice: state.dice.slice(),
  queues: copyOf(state.queues),
  bribes: copyOf(state.bribes),
  reserves: copyOf(state.reserves),
  doctorPiles: copyOf(state.doctorPiles),
  kitPiles: copyOf(state.kitPiles),
  knowledgePiles: copyOf(state.knowledgePiles),
  extraPile: state.extraPile.slice(),
  cityDoctors: state.cityDoctors.slice(),
  kits: state.kits.slice(),
  knowledge: state.knowledge.slice(),
  freeRow: state.freeRow.slice(),
  boxKits: state.boxKits.slice(),
  boxKnowledge: state.boxKnowledge.slice(),
  outPatients: state.outPatients.slice(),
  outDoctors: state.outDoctors.slice(),
  outKits: state.outKits.slice(),
  reputation: state.reputation.slice(),
  height: state.height.slice(),
  players: state.players.map(clonePlayer),
  rivals: state.rivals.map(({ points }) => ({ points: points.slice() })),
  before: state.before.map(clonePlayer),
});

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Adds points of a kind to a player or a rival. */
export function score(to: { points: number[] }, what: PointsFor, points: number): void {
  to.points[POINTS.indexOf(what)] += points;
}

/** Medicines more or less. */
export const changed = (stock: Amounts, by: Amounts, sign = 1): Amounts => [
  stock[0] + sign * by[0],
  stock[1] + sign * by[1],
  stock[2] + sign * by[2],
];
