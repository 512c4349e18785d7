import type { Choice, Violation } from '@asclepion/kernel';
import type { Rules } from '../rules.ts';
import type { Clinic } from '../state.ts';
import { violation } from '../violation.ts';
import { isStreet, tileAt } from './rooms.ts';

/** A vehicle of the base game. */
export const CAR = 'car';

/** Where a vehicle is or may be: an edge, or the lot on a cell. As fields of a choice; -1 for the one it is not. */
export interface Spot {
  readonly edge: number;
  readonly lot: number;
  /** What stands there, where it is no car. */
  readonly vehicle?: string;
}

const onEdge = (edge: number): Spot => ({ edge, lot: -1 });
const inLot = (lot: number): Spot => ({ edge: -1, lot });

const isAt = (one: Spot, other: Spot): boolean => one.edge === other.edge && one.lot === other.lot;

/** All that stands on a spot, once for each sort of vehicle: cars first. */
function standingOn(clinic: Readonly<Clinic>, spot: Spot): Spot[] {
  const others: string[] = [];
  let cars = spot.lot >= 0 ? clinic.parked[spot.lot] : clinic.cars[spot.edge];
  for (const parked of clinic.vehicles) {
    if (!isAt(parked, spot)) continue;
    cars--;
    if (!others.includes(parked.vehicle)) others.push(parked.vehicle);
  }
  const standing = cars > 0 ? [spot] : [];
  for (const vehicle of others) standing.push({ edge: spot.edge, lot: spot.lot, vehicle });
  return standing;
}

export const NO_SPOT = violation('CB-CAR-4', 'no-spot');
const NOT_USABLE = violation('CB-GEO-8', 'edge-not-usable');
const EDGE_TAKEN = violation('CB-CAR-2', 'edge-taken');
const LOT_FULL = violation('CB-CAR-2', 'lot-full');
const NO_CAR = violation('CB-CAR-5', 'no-car');

/** Why no car stands on an edge, whatever else stands there: a closed space is beside it. */
function closedEdge(rules: Rules, seat: number, clinic: Readonly<Clinic>, edge: number): Violation | undefined {
  for (const cell of rules.geometry[seat].edges[edge].cells) {
    const { closesGround } = tileAt(rules, clinic, cell);
    if (closesGround !== undefined) return closesGround.parking;
  }
  return undefined;
}

/** Whether a car may stand on an edge: a street space is beside it (CB-GEO-8), and no closed one. */
export function isUsable(rules: Rules, seat: number, clinic: Readonly<Clinic>, edge: number): boolean {
  let street = false;
  for (const cell of rules.geometry[seat].edges[edge].cells) {
    if (tileAt(rules, clinic, cell).closesGround !== undefined) return false;
    if (isStreet(rules, seat, clinic, cell)) street = true;
  }
  return street;
}

const lotHasRoom = (rules: Rules, clinic: Readonly<Clinic>, lot: number): boolean =>
  lot < clinic.parked.length && clinic.parked[lot] < (tileAt(rules, clinic, lot).carRoom ?? 0);

/** The one spot where all vehicles of a player stand, all of one sort; undefined where there is a choice, or none. */
export function onlySpot(clinic: Readonly<Clinic>): Spot | undefined {
  let only: Spot | undefined;
  for (let edge = 0; edge < clinic.cars.length; edge++) {
    if (clinic.cars[edge] === 0) continue;
    if (only !== undefined) return undefined;
    only = onEdge(edge);
  }
  for (let lot = 0; lot < clinic.parked.length; lot++) {
    if (clinic.parked[lot] === 0) continue;
    if (only !== undefined) return undefined;
    only = inLot(lot);
  }
  if (only === undefined) return undefined;
  const standing = standingOn(clinic, only);
  return standing.length === 1 ? standing[0] : undefined;
}

/** Every spot on which a car could park now (CB-CAR-2). */
export function freeSpots(rules: Rules, seat: number, clinic: Readonly<Clinic>): Spot[] {
  const spots: Spot[] = [];
  for (let edge = 0; edge < clinic.cars.length; edge++) {
    if (clinic.cars[edge] === 0 && isUsable(rules, seat, clinic, edge)) spots.push(onEdge(edge));
  }
  for (let lot = 0; lot < clinic.parked.length; lot++) {
    if (lotHasRoom(rules, clinic, lot)) spots.push(inLot(lot));
  }
  return spots;
}

export function hasFreeSpot(rules: Rules, seat: number, clinic: Readonly<Clinic>): boolean {
  for (let edge = 0; edge < clinic.cars.length; edge++) {
    if (clinic.cars[edge] === 0 && isUsable(rules, seat, clinic, edge)) return true;
  }
  for (let lot = 0; lot < clinic.parked.length; lot++) {
    if (lotHasRoom(rules, clinic, lot)) return true;
  }
  return false;
}

/** Why a car may not park on that spot. */
export function refuseSpot(rules: Rules, seat: number, clinic: Readonly<Clinic>, spot: Spot): Violation | undefined {
  if (spot.lot >= 0) return lotHasRoom(rules, clinic, spot.lot) ? undefined : LOT_FULL;
  if (rules.geometry[seat].edges[spot.edge] === undefined) return NOT_USABLE;
  if (clinic.cars[spot.edge] > 0) return EDGE_TAKEN;
  if (isUsable(rules, seat, clinic, spot.edge)) return undefined;
  return closedEdge(rules, seat, clinic, spot.edge) ?? NOT_USABLE;
}

/** Cells at an edge, at most. */
const MOST_BESIDE = 2;

/** How many cells at an edge have nothing on them. */
function freeBeside(rules: Rules, seat: number, clinic: Readonly<Clinic>, edge: number): number {
  let free = 0;
  for (const cell of rules.geometry[seat].edges[edge].cells) if (clinic.tiles[cell] === 0) free++;
  return free;
}

/** Spots on which a car of the player stands, in the order in which cars leave by default (CB-CAR-5). */
export function carsByDefault(rules: Rules, seat: number, clinic: Readonly<Clinic>): Spot[] {
  const { edgesByName } = rules.geometry[seat];
  const spots: Spot[] = [];
  for (let free = MOST_BESIDE; free >= 0; free--)
    for (const edge of edgesByName)
      if (clinic.cars[edge] > 0 && freeBeside(rules, seat, clinic, edge) === free) spots.push(onEdge(edge));
  for (let lot = 0; lot < clinic.parked.length; lot++) if (clinic.parked[lot] > 0) spots.push(inLot(lot));
  if (clinic.vehicles.length === 0) return spots;
  const standing: Spot[] = [];
  for (const spot of spots) for (const one of standingOn(clinic, spot)) standing.push(one);
  return standing;
}

export const refuseCar = (clinic: Readonly<Clinic>, spot: Spot): Violation | undefined =>
  standingOn(clinic, { edge: spot.edge, lot: spot.lot }).some(({ vehicle }) => vehicle === spot.vehicle)
    ? undefined
    : NO_CAR;

export function addCar(clinic: Clinic, { edge, lot, vehicle }: Spot): void {
  if (lot >= 0) clinic.parked[lot]++;
  else clinic.cars[edge]++;
  if (vehicle !== undefined) clinic.vehicles = [...clinic.vehicles, { vehicle, edge, lot }];
}

export function removeCar(clinic: Clinic, spot: Spot): void {
  if (spot.lot >= 0) clinic.parked[spot.lot]--;
  else clinic.cars[spot.edge]--;
  if (spot.vehicle === undefined) return;
  const gone = clinic.vehicles.findIndex((parked) => isAt(parked, spot) && parked.vehicle === spot.vehicle);
  clinic.vehicles = clinic.vehicles.toSpliced(gone, 1);
}

/** Sorts of vehicle that stand on a spot besides cars, each as often as it does. */
export const othersAt = (clinic: Readonly<Clinic>, edge: number, lot: number): string[] =>
  clinic.vehicles.filter((parked) => isAt(parked, { edge, lot })).map(({ vehicle }) => vehicle);

/** All vehicles of a player (CB-CAR-1: as many as there are keepers). */
export const carCount = (clinic: Readonly<Clinic>): number =>
  clinic.cars.reduce((sum, cars) => sum + cars, 0) + clinic.parked.reduce((sum, cars) => sum + cars, 0);

export const spotChoice = (verb: string, { edge, lot, vehicle }: Spot): Choice =>
  vehicle === undefined ? { do: verb, edge, lot } : { do: verb, edge, lot, vehicle };

/** A spot from a choice, which was made by `spotChoice` or comes from outside. */
export function spotOf({ edge = -1, lot = -1, vehicle }: Choice): Spot {
  if (vehicle === undefined) return { edge: Number(edge), lot: Number(lot) };
  return { edge: Number(edge), lot: Number(lot), vehicle: String(vehicle) };
}
