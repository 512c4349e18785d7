import type { Violation } from '@asclepion/kernel';
import { isModule } from '../board/rooms.ts';
import { ANY, type Capacity, type Forbids, type KindDefinition } from '../module.ts';
import { capacities, isAmong, isStaff, mayWalk, placesAt } from '../people/people.ts';
import { FAR, walksAlong } from '../people/walking.ts';
import { type Walks, type Ways, waysOver } from '../people/ways.ts';
import type { Rules } from '../rules.ts';
import { ACCESS, type BaseKind, BESIDE, type Clinic, type Person } from '../state.ts';
import { violation } from '../violation.ts';
import { roomForAll } from './room-for-all.ts';

const NO_STOP = violation('CB-MOVE-2', 'may-not-stop');
const NO_STOP_KIND = violation('CB-MOVE-5', 'kind-may-not-stop');
const FULL = violation('CB-MOVE-5', 'room-full');
const NO_WAY = violation('CB-MOVE-16', 'no-way');
const BLOCKED = violation('CB-MOVE-14', 'way-blocked');
const NO_WAY_OUT = violation('CB-MOVE-12', 'no-way-out');
const ALREADY_THERE = violation('CB-MOVE-3', 'already-there');
const OVERFULL = violation('CB-MOVE-5', 'overfull');
const MUST_ENTER = violation('CB-MOVE-16', 'must-enter');
const MUST_SIT = violation('CB-MOVE-17', 'orderly-must-sit');

/** How those of one sort stand. */
interface Standing {
  /** Rooms with a place that nobody has for good. */
  readonly open: readonly number[];
  /** Whether any in a room may have to make room for another and find no hub that takes it in. */
  readonly mayBeStuck: boolean;
}

/** A seat's people by what is asked of them. */
interface Sorted {
  /** One of each of those whom nobody could tell apart. */
  readonly different: Person[];
  /** Those of them who may still walk. */
  readonly walkers: Person[];
  /** Staff who take places, wherever they are. */
  readonly staff: Person[];
  /** Those who are in cells, by whose places they take. */
  readonly inside: Record<BaseKind, Person[]>;
}

function sort(rules: Rules, clinic: Readonly<Clinic>): Sorted {
  const inside: Sorted['inside'] = { doctor: [], nurse: [], orderly: [], patient: [] };
  const sorted: Sorted = { different: [], walkers: [], staff: [], inside };
  for (const person of clinic.people) {
    const { takes, walks } = rules.kinds[person.kind];
    if (takes !== 'none') {
      if (person.at >= 0) inside[takes].push(person);
      if (walks === 'staff') sorted.staff.push(person);
    }
    if (isAmong(sorted.different, person)) continue;
    sorted.different.push(person);
    if (mayWalk(rules, person)) sorted.walkers.push(person);
  }
  return sorted;
}

function countIn(people: readonly Person[], cell: number): number {
  let count = 0;
  for (const { at } of people) if (at === cell) count++;
  return count;
}

/**
 * How one seat's people stand as they move, looked at once for everything that is asked of it. It holds for as long as
 * nobody moves; those who are asked about need not be in the clinic.
 */
export class Moving {
  readonly rules: Rules;
  readonly seat: number;
  readonly clinic: Readonly<Clinic>;
  private readonly ways: Ways;
  private readonly standing: Record<BaseKind, Standing | undefined>;
  private sorted: Sorted | undefined;
  private changes: readonly Capacity[] | undefined;
  private modulesSay: readonly Forbids[] | undefined;
  private overflowing: readonly Person[] | undefined;

  constructor(rules: Rules, seat: number, clinic: Readonly<Clinic>) {
    this.rules = rules;
    this.seat = seat;
    this.clinic = clinic;
    this.ways = waysOver(rules, seat, clinic);
    this.standing = { doctor: undefined, nurse: undefined, orderly: undefined, patient: undefined };
  }

  /** The cells with a module. */
  get rooms(): readonly number[] {
    return this.ways.rooms;
  }

  /** Those of them that are hubs. */
  get hubs(): readonly number[] {
    return this.ways.hubs;
  }

  private get people(): Sorted {
    this.sorted ??= sort(this.rules, this.clinic);
    return this.sorted;
  }

  /** One of each of those whom nobody could tell apart. */
  get different(): readonly Person[] {
    return this.people.different;
  }

  /** Those of them who may still walk. */
  get walkers(): readonly Person[] {
    return this.people.walkers;
  }

  /** Staff who take places in rooms, wherever they are. */
  get staff(): readonly Person[] {
    return this.people.staff;
  }

  /** The walks of somebody from where it is, or would be. */
  walks({ kind, at }: Readonly<Person>, from = at): Walks {
    return this.walksFrom(this.rules.kinds[kind], from);
  }

  private walksFrom(kind: KindDefinition, from: number): Walks {
    return walksAlong(this.ways, this.rules, this.seat, this.clinic, kind, from);
  }

  /** Places of a sort in a cell (CB-MOVE-5). */
  places(cell: number, takes: BaseKind): number {
    this.changes ??= capacities(this.rules, this.clinic);
    return placesAt(this.rules, this.clinic, cell, takes, this.changes);
  }

  private standingOf(takes: BaseKind): Standing {
    const known = this.standing[takes];
    if (known !== undefined) return known;
    const standing = this.lookAt(takes);
    this.standing[takes] = standing;
    return standing;
  }

  private lookAt(takes: BaseKind): Standing {
    const inside = this.people.inside[takes];
    const open: number[] = [];
    for (const cell of this.rooms) {
      let free = this.places(cell, takes);
      if (free === 0) continue;
      for (const person of inside) if (person.at === cell && !mayWalk(this.rules, person)) free--;
      if (free > 0) open.push(cell);
    }
    return { open, mayBeStuck: this.ways.someClosed && this.mayBeStuck(inside, takes) };
  }

  /** Whether any of those in rooms may have to make room for another and find no hub that takes it in. */
  private mayBeStuck(inside: readonly Person[], takes: BaseKind): boolean {
    for (const person of inside) if (mayWalk(this.rules, person) && !this.findsHub(person, takes)) return true;
    return false;
  }

  /** Whether somebody may walk to a hub that never fills. */
  private findsHub(person: Readonly<Person>, takes: BaseKind): boolean {
    const kind = this.rules.kinds[person.kind];
    const { time } = this.walksFrom(kind, person.at);
    for (const cell of this.ways.hubs) {
      if (time[cell] >= FAR || this.places(cell, takes) < ANY) continue;
      if (this.refuseOne(person, kind, cell) === undefined) return true;
    }
    return false;
  }

  /** The rooms where one of a sort may find a place. */
  private openTo(takes: KindDefinition['takes']): readonly number[] {
    return takes === 'none' ? this.rooms : this.standingOf(takes).open;
  }

  /** What modules have to say of stopping, those that have. */
  private judgements(): Forbids[] {
    const said: Forbids[] = [];
    for (const refuse of this.rules.refuseStop) {
      const forbids = refuse(this);
      if (forbids !== undefined) said.push(forbids);
    }
    return said;
  }

  /** Why modules forbid somebody to stop in a cell, whatever its kind and the room say. */
  forbidden(person: Readonly<Person>, cell: number): Violation | undefined {
    this.modulesSay ??= this.judgements();
    for (const forbids of this.modulesSay) {
      const said = forbids(person, cell);
      if (said !== undefined) return said;
    }
    return undefined;
  }

  /** Why somebody may not stop in a cell, whichever way leads there (CB-MOVE-2, 4, 5). */
  refuseStop(person: Readonly<Person>, cell: number): Violation | undefined {
    const { rules, clinic } = this;
    if (clinic.tiles[cell] === undefined || !isModule(rules, clinic, cell)) return NO_STOP;
    const kind = rules.kinds[person.kind];
    const { takes } = kind;
    if (takes !== 'none' && this.places(cell, takes) === 0) return NO_STOP_KIND;
    return this.refuseOne(person, kind, cell) ?? (this.openTo(takes).includes(cell) ? undefined : FULL);
  }

  /** Why this one may not stop in a room, whether there is a place or not. */
  private refuseOne(person: Readonly<Person>, kind: KindDefinition, cell: number): Violation | undefined {
    return kind.refuseStop?.(this.rules, this.seat, this.clinic, person, cell) ?? this.forbidden(person, cell);
  }

  /** The rooms where somebody may stop, whichever way leads there. */
  stops(person: Readonly<Person>): number[] {
    const kind = this.rules.kinds[person.kind];
    const stops: number[] = [];
    for (const cell of this.openTo(kind.takes)) if (this.refuseOne(person, kind, cell) === undefined) stops.push(cell);
    return stops;
  }

  /** Why somebody may not go to a cell and stop there. */
  refuseGo(person: Readonly<Person>, cell: number): Violation | undefined {
    if (cell < 0) return NO_WAY_OUT;
    if (person.at === cell) return ALREADY_THERE;
    const refused = this.refuseStop(person, cell);
    if (refused !== undefined) return refused;
    if (this.walks(person).time[cell] < FAR) return this.leavesRoom(person, cell) ? undefined : FULL;
    // With that option no walk enters a room that is full at this moment, the last one no more than any before it.
    return this.rules.options['full-rooms-block'] === 'on' ? BLOCKED : NO_WAY;
  }

  /** The cells where somebody may go and stop. */
  goals(person: Readonly<Person>): number[] {
    const kind = this.rules.kinds[person.kind];
    const { takes } = kind;
    const { time } = this.walksFrom(kind, person.at);
    const leaves = takes === 'none' || !this.standingOf(takes).mayBeStuck;
    const found: number[] = [];
    for (const cell of this.openTo(takes)) {
      if (time[cell] >= FAR || cell === person.at || this.refuseOne(person, kind, cell) !== undefined) continue;
      if (leaves || this.leavesRoom(person, cell)) found.push(cell);
    }
    return found;
  }

  /** Whether a cell has more of a sort than places, or as many. */
  private isFull(cell: number, takes: BaseKind): boolean {
    return countIn(this.people.inside[takes], cell) >= this.places(cell, takes);
  }

  /** People beyond the capacity of the room where they are; the ones who could still walk come first. */
  private displaced(): readonly Person[] {
    this.overflowing ??= this.overflow();
    return this.overflowing;
  }

  private overflow(): Person[] {
    const { rules, clinic } = this;
    const found: Person[] = [];
    for (const person of clinic.people) {
      // Who may walk and is in a room is staff.
      if (person.at < 0 || !mayWalk(rules, person)) continue;
      const { takes } = rules.kinds[person.kind];
      if (takes !== 'none' && countIn(this.people.inside[takes], person.at) > this.places(person.at, takes))
        found.push(person);
    }
    return found;
  }

  /**
   * Whether those who are where somebody goes, or already stand too many in some room, can still get away. As long as
   * no space is closed they can: a hub has room for everybody.
   */
  private leavesRoom(person: Readonly<Person>, cell: number): boolean {
    const { takes } = this.rules.kinds[person.kind];
    if (takes === 'none' || !this.standingOf(takes).mayBeStuck) return true;
    if (!this.isFull(cell, takes) && this.displaced().length === 0) return true;
    return roomForAll(this, takes, person, cell, takes === 'orderly' ? this.surplusOrderlies() : 0);
  }

  /** Places for orderlies (CB-MOVE-17). */
  private orderlyPlaces(): number {
    return this.clinic.tiles.reduce((sum, tile) => sum + this.rules.tiles[tile].holds.orderly, 0);
  }

  /** Orderlies beyond the number of places, of those who are about the clinic and up (CB-MOVE-17). */
  private surplusOrderlies(): number {
    let seated = 0;
    for (const { kind, at, lying } of this.clinic.people)
      if (kind === 'orderly' && at > BESIDE && lying === 0) seated++;
    return seated === 0 ? 0 : Math.max(0, seated - this.orderlyPlaces());
  }

  /** Orderlies who have no place of their own: outside, or where another one sits now. */
  private unseatedOrderlies(): Person[] {
    const unseated = this.displaced().filter(({ kind }) => kind === 'orderly');
    for (const person of this.clinic.people)
      if (person.kind === 'orderly' && person.at === ACCESS) unseated.push(person);
    return unseated;
  }

  /** Whether a place with room can be reached from where somebody is, as all stand now. */
  private couldEnter(person: Readonly<Person>): boolean {
    const { time } = this.walks(person);
    const { takes } = this.rules.kinds[person.kind];
    return this.stops(person).some((cell) => time[cell] < FAR && (takes === 'none' || !this.isFull(cell, takes)));
  }

  /** Why the plan may not end as it stands (CB-MOVE-3, 5, 16, 17). */
  refuseDone(): Violation | undefined {
    const { rules, clinic } = this;
    for (const refuse of rules.refuseDone) {
      const said = refuse(rules, this.seat, clinic);
      if (said !== undefined) return said;
    }
    if (this.displaced().some(({ kind }) => kind !== 'orderly')) return OVERFULL;
    const mustEnter = clinic.people.some(
      (person) =>
        person.at === ACCESS &&
        person.kind !== 'orderly' &&
        person.lying === 0 &&
        isStaff(rules, person) &&
        this.couldEnter(person),
    );
    if (mustEnter) return MUST_ENTER;
    const unseated = this.unseatedOrderlies();
    if (unseated.length === 0 || unseated.length <= this.surplusOrderlies()) return undefined;
    return unseated.some((orderly) => this.couldEnter(orderly)) ? MUST_SIT : undefined;
  }

  /** Orderlies who go back to the job market when the plan ends as it stands (CB-MOVE-17). */
  dismissed(): Person[] {
    return this.unseatedOrderlies().slice(0, this.surplusOrderlies());
  }
}
