import { createEngine, type Engine, type Event, type Frame, openSeed } from '@asclepion/kernel';
import { cellNamed, edgeNamed } from '../board/geometry.ts';
import { addCar } from '../board/spots.ts';
import { compose } from '../compose.ts';
import { clinic } from '../index.ts';
import type { ClinicModule } from '../module.ts';
import { type ClinicOptions, parseOptions } from '../options.ts';
import { placeBeside, someone } from '../people/people.ts';
import { closeGaps, EMPTY, PLACES } from '../phases/notepad.ts';
import type { Rules } from '../rules.ts';
import {
  ACCESS,
  ACTIONS,
  type Clinic,
  type ClinicState,
  cloneState,
  type Kind,
  LEVELS,
  PRE_ADMISSION,
} from '../state.ts';

export type LevelName = (typeof LEVELS)[number];

/** Where somebody is: a cell by its name, or one of the places outside. */
export type PlaceName = string | 'access' | 'pre-admission';

const LETTERS = { W: 0, Y: 1, O: 2, R: 3, _: EMPTY } as const;

/** `_ R O W` as the examples of the rules write a row of the notepad or the university. */
export const levelsOf = (text: string): number[] =>
  text.split(' ').map((letter) => LETTERS[letter as keyof typeof LETTERS]);

/**
 * A position set up in a few words, as the examples of the rules do. It starts as the fixed setup (CB-PRE-4) with empty
 * boards and nobody on them. Cells and edges go by their names (`1C2`, `0D2-E`).
 */
export class Position {
  readonly engine: Engine<ClinicOptions, Rules, ClinicState>;
  state: ClinicState;
  /** What happened since the last `happened()`. */
  protected events: Event[] = [];
  protected current = 0;

  /** `offered` are the modules that the table may ask for, all there are if not given. */
  constructor(options: Readonly<Record<string, unknown>> = {}, offered?: readonly ClinicModule[]) {
    const game =
      offered === undefined
        ? clinic
        : {
            ...clinic,
            options: (raw: unknown) => parseOptions(raw, offered),
            compose: (asked: ClinicOptions) => compose(asked, offered),
          };
    this.engine = createEngine(game, { seats: 2, setup: 'fixed', ...options });
    this.state = cloneState(this.engine.beginWith(openSeed('fast:scenario')).state);
    for (let seat = 0; seat < this.engine.seats; seat++) this.seat(seat).clear();
    this.seat(0);
  }

  get rules(): Rules {
    return this.engine.rules;
  }

  /** The board that the next words are about. */
  get clinic(): Clinic {
    return this.state.clinics[this.current];
  }

  cell(name: string): number {
    const cell = cellNamed(this.rules.geometry[this.current], name);
    if (cell < 0) throw new Error(`No cell is named '${name}'.`);
    return cell;
  }

  edge(name: string): number {
    const edge = edgeNamed(this.rules.geometry[this.current], name);
    if (edge < 0) throw new Error(`No edge is named '${name}'.`);
    return edge;
  }

  seat(seat: number): this {
    this.current = seat;
    return this;
  }

  /** Takes everything off the board; supplies stay as they are. */
  clear(): this {
    const { clinic } = this;
    for (const list of [clinic.tiles, clinic.equipment, clinic.entrances, clinic.cars, clinic.parked]) list.fill(0);
    clinic.people = [];
    clinic.vehicles = [];
    return this;
  }

  /** Position S of section 19: layout White, the starting doctor at the entrance, deluxe. */
  positionS(money = 100): this {
    return this.tile('hub:psychiatry', '0D2')
      .entrance('0D2-E')
      .tile('treatment-room', '0C2')
      .tile('supply-room', '0C1')
      .car('0A3-W')
      .doctor('white', 'access', false)
      .money(money);
  }

  tile(id: string, at: string): this {
    const index = this.rules.tileIndex[id];
    if (index === undefined) throw new Error(`No tile is named '${id}'.`);
    this.clinic.tiles[this.cell(at)] = index;
    return this;
  }

  equipped(what: string, ...cells: string[]): this {
    const bit = this.rules.equipment.findIndex(({ id }) => id === what);
    if (bit < 0) throw new Error(`No equipment is named '${what}'.`);
    for (const at of cells) this.clinic.equipment[this.cell(at)] |= 1 << bit;
    return this;
  }

  entrance(...edges: string[]): this {
    for (const edge of edges) this.clinic.entrances[this.edge(edge)] = 1;
    return this;
  }

  car(...edges: string[]): this {
    for (const edge of edges) this.clinic.cars[this.edge(edge)] = 1;
    return this;
  }

  /** A vehicle other than a car, on an edge by its name or in the lot on a cell. */
  vehicle(vehicle: string, at: string): this {
    const lot = at.includes('-') ? -1 : this.cell(at);
    addCar(this.clinic, { edge: lot < 0 ? this.edge(at) : -1, lot, vehicle });
    return this;
  }

  carsInLot(at: string, cars: number): this {
    this.clinic.parked[this.cell(at)] = cars;
    return this;
  }

  doctor(level: LevelName, at: PlaceName, withCar = true): this {
    return this.person('doctor', LEVELS.indexOf(level), -1, at, withCar);
  }

  nurse(at: PlaceName, count = 1): this {
    for (let made = 0; made < count; made++) this.person('nurse', 0, -1, at);
    return this;
  }

  orderly(at: PlaceName, count = 1): this {
    for (let made = 0; made < count; made++) this.person('orderly', 0, -1, at);
    return this;
  }

  patient(level: LevelName, service: string, at: PlaceName = 'pre-admission'): this {
    const index = this.rules.services.indexOf(service);
    if (index < 0) throw new Error(`The service '${service}' is not in play.`);
    return this.person('patient', LEVELS.indexOf(level), index, at);
  }

  /** Where people are by its name: a cell, outside, or beside the board. */
  place(at: PlaceName): number {
    if (at === 'access') return ACCESS;
    if (at === 'pre-admission') return PRE_ADMISSION;
    return this.rules.placesBeside.includes(at) ? placeBeside(this.rules, at) : this.cell(at);
  }

  /** Somebody, with a car on the first free edge from the back left on, so that every keeper has one (CB-CAR-1). */
  person(kind: Kind, level: number, service: number, at: PlaceName, withCar = this.rules.kinds[kind].cars > 0): this {
    this.clinic.people.push(someone({ kind, level, service, at: this.place(at) }));
    const { edges } = this.rules.geometry[this.current];
    const free = edges.findLastIndex(
      (edge, index) => this.clinic.cars[index] === 0 && edge.cells.every((cell) => this.clinic.tiles[cell] === 0),
    );
    if (withCar && free >= 0) this.clinic.cars[free] = 1;
    return this;
  }

  money(money: number): this {
    this.clinic.money = money;
    return this;
  }

  popularity(popularity: number): this {
    this.clinic.popularity = popularity;
    return this;
  }

  time(time: number): this {
    this.clinic.time = time;
    return this;
  }

  round(round: number): this {
    this.state.round = round;
    return this;
  }

  /** A row of the notepad, its red column last: `_ R O W`. */
  row(service: string, levels: string): this {
    const start = this.rules.services.indexOf(service) * PLACES;
    levelsOf(levels).forEach((level, place) => {
      this.state.notepad[start + place] = level;
    });
    return this;
  }

  emptyNotepad(): this {
    this.state.notepad.fill(EMPTY);
    this.rules.services.forEach((_, row) => {
      closeGaps(this.state.notepad, row);
    });
    return this;
  }

  university(levels: string): this {
    this.state.university = levelsOf(levels);
    return this;
  }

  /** The bags in a fixed order, drawn from the front. */
  bags(bags: { patients?: string; doctors?: string }): this {
    for (const [key, text] of [
      ['patientBag', bags.patients],
      ['doctorBag', bags.doctors],
    ] as const) {
      if (text === undefined) continue;
      const queue = text === '' ? [] : levelsOf(text);
      this.state[key] = { counts: [0, 1, 2, 3].map((level) => queue.filter((drawn) => drawn === level).length), queue };
    }
    return this;
  }

  /** Asks exactly this next, and nothing after it. */
  asks(...frames: (Frame & Readonly<Record<string, unknown>>)[]): this {
    this.state.frames = [...frames].reverse();
    return this.go();
  }

  /** Goes on from that step of the programme to the next decision. */
  from(step: string): this {
    this.state.frames = [{ step: 'programme', at: this.state.programme.indexOf(step) } as Frame];
    return this.go();
  }

  /** Runs exactly these steps of the programme and nothing after them, up to the first decision. */
  only(...steps: string[]): this {
    return this.asks(...steps.map((step) => ({ step })));
  }

  private go(): this {
    const { state, events } = this.engine.resume(this.state);
    this.state = state;
    this.events.push(...events);
    return this;
  }

  /** The action tile that everybody, or each seat in its turn, has laid. */
  laid(...actions: (typeof ACTIONS)[number][]): this {
    this.state.clinics.forEach((clinic, seat) => {
      clinic.laid = ACTIONS.indexOf(actions[seat % actions.length]);
    });
    return this;
  }

  /** Asks that seat for its build, hire or admit action, and nothing after it. */
  builds(things = 2, seat = this.current): this {
    return this.asks({ step: 'build-thing', seat, things });
  }

  hires(seat = this.current): this {
    return this.asks({ step: 'hire-somebody', seat, groups: [] });
  }

  admits(points: number, seat = this.current): this {
    return this.asks({ step: 'spend-points', seat, points }, { step: 'close-notepad' });
  }
}
