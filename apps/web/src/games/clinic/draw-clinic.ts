import {
  type Clinic,
  type ClinicState,
  isActive,
  isUsable,
  othersAt,
  type Person,
  type Rules,
  serviceOf,
  tileAt,
} from '@asclepion/clinic';
import { aPerson, pieceName, serviceName, vehicleName } from '@asclepion/clinic/text';
import type { CellDrawing, EdgeDrawing, FloorDrawing, RoomDrawing, TokenDrawing } from '../../board/drawing.ts';
import { lettersOf } from './letters.ts';
import { facesOf } from './modules/loaded.ts';
import { stepOf } from './position.ts';
import { cellTarget, edgeTarget, personTarget, thingTarget } from './targets.ts';
import type { ClinicTexts } from './texts.ts';
import { heading } from './texts.ts';
import { toneOf } from './tone.ts';

/** People as pieces; those whom nobody can tell apart are one with a count. */
export function tokensOf(texts: ClinicTexts, rules: Rules, people: readonly Readonly<Person>[]): TokenDrawing[] {
  const groups = new Map<string, Readonly<Person>[]>();
  for (const person of people) {
    const target = personTarget(person);
    groups.set(target, [...(groups.get(target) ?? []), person]);
  }
  return [...groups].map(([target, [person, ...more]]): TokenDrawing => {
    const { kind, level, service, spent, lying } = person;
    const count = more.length + 1;
    const told = facesOf(rules).flatMap(({ tells }) => tells?.(texts, rules, person) ?? []);
    const name = [aPerson(texts, rules, kind, level, service), ...told.map(({ said }) => said)].join(', ');
    const badges = told.flatMap(({ badge }) => badge ?? []);
    const [carries] = told.flatMap((one) => one.carries ?? []);
    return {
      target,
      shape: kind,
      ...lettersOf(texts, kind, level),
      badge: badges[0] ?? (kind === 'patient' ? texts.find(`web.service.${rules.services[service]}`) : undefined),
      count,
      spent: spent > 0,
      lying: lying > 0,
      carries,
      label: texts.text(spent > 0 ? 'web.token-spent' : 'web.token', { name, count }),
    };
  });
}

/** What modules have lying in a cell. */
export const thingsOf = (
  texts: ClinicTexts,
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
  cell: number,
): TokenDrawing[] =>
  facesOf(rules)
    .flatMap(({ lies }) => lies?.(texts, rules, state, seat, cell) ?? [])
    .map(({ id, name, ...look }) => ({
      ...look,
      target: thingTarget(id, cell),
      badge: undefined,
      spent: false,
      label: texts.text('web.token', { name, count: look.count }),
    }));

function roomOf(
  texts: ClinicTexts,
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
): RoomDrawing | undefined {
  if (clinic.tiles[cell] === 0) return undefined;
  const tile = tileAt(rules, clinic, cell);
  const service = tile.id.startsWith('hub:') ? tile.id.slice(4) : rules.services[serviceOf(rules, seat, clinic, cell)];
  const extras = rules.equipment.flatMap(({ id }, bit) => ((clinic.equipment[cell] >> bit) & 1 ? [id] : []));
  return {
    art: tile.id,
    tone: toneOf(tile),
    title: heading(texts.find(`web.short.${tile.id}`) ?? pieceName(texts, tile.id)),
    outdoors: tile.colour === undefined,
    badge: tile.colour === undefined ? undefined : texts.find(`web.service.${service}`),
    working: tile.active === 'always' ? undefined : isActive(rules, seat, clinic, cell),
    extras,
    cars: tile.carRoom === undefined ? undefined : [clinic.parked[cell], tile.carRoom],
    vehicles: tile.carRoom === undefined ? [] : othersAt(clinic, -1, cell),
  };
}

/** A room in words: its name, what it treats, whether it works, who is there. */
function cellLabel(
  texts: ClinicTexts,
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  cell: number,
  room: RoomDrawing | undefined,
  tokens: readonly TokenDrawing[],
): string {
  const name = rules.geometry[seat].cellNames[cell];
  if (room === undefined) {
    const here = tokens.map(({ label }) => label).join(', ');
    return here === '' ? texts.text('web.cell-empty', { name }) : texts.text('web.cell', { name, what: here });
  }
  const parts = [heading(pieceName(texts, tileAt(rules, clinic, cell).id))];
  const service = rules.services[serviceOf(rules, seat, clinic, cell)];
  if (room.working === false) parts.push(texts.text('web.inactive'));
  else if (room.working === true && service !== undefined) parts.push(serviceName(texts, rules, service));
  if (room.cars !== undefined) parts.push(texts.text('web.cars', { cars: room.cars[0], places: room.cars[1] }));
  parts.push(...(room.vehicles ?? []).map((id) => vehicleName(texts, id)));
  parts.push(...room.extras.map((id) => pieceName(texts, id)), ...tokens.map(({ label }) => label));
  return texts.text('web.cell', { name, what: parts.join(', ') });
}

function edgesOf(texts: ClinicTexts, rules: Rules, seat: number, clinic: Readonly<Clinic>): EdgeDrawing[] {
  const { edges, width } = rules.geometry[seat];
  return edges.map((edge, index): EdgeDrawing => {
    const car = clinic.cars[index] > 0;
    const entrance = clinic.entrances[index] > 0;
    const open = isUsable(rules, seat, clinic, index);
    const [vehicle] = othersAt(clinic, index, -1);
    const state = vehicle !== undefined ? 'vehicle' : car ? 'car' : open ? 'free' : 'none';
    return {
      target: edgeTarget(index),
      name: edge.name,
      column: edge.cells[0] % width,
      row: Math.floor(edge.cells[0] / width),
      side: edge.direction,
      car,
      vehicle,
      open,
      entrance,
      label: texts.text('web.edge', {
        name: edge.name,
        state,
        entrance: entrance ? 'yes' : 'no',
        vehicle: vehicle === undefined ? '' : vehicleName(texts, vehicle),
      }),
    };
  });
}

/** Steps in which it matters who has done its part; in others the marks are of an earlier one. */
const MARKING: readonly (string | undefined)[] = ['move', 'treat'];

const isMarking = (state: Readonly<ClinicState>): boolean => MARKING.includes(stepOf(state));

/** All of a position that a player's board hangs on: positions with the same key have the same drawing. */
export const floorsKey = (state: Readonly<ClinicState>, seat: number): string =>
  JSON.stringify([isMarking(state), state.clinics[seat], state.marks]);

/** A player's board, floor by floor. */
export function floorsOf(texts: ClinicTexts, rules: Rules, state: Readonly<ClinicState>, seat: number): FloorDrawing[] {
  const geo = rules.geometry[seat];
  const clinic = state.clinics[seat];
  const people = isMarking(state) ? clinic.people : clinic.people.map((person): Person => ({ ...person, spent: 0 }));
  return Array.from({ length: geo.topFloor + 1 }, (_, floor): FloorDrawing => {
    const cells = Array.from({ length: geo.perFloor }, (_, place): CellDrawing => {
      const cell = floor * geo.perFloor + place;
      const room = roomOf(texts, rules, seat, clinic, cell);
      const here = people.filter(({ at }) => at === cell);
      const tokens = [...tokensOf(texts, rules, here), ...thingsOf(texts, rules, state, seat, cell)];
      return {
        target: cellTarget(cell),
        name: geo.cellNames[cell],
        column: place % geo.width,
        row: Math.floor(place / geo.width),
        room,
        air: floor > 0 && room === undefined && tileAt(rules, clinic, geo.below[cell]).supports !== true,
        tokens,
        label: cellLabel(texts, rules, seat, clinic, cell, room, tokens),
      };
    });
    return {
      floor,
      title: texts.text('web.floor', { floor }),
      columns: geo.width,
      rows: geo.perFloor / geo.width,
      cells,
      edges: floor === 0 ? edgesOf(texts, rules, seat, clinic) : [],
    };
  });
}
