import type { State } from '@asclepion/kernel';
import type { Hex } from './data/board.ts';
import type { Patient } from './patient.ts';

/** A department that was joined to a hospital; replaced, never changed. */
export interface Department extends Hex {
  /** Place in DEPARTMENTS. */
  readonly kind: number;
  readonly used: boolean;
}

/** A specialist; replaced, never changed. */
export interface Specialist {
  /** Place in SPECIALISTS. */
  readonly kind: number;
  readonly used: boolean;
}

/** What points were given for, in the order of `Hospital.points`. */
export const POINTS = ['discharged', 'empty-hospital', 'administrator', 'event', 'reports'] as const;

/** What one player has. */
export interface Hospital {
  /** Twelve beds, ward by ward; 0 is empty. Which bed it is never matters (DH-GEO-3). */
  beds: Patient[];
  /** Dice on the way in: drawn at setup, or unloaded from the ambulance. */
  arrivals: Patient[];
  /** Discharged this round, by true colour. */
  lounge: number[];
  /** Fatalities in all, those of this round, and deaths in phase 4 of this round. */
  fatalities: number;
  fatalitiesNow: number;
  deathsNow: number;
  bags: number;
  /** Starting rooms used this round, a bit for each. */
  rooms: number;
  departments: Department[];
  specialists: Specialist[];
  /** Nurses' actions left this round. */
  nurses: number;
  /** Place in ADMINISTRATORS, -1 before one is kept. */
  administrator: number;
  /** The administrators dealt to this player, until one is kept by everybody. */
  dealt: number[];
  /** The starting values chosen, as names of patients; '' before. */
  set: string;
  /** The ambulance taken this round, -1 before. */
  ambulance: number;
  /** Whether something was returned this round (DH-IMP-6). */
  returned: boolean;
  /** Untreated patients that lose nothing this round. */
  spared: Patient[];
  /** Patients in the untreated row at the start of phase 4. */
  neglected: number;
  /** Points so far, by POINTS. */
  points: number[];
}

export interface DiceState extends State {
  /** 1 to 8. */
  round: number;
  /** Holder of the first player token; -1 for nobody (solo). */
  firstPlayer: number;
  /** Dice in the bag, by colour. */
  bag: number[];
  /** Dice on each ambulance, lowest first; none once somebody has taken it. */
  ambulances: Patient[][];
  /** Face-down stacks, top first; kinds. -1 in a view. */
  departmentStack: number[];
  specialistStack: number[];
  eventStack: number[];
  reportStack: number[];
  /** Face up on offer, oldest first. */
  departmentDisplay: number[];
  specialistDisplay: number[];
  /** The event of this round, -1 without; and all that came up so far. */
  event: number;
  eventsSeen: number[];
  /** Reports face up, those claimed so far, and whether one was claimed this round. */
  reports: number[];
  reportsClaimed: number[];
  claimed: boolean;
  hospitals: Hospital[];
}

export function cloneState(state: Readonly<DiceState>): DiceState {
  return {
    ...state,
    frames: state.frames.slice(),
    bag: state.bag.slice(),
    ambulances: state.ambulances.map((dice) => dice.slice()),
    departmentStack: state.departmentStack.slice(),
    specialistStack: state.specialistStack.slice(),
    eventStack: state.eventStack.slice(),
    reportStack: state.reportStack.slice(),
    departmentDisplay: state.departmentDisplay.slice(),
    specialistDisplay: state.specialistDisplay.slice(),
    eventsSeen: state.eventsSeen.slice(),
    reports: state.reports.slice(),
    reportsClaimed: state.reportsClaimed.slice(),
    hospitals: state.hospitals.map((hospital) => ({
      ...hospital,
      beds: hospital.beds.slice(),
      arrivals: hospital.arrivals.slice(),
      lounge: hospital.lounge.slice(),
      departments: hospital.departments.slice(),
      specialists: hospital.specialists.slice(),
      dealt: hospital.dealt.slice(),
      spared: hospital.spared.slice(),
      points: hospital.points.slice(),
    })),
  };
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
