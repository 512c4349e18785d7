import type { Choice, Flow, Frame, OptionProblem, Step, Viewer, Violation } from '@asclepion/kernel';
import type { Params } from '@asclepion/kernel/text';
import type { ClinicOptions } from './options.ts';
import type { Moving } from './phases/moving.ts';
import type { Scene } from './planner/program/scene.ts';
import type { Rules } from './rules.ts';
import type { BaseKind, Clinic, ClinicState, Kind, Level, Person } from './state.ts';
import type { ModuleId } from './text/modules/index.ts';

/** Colours that must not touch (CB-BUILD-6). A tile with a colour is a module, one without is not. */
type Colour = 'hub' | 'treatment-room' | 'supply-room' | 'special';

/** More people than there ever are. */
export const ANY = 99;

/** A sort of person that may be on a player's board, and how it moves. */
export interface KindDefinition {
  readonly id: Kind;
  /** `staff` walk every round; a `guest` walks in once and stays (CB-MOVE-4); `never`: only its module moves it. */
  readonly walks: 'staff' | 'guest' | 'never';
  /** Whose places in a room it takes up; `none` stops in any module, however full. */
  readonly takes: BaseKind | 'none';
  /** Cars that come with each (CB-CAR-1). */
  readonly cars: 0 | 1;
  /** Time for each step. */
  readonly stepTime: number;
  /** Whether it may come in from the air (CB-GEO-13). */
  readonly byAir: boolean;
  /** The rule of its wage, where that is not CB-PAY-1. */
  readonly wageRule?: string;
  /** Why one of this kind may not stop in a module that has places for it, where that is so. */
  readonly refuseStop?: RefuseStop;
  /** What its module does when one has left a board for good; a keeper's car leaves anyway. */
  readonly left?: (rules: Rules, state: ClinicState, seat: number) => void;
}

/** Why somebody may not stop in a cell, as all others stand (CB-MOVE-2). */
export type Forbids = (person: Readonly<Person>, cell: number) => Violation | undefined;

/** How many places of a sort a cell has, given how many it has without that. */
export type Capacity = (cell: number, takes: BaseKind, places: number) => number;

/** Why somebody of one kind may not stop in a cell. */
type RefuseStop = (
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  person: Readonly<Person>,
  cell: number,
) => Violation | undefined;

/** Somebody other than a doctor of a level who waits in the university (section 6). */
export interface Applicant {
  readonly id: string;
  /** The smaller, the further left; doctors of a level stand right of all. */
  readonly rank: number;
  /** How many go into the doctor bag at the start. */
  readonly inBag: number;
  /** Most that stand there at a time: others that are drawn are set aside, and return to the bag. */
  readonly most: number;
}

/** What happens to a patient that a room's staff take care of (section 10). */
export interface Treatment {
  /** `level`: the doctor, bent by nurses, has the patient's level (CB-TREAT-4). `any`: any doctor, any patient. */
  readonly match: 'level' | 'any';
  /** Nurses that the room counts for its own doctor. */
  readonly builtInNurses: number;
  /** Money for a patient of that level. */
  readonly income: (rules: Rules, level: Level) => number;
  /** Whether gardens and the like add to it (CB-TREAT-11). */
  readonly roomBonus: boolean;
  /** The rule that sets the income, where that is not CB-TREAT-10. */
  readonly rule?: string;
  /** Levels that the patient steps down; CURED sends it home whatever its level. */
  readonly recovers: number;
}

/** Whether a cell is closed to walks, and how. */
export type Closes = (cell: number) => 'all' | 'passing' | undefined;

export const CURED = 4;

/** A kind of tile: a module or another tile that takes up a cell. */
export interface TileDefinition {
  readonly id: string;
  readonly colour?: Colour;
  /** Hubs: the service they decide. */
  readonly service?: number;
  /** Lies in a pile of which only the top tile is face up (CB-SETUP-3). */
  readonly pile?: boolean;
  readonly copies: number;
  /** Of special modules, whether it is one of the kinds drawn in a solo game. */
  readonly special?: boolean;
  /** Whether what stands in the cell above it is supported (CB-BUILD-5). */
  readonly supports?: boolean;
  /** It bears supports only: why nothing else is put above it. */
  readonly bearsSupportsOnly?: Violation;
  /** It closes its Floor 0 space: nobody walks there, no car parks at its edges, and nothing is built over it. */
  readonly closesGround?: { readonly building: Violation; readonly parking: Violation };
  /** Tiles without a colour: why it may not stand there. Modules go by the general rules. */
  readonly site?: (rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number) => Violation | undefined;
  /** Whether people can walk on it above Floor 0 (CB-MOVE-10); on Floor 0 they walk everywhere but where it is closed. */
  readonly walkable: boolean;
  /** A way in from the air (CB-GEO-13). */
  readonly access?: boolean;
  /** Cars it has room for. */
  readonly carRoom?: number;
  /** When it is active (CB-TREAT-1, CB-TILE); only what is active treats, and only patients' rooms ask. */
  readonly active: 'always' | 'beside-hub' | 'beside-hub-and-supply';
  /** Who may stop there at the end of `move`, and how many (CB-MOVE-5). */
  readonly holds: Readonly<Record<BaseKind, number>>;
  /** Patients of any service may stop there, and enter straight from pre-admission (CB-MOVE-7). */
  readonly anyService?: boolean;
  readonly treatment?: Treatment;
  /** Price of keeping it a round, unused and used (CB-PAY-2, 3). */
  readonly maintenance: number;
  readonly usedMaintenance?: number;
  /** Popularity at the end for an active one, by floor (CB-END-1). */
  readonly points?: readonly number[];
  /** An orderly here saves maintenance (CB-TILE-3). */
  readonly saves?: number;
  /** Time saved each round (CB-TILE-7). */
  readonly timeSaved?: number;
  /** Levels that a doctor here rises instead of falling (CB-ADM-6). */
  readonly studies?: number;
}

/** Something put into an own module: a conveyor, an extinguisher. Its bit is its place in the rules' list. */
export interface EquipmentDefinition {
  readonly id: string;
  readonly copies: number;
  /** The rule that asks for an own module without one, where that is not CB-BUILD-20. */
  readonly rule?: string;
  /** Why it may not be put there; that the cell is an own module without one is checked by all. */
  readonly refuse?: (
    rules: Rules,
    seat: number,
    clinic: Readonly<Clinic>,
    cell: number,
    bit: number,
  ) => Violation | undefined;
  /** What the builder may do right after. */
  readonly after?: (rules: Rules, state: Readonly<ClinicState>, seat: number, cell: number, bit: number) => Frame[];
}

/** One kind of thing that a build action can do (CB-BUILD-1). */
export interface Thing {
  /** The choice's `do`. */
  readonly id: string;
  choices(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[];
  refuse(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): Violation | undefined;
  /** Does it, pays for it, and returns what comes right after. */
  build(rules: Rules, state: ClinicState, seat: number, choice: Choice, flow: Flow): Frame[];
}

/** One way of taking care of somebody in the treat step (section 10); a doctor's treatment is the first. */
export interface Care {
  /** The choice's `do`. */
  readonly id: string;
  /** The sort of those whom it takes care of in rooms: while none is in one, it is not asked for choices. */
  readonly whom?: Kind;
  /** What it has to see or to remember of how people stand when the step begins, nobody being taken care of yet. */
  begin?(rules: Rules, state: ClinicState): void;
  /** Whether a choice stands before all treatments in the list, so that it is the default (CB-TREAT-6). */
  first?(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): boolean;
  /** What its line is filled with, beside the `place` that it names. */
  told?(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): Params;
  choices(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[];
  refuse(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): Violation | undefined;
  /** What it would come to, where that is a patient treated for money. */
  account?(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): CareAccount;
  /** Whether one who thinks ahead leaves it for a later round, for the bots. */
  spares?(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): boolean;
  /** Does it, and returns what comes right after. */
  give(rules: Rules, state: ClinicState, seat: number, choice: Choice, flow: Flow): Frame[];
}

/** Who is taken care of by whom, and the money for it; for those who want to know before it is done. */
export interface CareAccount {
  readonly at: number;
  /** The sort of who is taken care of, where that is no patient. */
  readonly whom?: Kind;
  readonly patient: Level;
  readonly service: number;
  /** Who takes care, in words `clinic.a.<by>`, and of what level it is. */
  readonly by: string;
  readonly doctor: Level;
  /** The level of another one of that sort who has to be there too. */
  readonly second?: Level;
  readonly nurses: number;
  readonly money: number;
  /** Whether what pleases patients of that room is part of the money (CB-TREAT-11). */
  readonly roomBonus: boolean;
  /** The rule that sets the rest of it. */
  readonly rule: string;
}

/** Something that people can carry, one at a time; `Person.load` is its place in the rules' list, counted from 1. */
export interface Load {
  readonly id: string;
  /** What becomes of one whose carrier leaves a board for good. */
  readonly lost?: (state: ClinicState) => void;
}

/** Something that a player may do while moving, beside walking somebody (section 9). */
export interface Errand {
  /** The choice's `do`. */
  readonly id: string;
  /** `moving` is how the seat's people stand. */
  choices(rules: Rules, state: Readonly<ClinicState>, seat: number, moving: Moving): Choice[];
  refuse(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): Violation | undefined;
  /** Does it, and returns what comes right after. */
  run(rules: Rules, state: ClinicState, seat: number, choice: Choice, flow: Flow): Frame[];
}

/** Something that a player pays for in `pay` on a line of its own, which no saving lowers (section 11). */
export interface Fee {
  readonly id: string;
  readonly rule: string;
  due(rules: Rules, seat: number, clinic: Readonly<Clinic>): number;
}

/** A sort of vehicle: each is parked, shifted and leaves like a car (CB-CAR-1 to 5). */
export interface VehicleDefinition {
  readonly id: string;
  /** What becomes of one that has left; cars never run out (CB-COMP-4). */
  readonly left?: (rules: Rules, state: ClinicState) => void;
}

/** Somebody who can be hired. At most one of each group in an action (CB-HIRE-1). */
export interface Hire {
  readonly id: string;
  readonly group: 'doctor' | 'helper';
  /** Each one that can be asked for, whoever can pay or not. */
  offers(rules: Rules, state: Readonly<ClinicState>, seat: number): Choice[];
  /** Why nobody is there, or the price. */
  price(rules: Rules, state: Readonly<ClinicState>, choice: Choice): Violation | number;
  /** Why it is not hired besides another one of its group, where that is not CB-HIRE-1. */
  readonly besides?: Violation;
  /** Why this seat cannot have it so, beyond price, money and car. */
  refuse?(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): Violation | undefined;
  /** Why it cannot be had for less money, where that is not CB-HIRE-6. */
  readonly tooDear?: Violation;
  /** It is no person and comes without a car (CB-HIRE-7). */
  readonly carless?: true;
  /** The level of what is hired. */
  level(rules: Rules, state: Readonly<ClinicState>, choice: Choice): Level;
  /** Takes the person from where it waits and puts it at the owner's access points. */
  take(rules: Rules, state: ClinicState, seat: number, choice: Choice): void;
}

/** A bonus tile (CB-SETUP-12). */
export interface BonusTile {
  readonly id: string;
  /** Whether it can be taken at all (CB-SETUP-13). */
  possible(rules: Rules, state: Readonly<ClinicState>, seat: number): boolean;
  /** Gains it; what has to be chosen for it comes next. */
  gain(rules: Rules, state: ClinicState, seat: number): Frame[];
}

/** A place in the round's programme (CB-HOOK-4). `inside` is for steps that are empty in the base game. */
export interface InsertedStep {
  readonly name: string;
  readonly place: { readonly after: string } | { readonly before: string } | { readonly inside: string };
  /** Steps of later files or modules, or of ones listed earlier, that follow it at the same place all the same. */
  readonly ahead?: readonly string[];
  /** It is the last thing at its place, whatever else is there. */
  readonly last?: true;
}

/** A step of the base game that a module takes elsewhere; steps of modules that name it go with it (CB-HOOK-5). */
interface MovedStep {
  readonly step: string;
  readonly after: string;
}

/** What a module says in a player's ledger about the end of the round; its text is `clinic.ledger.<id>`. */
export interface LedgerNote {
  readonly id: string;
  /** The rule that says so. */
  readonly rule: string;
  /** For the text; `service` is an index of the rules' services and becomes its name. */
  readonly params: Params;
  /** Whether it is good or bad news for that player, where it is either. */
  readonly tone?: 'good' | 'bad';
}

/** Something that not everybody may know (section "Hidden information" of the rules). Both change what they are given. */
export interface Secret {
  /** Masks it in a copy of the state, which that viewer gets to see. */
  hide(rules: Rules, seen: ClinicState, viewer: Viewer): void;
  /** Puts something in place of what `hide` masked for that viewer; `die` throws one of so many sides. */
  draw(rules: Rules, seen: ClinicState, viewer: Viewer, die: (sides: number) => number): void;
}

/** A line of the final score. */
export interface ScoreItem {
  readonly id: string;
  points(rules: Rules, state: Readonly<ClinicState>, seat: number): number;
}

/** Table options of a module's own: what each may be set to, the default first. */
export type ModuleOptions = Readonly<Record<string, readonly [string, ...string[]]>>;

/**
 * The places where rules meet. The base game is made of modules too, so each is used by it. Hooks with the same name
 * of several modules all count: numbers are added up, where nothing else is said.
 */
export interface ClinicModule {
  readonly id: string;
  readonly box: 'base' | 'box' | 'ext1' | 'ext2' | 'ext3' | 'ext4' | 'ext5' | 'more';
  /** Other modules that this one needs, and modules that it cannot be played with. */
  readonly needs?: readonly string[];
  readonly conflicts?: readonly string[];
  /** Whether an option asks for it too, besides the list of modules. */
  readonly askedBy?: (options: Rules['options']) => boolean;
  /** Options that a table has with this module only; rules read them by `setting`. Names differ from all others'. */
  readonly options?: ModuleOptions;
  /** What of the table's options cannot be played with it. */
  readonly problems?: (options: Rules['options']) => readonly OptionProblem[];
  /** The highest floor that everybody may build on; the highest of all modules counts (CB-GEO-3). */
  readonly topFloor?: number;
  readonly tiles?: (rules: SetUp) => readonly TileDefinition[];
  readonly equipment?: (rules: SetUp) => readonly EquipmentDefinition[];
  readonly kinds?: readonly KindDefinition[];
  /** Names of places beside the board where people may be (`placeBeside`). */
  readonly placesBeside?: readonly string[];
  readonly applicants?: readonly Applicant[];
  readonly things?: readonly Thing[];
  readonly errands?: readonly Errand[];
  readonly loads?: readonly Load[];
  readonly cares?: readonly Care[];
  readonly hires?: readonly Hire[];
  readonly vehicles?: readonly VehicleDefinition[];
  readonly bonusTiles?: readonly BonusTile[];
  readonly steps?: Steps;
  readonly programme?: readonly InsertedStep[];
  readonly moves?: readonly MovedStep[];
  /** Who is on each player's board from the start. */
  readonly startingPeople?: (rules: Rules) => readonly Person[];
  /** What it keeps in the state from the start (its own id is the key). */
  readonly marks?: (rules: Rules) => readonly number[];
  readonly secrets?: readonly Secret[];
  /** What a player does in an admit action, in this order: what modules bring, then the queue points (section 7). */
  readonly admitting?: (rules: Rules, state: Readonly<ClinicState>, seat: number) => readonly Frame[];
  /** Points to spend in an admit action (CB-ADMIT-1). */
  readonly queuePoints?: (rules: Rules, state: Readonly<ClinicState>, seat: number) => number;
  /** Extra time to enter a cell, whichever way (CB-MOVE-15). It follows from what lies on the board. */
  readonly entryTime?: (rules: Rules, clinic: Readonly<Clinic>, cell: number) => number;
  /**
   * Says of cells that nobody may enter them now, not even in passing (`all`), or that walks may end there but not lead
   * on (`passing`). Whoever is there already may leave. Undefined where it closes nothing as things stand.
   */
  readonly closed?: (rules: Rules, seat: number, clinic: Readonly<Clinic>) => Closes | undefined;
  /**
   * Says why somebody may not stop in a cell, beyond what its kind and the room say (CB-MOVE-2). Undefined where it
   * forbids nobody anything as things stand.
   */
  readonly refuseStop?: (moving: Moving) => Forbids | undefined;
  /** Why a seat's moves may not end as they stand (CB-MOVE-3). */
  readonly refuseDone?: (rules: Rules, seat: number, clinic: Readonly<Clinic>) => Violation | undefined;
  /** Changes how many places of a sort cells have (CB-MOVE-5). Undefined where it changes nothing as things stand. */
  readonly capacity?: (rules: Rules, clinic: Readonly<Clinic>) => Capacity | undefined;
  /** Cars beyond those of the people on the board that a player keeps parked (CB-CAR-1). */
  readonly extraCars?: (rules: Rules, state: Readonly<ClinicState>, seat: number) => number;
  /** Amounts of its pieces that never change during play, by name; what several modules say of one is added up. */
  readonly conserved?: (rules: Rules, state: Readonly<ClinicState>) => Readonly<Record<string, number>>;
  /**
   * What its pieces will still bring a seat, in points of the final score, beyond what the bots' estimate sees in
   * rooms, people, costs and time. `roundsAfter` is 0 in the last round.
   */
  readonly prospect?: (rules: Rules, state: Readonly<ClinicState>, seat: number, roundsAfter: number) => number;
  /**
   * Its columns and rows in the movement planner's program (`planner/program`): whatever it changes about who may go
   * where and what comes of it.
   */
  readonly plan?: (scene: Scene) => void;
  /** Cells that one may ride to from this one for no time of its own (CB-MOVE-9). They follow from what lies on the board. */
  readonly rides?: (rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number) => readonly number[];
  /** Money that its pieces, near or far, add for each paying patient of the treatment room in `cell` (CB-TREAT-11). */
  readonly roomBonus?: (rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number) => number;
  /** Money for staff on the board (CB-PAY-1). */
  readonly wages?: (rules: Rules, clinic: Readonly<Clinic>) => number;
  /** Price of keeping pieces, and fixed savings on the sum (CB-PAY-6). */
  readonly maintenance?: (rules: Rules, clinic: Readonly<Clinic>) => number;
  /** Whether every conveyor that is built brings a second one, not only the first (CB-BUILD-20). */
  readonly pairedConveyors?: (options: Rules['options']) => boolean;
  readonly fees?: readonly Fee[];
  readonly maintenanceSaving?: (rules: Rules, clinic: Readonly<Clinic>) => number;
  /**
   * Levels that a patient worsens by in `admin-patients` (CB-ADM-8). 0 spares it and beats every other module
   * (a prohibition beats a permission); otherwise the highest counts. Undefined says nothing.
   */
  readonly worsening?: (
    rules: Rules,
    state: Readonly<ClinicState>,
    clinic: Readonly<Clinic>,
    patient: Readonly<Person>,
  ) => number | undefined;
  /**
   * Levels that a doctor falls by in `admin-doctors` (CB-ADM-7). 0 spares it and beats every other module; otherwise
   * the highest counts. Undefined says nothing.
   */
  readonly falling?: (rules: Rules, clinic: Readonly<Clinic>, doctor: Readonly<Person>) => number | undefined;
  /** What becomes of what a person was to the module, or carried, when it dies; the person is gone already. */
  readonly died?: (rules: Rules, state: ClinicState, seat: number, person: Readonly<Person>) => void;
  readonly scoreItems?: readonly ScoreItem[];
  /**
   * Lines for a player's ledger beside those of money, which follow from the hooks above. `state` is the position in
   * which everybody is treated who can be, before anything is paid.
   */
  readonly ledger?: (rules: Rules, state: Readonly<ClinicState>, seat: number) => readonly LedgerNote[];
}

/** What somebody wants to know of a module before choosing it. */
interface ModuleAbout {
  /** How the IDs of its rules begin, such as `C1-ICU`. */
  readonly rules: string;
  /** How hard it is to play with: 1 for what is soon told, 2 for what asks for a plan, 3 for what changes the game. */
  readonly difficulty: 1 | 2 | 3;
  /** Minutes that it adds to a game for each player. */
  readonly minutes: number;
}

/** A module that a table may add. It has texts of its own: see `text/modules`. */
export interface OfferedModule extends ClinicModule {
  readonly id: ModuleId;
  readonly about: ModuleAbout;
}

/** What is fixed before tiles are made. */
export interface SetUp {
  readonly options: Rules['options'];
  readonly seats: number;
  readonly services: readonly string[];
  /** Copies of each special module. */
  readonly specialCopies: number;
}

/** Steps by name. */
export type Steps = Readonly<Record<string, Step<Rules, ClinicState>>>;

export type { Frame, Step };

/** What the table has set one of a module's own options to. */
export const setting = <Own extends ModuleOptions, Name extends keyof Own & string>(
  options: ClinicOptions,
  own: Own,
  name: Name,
): Own[Name][number] => own[name].find((value) => value === Reflect.get(options, name)) ?? own[name][0];

/** Says what a module of the base game is; only for its type. */
export const defineModule = (module: ClinicModule): ClinicModule => module;

/** Says what a module is that a table may add; only for its type. */
export const defineOffered = (module: OfferedModule): OfferedModule => module;
