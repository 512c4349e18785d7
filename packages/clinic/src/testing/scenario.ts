import type { Choice, Event, Result } from '@asclepion/kernel';
import { EMPTY, PLACES } from '../phases/notepad.ts';
import { type LevelName, type PlaceName, Position } from '../position/position.ts';
import { ACCESS, BESIDE, type Kind, LEVELS, PRE_ADMISSION } from '../state.ts';

/** A position that is played from and asked about, as tests do. */
export class Scenario extends Position {
  /** Clinic T1 of the module files: psychiatry in the front row, its first car far away. */
  clinicT1(money = 100): this {
    return this.tile('hub:psychiatry', '0A1')
      .tile('treatment-room', '0B1')
      .tile('supply-room', '0C1')
      .entrance('0A1-S')
      .money(money);
  }

  /** The row as it is now, in the same writing. */
  rowText(service: string): string {
    const start = this.rules.services.indexOf(service) * PLACES;
    return this.state.notepad
      .slice(start, start + PLACES)
      .map(letterOf)
      .join(' ');
  }

  universityText(): string {
    return this.state.university.map(letterOf).join(' ');
  }

  /** Everybody of a kind, in the words that put them there: `white 0C2`, `yellow access`. */
  people(kind: Kind): string[] {
    const { cellNames } = this.rules.geometry[this.current];
    const place = (at: number): string => {
      if (at === ACCESS) return 'access';
      if (at <= BESIDE) return this.rules.placesBeside[BESIDE - at];
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
    const index = service === undefined ? -1 : this.rules.services.indexOf(service);
    return { do: 'go', kind, level: LEVELS.indexOf(level), service: index, from: this.place(from), to: this.cell(to) };
  }

  treat(at: string, doctor: LevelName, patient: LevelName): Choice {
    return { do: 'treat', at: this.cell(at), doctor: LEVELS.indexOf(doctor), patient: LEVELS.indexOf(patient) };
  }
}

const letterOf = (level: number): string => (level === EMPTY ? '_' : 'WYOR'[level]);
