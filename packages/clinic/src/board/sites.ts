import type { Violation } from '@asclepion/kernel';
import type { TileDefinition } from '../module.ts';
import type { Rules } from '../rules.ts';
import type { Clinic } from '../state.ts';
import { violation } from '../violation.ts';
import { isModule, tileAt } from './rooms.ts';

const OFF_BOARD = violation('CB-BUILD-7', 'off-board');
const OCCUPIED = violation('CB-BUILD-7', 'occupied');
const CAR = violation('CB-GEO-10', 'car-on-edge');
const UNSUPPORTED = violation('CB-BUILD-5', 'unsupported');
const JOINS = violation('CB-BUILD-8', 'joins-buildings');
const SAME_COLOUR = violation('CB-BUILD-6', 'same-colour');
const SECOND_HUB = violation('CB-BUILD-10', 'second-hub');

/** Names of the cell or edge of a choice, for the text of its refusal; empty for what the board has not. */
export const siteParams = (
  rules: Rules,
  seat: number,
  cell: unknown,
  edge?: unknown,
): { cell: string; edge: string } => ({
  cell: rules.geometry[seat].cellNames[Number(cell)] ?? '',
  edge: rules.geometry[seat].edges[Number(edge)]?.name ?? '',
});

/** Why nothing at all may be put on a cell (CB-BUILD-7). */
export function freeCell(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): Violation | undefined {
  if (!Number.isInteger(cell) || cell < 0 || cell >= rules.geometry[seat].cells) return OFF_BOARD;
  return clinic.tiles[cell] === 0 ? undefined : (tileAt(rules, clinic, cell).closesGround?.building ?? OCCUPIED);
}

/** Why no module of any kind may stand on a cell. `building` is what `buildingsOf` says now. */
export function moduleCell(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
  building: readonly number[],
): Violation | undefined {
  const occupied = freeCell(rules, seat, clinic, cell);
  if (occupied !== undefined) return occupied;
  const geo = rules.geometry[seat];
  if (cell < geo.perFloor) {
    for (const edge of geo.edgesOf[cell]) if (clinic.cars[edge] > 0) return CAR;
  }
  // Every cell below holds a support exactly if the one right below does and was itself built by this rule.
  if (cell >= geo.perFloor && tileAt(rules, clinic, geo.below[cell]).supports !== true) return UNSUPPORTED;
  let joined = 0;
  for (const other of geo.adjacent[cell]) {
    const label = building[other];
    if (label === 0 || label === joined) continue;
    if (joined !== 0) return JOINS;
    joined = label;
  }
  return undefined;
}

/** Why a module of this kind may not stand on a cell on which some module may. */
export function moduleKind(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
  building: readonly number[],
  tile: TileDefinition,
): Violation | undefined {
  const geo = rules.geometry[seat];
  let joined = 0;
  for (const other of geo.adjacent[cell]) {
    if (tileAt(rules, clinic, other).colour === tile.colour) return SAME_COLOUR;
    joined = building[other] || joined;
  }
  if (tile.colour !== 'hub' || joined === 0) return undefined;
  const floor = geo.floorOf[cell];
  const second = building.some(
    (label, other) => label === joined && geo.floorOf[other] === floor && tileAt(rules, clinic, other).colour === 'hub',
  );
  return second ? SECOND_HUB : undefined;
}

/** Whether nothing at all is below a cell above the ground: whatever a tile is, it stands on the ground or another. */
export function hangsInTheAir(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): boolean {
  const below = rules.geometry[seat].below[cell];
  return below >= 0 && clinic.tiles[below] === 0;
}

/** Why a tile without a colour may not stand on a free cell. */
export function plainSite(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
  tile: TileDefinition,
): Violation | undefined {
  const below = rules.geometry[seat].below[cell];
  const refused = below >= 0 && tile.supports !== true ? tileAt(rules, clinic, below).bearsSupportsOnly : undefined;
  const unfit = refused ?? tile.site?.(rules, seat, clinic, cell);
  return unfit ?? (hangsInTheAir(rules, seat, clinic, cell) ? UNSUPPORTED : undefined);
}

/** Why a tile may not be put on a cell, whatever it costs. */
export function tileSite(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
  tile: TileDefinition,
  building: readonly number[],
): Violation | undefined {
  if (tile.colour === undefined)
    return freeCell(rules, seat, clinic, cell) ?? plainSite(rules, seat, clinic, cell, tile);
  return moduleCell(rules, seat, clinic, cell, building) ?? moduleKind(rules, seat, clinic, cell, building, tile);
}

const NOT_OUTER = violation('CB-GEO-12', 'entrance-not-outer');
const ENTRANCE_TAKEN = violation('CB-GEO-12', 'entrance-taken');
const ENTRANCE_NO_MODULE = violation('CB-GEO-12', 'entrance-no-module');

/** Why an entrance may not lie on an edge (CB-BUILD-15). */
export function entranceSite(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  edge: number,
): Violation | undefined {
  const geo = rules.geometry[seat];
  if (geo.marked[edge] !== true) return NOT_OUTER;
  if (clinic.entrances[edge] > 0) return ENTRANCE_TAKEN;
  return isModule(rules, clinic, geo.edges[edge].cells[0]) ? undefined : ENTRANCE_NO_MODULE;
}

/** Why nothing may stand on a street space (parking lots, gardens: CB-BUILD-16, 19). */
const NOT_STREET = violation('CB-GEO-5', 'not-street');
export const streetSite = (rules: Rules, seat: number, cell: number): Violation | undefined =>
  cell < rules.geometry[seat].perFloor ? undefined : NOT_STREET;
