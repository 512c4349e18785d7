/** Something on the table that can be pointed at, such as `cell:12` or `edge:3`. The board only passes it on. */
export type Target = string;

/** A piece that stands for somebody; alike ones are one drawing with a count. */
export interface TokenDrawing {
  readonly target: Target;
  readonly shape: string;
  /** 0 to 3, for its colour; undefined for somebody without a level. */
  readonly level: number | undefined;
  /** The level's letter, so that nobody needs to see the colour. */
  readonly letter: string;
  /** A short word below, such as the service of a patient. */
  readonly badge: string | undefined;
  readonly count: number;
  /** Has done its part of this step. */
  readonly spent: boolean;
  /** Has been laid down. */
  readonly lying?: boolean;
  /** A piece held in the hand. */
  readonly carries?: Pick<TokenDrawing, 'shape' | 'level' | 'letter'>;
  readonly label: string;
}

/** The face of a tile. */
export interface RoomDrawing {
  /** Which picture, by the name of the tile. */
  readonly art: string;
  /** Which colours: see the tones in the style sheet. */
  readonly tone: string;
  readonly title: string;
  /** Lies under the sky: no walls. */
  readonly outdoors: boolean;
  /** The letters of what it serves, as people who come for it wear them. */
  readonly badge: string | undefined;
  /** Whether it works; undefined for what always does. */
  readonly working: boolean | undefined;
  /** Pictures of pieces put into the room. */
  readonly extras: readonly string[];
  /** Vehicles that stand in it, out of how many. */
  readonly cars: readonly [number, number] | undefined;
  /** Which of them are no cars, by the names of their drawings. */
  readonly vehicles?: readonly string[];
}

export interface CellDrawing {
  readonly target: Target;
  readonly name: string;
  readonly column: number;
  /** 0 is the front row, drawn at the bottom. */
  readonly row: number;
  readonly room: RoomDrawing | undefined;
  /** Nothing is there to stand on. */
  readonly air: boolean;
  readonly tokens: readonly TokenDrawing[];
  readonly label: string;
}

export interface EdgeDrawing {
  readonly target: Target;
  readonly name: string;
  /** Cell beside it, and the side of that cell on which it lies. */
  readonly column: number;
  readonly row: number;
  readonly side: 'E' | 'W' | 'N' | 'S';
  readonly car: boolean;
  /** What stands there, where it is no car, by the name of its drawing. */
  readonly vehicle?: string | undefined;
  /** Whether a car may stand there. */
  readonly open: boolean;
  readonly entrance: boolean;
  readonly label: string;
}

export interface FloorDrawing {
  readonly floor: number;
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly CellDrawing[];
  readonly edges: readonly EdgeDrawing[];
}

/** The way that somebody walks, or would walk. */
export interface WayDrawing {
  readonly id: string;
  readonly who: Pick<TokenDrawing, 'shape' | 'level' | 'letter'>;
  /** Cells and edges from the start to the end. */
  readonly through: readonly Target[];
  readonly label: string;
}

/** What lights up. */
export interface Lighting {
  /** Whether the viewer is asked at all: then everything can be pointed at, and what is dark says why. */
  readonly asked: boolean;
  readonly lit: ReadonlySet<Target>;
  readonly picked: ReadonlySet<Target>;
}

export const DARK: Lighting = { asked: false, lit: new Set(), picked: new Set() };
