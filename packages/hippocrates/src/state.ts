import type { State } from '@asclepion/kernel';
import type { Amounts } from './data/medicines.ts';

/** No tile, or an open contract. */
export const NOTHING = 0;
/** In a view: a tile that the viewer does not know. */
export const HIDDEN_TILE = -1;
/** A contract filled by a patient who has left the game with another doctor (HI-SCO-5). */
export const LEFT = -1;

/** Some tiles by their numbers. Lists are never changed, only replaced, so that copies of a state may share them. */
export type Tiles = readonly number[];

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
  examination: Tiles;
  emergency: Tiles;
  hades: Tiles;
  doctors: readonly Employed[];
  /** Knowledge kept for a treatment phase. */
  wild: Tiles;
  /** The doctor of the free row who bears this player's option token. */
  option: number;
  /** Patients cured in this round, until they are discharged. */
  cured: Tiles;
  /** Tiles that left the game from this player. */
  gonePatients: Tiles;
  goneDoctors: Tiles;
  goneKnowledge: Tiles;
  /** Points so far, by POINTS. */
  points: readonly number[];
}

/** What an AI seat has (HI-AI-2). */
export interface Rival {
  /** Points so far, by POINTS; in solo games only (HI-AI-6). */
  points: readonly number[];
}

/**
 * Tables of columns are by CITIES, of places front to rear. Seats 0 to 3: players first, then AI seats.
 */
export interface HippocratesState extends State {
  /** 1 to 4, and 1 to 3. */
  round: number;
  subRound: number;
  /** Seats in the order of the passive track, leftmost first, also of markers that have left it in this sub-round. */
  order: readonly number[];
  /** The seat whose marker stands on each space of the active track, -1 for none. */
  active: readonly number[];
  /** The place that the unused die of each city lies beside, 0 without one. */
  dice: readonly number[];
  queues: Tiles[];
  bribes: Tiles[];
  /** Top first; a view shows the top only. */
  reserves: Tiles[];
  /** Face-down piles, top first; not in a view. */
  doctorPiles: Tiles[];
  kitPiles: Tiles[];
  knowledgePiles: Tiles[];
  extraPile: Tiles;
  /** Face up in each column. */
  cityDoctors: Tiles;
  kits: Tiles;
  knowledge: Tiles;
  /** F1 to F4. */
  freeRow: Tiles;
  /** Tiles that are not used in this game, unknown to all. */
  boxKits: Tiles;
  boxKnowledge: Tiles;
  /** Tiles that left the game from the board. */
  outPatients: Tiles;
  outDoctors: Tiles;
  outKits: Tiles;
  /** By seat: the number on the track, and how many markers lie below on the same number (HI-REP-2). */
  reputation: readonly number[];
  height: readonly number[];
  players: Player[];
  rivals: Rival[];
  /** While all decide at the same time: what the players had before, which is what others see (HI-HID-2). */
  before: Player[];
}

export const clonePlayer = (player: Readonly<Player>): Player => ({ ...player });

export const cloneState = (state: Readonly<HippocratesState>): HippocratesState => ({
  ...state,
  frames: state.frames.slice(),
  queues: state.queues.slice(),
  bribes: state.bribes.slice(),
  reserves: state.reserves.slice(),
  doctorPiles: state.doctorPiles.slice(),
  kitPiles: state.kitPiles.slice(),
  knowledgePiles: state.knowledgePiles.slice(),
  players: state.players.map(clonePlayer),
  rivals: state.rivals.map((rival) => ({ ...rival })),
  before: state.before.map(clonePlayer),
});

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Adds points of a kind to a player or a rival. */
export function score(to: { points: readonly number[] }, what: PointsFor, points: number): void {
  const place = POINTS.indexOf(what);
  to.points = to.points.with(place, to.points[place] + points);
}

/** Medicines more or less. */
export const changed = (stock: Amounts, by: Amounts, sign = 1): Amounts => [
  stock[0] + sign * by[0],
  stock[1] + sign * by[1],
  stock[2] + sign * by[2],
];
