import type { Chance } from '@asclepion/kernel';
import { BOX, BY_SEATS, NUMBERS } from './data/numbers.ts';
import { fullHand } from './phases/actions.ts';
import { EMPTY } from './phases/notepad.ts';
import type { Rules } from './rules.ts';
import { type Bag, type Clinic, type ClinicState, clonePerson, NO_TILE, type Person } from './state.ts';

/** The table before anything is drawn (section 3): what the setup steps do from here on is in their own file. */
export function start(rules: Rules, chance: Chance): ClinicState {
  const { seats, options } = rules;
  return {
    programme: rules.programme,
    frames: [{ step: 'programme', at: 0 } as ClinicState['frames'][number]],
    chance,
    round: 1,
    action: 0,
    turnOrder: [],
    arrivals: new Array(seats).fill(0),
    arrivalCount: 0,
    notepad: new Array(rules.services.length * NUMBERS.notepadPlaces).fill(EMPTY),
    patientBag: bag(BY_SEATS.patientBag[seats], options.bags?.patients),
    doctorBag: bag(
      [...BY_SEATS.doctorBag[seats], ...rules.applicants.map(({ inBag }) => inBag)],
      options.bags?.doctors,
    ),
    university: new Array(BY_SEATS.universitySpaces[seats]).fill(EMPTY),
    nurses: new Array(NUMBERS.rounds).fill(BY_SEATS.nursesARound[seats]),
    orderlies: BY_SEATS.orderlies[seats],
    tileSupply: rules.tiles.map(({ copies }) => copies),
    faceUp: rules.tiles.map(({ pile, copies }) => (pile === true && copies > 0 ? 1 : 0)),
    equipmentSupply: rules.equipment.map(({ copies }) => copies),
    entranceSupply: BOX.entrances - seats,
    bonusTiles: [],
    clinics: rules.geometry.map((_, seat) => newClinic(rules, seat)),
    marks: newMarks(rules),
  };
}

/** What modules keep for themselves from the start. */
function newMarks(rules: Rules): ClinicState['marks'] {
  const kept: ClinicState['marks'] = {};
  for (const { id, marks } of rules.modules) if (marks !== undefined) kept[id] = marks(rules).slice();
  return kept;
}

/** Who is on a player's board from the start. */
function startingPeople(rules: Rules): Person[] {
  const people: Person[] = [];
  for (const starting of rules.startingPeople) for (const person of starting(rules)) people.push(clonePerson(person));
  return people;
}

/** A full bag, or the list of a fixed setup (CB-PRE-4). */
function bag(counts: readonly number[], queue: readonly number[] | undefined): Bag {
  if (queue === undefined) return { counts: counts.slice() };
  return { counts: counts.map((_, level) => queue.filter((drawn) => drawn === level).length), queue: queue.slice() };
}

function newClinic(rules: Rules, seat: number): Clinic {
  const geo = rules.geometry[seat];
  return {
    tiles: new Array(geo.cells).fill(0),
    equipment: new Array(geo.cells).fill(0),
    entrances: new Array(geo.edges.length).fill(0),
    cars: new Array(geo.edges.length).fill(0),
    parked: new Array(geo.perFloor).fill(0),
    vehicles: [],
    people: startingPeople(rules),
    money: NUMBERS.startingMoney,
    income: 0,
    tied: 0,
    popularity: 0,
    time: 0,
    walked: 0,
    hand: fullHand(rules.options['action-tiles']),
    laid: NO_TILE,
    built: [0, 0],
    used: [],
    deaths: 0,
  };
}
