import type { Chance } from '@asclepion/kernel';
import { ADMINISTRATORS } from './data/administrators.ts';
import { EVENTS } from './data/events.ts';
import { NUMBERS } from './data/numbers.ts';
import { REPORTS } from './data/reports.ts';
import { DEPARTMENT_COPIES, DEPARTMENTS } from './data/rooms.ts';
import { SPECIALIST_COPIES, SPECIALISTS } from './data/specialists.ts';
import { NOBODY } from './patient.ts';
import type { Rules } from './rules.ts';
import { type DiceState, type Hospital, POINTS } from './state.ts';

/** Every card of a kind so many times, in order: `setup-patients` shuffles. */
const stackOf = (kinds: readonly unknown[], copies: number): number[] =>
  kinds.flatMap((_, kind) => new Array<number>(copies).fill(kind));

/** The table before anything is drawn (section 4). */
export function start(rules: Rules, chance: Chance): DiceState {
  const { seats, options } = rules;
  return {
    programme: rules.programme,
    frames: [{ step: 'programme', at: 0 } as DiceState['frames'][number]],
    chance,
    round: 1,
    firstPlayer: -1,
    bag: new Array(3).fill(NUMBERS.dicePerColour[seats]),
    ambulances: Array.from({ length: NUMBERS.ambulances[seats] }, () => []),
    departmentStack: stackOf(DEPARTMENTS, DEPARTMENT_COPIES),
    specialistStack: stackOf(SPECIALISTS, SPECIALIST_COPIES),
    eventStack: options.events === 'on' ? stackOf(EVENTS, 1) : [],
    reportStack: seats === 1 ? stackOf(REPORTS, 1) : [],
    departmentDisplay: [],
    specialistDisplay: [],
    event: -1,
    eventsSeen: [],
    reports: [],
    reportsClaimed: [],
    claimed: false,
    hospitals: Array.from({ length: seats }, newHospital),
  };
}

function newHospital(): Hospital {
  return {
    beds: new Array(NUMBERS.beds).fill(NOBODY),
    arrivals: [],
    lounge: [0, 0, 0],
    fatalities: 0,
    fatalitiesNow: 0,
    deathsNow: 0,
    bags: 0,
    rooms: 0,
    departments: [],
    specialists: [],
    nurses: NUMBERS.nurses,
    administrator: -1,
    dealt: [],
    set: '',
    ambulance: -1,
    returned: false,
    spared: [],
    neglected: 0,
    points: new Array(POINTS.length).fill(0),
  };
}

/** All administrators, to be dealt from. */
export const administratorStack = (): number[] => stackOf(ADMINISTRATORS, 1);
