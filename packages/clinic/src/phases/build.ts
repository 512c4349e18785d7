import type { Choice, Frame, Violation } from '@asclepion/kernel';
import { buildingsOf, isModule, moduleCells, tileAt } from '../board/rooms.ts';
import {
  entranceSite,
  freeCell,
  hangsInTheAir,
  moduleCell,
  moduleKind,
  plainSite,
  siteParams,
  tileSite,
} from '../board/sites.ts';
import { NUMBERS } from '../data/numbers.ts';
import type { Steps, Thing, TileDefinition } from '../module.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, ClinicState } from '../state.ts';
import { NOT_OFFERED, violation, withParams } from '../violation.ts';
import { actors } from './actions.ts';
import { shiftingCars } from './cars.ts';

interface BuildFrame extends Frame {
  readonly seat: number;
  /** Things that may still be built. */
  readonly things: number;
}

const buildThing = (seat: number, things: number): BuildFrame => ({ step: 'build-thing', seat, things });

interface ExtraFrame extends Frame {
  readonly seat: number;
  /** The cell of the treatment room or first conveyor that it comes with. */
  readonly at: number;
  /** Whether it must be built (CB-ED-6). */
  readonly forced?: boolean;
}

const TOO_DEAR = violation('CB-BUILD-3', 'too-dear');
const SUPPLY_EMPTY = violation('CB-COMP-5', 'supply-empty');
const PILE_FACE_DOWN = violation('CB-SETUP-3', 'pile-face-down');
/** Colours with limits for a round: the whole table's by the tile turned down on the pile, and the player's own. */
const ONE_A_ROUND = {
  hub: { table: violation('CB-BUILD-10', 'pile-face-down'), player: violation('CB-BUILD-10', 'hub-this-round') },
  special: {
    table: violation('CB-BUILD-14', 'pile-face-down'),
    player: violation('CB-BUILD-14', 'special-this-round'),
  },
};
const FORCED_SUPPLY = violation('CB-ED-6', 'supply-forced');
const NOT_ADJACENT = violation('CB-BUILD-11', 'extra-not-adjacent');

/** Colours of which a player builds at most one a round; places of `clinic.built`. */
const LIMITED = ['hub', 'special'] as const;

/** Price of anything that takes up a cell or goes into one (CB-BUILD-2). */
export const priceAt = (rules: Rules, seat: number, cell: number): number =>
  NUMBERS.buildPrice + rules.geometry[seat].floorOf[cell];

const payable = (clinic: Readonly<Clinic>, price: number): Violation | undefined =>
  clinic.money >= price ? undefined : TOO_DEAR;

/** Why a kind of tile cannot be had at all now: none left, face down, or the limit of this round. */
function refuseSupply(rules: Rules, state: Readonly<ClinicState>, seat: number, tile: number): Violation | undefined {
  if (state.tileSupply[tile] <= 0) return SUPPLY_EMPTY;
  const { pile, colour } = rules.tiles[tile];
  const faceDown = pile === true && state.faceUp[tile] === 0;
  for (let limit = 0; limit < LIMITED.length; limit++) {
    if (colour !== LIMITED[limit]) continue;
    if (faceDown) return ONE_A_ROUND[LIMITED[limit]].table;
    if (state.clinics[seat].built[limit] > 0) return ONE_A_ROUND[LIMITED[limit]].player;
  }
  return faceDown ? PILE_FACE_DOWN : undefined;
}

/** Takes a tile from the supply and puts it on the board. The price is the caller's affair. */
export function placeTile(rules: Rules, state: ClinicState, seat: number, tile: number, cell: number): void {
  const clinic = state.clinics[seat];
  const { pile, colour } = rules.tiles[tile];
  clinic.tiles[cell] = tile;
  state.tileSupply[tile]--;
  if (pile === true) state.faceUp[tile] = 0;
  for (let limit = 0; limit < LIMITED.length; limit++) if (colour === LIMITED[limit]) clinic.built[limit] = 1;
}

/** What may be built right beside a treatment room, not counted but paid (CB-BUILD-11). */
function extraSupplyRooms(rules: Rules, state: Readonly<ClinicState>, seat: number, room: number): number[] {
  const clinic = state.clinics[seat];
  const supply = rules.tileIndex['supply-room'];
  if (state.tileSupply[supply] === 0) return [];
  const building = buildingsOf(rules, seat, clinic);
  return rules.geometry[seat].adjacent[room].filter(
    (cell) =>
      clinic.money >= priceAt(rules, seat, cell) &&
      tileSite(rules, seat, clinic, cell, rules.tiles[supply], building) === undefined,
  );
}

const hasSupplyBeside = (rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): boolean =>
  rules.geometry[seat].adjacent[cell].some((other) => tileAt(rules, clinic, other).colour === 'supply-room');

/** With `supply-forced` a treatment room needs a supply room beside it at once, and money for both (CB-ED-6). */
function refuseForced(rules: Rules, state: Readonly<ClinicState>, seat: number, cell: number): Violation | undefined {
  const clinic = state.clinics[seat];
  if (rules.options['supply-forced'] === 'off' || hasSupplyBeside(rules, seat, clinic, cell)) return undefined;
  const built = {
    ...clinic,
    tiles: clinic.tiles.with(cell, rules.tileIndex['treatment-room']),
    money: clinic.money - priceAt(rules, seat, cell),
  };
  const after = { ...state, clinics: state.clinics.with(seat, built) };
  return extraSupplyRooms(rules, after, seat, cell).length > 0 ? undefined : FORCED_SUPPLY;
}

function refuseTile(rules: Rules, state: Readonly<ClinicState>, seat: number, choice: Choice): Violation | undefined {
  const id = String(choice.tile);
  if (!Object.hasOwn(rules.tileIndex, id)) return NOT_OFFERED;
  const tile = rules.tileIndex[id];
  const clinic = state.clinics[seat];
  const cell = Number(choice.at);
  return (
    refuseSupply(rules, state, seat, tile) ??
    tileSite(rules, seat, clinic, cell, rules.tiles[tile], buildingsOf(rules, seat, clinic)) ??
    payable(clinic, priceAt(rules, seat, cell)) ??
    (rules.tiles[tile].colour === 'treatment-room' ? refuseForced(rules, state, seat, cell) : undefined)
  );
}

/** A module, or a tile that takes up a cell outside or above. */
export const tileThing: Thing = {
  id: 'build',
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    const building = buildingsOf(rules, seat, clinic);
    const kinds: number[] = [];
    for (let tile = 1; tile < rules.tiles.length; tile++)
      if (refuseSupply(rules, state, seat, tile) === undefined) kinds.push(tile);
    const choices: Choice[] = [];
    for (let cell = 0; cell < clinic.tiles.length; cell++) {
      if (clinic.tiles[cell] !== 0 || clinic.money < priceAt(rules, seat, cell)) continue;
      if (hangsInTheAir(rules, seat, clinic, cell)) continue;
      const moduleFits = moduleCell(rules, seat, clinic, cell, building) === undefined;
      // Tiles of one colour lie side by side in the list, and fit or do not fit together.
      let colour: TileDefinition['colour'];
      let colourFits = false;
      for (const index of kinds) {
        const tile = rules.tiles[index];
        if (tile.colour === undefined) {
          if (plainSite(rules, seat, clinic, cell, tile) !== undefined) continue;
        } else {
          if (!moduleFits) continue;
          if (tile.colour !== colour) {
            colour = tile.colour;
            colourFits = moduleKind(rules, seat, clinic, cell, building, tile) === undefined;
          }
          if (!colourFits) continue;
          if (colour === 'treatment-room' && refuseForced(rules, state, seat, cell) !== undefined) continue;
        }
        choices.push({ do: 'build', tile: tile.id, at: cell });
      }
    }
    return choices;
  },
  refuse: refuseTile,
  build(rules, state, seat, choice, flow) {
    const tile = rules.tileIndex[String(choice.tile)];
    const cell = Number(choice.at);
    const clinic = state.clinics[seat];
    const price = priceAt(rules, seat, cell);
    const forced =
      rules.options['supply-forced'] === 'on' &&
      rules.tiles[tile].colour === 'treatment-room' &&
      !hasSupplyBeside(rules, seat, clinic, cell);
    clinic.money -= price;
    placeTile(rules, state, seat, tile, cell);
    flow.events?.push({ id: 'built', seat, tile: rules.tiles[tile].id, at: cell, price });
    if (rules.tiles[tile].carRoom !== undefined) return shiftingCars(rules, state, seat, cell);
    if (rules.tiles[tile].colour !== 'treatment-room' || extraSupplyRooms(rules, state, seat, cell).length === 0)
      return [];
    return [{ step: 'extra-supply-room', seat, at: cell, forced } as ExtraFrame];
  },
};

/** A way in from the street (CB-BUILD-15). */
export const entranceThing: Thing = {
  id: 'entrance',
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    if (state.entranceSupply <= 0 || clinic.money < NUMBERS.entrancePrice) return [];
    const choices: Choice[] = [];
    for (let edge = 0; edge < clinic.entrances.length; edge++) {
      if (entranceSite(rules, seat, clinic, edge) === undefined) choices.push({ do: 'entrance', edge });
    }
    return choices;
  },
  refuse(rules, state, seat, choice) {
    if (state.entranceSupply <= 0) return SUPPLY_EMPTY;
    return (
      entranceSite(rules, seat, state.clinics[seat], Number(choice.edge)) ??
      payable(state.clinics[seat], NUMBERS.entrancePrice)
    );
  },
  build(_rules, state, seat, choice, flow) {
    state.clinics[seat].money -= NUMBERS.entrancePrice;
    state.clinics[seat].entrances[Number(choice.edge)] = 1;
    state.entranceSupply--;
    flow.events?.push({ id: 'entrance-built', seat, edge: Number(choice.edge), price: NUMBERS.entrancePrice });
    return [];
  },
};

const NOT_OWN_MODULE = violation('CB-BUILD-20', 'not-own-module');
const ALREADY_EQUIPPED = violation('CB-BUILD-20', 'already-equipped');

const bitOf = (rules: Rules, { what }: Choice): number => rules.equipment.findIndex(({ id }) => id === what);

function refuseEquipment(
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  bit: number,
  cell: number,
): Violation | undefined {
  const clinic = state.clinics[seat];
  if (rules.equipment[bit] === undefined) return NOT_OFFERED;
  if (state.equipmentSupply[bit] <= 0) return SUPPLY_EMPTY;
  if (clinic.tiles[cell] === undefined || !isModule(rules, clinic, cell)) return NOT_OWN_MODULE;
  if ((clinic.equipment[cell] & (1 << bit)) !== 0) return ALREADY_EQUIPPED;
  return rules.equipment[bit].refuse?.(rules, seat, clinic, cell, bit);
}

/** Puts a piece into a module; the price is the caller's affair. */
export function equip(state: ClinicState, seat: number, bit: number, cell: number): void {
  state.clinics[seat].equipment[cell] |= 1 << bit;
  state.equipmentSupply[bit]--;
}

/** Something put into an own module. */
export const equipmentThing: Thing = {
  id: 'equip',
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    const choices: Choice[] = [];
    if (state.equipmentSupply.every((left) => left <= 0)) return choices;
    for (const at of moduleCells(rules, clinic)) {
      if (clinic.money < priceAt(rules, seat, at)) continue;
      for (let bit = 0; bit < rules.equipment.length; bit++) {
        if (refuseEquipment(rules, state, seat, bit, at) !== undefined) continue;
        choices.push({ do: 'equip', what: rules.equipment[bit].id, at });
      }
    }
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const bit = bitOf(rules, choice);
    const refused =
      refuseEquipment(rules, state, seat, bit, Number(choice.at)) ??
      payable(state.clinics[seat], priceAt(rules, seat, Number(choice.at)));
    const rule = rules.equipment[bit]?.rule;
    return rule !== undefined && refused?.rule === 'CB-BUILD-20' ? { ...refused, rule } : refused;
  },
  build(rules, state, seat, choice, flow) {
    const cell = Number(choice.at);
    const bit = bitOf(rules, choice);
    const price = priceAt(rules, seat, cell);
    const after = rules.equipment[bit].after?.(rules, state, seat, cell, bit) ?? [];
    state.clinics[seat].money -= price;
    equip(state, seat, bit, cell);
    flow.events?.push({ id: 'equipped', seat, what: rules.equipment[bit].id, at: cell, price });
    return after;
  },
};

const NOT_A_LOT = violation('CB-BUILD-17', 'not-a-lot');

/** Turning a lot to the side that holds more cars (CB-BUILD-17). */
export const upgradeThing: Thing = {
  id: 'upgrade',
  choices(rules, state, seat) {
    const clinic = state.clinics[seat];
    const choices: Choice[] = [];
    if (clinic.money < NUMBERS.upgradePrice) return choices;
    const lot = rules.tileIndex['parking-lot'];
    for (let at = 0; at < clinic.parked.length; at++) if (clinic.tiles[at] === lot) choices.push({ do: 'upgrade', at });
    return choices;
  },
  refuse(rules, state, seat, choice) {
    const clinic = state.clinics[seat];
    if (clinic.tiles[Number(choice.at)] !== rules.tileIndex['parking-lot']) return NOT_A_LOT;
    return payable(clinic, NUMBERS.upgradePrice);
  },
  build(rules, state, seat, choice, flow) {
    const cell = Number(choice.at);
    state.clinics[seat].money -= NUMBERS.upgradePrice;
    state.clinics[seat].tiles[cell] = rules.tileIndex['upgraded-lot'];
    flow.events?.push({ id: 'upgraded', seat, at: cell, price: NUMBERS.upgradePrice });
    return shiftingCars(rules, state, seat, cell);
  },
};

export const buildSteps: Steps = {
  build: {
    run: (_rules, state, _frame, flow) =>
      flow.next(...actors(state, 'build').map((seat) => buildThing(seat, NUMBERS.thingsPerBuild))),
  },
  'build-thing': {
    choices(rules, state, _frame, seat) {
      const choices: Choice[] = [];
      for (const thing of rules.things) for (const choice of thing.choices(rules, state, seat)) choices.push(choice);
      choices.push({ do: 'done' });
      return choices;
    },
    refuse(rules, state, _frame, seat, choice) {
      const thing = rules.things.find(({ id }) => id === choice.do);
      const geo = rules.geometry[seat];
      const refused = thing === undefined ? NOT_OFFERED : thing.refuse(rules, state, seat, choice);
      return withParams(refused, {
        ...siteParams(rules, seat, choice.at, choice.edge),
        money: state.clinics[seat].money,
        price:
          thing === entranceThing
            ? NUMBERS.entrancePrice
            : thing === upgradeThing
              ? NUMBERS.upgradePrice
              : NUMBERS.buildPrice + (geo.floorOf[Number(choice.at)] ?? 0),
      });
    },
    // Nobody is asked who has built all that an action allows.
    idle: (_rules, _state, frame: BuildFrame) => frame.things === 0,
    choose(rules, state, frame: BuildFrame, seat, choice, flow) {
      const thing = rules.things.find(({ id }) => id === choice.do);
      if (thing === undefined) {
        flow.events?.push({ id: 'build-done', seat });
        return;
      }
      const after = thing.build(rules, state, seat, choice, flow);
      flow.next(...after, buildThing(seat, frame.things - 1));
    },
  },
  'extra-supply-room': {
    choices: (rules, state, frame: ExtraFrame, seat) => [
      ...extraSupplyRooms(rules, state, seat, frame.at).map((at): Choice => ({ do: 'extra', at })),
      ...(frame.forced === true ? [] : [{ do: 'done' }]),
    ],
    refuse(rules, state, frame: ExtraFrame, seat, choice) {
      if (choice.do !== 'extra') return choice.do === 'done' ? FORCED_SUPPLY : NOT_OFFERED;
      const cell = Number(choice.at);
      if (
        freeCell(rules, seat, state.clinics[seat], cell) === undefined &&
        !rules.geometry[seat].adjacent[frame.at].includes(cell)
      )
        return NOT_ADJACENT;
      return withParams(refuseTile(rules, state, seat, { do: 'build', tile: 'supply-room', at: cell }), {
        ...siteParams(rules, seat, cell),
        money: state.clinics[seat].money,
        price: NUMBERS.buildPrice + (rules.geometry[seat].floorOf[cell] ?? 0),
      });
    },
    choose(rules, state, _frame, seat, choice, flow) {
      if (choice.do === 'done') return;
      tileThing.build(rules, state, seat, { do: 'build', tile: 'supply-room', at: Number(choice.at) }, flow);
    },
  },
};
