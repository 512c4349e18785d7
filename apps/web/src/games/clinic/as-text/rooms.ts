import {
  type Clinic,
  type ClinicState,
  isActive,
  isUsable,
  othersAt,
  type Rules,
  serviceOf,
  tileAt,
} from '@asclepion/clinic';
import { pieceName, serviceName, vehicleName } from '@asclepion/clinic/text';
import { thingsOf, tokensOf } from '../draw-clinic.ts';
import { type ClinicTexts, heading } from '../texts.ts';

/** A room in words. */
export interface RoomText {
  readonly space: string;
  readonly room: string;
  /** What it treats, whether it works. */
  readonly serves: string;
  /** Pieces put into it, and cars. */
  readonly things: string;
  readonly people: string;
}

export interface FloorText {
  readonly floor: number;
  readonly rooms: readonly RoomText[];
  /** Names of spaces where nothing stands. */
  readonly empty: readonly string[];
}

function servesOf(texts: ClinicTexts, rules: Rules, state: Readonly<ClinicState>, seat: number, cell: number): string {
  const clinic = state.clinics[seat];
  const tile = tileAt(rules, clinic, cell);
  if (tile.active === 'always') return '';
  if (!isActive(rules, seat, clinic, cell)) return texts.text('web.inactive');
  const service = serviceOf(rules, seat, clinic, cell);
  return tile.anyService === true || service < 0 ? texts.text('web.active') : serviceName(texts, rules, service);
}

/** Somebody in words, several of a kind as one: "a red doctor, a nurse ×2". */
function peopleAt(texts: ClinicTexts, rules: Rules, state: Readonly<ClinicState>, seat: number, cell: number): string {
  const here = state.clinics[seat].people.filter(({ at }) => at === cell);
  return tokensOf(texts, rules, here)
    .map(({ label }) => label)
    .join(', ');
}

/** Neither a tile nor anybody is there. */
const isEmpty = ({ tiles, people }: Readonly<Clinic>, cell: number): boolean =>
  tiles[cell] === 0 && !people.some(({ at }) => at === cell);

/** A clinic floor by floor, room by room, in words. */
export function floorsInWords(
  texts: ClinicTexts,
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
): FloorText[] {
  const geo = rules.geometry[seat];
  const clinic = state.clinics[seat];
  return Array.from({ length: geo.topFloor + 1 }, (_, floor): FloorText => {
    const cells = Array.from({ length: geo.perFloor }, (_, place) => floor * geo.perFloor + place);
    const rooms = cells
      .filter((cell) => !isEmpty(clinic, cell))
      .map((cell): RoomText => {
        const tile = tileAt(rules, clinic, cell);
        const pieces = rules.equipment.flatMap(({ id }, bit) =>
          (clinic.equipment[cell] >> bit) & 1 ? [pieceName(texts, id)] : [],
        );
        const cars =
          tile.carRoom === undefined
            ? []
            : [
                texts.text('web.cars', { cars: clinic.parked[cell], places: tile.carRoom }),
                ...othersAt(clinic, -1, cell).map((id) => vehicleName(texts, id)),
              ];
        return {
          space: geo.cellNames[cell],
          room: clinic.tiles[cell] === 0 ? texts.text('web.street') : heading(pieceName(texts, tile.id)),
          serves: servesOf(texts, rules, state, seat, cell),
          things: [...pieces, ...cars, ...thingsOf(texts, rules, state, seat, cell).map(({ label }) => label)].join(
            ', ',
          ),
          people: peopleAt(texts, rules, state, seat, cell),
        };
      });
    return { floor, rooms, empty: cells.filter((cell) => isEmpty(clinic, cell)).map((cell) => geo.cellNames[cell]) };
  });
}

/** Where entrances lie, cars stand, and cars could stand, by the names of edges. */
export function edgesInWords(
  texts: ClinicTexts,
  rules: Rules,
  state: Readonly<ClinicState>,
  seat: number,
): { entrances: string[]; cars: string[]; free: string[] } {
  const { edges } = rules.geometry[seat];
  const clinic = state.clinics[seat];
  const named = (test: (edge: number) => boolean): string[] =>
    edges.flatMap(({ name }, edge) => (test(edge) ? [name] : []));
  return {
    entrances: named((edge) => clinic.entrances[edge] > 0),
    cars: edges.flatMap(({ name }, edge) => {
      if (clinic.cars[edge] === 0) return [];
      const [vehicle] = othersAt(clinic, edge, -1);
      return [vehicle === undefined ? name : `${name} (${vehicleName(texts, vehicle)})`];
    }),
    free: named((edge) => clinic.cars[edge] === 0 && isUsable(rules, seat, clinic, edge)),
  };
}
