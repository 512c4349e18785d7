import { type ClinicState, NUMBERS, priceAt, type Rules } from '@asclepion/clinic';
import type { Lighting } from '../../../board/drawing.ts';
import { kindOf, numbersOf, ownerOf, pieceTarget } from '../targets.ts';
import { toneOf } from '../tone.ts';

/** Kinds of pieces, in the order in which they lie beside the board. */
const GROUPS = ['hub', 'room', 'special', 'outdoors', 'fittings'] as const;

/** Something that can be built. */
export interface Piece {
  readonly id: string;
  readonly group: (typeof GROUPS)[number];
  readonly tone: string;
  /** Undefined where nothing is taken from a supply. */
  readonly left: number | undefined;
  /** Whether it can be had now: the top tile of its pile lies face up (CB-SETUP-3). */
  readonly state: 'open' | 'hidden' | 'none';
  /** Its price wherever it goes; undefined where the floor decides (CB-BUILD-2). */
  readonly price: number | undefined;
}

type Tile = Rules['tiles'][number];

function groupOf(tile: Tile): Piece['group'] {
  if (tile.colour === 'hub' || tile.colour === 'special') return tile.colour;
  return tile.colour === undefined ? 'outdoors' : 'room';
}

const stateOf = (left: number, open = true): Piece['state'] => (left === 0 ? 'none' : open ? 'open' : 'hidden');

/** Everything that can be built, not what closes the ground, as it lies beside the board. */
export function piecesOf(rules: Rules, state: Readonly<ClinicState>): Piece[] {
  const tiles = rules.tiles.flatMap((tile, index): Piece[] => {
    if (tile.copies === 0 || tile.closesGround !== undefined) return [];
    const left = state.tileSupply[index];
    const open = tile.pile !== true || state.faceUp[index] === 1;
    return [
      { id: tile.id, group: groupOf(tile), tone: toneOf(tile), left, state: stateOf(left, open), price: undefined },
    ];
  });
  const entrances = state.entranceSupply;
  return [
    ...tiles,
    {
      id: 'upgraded-lot',
      group: 'outdoors',
      tone: 'lot',
      left: undefined,
      state: 'open',
      price: NUMBERS.upgradePrice,
    },
    {
      id: 'entrance',
      group: 'fittings',
      tone: 'entrance',
      left: entrances,
      state: stateOf(entrances),
      price: NUMBERS.entrancePrice,
    },
    ...rules.equipment.map(({ id }, bit): Piece => {
      const left = state.equipmentSupply[bit];
      return { id, group: 'fittings', tone: 'equipment', left, state: stateOf(left), price: undefined };
    }),
  ];
}

/** Whether a piece lights up or was picked. */
export const isLit = ({ lit, picked }: Lighting, { id }: Piece): boolean =>
  lit.has(pieceTarget(id)) || picked.has(pieceTarget(id));

/** Pieces by group, and in each group what lights up first; groups without a piece are left out. */
export function groupsOf(pieces: readonly Piece[], lighting: Lighting): { id: Piece['group']; pieces: Piece[] }[] {
  const rank = (piece: Piece): number => (isLit(lighting, piece) ? 0 : piece.state === 'open' ? 1 : 2);
  return GROUPS.map((id) => ({
    id,
    pieces: pieces.filter(({ group }) => group === id).sort((a, b) => rank(a) - rank(b)),
  })).filter((group) => group.pieces.length > 0);
}

/** What a thing costs on the cell that was picked; undefined while none is. */
export function pickedPrice(rules: Rules, seat: number, { picked }: Lighting): number | undefined {
  for (const target of picked) {
    if (kindOf(target) === 'cell' && ownerOf(target) === undefined) return priceAt(rules, seat, numbersOf(target)[0]);
  }
  return undefined;
}
