import { type Choice, createEngine, type Event, type Frame, type Violation } from '@asclepion/kernel';
import { assistantNamed } from '../src/data/assistants.ts';
import {
  ASSISTANTS,
  amountsOf,
  CITIES,
  columnOf,
  doctorNamed,
  doctorTile,
  type Employed,
  type HippocratesState,
  hippocrates,
  lettersOf,
  NOTHING,
  type Player,
  patientTile,
  seatPoints,
} from '../src/index.ts';
import { makeReady, setAside } from '../src/payment.ts';

/** What a test says of a player; everything else stays as it was. */
export interface Given {
  readonly money?: number;
  /** Medicines as the rules write them. */
  readonly stock?: string;
  /** Assistants that are ready; all others are set aside. */
  readonly ready?: readonly string[];
  readonly reputation?: number;
  readonly examination?: readonly number[];
  readonly emergency?: readonly number[];
  readonly hades?: readonly number[];
  /** Doctors by id, each with what fills its contracts; none for open ones. */
  readonly doctors?: Readonly<Record<string, readonly number[]>>;
  readonly wild?: number;
  readonly points?: number;
}

/** A table in some position, played on by a test. */
export class Scenario {
  readonly engine;
  state: HippocratesState;
  events: Event[] = [];

  constructor(options: Readonly<Record<string, unknown>> = { seats: 2 }, seed = 'test') {
    this.engine = createEngine(hippocrates, options);
    this.state = this.engine.begin(`fast:${seed}`).state;
    // Everybody begins with travel ready; a test changes what it is about.
    for (const seat of this.engine.deciders(this.state)) this.does(seat, { do: 'ready', assistant: 'travel' });
  }

  player(seat = 0): Player {
    return this.state.players[seat];
  }

  /** Takes a patient out of queues and reserves, so that there is one of each. */
  private takePatient(patient: number): number {
    const column = columnOf(patientTile(patient).city);
    const reserve = this.state.reserves[column].filter((other) => other !== patient);
    const place = this.state.queues[column].indexOf(patient);
    if (place >= 0) this.state.queues[column] = this.state.queues[column].with(place, reserve.pop() ?? NOTHING);
    this.state.reserves[column] = reserve;
    return patient;
  }

  /** Takes a doctor out of every pile and row. */
  private takeDoctor(doctor: number): number {
    const { doctorPiles, extraPile, freeRow, cityDoctors } = this.state;
    this.state.doctorPiles = doctorPiles.map((pile) => pile.filter((other) => other !== doctor));
    this.state.extraPile = extraPile.filter((other) => other !== doctor);
    const without = (row: readonly number[]) => row.map((other) => (other === doctor ? NOTHING : other));
    this.state.freeRow = without(freeRow);
    this.state.cityDoctors = without(cityDoctors);
    return doctor;
  }

  has(seat: number, given: Given): this {
    const player = this.player(seat);
    player.money = given.money ?? player.money;
    if (given.stock !== undefined) player.stock = amountsOf(given.stock);
    if (given.ready !== undefined) {
      setAside(player, [0, 1, 2]);
      for (const assistant of given.ready) makeReady(player, assistantNamed(assistant));
    }
    if (given.reputation !== undefined) this.state.reputation = this.state.reputation.with(seat, given.reputation);
    for (const room of ['examination', 'emergency', 'hades'] as const) {
      const patients = given[room];
      if (patients !== undefined) player[room] = patients.map((patient) => this.takePatient(patient));
    }
    if (given.doctors !== undefined) {
      player.doctors = Object.entries(given.doctors).map(([id, filled]): Employed => {
        const { number, contracts } = doctorNamed(id) ?? doctorTile(1);
        for (const patient of filled) if (patient > NOTHING) this.takePatient(patient);
        return { doctor: this.takeDoctor(number), filled: contracts.map((_, place) => filled[place] ?? NOTHING) };
      });
    }
    if (given.wild !== undefined) player.wild = Array.from({ length: given.wild }, (_, tile) => tile + 1);
    if (given.points !== undefined) player.points = player.points.with(0, given.points);
    return this;
  }

  /** The unused dice, by the places that they lie beside; all others are gone. */
  dice(places: Readonly<Record<string, number>>): this {
    this.state.dice = CITIES.map((city) => places[city] ?? 0);
    return this;
  }

  /** Who waits at a place (`ALE-2`), with how many drachmas; NOTHING for nobody. */
  waits(where: string, patient: number, bribe = 0): this {
    const [column, place] = placeOf(where);
    const before = this.state.queues[column][place];
    if (patient !== NOTHING) this.takePatient(patient);
    if (this.state.queues[column][place] === before && before !== NOTHING)
      this.state.reserves[column] = [...this.state.reserves[column], before];
    this.state.queues[column] = this.state.queues[column].with(place, patient);
    this.state.bribes[column] = this.state.bribes[column].with(place, bribe);
    return this;
  }

  /** Puts a patient on top of its reserve. */
  onTop(patient: number): this {
    this.takePatient(patient);
    const column = columnOf(patientTile(patient).city);
    this.state.reserves[column] = [patient, ...this.state.reserves[column]];
    return this;
  }

  waitingAt(where: string): { patient: number; bribe: number } {
    const [column, place] = placeOf(where);
    return { patient: this.state.queues[column][place], bribe: this.state.bribes[column][place] };
  }

  /** Doctors by id and kits by number, face up in the columns. */
  offers(columns: Readonly<Record<string, { doctor?: number; kit?: number; knowledge?: number }>>): this {
    for (const [city, { doctor, kit, knowledge }] of Object.entries(columns)) {
      const column = columnOf(city);
      if (doctor !== undefined) {
        this.takeDoctor(doctor);
        this.state.cityDoctors = this.state.cityDoctors.with(column, doctor);
      }
      const { kits, knowledge: tiles } = this.state;
      this.set({
        kits: kits.with(column, kit ?? kits[column]),
        knowledge: tiles.with(column, knowledge ?? tiles[column]),
      });
    }
    return this;
  }

  freeRow(...doctors: readonly number[]): this {
    this.state.freeRow = doctors.map((doctor) => (doctor === NOTHING ? doctor : this.takeDoctor(doctor)));
    return this;
  }

  set(changes: Partial<HippocratesState>): this {
    Object.assign(this.state, changes);
    return this;
  }

  /** Goes on from a step of the programme. */
  from(step: string): this {
    return this.resume([{ step: 'programme', at: this.state.programme.indexOf(step) } as Frame]);
  }

  /** Only this step of the programme, or these frames: nothing comes after. */
  only(...frames: readonly (string | Frame)[]): this {
    const end = { step: 'programme', at: this.state.programme.length } as Frame;
    return this.resume([
      end,
      ...frames.map((frame) => (typeof frame === 'string' ? { step: frame } : frame)).reverse(),
    ]);
  }

  private resume(frames: Frame[]): this {
    this.state.frames = frames;
    const { state, events } = this.engine.resume(this.state);
    this.state = state;
    this.events = events;
    return this;
  }

  does(seat: number, choice: Choice): this {
    const done = this.engine.apply(this.state, seat, choice);
    if (!done.ok) throw new Error(`${JSON.stringify(choice)} is refused: ${JSON.stringify(done.violation)}`);
    this.state = done.state;
    this.events = done.events;
    return this;
  }

  refusal(seat: number, choice: Choice): Violation | undefined {
    return this.engine.refusal(this.state, seat, choice);
  }

  /** The rule by which a choice is refused. */
  refused(seat: number, choice: Choice): string | undefined {
    return this.refusal(seat, choice)?.rule;
  }

  choices(seat = 0): Choice[] {
    return this.engine.choices(this.state, seat);
  }

  step(seat = 0): string | undefined {
    return this.engine.asking(this.state, seat)?.step;
  }

  stock(seat = 0): string {
    return lettersOf(this.player(seat).stock);
  }

  /** Assistants that are ready. */
  ready(seat = 0): string[] {
    return ASSISTANTS.filter((_, assistant) => this.player(seat).ready[assistant]);
  }

  /** Points so far, of players with what their rooms cost. */
  points(seat = 0): number {
    return seatPoints(this.state)[seat];
  }

  /** Doctors in employ, by id, with what fills their contracts. */
  doctors(seat = 0): Record<string, readonly number[]> {
    return Object.fromEntries(this.player(seat).doctors.map(({ doctor, filled }) => [doctorTile(doctor).id, filled]));
  }
}

function placeOf(where: string): [column: number, place: number] {
  const [city, place] = where.split('-');
  return [columnOf(city), Number(place) - 1];
}

/** The use of a die: `die` is the place's own city unless another is named. */
export function use(deed: string, where: string, more: { die?: string; with?: string } = {}): Choice {
  const [column, place] = where.split('-');
  return { do: deed, column, die: column, place: Number(place), ...more };
}

/** One turn of a player in the welcome phase. */
export const turn = (seat = 0): Frame => ({ step: 'welcome', seat });

/** A table at which the first player treats patients. */
export const surgery = (given: Given): Scenario =>
  new Scenario({ seats: 2, 'treat-order': 'in-turn' }).has(0, given).only({ step: 'treat', seat: 0 });

export const cure = (patient: number, contracts: string, more: { wild?: string; with?: string } = {}): Choice => ({
  do: 'cure',
  patient,
  contracts,
  ...more,
});
