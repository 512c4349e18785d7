import type { Choice, Flow, Frame, Violation } from '@asclepion/kernel';
import { cellNamed, edgeNamed } from '../board/geometry.ts';
import { buildingsOf } from '../board/rooms.ts';
import { entranceSite, freeCell, siteParams, tileSite } from '../board/sites.ts';
import { addCar, hasFreeSpot, isUsable } from '../board/spots.ts';
import { LAYOUTS, type Layout, narrow } from '../data/layouts.ts';
import { BY_SEATS, NUMBERS } from '../data/numbers.ts';
import type { Steps } from '../module.ts';
import { drawFrom } from '../people/bags.ts';
import { fillUniversity } from '../people/university.ts';
import type { Rules } from '../rules.ts';
import type { Clinic, ClinicState } from '../state.ts';
import { NOT_OFFERED, violation, withParams } from '../violation.ts';
import { parking } from './cars.ts';
import { inReverse } from './standing.ts';

/** The four starting tiles, in the order in which they are judged (CB-SETUP-9). */
const PIECES = ['hub', 'treatment-room', 'supply-room', 'entrance'] as const;
type Piece = (typeof PIECES)[number];

interface PlaceFrame extends Frame {
  readonly seat: number;
  readonly piece: Piece;
}

const HUB_NOT_OUTER = violation('CB-SETUP-9', 'start-hub-not-outer');
const NOT_FLOOR_0 = violation('CB-SETUP-9', 'start-hub-floor');
const NOT_BESIDE_HUB = violation('CB-SETUP-9', 'start-room-inactive');
const WRONG_ENTRANCE = violation('CB-SETUP-9', 'start-entrance');
const NOT_EAST = violation('CB-ED-7', 'start-entrance-east');
const NO_WAY_ON = violation('CB-SETUP-9', 'start-no-completion');

/** Whether the first entrance may lie on that edge (CB-SETUP-9, CB-ED-7). */
function refuseFirstEntrance(
  rules: Rules,
  clinic: Readonly<Clinic>,
  seat: number,
  edge: number,
): Violation | undefined {
  const unfit = entranceSite(rules, seat, clinic, edge);
  if (unfit !== undefined) return unfit;
  const geo = rules.geometry[seat];
  if (rules.options['first-entrance'] === 'pre-admission')
    return geo.edges[edge].direction === 'E' ? undefined : NOT_EAST;
  const served = geo.edges[edge].cells[0];
  return clinic.tiles[served] === rules.startTiles.hub ? undefined : WRONG_ENTRANCE;
}

/** What the rules say of the place itself, whatever is placed later. `building` is what `buildingsOf` says now. */
function refuseStartingTile(
  rules: Rules,
  clinic: Readonly<Clinic>,
  seat: number,
  piece: Exclude<Piece, 'entrance'>,
  cell: number,
  building: readonly number[],
): Violation | undefined {
  const geo = rules.geometry[seat];
  const tile = rules.tiles[rules.startTiles[piece]];
  const unfit = tileSite(rules, seat, clinic, cell, tile, building);
  if (unfit !== undefined) return unfit;
  if (piece === 'hub') {
    if (cell >= geo.perFloor) return NOT_FLOOR_0;
    const outer = geo.edgesOf[cell].some((edge) => geo.marked[edge]);
    return outer || rules.options['first-entrance'] === 'pre-admission' ? undefined : HUB_NOT_OUTER;
  }
  if (piece === 'treatment-room') {
    return geo.beside[cell].some((other) => clinic.tiles[other] === rules.startTiles.hub) ? undefined : NOT_BESIDE_HUB;
  }
  const room = clinic.tiles.indexOf(rules.startTiles['treatment-room']);
  return geo.adjacent[cell].includes(room) ? undefined : NOT_BESIDE_HUB;
}

/** A clinic as it would be with that piece on a cell. */
function withPiece(
  rules: Rules,
  clinic: Readonly<Clinic>,
  piece: Exclude<Piece, 'entrance'>,
  cell: number,
): Readonly<Clinic> {
  const tiles = clinic.tiles.slice();
  tiles[cell] = rules.startTiles[piece];
  return { ...clinic, tiles };
}

/** Whether the pieces from this one on still have lawful places, and the car after them, with what stands now. */
function canFinish(rules: Rules, clinic: Readonly<Clinic>, seat: number, from: number): boolean {
  const piece = PIECES[from];
  // By the psychiatry hub a supply room finds its place above the treatment room, and an entrance at the hub.
  const isSure = rules.options['first-entrance'] === 'psych-hub' && (piece === 'supply-room' || piece === 'entrance');
  if (piece === undefined || isSure) return hasFreeSpot(rules, seat, clinic);
  if (piece === 'entrance') {
    return (
      rules.geometry[seat].edges.some((_, edge) => refuseFirstEntrance(rules, clinic, seat, edge) === undefined) &&
      canFinish(rules, clinic, seat, from + 1)
    );
  }
  const building = buildingsOf(rules, seat, clinic);
  return likelyPlaces(rules, clinic, seat, piece).some(
    (cell) =>
      refuseStartingTile(rules, clinic, seat, piece, cell, building) === undefined &&
      canFinish(rules, withPiece(rules, clinic, piece, cell), seat, from + 1),
  );
}

/** The only cells or edges where a starting piece could lie, in their order: the others need no closer look. */
function likelyPlaces(rules: Rules, clinic: Readonly<Clinic>, seat: number, piece: Piece): number[] {
  const geo = rules.geometry[seat];
  if (piece === 'hub') return clinic.parked.map((_, cell) => cell);
  if (piece === 'entrance') return clinic.entrances.map((_, edge) => edge);
  const next = piece === 'treatment-room' ? geo.beside : geo.adjacent;
  const beside = clinic.tiles.indexOf(rules.startTiles[piece === 'treatment-room' ? 'hub' : 'treatment-room']);
  return (next[beside] ?? []).toSorted((a, b) => a - b);
}

/** Whether a starting clinic can be built on a board that is empty but for what closes spaces (CB-SETUP-9). */
export const canStart = (rules: Rules, clinic: Readonly<Clinic>, seat: number): boolean =>
  canFinish(rules, clinic, seat, 0);

function refusePlace(rules: Rules, clinic: Readonly<Clinic>, frame: PlaceFrame, choice: Choice): Violation | undefined {
  const { seat, piece } = frame;
  if (choice.do !== 'place') return NOT_OFFERED;
  if (piece === 'entrance') return refuseFirstEntrance(rules, clinic, seat, Number(choice.at));
  const cell = Number(choice.at);
  const unfit = refuseStartingTile(rules, clinic, seat, piece, cell, buildingsOf(rules, seat, clinic));
  if (unfit !== undefined) return unfit;
  // On open ground a treatment room finds its place too, and so does the car.
  if (rules.options['first-entrance'] === 'psych-hub' && onOpenGround(rules, clinic)) return undefined;
  return canFinish(rules, withPiece(rules, clinic, piece, cell), seat, PIECES.indexOf(piece) + 1)
    ? undefined
    : NO_WAY_ON;
}

const onOpenGround = (rules: Rules, clinic: Readonly<Clinic>): boolean =>
  clinic.tiles.every((tile) => rules.tiles[tile].closesGround === undefined);

/** Whether no closed space is in the way of a layout or its car. */
function layoutFits(rules: Rules, state: Readonly<ClinicState>, seat: number, layout: Layout): boolean {
  const geo = rules.geometry[seat];
  const clinic = state.clinics[seat];
  const cells = [layout.hub, layout.treatmentRoom, layout.supplyRoom].map((name) => cellNamed(geo, name));
  return (
    cells.every((cell) => freeCell(rules, seat, clinic, cell) === undefined) &&
    isUsable(rules, seat, clinic, edgeNamed(geo, layout.car))
  );
}

/** Everybody in turn order, or one whose board does not take its layout, builds a starting clinic freely. */
const startingFreely = (seat: number): Frame[] => [
  ...PIECES.map((piece): PlaceFrame => ({ step: 'place-start', seat, piece })),
  parking(seat),
];

function placeLayout(rules: Rules, state: ClinicState, seat: number, layout: Layout): void {
  const geo = rules.geometry[seat];
  const clinic = state.clinics[seat];
  clinic.tiles[cellNamed(geo, layout.hub)] = rules.startTiles.hub;
  clinic.tiles[cellNamed(geo, layout.treatmentRoom)] = rules.startTiles['treatment-room'];
  clinic.tiles[cellNamed(geo, layout.supplyRoom)] = rules.startTiles['supply-room'];
  clinic.entrances[edgeNamed(geo, layout.entrance)] = 1;
  addCar(clinic, { edge: edgeNamed(geo, layout.car), lot: -1 });
}

/** Any order, each as likely. */
function shuffled(count: number, flow: Flow): number[] {
  const order = Array.from({ length: count }, (_, place) => place);
  for (let place = count - 1; place > 0; place--) {
    const other = flow.draw(place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  return order;
}

/** In a solo game two kinds of special module are drawn; the others stay in the box (CB-SETUP-1, CB-PRE-4). */
function drawSoloSpecials(rules: Rules, state: ClinicState, flow: Flow): void {
  const specials = rules.tiles.flatMap((tile, index) => (tile.special === true ? [index] : []));
  const kept =
    rules.options.setup === 'fixed'
      ? ['operating-room', 'laboratory'].map((id) => rules.tileIndex[id])
      : shuffled(specials.length, flow)
          .slice(0, BY_SEATS.soloSpecialTypes)
          .map((place) => specials[place]);
  for (const special of specials) {
    if (kept.includes(special)) continue;
    state.tileSupply[special] = 0;
    state.faceUp[special] = 0;
  }
}

export const setupSteps: Steps = {
  'setup-table': {
    run(rules, state, _frame, flow) {
      const fixed = rules.options.setup === 'fixed';
      state.turnOrder = fixed ? state.clinics.map((_, seat) => seat) : shuffled(rules.seats, flow);
      // The discs lie in one stack with the first player on top (CB-SETUP-8).
      for (const seat of inReverse(state)) state.arrivals[seat] = ++state.arrivalCount;
      if (rules.seats === 1) drawSoloSpecials(rules, state, flow);
      flow.events?.push({ id: 'table-set', order: state.turnOrder.slice() });
    },
  },
  'setup-university': {
    run: (rules, state, _frame, flow) => fillUniversity(rules, state, flow),
  },
  // The notepad and the bonus tiles.
  'setup-displays': {
    run(rules, state, _frame, flow) {
      const places = NUMBERS.notepadPlaces;
      rules.services.forEach((_, service) => {
        state.notepad[service * places + places - 1] = drawFrom(state.patientBag, flow);
      });
      if (rules.options.setup === 'fixed') return;
      state.bonusTiles = shuffled(rules.bonusTiles.length, flow)
        .slice(0, BY_SEATS.bonusTiles[rules.seats])
        .sort((a, b) => a - b);
    },
  },
  'setup-clinics': {
    run(rules, state, _frame, flow) {
      if (rules.options.start === 'free' && rules.options.setup !== 'fixed') {
        flow.next(...state.turnOrder.flatMap(startingFreely));
        return;
      }
      const colours =
        rules.options.setup === 'fixed' ? state.clinics.map((_, seat) => seat) : shuffled(NUMBERS.presetColours, flow);
      const placed = state.clinics.map((_, seat) => {
        const drawn = LAYOUTS[colours[seat]];
        const layout = rules.geometry[seat].side === '4x3' ? drawn : narrow(drawn);
        const fits = layoutFits(rules, state, seat, layout);
        if (fits) placeLayout(rules, state, seat, layout);
        flow.events?.push({ id: 'layout-drawn', seat, colour: colours[seat] });
        return fits;
      });
      flow.next(...state.turnOrder.filter((seat) => !placed[seat]).flatMap(startingFreely));
    },
  },
  'place-start': {
    choices(rules, state, frame: PlaceFrame) {
      return likelyPlaces(rules, state.clinics[frame.seat], frame.seat, frame.piece)
        .map((at): Choice => ({ do: 'place', at }))
        .filter((choice) => refusePlace(rules, state.clinics[frame.seat], frame, choice) === undefined);
    },
    refuse: (rules, state, frame: PlaceFrame, _seat, choice) =>
      withParams(
        refusePlace(rules, state.clinics[frame.seat], frame, choice),
        frame.piece === 'entrance'
          ? siteParams(rules, frame.seat, undefined, choice.at)
          : siteParams(rules, frame.seat, choice.at),
      ),
    choose(rules, state, frame: PlaceFrame, seat, choice, flow) {
      const clinic = state.clinics[seat];
      const at = Number(choice.at);
      if (frame.piece === 'entrance') clinic.entrances[at] = 1;
      else clinic.tiles[at] = rules.startTiles[frame.piece];
      flow.events?.push({
        id: frame.piece === 'entrance' ? 'start-entrance' : 'start-tile',
        seat,
        piece: frame.piece,
        at,
      });
    },
  },
  'setup-bonus': {
    run(rules, state, _frame, flow) {
      if (rules.options.setup === 'fixed') {
        const money = rules.bonusTiles.find((tile) => tile.id === 'money');
        for (const seat of inReverse(state)) flow.next(...(money?.gain(rules, state, seat) ?? []));
        return;
      }
      flow.next(...inReverse(state).map((seat) => ({ step: 'choose-bonus', seat })));
    },
  },
  'choose-bonus': {
    choices: (rules, state, _frame, seat) =>
      state.bonusTiles
        .filter((tile) => rules.bonusTiles[tile].possible(rules, state, seat))
        .map((tile) => ({ do: 'bonus', tile: rules.bonusTiles[tile].id })),
    refuse(rules, state, _frame, seat, choice) {
      const tile = state.bonusTiles.find((shown) => rules.bonusTiles[shown].id === choice.tile);
      if (choice.do !== 'bonus' || tile === undefined) return NOT_OFFERED;
      return rules.bonusTiles[tile].possible(rules, state, seat)
        ? undefined
        : violation('CB-SETUP-13', 'bonus-impossible');
    },
    // A player who can take none of the tiles left takes nothing (CB-SETUP-13).
    idle: (rules, state, frame) =>
      !state.bonusTiles.some((tile) => rules.bonusTiles[tile].possible(rules, state, frame.seat as number)),
    choose(rules, state, _frame, seat, choice, flow) {
      const tile = state.bonusTiles.find((shown) => rules.bonusTiles[shown].id === choice.tile) as number;
      state.bonusTiles = state.bonusTiles.filter((shown) => shown !== tile);
      flow.events?.push({ id: 'bonus-taken', seat, tile: rules.bonusTiles[tile].id });
      flow.next(...rules.bonusTiles[tile].gain(rules, state, seat));
    },
  },
};
