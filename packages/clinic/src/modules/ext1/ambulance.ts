import { type Choice, type Flow, isTogether, type Violation } from '@asclepion/kernel';
import { AMBULANCE } from '../../data/ext1/ambulance.ts';
import { BOX, NUMBERS } from '../../data/numbers.ts';
import { defineOffered, type Steps } from '../../module.ts';
import { newPatient } from '../../people/people.ts';
import { openServices, refuseAdmission } from '../../phases/admit.ts';
import { parking } from '../../phases/cars.ts';
import { EMPTY } from '../../phases/notepad.ts';
import type { Rules } from '../../rules.ts';
import type { ClinicState, Level } from '../../state.ts';
import { NOT_OFFERED, violation } from '../../violation.ts';

/** Its vehicle, which parks among the cars. */
const VEHICLE = 'ambulance';

const NOBODY_THERE = violation('C1-AMB-3', 'no-ambulance-there');

/** Where in the marks the ambulances of the supply are counted, behind the places of the board. */
const SUPPLY = AMBULANCE.places;

const PLACES = Array.from({ length: AMBULANCE.places }, (_, place) => place);

const board = (state: Readonly<ClinicState>): number[] => state.marks.ambulance;

/** White or yellow patients of the box that are not in the bag, on the notepad or on a board (C1-AMB-2). */
function inSupply(state: Readonly<ClinicState>, level: Level): number {
  let count = BOX.patients[level] - state.patientBag.counts[level];
  for (const waiting of state.notepad) if (waiting === level) count--;
  for (const place of PLACES) if (board(state)[place] === level) count--;
  for (const { people } of state.clinics)
    for (const person of people) if (person.kind === 'patient' && person.level === level) count--;
  return count;
}

/** Puts a patient with an ambulance on each empty place, as long as there are ambulances (C1-AMB-1, 2, 7). */
function fill(state: ClinicState, flow: Flow): void {
  const marks = board(state);
  if (marks[SUPPLY] === 0 || !marks.includes(EMPTY)) return;
  const left = AMBULANCE.levels.map((level) => inSupply(state, level));
  for (let place = 0; place < AMBULANCE.places; place++) {
    if (marks[place] !== EMPTY || marks[SUPPLY] === 0) continue;
    const counts = left.map((count) => Math.max(AMBULANCE.least, count));
    let drawn = flow.draw(counts.reduce((sum, count) => sum + count, 0));
    const at = counts.findIndex((count) => {
      drawn -= count;
      return drawn < 0;
    });
    const level = AMBULANCE.levels[at];
    left[at]--;
    marks[place] = level;
    marks[SUPPLY]--;
    flow.events?.push({ id: 'ambulance-came', level });
  }
}

/** The first place with a patient of that level, or -1. */
const placeOf = (state: Readonly<ClinicState>, level: unknown): number =>
  board(state).findIndex((there, place) => place < SUPPLY && there === level);

/** Why a seat may not take a patient of that level for that service (C1-AMB-3, 4). */
function refuseFetch(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  { level, service }: Choice,
): Violation | undefined {
  if (rules.services[Number(service)] === undefined) return NOT_OFFERED;
  if (placeOf(state, level) < 0) return NOBODY_THERE;
  const refused = refuseAdmission(rules, state, seat, Number(service));
  return refused?.rule === 'CB-CAR-4' ? { ...refused, rule: 'C1-AMB-4' } : refused;
}

function fetches(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[] {
  const choices: Choice[] = [];
  const open = openServices(rules, state, seat);
  for (const level of AMBULANCE.levels) {
    if (placeOf(state, level) < 0) continue;
    for (const service of open) choices.push({ do: 'fetch', level, service });
  }
  return choices;
}

const steps: Steps = {
  'ambulance-setup': { run: (_rules, state, _frame, flow) => fill(state, flow) },
  'ambulance-admit': {
    choices: (rules, state, _frame, seat) => [...fetches(rules, state, seat), { do: 'done' }],
    refuse: (rules, state, _frame, seat, choice) =>
      choice.do === 'fetch' ? refuseFetch(rules, state, seat, choice) : NOT_OFFERED,
    idle: (rules, state, frame) => fetches(rules, state, frame.seat as number).length === 0,
    choose(rules, state, _frame, seat, choice, flow) {
      if (choice.do === 'done') return;
      const [level, service] = [Number(choice.level), Number(choice.service)];
      board(state)[placeOf(state, level)] = EMPTY;
      state.clinics[seat].people.push(newPatient(level, service));
      flow.events?.push({ id: 'ambulance-admitted', seat, service: rules.services[service], level });
      flow.next(parking(seat, VEHICLE));
    },
  },
  'ambulance-refill': {
    run(_rules, state, _frame, flow) {
      // In the last round the display stays as it is (C1-GEN-8).
      if (state.round < NUMBERS.rounds) fill(state, flow);
    },
  },
};

/** Ambulances that are about to be parked. */
const onTheirWay = (state: Readonly<ClinicState>): number =>
  state.frames
    .flatMap((frame) => (isTogether(frame) ? frame.lanes.flat() : [frame]))
    .filter((frame) => 'vehicle' in frame && frame.vehicle === VEHICLE).length;

/**
 * Ambulance: a board of three patients, of whom a player may admit one before the queue points of each admit action.
 * Its ambulance is parked and leaves like a car. `marks.ambulance` holds the level on each place, then the ambulances
 * left in the supply. Rules C1-AMB-1 to 7.
 */
export const ambulance = defineOffered({
  id: 'ambulance',
  box: 'ext1',
  about: AMBULANCE.about,
  marks: () => [...PLACES.map(() => EMPTY), AMBULANCE.ambulances],
  vehicles: [
    {
      id: VEHICLE,
      left(_rules, state) {
        board(state)[SUPPLY]++;
      },
    },
  ],
  steps,
  programme: [
    { name: 'ambulance-setup', place: { after: 'setup-displays' } },
    { name: 'ambulance-refill', place: { after: 'admin-nurses' } },
  ],
  admitting: (_rules, _state, seat) => [{ step: 'ambulance-admit', seat }],
  conserved: (_rules, state) => ({
    ambulance:
      board(state)[SUPPLY] +
      board(state).filter((level, place) => place < SUPPLY && level !== EMPTY).length +
      state.clinics.reduce(
        (sum, { vehicles }) => sum + vehicles.filter(({ vehicle }) => vehicle === VEHICLE).length,
        0,
      ) +
      onTheirWay(state),
  }),
});
