import type { ClinicState, Person, Rules } from '@asclepion/clinic';
import type { Position } from '@asclepion/clinic/position';
import type { Choice } from '@asclepion/kernel';
import type { Catalogue } from '@asclepion/kernel/text';
import type { ComponentType } from 'react';
import type { Pictures } from '../../../board/art.tsx';
import type { Furniture } from '../../../board/building/furniture.tsx';
import type { VehicleShape } from '../../../board/building/vehicles.tsx';
import type { Lighting, Target, TokenDrawing } from '../../../board/drawing.ts';
import type { Outfit } from '../../../board/token.tsx';
import type { Term } from '../../../learn/learning.ts';
import type { Pointing } from '../../game-face.ts';
import type { Piece } from '../commons/piece.ts';
import type { SketchPart } from '../learn/sketch.tsx';
import type { ClinicTexts } from '../texts.ts';

/** What is asked of a seat: the name of the step, and what its frame remembers. */
export interface Asked {
  readonly step: string;
  readonly piece?: string;
}

/** How a choice of one kind is pointed at; undefined where it goes by its fields, or gets a button. */
export type PointAt = (choice: Choice, rules: Rules, asked: Asked | undefined) => Pointing | undefined;

/** What somebody points at who is asked something. */
export interface PointedAt {
  readonly asked: Asked;
  readonly rules: Rules;
  readonly state: ClinicState;
  readonly seat: number;
  /** What is pointed at now, and all that was pointed at before it, this included. */
  readonly target: Target;
  readonly all: readonly Target[];
  /** The last thing pointed at of a kind, such as `piece`. */
  one(kind: string): Target | undefined;
  readonly cell: number | undefined;
  readonly edge: number | undefined;
}

/** Choices that may have been meant by pointing at something; the engine then says why they cannot be. */
export type Meant = (at: PointedAt) => readonly Choice[];

/** A sign beside a row of the notepad: the picture of that name, and a word. */
export interface RowMark {
  readonly id: string;
  readonly name: string;
}

/** A sort of people. Its words are `clinic.kind.<id>`, `clinic.kinds.<id>` and `clinic.a.<id>`. */
export interface PersonFace {
  readonly outfit?: Outfit;
  /** Its outline small, as a path on a field of 16 by 16. */
  readonly sign: string;
  /** Whether it has a level, and so that level's letter and colour; otherwise its letter is `web.letter.<id>`. */
  readonly levelled: boolean;
}

/** What is told of somebody: a few letters below the piece, and words. */
interface Told {
  readonly badge?: string;
  /** A piece in the hand, drawn as its outfit. */
  readonly carries?: TokenDrawing['carries'];
  readonly said: string;
}

/** A piece that lies in a room and is nobody: its look is the outfit of that name, pointed at by `thingTarget`. */
interface LyingThing extends Pick<TokenDrawing, 'shape' | 'level' | 'letter' | 'count'> {
  readonly id: string;
  readonly name: string;
}

/** A number that each player has of a module, with a picture of that name. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly value: number | string;
}

export interface BoardProps {
  readonly rules: Rules;
  readonly state: ClinicState;
  readonly lighting: Lighting;
}

export interface OwnBoardProps extends BoardProps {
  /** Whose it is. */
  readonly seat: number;
}

/** A board of a module's own, as it is seen and as it is told: a section that begins with a heading. */
interface Board<Props> {
  readonly Seen: ComponentType<Props>;
  readonly Told: ComponentType<Omit<Props, 'lighting'>>;
}

/** A small position that shows a rule of the module. In its texts `example.<id>` is its name, `shows.<id>` what it shows. */
export interface ShownPosition {
  readonly rules: readonly string[];
  readonly parts: readonly SketchPart[];
  /** Sets up position S (section 19 of the rules) or another one, and says what is asked. */
  readonly set: (position: Position) => Position;
}

/** All that the page must know of a module to show it. The base game brings one too. */
export interface ModuleFace {
  /** What the module says, and what only the page says about it. */
  readonly texts?: readonly Catalogue[];
  /** What stands in its rooms, by tile, and what it puts into rooms, by equipment. */
  readonly furniture?: Furniture;
  /** Pictures for lists and plates, by the ids of its tiles, equipment, people, signs. */
  readonly pictures?: Pictures;
  /** Sorts of people that it brings, those who wait in the university with them. */
  readonly people?: Readonly<Record<string, PersonFace>>;
  /** Vehicles that park among the cars. */
  readonly vehicles?: Readonly<Record<string, VehicleShape>>;
  /** What it has to tell of somebody on a board, such as what a nurse carries. */
  readonly tells?: (texts: ClinicTexts, rules: Rules, person: Readonly<Person>) => Told | undefined;
  /** What of it lies in a cell of a board. */
  readonly lies?: (
    texts: ClinicTexts,
    rules: Rules,
    state: Readonly<ClinicState>,
    seat: number,
    cell: number,
  ) => readonly LyingThing[];
  /** How its choices are pointed at, by what the choice does. */
  readonly pointing?: Readonly<Record<string, PointAt>>;
  /** What may have been meant by pointing at what is dark, by the step that asks: its own steps, or further things of others. */
  readonly meant?: Readonly<Record<string, Meant>>;
  /** Steps of the programme in which a seat looks at what others must not see, where several sit before one screen. */
  readonly secretSteps?: readonly string[];
  /** What can be built besides tiles and equipment. */
  readonly pieces?: (rules: Rules, state: Readonly<ClinicState>) => readonly Piece[];
  /** A sign beside a row of the notepad. */
  readonly rowMark?: (texts: ClinicTexts, state: Readonly<ClinicState>, row: number) => RowMark | undefined;
  /** What everybody has of it, for the players at a glance. */
  readonly figures?: (
    texts: ClinicTexts,
    rules: Rules,
    state: Readonly<ClinicState>,
    seat: number,
  ) => readonly Figure[];
  /** What all share, beside the notepad and the markets. */
  readonly common?: Board<BoardProps>;
  /** What a player has, beside the building. */
  readonly own?: Board<OwnBoardProps>;
  /** Words for the glossary. In its texts: see `Glossary`. */
  readonly terms?: readonly Term[];
  /** Positions that the rulebook shows, by their names. */
  readonly examples?: Readonly<Record<string, ShownPosition>>;
}
