import type { TileDefinition } from '../module.ts';
import type { Rules } from '../rules.ts';
import type { Clinic } from '../state.ts';

export const tileAt = (rules: Rules, clinic: Readonly<Clinic>, cell: number): TileDefinition =>
  rules.tiles[clinic.tiles[cell]];

/** A module is a tile with a colour: the only kind that joins buildings (CB-GEO-16). */
export const isModule = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  rules.tiles[clinic.tiles[cell]].colour !== undefined;

/** The cells with a module. */
export function moduleCells(rules: Rules, clinic: Readonly<Clinic>): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < clinic.tiles.length; cell++)
    if (clinic.tiles[cell] !== 0 && isModule(rules, clinic, cell)) cells.push(cell);
  return cells;
}

export const isHub = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  rules.tiles[clinic.tiles[cell]]?.service !== undefined;

export const isTreatmentRoom = (rules: Rules, clinic: Readonly<Clinic>, cell: number): boolean =>
  rules.tiles[clinic.tiles[cell]]?.colour === 'treatment-room';

/** A cell of Floor 0 without a module (CB-GEO-5). */
export const isStreet = (rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): boolean =>
  cell < rules.geometry[seat].perFloor && !isModule(rules, clinic, cell);

/** Whether people can be on a cell in passing (CB-MOVE-10). */
export function isWalkable(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): boolean {
  const tile = tileAt(rules, clinic, cell);
  return cell < rules.geometry[seat].perFloor ? tile.closesGround === undefined : tile.walkable;
}

/** In how many cells beside, above and below a room such a piece lies. */
export function countAround(rules: Rules, seat: number, room: number, lies: (cell: number) => boolean): number {
  let count = 0;
  for (const cell of rules.geometry[seat].adjacent[room]) if (lies(cell)) count++;
  return count;
}

/**
 * The service that a room treats: that of the hub beside it on its own floor (CB-TILE-1); -1 without one. At most one
 * hub stands on a floor of a building (CB-BUILD-10), so there are never two.
 */
export function serviceOf(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): number {
  for (const other of rules.geometry[seat].beside[cell]) {
    const service = tileAt(rules, clinic, other).service;
    if (service !== undefined) return service;
  }
  return -1;
}

/** Whether the room in a cell works (CB-TREAT-1, CB-TILE-1 to 7). */
export function isActive(rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): boolean {
  const { active } = tileAt(rules, clinic, cell);
  if (active === 'always') return true;
  if (serviceOf(rules, seat, clinic, cell) < 0) return false;
  if (active === 'beside-hub') return true;
  return rules.geometry[seat].adjacent[cell].some((other) => tileAt(rules, clinic, other).colour === 'supply-room');
}

/** Whether a room can treat now: it has a treatment and is active (CB-END-2). */
export const canTreat = (rules: Rules, seat: number, clinic: Readonly<Clinic>, cell: number): boolean =>
  tileAt(rules, clinic, cell).treatment !== undefined && isActive(rules, seat, clinic, cell);

/** Whether a patient of that service may be brought to a room (CB-MOVE-4). */
export function takesService(
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
  service: number,
): boolean {
  const tile = tileAt(rules, clinic, cell);
  if (tile.holds.patient === 0) return false;
  return (
    tile.anyService === true ||
    (isActive(rules, seat, clinic, cell) && serviceOf(rules, seat, clinic, cell) === service)
  );
}

/**
 * The building that each cell's module belongs to, numbered from 1 in the order of its first cell; 0 where no module
 * is (CB-GEO-16).
 */
export function buildingsOf(rules: Rules, seat: number, clinic: Readonly<Clinic>): number[] {
  const { adjacent, cells } = rules.geometry[seat];
  const building: number[] = new Array(cells).fill(0);
  let count = 0;
  const open: number[] = [];
  for (let first = 0; first < cells; first++) {
    if (clinic.tiles[first] === 0 || building[first] !== 0 || !isModule(rules, clinic, first)) continue;
    building[first] = ++count;
    open.push(first);
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const other of adjacent[cell]) {
        if (building[other] !== 0 || !isModule(rules, clinic, other)) continue;
        building[other] = count;
        open.push(other);
      }
    }
  }
  return building;
}

/** How many of a player's buildings are able to treat (CB-END-2). */
export function buildingsAbleToTreat(rules: Rules, seat: number, clinic: Readonly<Clinic>): number {
  const building = buildingsOf(rules, seat, clinic);
  return new Set(building.filter((label, cell) => label > 0 && canTreat(rules, seat, clinic, cell))).size;
}
