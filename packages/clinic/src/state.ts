import type { State } from '@asclepion/kernel';

/** Levels of doctors and patients: 0 white, 1 yellow, 2 orange, 3 red. */
export type Level = number;
export const LEVELS = ['white', 'yellow', 'orange', 'red'] as const;
export const RED = 3;

/** Sorts of people of the base game; each has places of its own in rooms (CB-MOVE-5). */
export type BaseKind = 'doctor' | 'nurse' | 'orderly' | 'patient';

/** Any sort of person: one of the base game, or one that a module declares (`kinds` in module.ts). */
export type Kind = string;

/** Where a person is when in no cell: in the pre-admission area, or at any of the owner's access points. */
export const PRE_ADMISSION = -1;
export const ACCESS = -2;
/** Places beside the board that modules bring, each by its place in the rules' list: this one, and down from there. */
export const BESIDE = -10;

/** Anybody on a player's board. */
export interface Person {
  kind: Kind;
  /** Doctors and patients; 0 for others. */
  level: Level;
  /** Patients: the service they were admitted for, an index into the rules' services; -1 for others. */
  service: number;
  /** A cell, PRE_ADMISSION, ACCESS, or a place beside the board. */
  at: number;
  /** 1 once this person did its part of the present step: walked in `move`, worked or was treated in `treat`. */
  spent: number;
  /** What it carries: 0 is nothing, a positive number a load of the rules, a negative one a tally of its own kind. */
  load: number;
  /** 1 while it lies down: it does nothing more this round (CX-GEN-3). */
  lying: number;
}

/** A person as others see it: any of those alike may be meant. */
export interface Who {
  readonly kind: Kind;
  readonly level: Level;
  readonly service: number;
  /** A cell, PRE_ADMISSION, ACCESS, or a place beside the board. */
  readonly at: number;
  /** What it carries, where it does. */
  readonly load?: number;
}

/** Action tiles, in the order in which they are carried out (CB-STEP-4). */
export const ACTIONS = ['build', 'hire', 'admit'] as const;
export const NO_TILE = -1;
/** What another player's face-down tile looks like. */
export const FACE_DOWN = -2;

/** A vehicle other than a car that stands among them: on an edge, or in the lot on a cell. Never changed, only replaced. */
interface ParkedVehicle {
  readonly vehicle: string;
  readonly edge: number;
  readonly lot: number;
}

/** One player's side of the table. Arrays are indexed by cell or by edge of the player's geometry. */
export interface Clinic {
  /** Index into the rules' tiles; 0 is no tile. */
  tiles: number[];
  /** Bits of what a module is equipped with: see the rules' equipment. */
  equipment: number[];
  /** 1 where an entrance lies. */
  entrances: number[];
  /** Vehicles on each edge, cars and others: 0 or 1. */
  cars: number[];
  /** Vehicles in the lot on a Floor 0 cell. */
  parked: number[];
  /** Which of them are no cars. */
  vehicles: ParkedVehicle[];
  people: Person[];
  money: number;
  /** Money earned this round, apart from savings until it is spent (CB-TREAT-12). */
  income: number;
  /** Money earned this round that pays costs but never buys popularity (CB-POP-5). */
  tied: number;
  popularity: number;
  time: number;
  /** Time walked in this round's move step, before savings. */
  walked: number;
  /** Action tiles still in hand, by action. */
  hand: number[];
  /** The tile laid for this action, NO_TILE or FACE_DOWN. */
  laid: number;
  /** 1 for each colour limit used up this round: hub, special module. */
  built: number[];
  /** Cells of rooms whose maintenance is higher because they were used this round. */
  used: number[];
  /** Patients that died in this game. */
  deaths: number;
}

/** A bag: how many of each level; `queue` is the fixed order of CB-PRE-4, drawn from the front. */
export interface Bag {
  counts: number[];
  queue?: number[];
}

export interface ClinicState extends State {
  /** 1 to 6. */
  round: number;
  /** 0 to 2. */
  action: number;
  turnOrder: number[];
  /** When each seat's popularity disc arrived where it is: the higher, the later (CB-ADM-15). */
  arrivals: number[];
  arrivalCount: number;
  /** Level or -1 for each place, row by row; the last place of a row is the red column (CB-SETUP-2). */
  notepad: number[];
  patientBag: Bag;
  doctorBag: Bag;
  /** From the left: a doctor's level, LEVELS.length plus an applicant's place in the rules' list, or -1. */
  university: number[];
  /** Nurses left in the group of each round. */
  nurses: number[];
  /** Orderlies left in the job market. */
  orderlies: number;
  /** Tiles left, by index of the rules' tiles. */
  tileSupply: number[];
  /** 1 where the top tile of a pile lies face up (CB-SETUP-3). */
  faceUp: number[];
  /** Equipment left, by index of the rules' equipment. */
  equipmentSupply: number[];
  entranceSupply: number;
  /** Bonus tiles on show, indices into the rules' bonus tiles. */
  bonusTiles: number[];
  clinics: Clinic[];
  /** What modules keep for themselves, each under its own id. */
  marks: Record<string, number[]>;
}

/** A copy that shares nothing that can change. Written by hand: search makes hundreds of thousands a second. */
export function cloneState(state: ClinicState): ClinicState {
  const marks: Record<string, number[]> = {};
  for (const id in state.marks) marks[id] = state.marks[id].slice();
  return {
    programme: state.programme,
    frames: state.frames.slice(),
    chance: state.chance,
    round: state.round,
    action: state.action,
    turnOrder: state.turnOrder.slice(),
    arrivals: state.arrivals.slice(),
    arrivalCount: state.arrivalCount,
    notepad: state.notepad.slice(),
    patientBag: cloneBag(state.patientBag),
    doctorBag: cloneBag(state.doctorBag),
    university: state.university.slice(),
    nurses: state.nurses.slice(),
    orderlies: state.orderlies,
    tileSupply: state.tileSupply.slice(),
    faceUp: state.faceUp.slice(),
    equipmentSupply: state.equipmentSupply.slice(),
    entranceSupply: state.entranceSupply,
    bonusTiles: state.bonusTiles.slice(),
    clinics: state.clinics.map(cloneClinic),
    marks,
  };
}

function cloneBag(bag: Bag): Bag {
  return bag.queue === undefined
    ? { counts: bag.counts.slice() }
    : { counts: bag.counts.slice(), queue: bag.queue.slice() };
}

export function cloneClinic(clinic: Clinic): Clinic {
  return {
    tiles: clinic.tiles.slice(),
    equipment: clinic.equipment.slice(),
    entrances: clinic.entrances.slice(),
    cars: clinic.cars.slice(),
    parked: clinic.parked.slice(),
    vehicles: clinic.vehicles.slice(),
    people: clinic.people.map(clonePerson),
    money: clinic.money,
    income: clinic.income,
    tied: clinic.tied,
    popularity: clinic.popularity,
    time: clinic.time,
    walked: clinic.walked,
    hand: clinic.hand.slice(),
    laid: clinic.laid,
    built: clinic.built.slice(),
    used: clinic.used.slice(),
    deaths: clinic.deaths,
  };
}

export function clonePerson(person: Person): Person {
  return {
    kind: person.kind,
    level: person.level,
    service: person.service,
    at: person.at,
    spent: person.spent,
    load: person.load,
    lying: person.lying,
  };
}
