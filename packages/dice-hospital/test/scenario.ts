import { type Choice, createEngine, type Event, type Frame, type Violation } from '@asclepion/kernel';
import {
  ADMINISTRATORS,
  DEPARTMENTS,
  type DiceState,
  diceHospital,
  EVENTS,
  type Hospital,
  namesOf,
  patientsNamed,
  patientsOf,
  REPORTS,
  SPECIALISTS,
} from '../src/index.ts';

/** What a test says of a hospital; everything else is as at the start. */
export interface Given {
  /** Patients as the rules write them: 'R3 Y4t'. */
  readonly beds?: string;
  readonly bags?: number;
  readonly departments?: readonly string[];
  readonly specialists?: readonly string[];
  readonly administrator?: string;
  readonly ambulance?: number;
  readonly fatalities?: number;
  readonly points?: number;
}

const kindOf = (kinds: readonly { readonly id: string }[], id: string): number => {
  const kind = kinds.findIndex((one) => one.id === id);
  if (kind < 0) throw new Error(`Nothing is called ${id}.`);
  return kind;
};

const departmentKind = (id: string): number => kindOf(DEPARTMENTS, id);
const specialistKind = (id: string): number => kindOf(SPECIALISTS, id);
export const reportKind = (id: string): number => kindOf(REPORTS, id);

/** A table in some position, played on by a test. */
export class Scenario {
  readonly engine;
  state: DiceState;
  events: Event[] = [];

  constructor(options: Readonly<Record<string, unknown>> = {}, seed = 'test') {
    this.engine = createEngine(diceHospital, options);
    this.state = this.engine.begin(`fast:${seed}`).state;
    // Everybody decides the setup by the first choice; a test changes what it is about.
    while (this.state.round === 1 && this.isSetup()) this.anyChoice();
  }

  private isSetup(): boolean {
    const step = this.engine.asking(this.state, this.engine.deciders(this.state)[0])?.step;
    return step === 'set-patients' || step === 'keep-administrator';
  }

  private anyChoice(): void {
    const [seat] = this.engine.deciders(this.state);
    this.does(seat, this.engine.choices(this.state, seat)[0]);
  }

  hospital(seat = 0): Hospital {
    return this.state.hospitals[seat];
  }

  /** Puts a hospital into a position. */
  has(seat: number, given: Given): this {
    const hospital = this.hospital(seat);
    if (given.beds !== undefined) {
      const group = given.beds === '' ? [] : (patientsNamed(given.beds) ?? []);
      hospital.beds = hospital.beds.map((_, bed) => group[bed] ?? 0);
    }
    if (given.departments !== undefined)
      hospital.departments = given.departments.map((id, place) => ({
        kind: departmentKind(id),
        q: place - 1,
        r: -2,
        used: false,
      }));
    if (given.specialists !== undefined)
      hospital.specialists = given.specialists.map((id) => ({ kind: specialistKind(id), used: false }));
    if (given.administrator !== undefined) hospital.administrator = kindOf(ADMINISTRATORS, given.administrator);
    if (given.ambulance !== undefined) hospital.ambulance = given.ambulance - 1;
    hospital.bags = given.bags ?? hospital.bags;
    hospital.fatalities = given.fatalities ?? hospital.fatalities;
    hospital.points[0] = given.points ?? hospital.points[0];
    return this;
  }

  /** The same for every hospital, so that nothing of the setup disturbs. */
  all(given: Given): this {
    for (const seat of this.state.hospitals.keys()) this.has(seat, given);
    return this;
  }

  set(changes: Partial<DiceState>): this {
    Object.assign(this.state, changes);
    return this;
  }

  event(id: string): this {
    return this.set({ event: kindOf(EVENTS, id) });
  }

  /** Goes on from a step of the programme. */
  from(step: string): this {
    const at = this.state.programme.indexOf(step);
    return this.resume([{ step: 'programme', at } as Frame]);
  }

  /** Only this one step: the programme is over after it, unless the step itself goes on with another. */
  only(step: string): this {
    return this.resume([{ step: 'programme', at: this.state.programme.length } as Frame, { step }]);
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

  choices(seat: number): Choice[] {
    return this.engine.choices(this.state, seat);
  }

  /** Everybody in a bed, in the order of beds. */
  beds(seat = 0): string {
    return namesOf(patientsOf(this.hospital(seat)));
  }

  /** Somebody works in a room. */
  works(room: string, patients: string, by = 'nurse', seat = 0): this {
    return this.does(seat, { do: 'activate', room, by, patients });
  }

  stops(room: string, patients: string, by = 'nurse', seat = 0): string | undefined {
    return this.refused(seat, { do: 'activate', room, by, patients });
  }

  points(seat = 0): number {
    return this.hospital(seat).points.reduce((total, one) => total + one, 0);
  }

  step(seat: number): string | undefined {
    return this.engine.asking(this.state, seat)?.step;
  }
}

/** One hospital at the beginning of phase 3, with nothing but what the test gives it. */
export const ward = (given: Given, options: Readonly<Record<string, unknown>> = { seats: 2 }): Scenario =>
  new Scenario(options).all({ beds: '', bags: 0, administrator: 'semmelweis' }).has(0, given).from('activation');

/** Phase 4 and 5 of one hospital with these patients. */
export const monthEnd = (given: Given, lounge: readonly number[] = [0, 0, 0], event?: string): Scenario => {
  const table = new Scenario({ seats: 2 }).all({ beds: '', bags: 0, administrator: 'semmelweis' }).has(0, given);
  table.hospital().lounge = lounge.slice();
  // Dice in the lounge came out of the bag.
  table.state.bag = table.state.bag.map((dice, colour) => dice - lounge[colour]);
  if (event !== undefined) table.event(event);
  return table;
};
