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
import { keepAlike } from '../../board/building/alike.ts';
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

function edgeOf(
  texts: ClinicTexts,
  rules: Rules,
  seat: number,
  clinic: Readonly<Clinic>,
  index: number,
  open: boolean,
): EdgeDrawing {
  const { edges, width } = rules.geometry[seat];
  const edge = edges[index];
  const car = clinic.cars[index] > 0;
  const entrance = clinic.entrances[index] > 0;
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
}

/** Steps in which it matters who has done its part; in others the marks are of an earlier one. */
const MARKING: readonly (string | undefined)[] = ['move', 'treat'];

const isMarking = (state: Readonly<ClinicState>): boolean => MARKING.includes(stepOf(state));

/** Keeps what was drawn in a place for as long as all that it hangs on stays the same. */
function kept<T>(): (place: number, hangsOn: readonly unknown[], draw: () => T) => T {
  const known: { readonly key: string; readonly drawing: T }[] = [];
  return (place, hangsOn, draw) => {
    const key = JSON.stringify(hangsOn);
    if (known[place]?.key !== key) known[place] = { key, drawing: draw() };
    return known[place].drawing;
  };
}

/**
 * Draws a player's board, floor by floor, one position after another; a board that looks as before is the very same. A
 * choice changes a cell or two of it: the words of all others need not be found again.
 */
export function floorsOf(
  texts: ClinicTexts,
  rules: Rules,
  seat: number,
): (state: Readonly<ClinicState>) => readonly FloorDrawing[] {
  const geo = rules.geometry[seat];
  const keptCell = kept<CellDrawing>();
  const keptEdge = kept<EdgeDrawing>();

  function drawCell(state: Readonly<ClinicState>, cell: number, here: readonly Readonly<Person>[]): CellDrawing {
    const clinic = state.clinics[seat];
    const floor = Math.floor(cell / geo.perFloor);
    const place = cell % geo.perFloor;
    const air = floor > 0 && clinic.tiles[cell] === 0 && tileAt(rules, clinic, geo.below[cell]).supports !== true;
    const things = thingsOf(texts, rules, state, seat, cell);
    const hangsOn = [
      clinic.tiles[cell],
      clinic.tiles[cell] !== 0 && [serviceOf(rules, seat, clinic, cell), isActive(rules, seat, clinic, cell)],
      clinic.equipment[cell],
      clinic.parked[cell],
      othersAt(clinic, -1, cell),
      air,
      here,
      things,
    ];
    return keptCell(cell, hangsOn, () => {
      const room = roomOf(texts, rules, seat, clinic, cell);
      const tokens = [...tokensOf(texts, rules, here), ...things];
      return {
        target: cellTarget(cell),
        name: geo.cellNames[cell],
        column: place % geo.width,
        row: Math.floor(place / geo.width),
        room,
        air,
        tokens,
        label: cellLabel(texts, rules, seat, clinic, cell, room, tokens),
      };
    });
  }

  function draw(state: Readonly<ClinicState>): FloorDrawing[] {
    const clinic = state.clinics[seat];
    const people = isMarking(state) ? clinic.people : clinic.people.map((person): Person => ({ ...person, spent: 0 }));
    return Array.from({ length: geo.topFloor + 1 }, (_, floor): FloorDrawing => {
      const cells = Array.from({ length: geo.perFloor }, (_, place): CellDrawing => {
        const cell = floor * geo.perFloor + place;
        return drawCell(
          state,
          cell,
          people.filter(({ at }) => at === cell),
        );
      });
      const edges = floor === 0 ? geo.edges : [];
      return {
        floor,
        title: texts.text('web.floor', { floor }),
        columns: geo.width,
        rows: geo.perFloor / geo.width,
        cells,
        edges: edges.map((_, index) => {
          const open = isUsable(rules, seat, clinic, index);
          const hangsOn = [clinic.cars[index], clinic.entrances[index], open, othersAt(clinic, index, -1)];
          return keptEdge(index, hangsOn, () => edgeOf(texts, rules, seat, clinic, index, open));
        }),
      };
    });
  }

  // A position has one drawing however often it is asked for: another one would count as another look.
  const drawn = new WeakMap<Readonly<ClinicState>, readonly FloorDrawing[]>();
  let last: readonly FloorDrawing[] = [];
  return (state) => {
    const known = drawn.get(state);
    if (known !== undefined) return known;
    last = keepAlike(last, draw(state));
    drawn.set(state, last);
    return last;
  };
}
