import {
  type Choice,
  createEngine,
  type Engine,
  type Event,
  type Frame,
  openSeed,
  type Result,
} from '@asclepion/kernel';
import { cellNamed, edgeNamed } from '../board/geometry.ts';
import { compose } from '../compose.ts';
import { clinic } from '../index.ts';
import type { ClinicModule } from '../module.ts';
import type { ClinicOptions } from '../options.ts';
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
  type Person,
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
 * A position set up in a few words, as the examples of the rules do, and played from there. It starts as the fixed
 * setup (CB-PRE-4) with empty boards and nobody on them. Cells and edges go by their names (`1C2`, `0D2-E`).
 */
export class Scenario {
  readonly engine: Engine<ClinicOptions, Rules, ClinicState>;
  state: ClinicState;
  /** What happened since the last `happened()`. */
  private events: Event[] = [];
  private current = 0;

  /** `offered` are the modules that the table may ask for, all there are if not given. */
  constructor(options: Readonly<Record<string, unknown>> = {}, offered?: readonly ClinicModule[]) {
    const game =
      offered === undefined ? clinic : { ...clinic, compose: (asked: ClinicOptions) => compose(asked, offered) };
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

  /** Clinic T1 of the module files: psychiatry in the front row, its first car far away. */
  clinicT1(money = 100): this {
    return this.tile('hub:psychiatry', '0A1')
      .tile('treatment-room', '0B1')
      .tile('supply-room', '0C1')
      .entrance('0A1-S')
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

  /** Somebody, with a car on the first free edge from the back left on, so that every keeper has one (CB-CAR-1). */
  private person(kind: Kind, level: number, service: number, at: PlaceName, withCar = true): this {
    const place = at === 'access' ? ACCESS : at === 'pre-admission' ? PRE_ADMISSION : this.cell(at);
    const person: Person = { kind, level, service, at: place, spent: 0 };
    this.clinic.people.push(person);
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

  /** The row as it is now, in the same writing. */
  rowText(service: string): string {
    const start = this.rules.services.indexOf(service) * PLACES;
    return this.state.notepad
      .slice(start, start + PLACES)
      .map(letterOf)
      .join(' ');
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

  universityText(): string {
    return this.state.university.map(letterOf).join(' ');
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

  /** Everybody of a kind, in the words that put them there: `white 0C2`, `yellow access`. */
  people(kind: Kind): string[] {
    const { cellNames } = this.rules.geometry[this.current];
    const place = (at: number): string => {
      if (at === ACCESS) return 'access';
      return at === PRE_ADMISSION ? 'pre-admission' : cellNames[at];
    };
    const ofKind = this.clinic.people.filter((person) => person.kind === kind);
    return ofKind.map(({ level, at }) => `${LEVELS[level]} ${place(at)}`);
  }

  /** The score of the position as it stands. */
  final(): Result {
    const result = this.engine.result(this.only('final-score').state);
    if (result === undefined) throw new Error('The game is not over.');
    return result;
  }

  /** What one line of that score is worth to the seat. */
  line(id: string): number | undefined {
    return this.final().lines.find((line) => line.id === id)?.points[this.current];
  }

  /** What the seat may do now. */
  choices(seat = this.current): Choice[] {
    return this.engine.choices(this.state, seat);
  }

  may(choice: Choice, seat = this.current): boolean {
    return this.refusal(choice, seat) === undefined;
  }

  /** The rule that forbids a choice now, or undefined. */
  refusal(choice: Choice, seat = this.current): string | undefined {
    return this.engine.refusal(this.state, seat, choice)?.rule;
  }

  /** Does a choice that must be allowed. */
  choose(choice: Choice, seat = this.current): this {
    const applied = this.engine.apply(this.state, seat, choice);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} is refused: ${JSON.stringify(applied.violation)}`);
    this.state = applied.state;
    this.events.push(...applied.events);
    return this;
  }

  done(seat = this.current): this {
    return this.choose({ do: 'done' }, seat);
  }

  /** What happened since the last time. */
  happened(): Event[] {
    const { events } = this;
    this.events = [];
    return events;
  }

  /** The last thing of that name that happened to the seat since the last time; then all is forgotten. */
  event(id: string): Event | undefined {
    return this.happened().findLast((event) => event.id === id && event.seat === this.current);
  }

  /** Choices in the words of the examples. */
  build = (tile: string, at: string): Choice => ({ do: 'build', tile, at: this.cell(at) });
  equip = (what: string, at: string): Choice => ({ do: 'equip', what, at: this.cell(at) });
  park = (edge: string): Choice => ({ do: 'park', edge: this.edge(edge), lot: -1 });
  buy = (points: number): Choice => ({ do: 'buy', points });

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

  /** What field of the frame that asks a seat remembers: things left, points left. */
  asked(field: string, seat = this.current): unknown {
    const frame = this.engine.asking(this.state, seat);
    return frame === undefined ? undefined : Object.entries(frame).find(([name]) => name === field)?.[1];
  }

  tileAt(at: string): string {
    return this.rules.tiles[this.clinic.tiles[this.cell(at)]].id;
  }

  upgrade = (at: string): Choice => ({ do: 'upgrade', at: this.cell(at) });
  buildEntrance = (edge: string): Choice => ({ do: 'entrance', edge: this.edge(edge) });
  extra = (at: string): Choice => ({ do: 'extra', at: this.cell(at) });
  second = (at: string): Choice => ({ do: 'second', at: this.cell(at) });
  parkInLot = (at: string): Choice => ({ do: 'park', edge: -1, lot: this.cell(at) });
  shift = (edge: string): Choice => ({ do: 'shift', edge: this.edge(edge), lot: -1 });
  leave = (edge: string): Choice => ({ do: 'leave', edge: this.edge(edge), lot: -1 });
  take = (service: string): Choice => ({ do: 'take', row: this.rules.services.indexOf(service) });
  /** One step of whoever is on that place of a row, counted from 1 at the left. */
  step = (service: string, place: number, way: 'up' | 'down' | 'left' | 'right'): Choice => ({
    do: 'step',
    row: this.rules.services.indexOf(service),
    place: place - 1,
    way,
  });

  /** Somebody of that kind and level walks; services by name. */
  walk(kind: Kind, level: LevelName, from: PlaceName, to: string, service?: string): Choice {
    const place = from === 'access' ? ACCESS : from === 'pre-admission' ? PRE_ADMISSION : this.cell(from);
    const index = service === undefined ? -1 : this.rules.services.indexOf(service);
    return { do: 'go', kind, level: LEVELS.indexOf(level), service: index, from: place, to: this.cell(to) };
  }

  treat(at: string, doctor: LevelName, patient: LevelName): Choice {
    return { do: 'treat', at: this.cell(at), doctor: LEVELS.indexOf(doctor), patient: LEVELS.indexOf(patient) };
  }
}

const letterOf = (level: number): string => (level === EMPTY ? '_' : 'WYOR'[level]);
