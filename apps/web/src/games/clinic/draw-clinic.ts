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

/** So many drawings of a place are kept: of what it is, and of what the next choices may make of it. */
const MOST_KEPT = 16;

/** Keeps what was drawn last, each by a key. */
class Kept<T> {
  readonly #known = new Map<string, T>();

  /** What was drawn under that key, else what is drawn now. */
  get(key: string, draw: () => T): T {
    const drawing = this.#known.get(key) ?? draw();
    // What was asked for last goes last.
    this.#known.delete(key);
    this.#known.set(key, drawing);
    if (this.#known.size > MOST_KEPT) this.#known.delete(this.#known.keys().next().value as string);
    return drawing;
  }
}

/** Tells drawings apart by numbers, so that a drawing of drawings has a key. */
function numbering(): (parts: readonly object[]) => string {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (part: object): number => {
    const known = numbers.get(part) ?? ++last;
    numbers.set(part, known);
    return known;
  };
  return (parts) => parts.map(numberOf).join(' ');
}

const keptFor = <T>(places: number): Kept<T>[] => Array.from({ length: places }, () => new Kept<T>());

/**
 * Draws a player's board, floor by floor, one position after another; what looks as in one of the last is the very same,
 * be it a cell, a floor or all of it. A choice changes a cell or two: the words of all others need not be found again.
 */
export function floorsOf(
  texts: ClinicTexts,
  rules: Rules,
  seat: number,
): (state: Readonly<ClinicState>) => readonly FloorDrawing[] {
  const geo = rules.geometry[seat];
  const keptCells = keptFor<CellDrawing>(geo.cells);
  const keptEdges = keptFor<EdgeDrawing>(geo.edges.length);
  const keptFloors = keptFor<FloorDrawing>(geo.topFloor + 1);
  const keptBuilding = new Kept<readonly FloorDrawing[]>();
  const keyOf = numbering();

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
    return keptCells[cell].get(JSON.stringify(hangsOn), () => {
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

  function drawEdge(clinic: Readonly<Clinic>, index: number): EdgeDrawing {
    const open = isUsable(rules, seat, clinic, index);
    const hangsOn = [clinic.cars[index], clinic.entrances[index], open, othersAt(clinic, index, -1)];
    return keptEdges[index].get(JSON.stringify(hangsOn), () => edgeOf(texts, rules, seat, clinic, index, open));
  }

  function draw(state: Readonly<ClinicState>): readonly FloorDrawing[] {
    const clinic = state.clinics[seat];
    const people = isMarking(state) ? clinic.people : clinic.people.map((person): Person => ({ ...person, spent: 0 }));
    const floors = keptFloors.map((known, floor): FloorDrawing => {
      const cells = Array.from({ length: geo.perFloor }, (_, place): CellDrawing => {
        const cell = floor * geo.perFloor + place;
        return drawCell(
          state,
          cell,
          people.filter(({ at }) => at === cell),
        );
      });
      const edges = floor === 0 ? geo.edges.map((_, index) => drawEdge(clinic, index)) : [];
      return known.get(keyOf([...cells, ...edges]), () => ({
        floor,
        title: texts.text('web.floor', { floor }),
        columns: geo.width,
        rows: geo.perFloor / geo.width,
        cells,
        edges,
      }));
    });
    return keptBuilding.get(keyOf(floors), () => floors);
  }

  // A position is drawn once, however often it is asked for.
  const drawn = new WeakMap<Readonly<ClinicState>, readonly FloorDrawing[]>();
  return (state) => {
    const drawing = drawn.get(state) ?? draw(state);
    drawn.set(state, drawing);
    return drawing;
  };
}
