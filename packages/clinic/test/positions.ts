import { createEngine, type Engine, together } from '@asclepion/kernel';
import { buildingsOf, isModule, takesService } from '../src/board/rooms.ts';
import { tileSite } from '../src/board/sites.ts';
import { freeSpots } from '../src/board/spots.ts';
import { clinic } from '../src/index.ts';
import type { ClinicOptions } from '../src/options.ts';
import { countAt, someone } from '../src/people/people.ts';
import type { Rules } from '../src/rules.ts';
import { ACCESS, type BaseKind, type Clinic, type ClinicState, PRE_ADMISSION, type Who } from '../src/state.ts';

export type ClinicEngine = Engine<ClinicOptions, Rules, ClinicState>;

/** A table at which seat 0 is asked to move. */
export interface Position {
  readonly engine: ClinicEngine;
  readonly rules: Rules;
  readonly state: ClinicState;
}

/** Whole numbers below `sides`, the same for the same seed. */
export type Dice = (sides: number) => number;

export function dice(seed: number): Dice {
  let a = seed >>> 0;
  return (sides) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

export interface Size {
  readonly seats: number;
  readonly modules: number;
  readonly gardens: number;
  readonly conveyors: number;
  readonly helipads: number;
  readonly entrances: number;
  readonly doctors: number;
  readonly nurses: number;
  readonly orderlies: number;
  readonly waiting: number;
  readonly inRooms: number;
}

export const SMALL: Size = {
  seats: 2,
  modules: 5,
  gardens: 1,
  conveyors: 2,
  helipads: 1,
  entrances: 1,
  doctors: 3,
  nurses: 2,
  orderlies: 2,
  waiting: 3,
  inRooms: 1,
};

export const MEDIUM: Size = {
  seats: 3,
  modules: 10,
  gardens: 2,
  conveyors: 3,
  helipads: 1,
  entrances: 2,
  doctors: 4,
  nurses: 3,
  orderlies: 2,
  waiting: 4,
  inRooms: 2,
};

/** 20 people, three floors. */
export const LATE: Size = {
  seats: 4,
  modules: 18,
  gardens: 2,
  conveyors: 4,
  helipads: 2,
  entrances: 2,
  doctors: 6,
  nurses: 4,
  orderlies: 3,
  waiting: 5,
  inRooms: 2,
};

const engines = new Map<string, ClinicEngine>();

export function engineFor(options: Record<string, unknown>): ClinicEngine {
  const key = JSON.stringify(options);
  const known = engines.get(key);
  if (known !== undefined) return known;
  const made = createEngine(clinic, { start: 'preset', setup: 'fixed', ...options });
  engines.set(key, made);
  return made;
}

/** The state in which seat 0 alone is asked to move. */
export function askToMove(state: ClinicState): void {
  const at = state.programme.indexOf('move') + 1;
  state.frames = [
    { step: 'programme', at } as ClinicState['frames'][number],
    { step: 'move-end' },
    together(state.clinics.map((_, seat) => (seat === 0 ? { step: 'walk', seat } : undefined))),
  ];
}

/** A lawful clinic full of modules and people, whichever way it came about. */
export function position(seed: number, size: Size, options: Record<string, unknown> = {}): Position {
  const roll = dice(seed);
  const engine = engineFor({ seats: size.seats, modules: ['icu', 'virus', 'fire-extinguisher'], ...options });
  const { rules } = engine;
  const state = engine.clone(engine.begin('fast:position').state);
  const own = state.clinics[0];
  build(rules, own, size, roll);
  state.round = 1 + roll(6);
  own.money = roll(4) === 0 ? roll(4) : roll(25);
  own.popularity = roll(4) === 0 ? roll(4) : roll(40);
  own.people = [];
  if (state.marks.virus !== undefined) state.marks.virus = state.marks.virus.map(() => Number(roll(8) === 0));
  settle(rules, own, size, roll);
  park(rules, own, roll);
  askToMove(state);
  return { engine, rules, state };
}

const pick = <T>(list: readonly T[], roll: Dice): T | undefined => list[roll(list.length)];

function build(rules: Rules, own: Clinic, size: Size, roll: Dice): void {
  own.cars = own.cars.map(() => 0);
  const kinds = rules.tiles.filter(({ colour }) => colour !== undefined);
  const weight = { hub: 3, 'treatment-room': 8, 'supply-room': 4, special: 1 };
  const bag = kinds.flatMap((tile) => {
    const copies = tile.colour === 'hub' ? 2 : weight[tile.colour ?? 'special'];
    return new Array<string>(copies).fill(tile.id);
  });
  const put = (id: string): void => {
    const tile = rules.tiles[rules.tileIndex[id]];
    const building = buildingsOf(rules, 0, own);
    const cells = own.tiles.flatMap((_, cell) =>
      cell < 3 * rules.geometry[0].perFloor && tileSite(rules, 0, own, cell, tile, building) === undefined
        ? [cell]
        : [],
    );
    // Beside what is there already, as a rule, so that rooms work.
    const beside = cells.filter((cell) =>
      rules.geometry[0].adjacent[cell].some((other) => building[other] > 0 && tile.colour !== undefined),
    );
    const cell = pick(beside.length > 0 && roll(5) > 0 ? beside : cells, roll);
    if (cell !== undefined) own.tiles[cell] = rules.tileIndex[id];
  };
  for (let tries = 0; tries < size.modules * 4; tries++) {
    if (own.tiles.filter((_, cell) => isModule(rules, own, cell)).length >= size.modules + 3) break;
    put(pick(bag, roll) ?? 'supply-room');
  }
  for (let garden = 0; garden < size.gardens; garden++) put('garden');
  for (let pad = roll(size.helipads + 1); pad > 0; pad--) put('helipad');
  const modules = own.tiles.flatMap((_, cell) => (isModule(rules, own, cell) ? [cell] : []));
  for (const [bit, { id }] of rules.equipment.entries()) {
    for (let one = id === 'conveyor' ? roll(size.conveyors + 1) : roll(3); one > 0; one--) {
      const cell = pick(modules, roll) ?? 0;
      const treats = rules.tiles[own.tiles[cell]].treatment !== undefined;
      if (id === 'conveyor' || !treats) own.equipment[cell] |= 1 << bit;
    }
  }
  const { edges } = rules.geometry[0];
  const doors = edges.flatMap(({ cells }, edge) =>
    cells.length === 1 && isModule(rules, own, cells[0]) ? [edge] : [],
  );
  for (let entrance = roll(size.entrances + 1); entrance > 0; entrance--) own.entrances[pick(doors, roll) ?? 0] = 1;
}

/** Puts people outside, or anywhere with room. */
function settle(rules: Rules, own: Clinic, size: Size, roll: Dice): void {
  const roomFor = (kind: BaseKind): number[] =>
    own.tiles.flatMap((tile, cell) =>
      isModule(rules, own, cell) && rules.tiles[tile].holds[kind] > countAt(own, kind, cell) ? [cell] : [],
    );
  const add = (who: Who): void => {
    own.people.push(someone(who));
  };
  const staff = (kind: BaseKind, count: number, levels: number, outside: number): void => {
    for (let one = 0; one < count; one++) {
      const at = roll(100) < outside ? ACCESS : (pick(roomFor(kind), roll) ?? ACCESS);
      add({ kind, level: roll(levels), service: -1, at });
    }
  };
  staff('doctor', size.doctors, 4, 30);
  staff('nurse', size.nurses, 1, 30);
  staff('orderly', size.orderlies, 1, 40);
  const services = [...new Set(own.tiles.flatMap((tile) => rules.tiles[tile].service ?? []))];
  for (let one = 0; one < size.inRooms; one++) {
    const service = pick(services, roll) ?? 0;
    const at = pick(
      roomFor('patient').filter((cell) => takesService(rules, 0, own, cell, service)),
      roll,
    );
    if (at !== undefined) add({ kind: 'patient', level: roll(4), service, at });
  }
  const all = size.doctors + size.nurses + size.orderlies + size.waiting + size.inRooms;
  while (own.people.length < all) {
    const service = roll(10) === 0 ? roll(rules.services.length) : (pick(services, roll) ?? 0);
    add({ kind: 'patient', level: roll(4), service, at: PRE_ADMISSION });
  }
  // In no order of kinds, as people come to a clinic.
  for (let at = own.people.length - 1; at > 0; at--) {
    const other = roll(at + 1);
    [own.people[at], own.people[other]] = [own.people[other], own.people[at]];
  }
}

/** A car for everybody; where spots lack, several on one, which no rule of moving minds. */
function park(rules: Rules, own: Clinic, roll: Dice): void {
  for (const _ of own.people) {
    const spot = pick(freeSpots(rules, 0, own), roll);
    if (spot === undefined || spot.edge < 0) own.cars[0]++;
    else own.cars[spot.edge] = 1;
  }
}

/** Random play from the start until seat 0 is asked to move in that round. */
export function playedPosition(seed: number, round: number, options: Record<string, unknown> = {}): Position {
  const roll = dice(seed);
  const engine = engineFor({ seats: 2, setup: 'normal', start: 'free', ...options });
  const state = engine.clone(engine.begin(`fast:${seed}`).state);
  for (;;) {
    const [seat] = engine.deciders(state);
    if (engine.asking(state, 0)?.step === 'walk' && state.round >= round) return { engine, rules: engine.rules, state };
    const choices = engine.choices(state, seat);
    const choice = pick(choices, roll);
    if (choice === undefined) throw new Error(`nothing to choose in round ${state.round}`);
    engine.play(state, seat, choice);
  }
}
