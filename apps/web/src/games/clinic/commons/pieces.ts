import { type ClinicState, priceAt, type Rules } from '@asclepion/clinic';
import type { Lighting } from '../../../board/drawing.ts';
import { facesOf } from '../modules/loaded.ts';
import { kindOf, numbersOf, ownerOf, pieceTarget } from '../targets.ts';
import { toneOf } from '../tone.ts';
import { PIECE_GROUPS, type Piece, pieceState } from './piece.ts';

type Tile = Rules['tiles'][number];

function groupOf(tile: Tile): Piece['group'] {
  if (tile.colour === 'hub' || tile.colour === 'special') return tile.colour;
  return tile.colour === undefined ? 'outdoors' : 'room';
}

/** Everything that can be built, not what closes the ground, as it lies beside the board. */
export function piecesOf(rules: Rules, state: Readonly<ClinicState>): Piece[] {
  const tiles = rules.tiles.flatMap((tile, index): Piece[] => {
    if (tile.copies === 0 || tile.closesGround !== undefined) return [];
    const left = state.tileSupply[index];
    const open = tile.pile !== true || state.faceUp[index] === 1;
    return [
      { id: tile.id, group: groupOf(tile), tone: toneOf(tile), left, state: pieceState(left, open), price: undefined },
    ];
  });
  return [
    ...tiles,
    ...facesOf(rules).flatMap((face) => face.pieces?.(rules, state) ?? []),
    ...rules.equipment.map(({ id }, bit): Piece => {
      const left = state.equipmentSupply[bit];
      return { id, group: 'fittings', tone: 'equipment', left, state: pieceState(left), price: undefined };
    }),
  ];
}

/** Whether a piece lights up or was picked. */
export const isLit = ({ lit, picked }: Lighting, { id }: Piece): boolean =>
  lit.has(pieceTarget(id)) || picked.has(pieceTarget(id));

/** Pieces by group, and in each group what lights up first; groups without a piece are left out. */
export function groupsOf(pieces: readonly Piece[], lighting: Lighting): { id: Piece['group']; pieces: Piece[] }[] {
  const rank = (piece: Piece): number => (isLit(lighting, piece) ? 0 : piece.state === 'open' ? 1 : 2);
  return PIECE_GROUPS.map((id) => ({
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
