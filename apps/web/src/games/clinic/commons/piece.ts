/** Kinds of pieces, in the order in which they lie beside the board. */
export const PIECE_GROUPS = ['hub', 'room', 'special', 'outdoors', 'fittings'] as const;

/** Something that can be built. */
export interface Piece {
  readonly id: string;
  readonly group: (typeof PIECE_GROUPS)[number];
  readonly tone: string;
  /** Undefined where nothing is taken from a supply. */
  readonly left: number | undefined;
  /** Whether it can be had now: the top tile of its pile lies face up (CB-SETUP-3). */
  readonly state: 'open' | 'hidden' | 'none';
  /** Its price wherever it goes; undefined where the floor decides (CB-BUILD-2). */
  readonly price: number | undefined;
}

/** Whether a piece can be had of which so many are left. */
export const pieceState = (left: number, open = true): Piece['state'] =>
  left === 0 ? 'none' : open ? 'open' : 'hidden';
