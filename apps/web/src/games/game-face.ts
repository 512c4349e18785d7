import type { AnyEngine } from '@asclepion/catalogue';
import type { Choice, Event, State, Violation } from '@asclepion/kernel';
import type { Locale } from '@asclepion/kernel/text';
import type { ComponentType } from 'react';
import type { Lighting, Target, WayDrawing } from '../board/drawing.ts';
import type { Learning } from '../learn/learning.ts';
import type { AnyTexts } from '../text/texts.ts';

/** A game's sentences in one language, about one table. */
export interface Words {
  choice(view: State, seat: number, choice: Choice): string;
  event(event: Event): string;
  violation(violation: Violation): string;
  /** What the seat is asked; undefined when it is not. */
  prompt(view: State, seat: number): string | undefined;
  /** A line of the final score. */
  scoreLine(id: string): string;
}

/** How a choice is made by pointing. */
export interface Pointing {
  /** What must be pointed at, all of it, in any order. */
  readonly needs: readonly Target[];
  /** How many of `needs`, from the first, light up before anything is pointed at; all of them when not given. */
  readonly first?: number;
  /** What may be pointed at too, to tell choices with the same needs apart. */
  readonly also?: readonly Target[];
}

/** What every part of a game's face gets. */
export interface FaceProps {
  readonly engine: AnyEngine;
  readonly view: State;
  /** Who looks on. */
  readonly seat: number | undefined;
  readonly names: readonly string[];
  readonly words: Words;
  readonly lighting: Lighting;
  readonly onPoint: (target: Target) => void;
  /** Whether the table lets the page help: with plans, and with what would change an account. */
  readonly help: boolean;
  /** Ways drawn over the viewer's own board, and how to draw others; they go once the position changes. */
  readonly ways: readonly WayDrawing[];
  readonly onWays: (ways: readonly WayDrawing[]) => void;
}

/** Something that a choice would change, in a few words such as `$15 → $12`. */
export interface Change {
  readonly id: string;
  readonly text: string;
  /** Whether the seat would rather have it, would rather not, or neither. */
  readonly tone: 'good' | 'bad' | 'plain';
}

/** A panel beside the board. */
export interface PanelProps extends FaceProps {
  readonly choices: readonly Choice[];
  /** Makes these choices one after another; stops at the first that is refused. */
  readonly onChoose: (choices: readonly Choice[]) => void;
}

interface Panel {
  readonly id: string;
  readonly title: (texts: AnyTexts) => string;
  readonly Component: ComponentType<PanelProps>;
}

/** The part of the form for a new table that belongs to the game. */
export interface OptionsFormProps {
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Problems of fields, by their names. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void;
}

/** A figure of each player that is plotted over the game once it is over. */
export interface Series {
  readonly id: string;
  readonly title: (texts: AnyTexts) => string;
  /** What it is for a seat in a position; `events` are all that led there. */
  readonly value: (view: State, seat: number, events: readonly Event[]) => number;
}

/** What a game is, in a list of games. */
export interface GameAbout {
  readonly id: string;
  readonly seats: readonly number[];
  /** How the IDs of its rules begin, such as `CB-`. */
  readonly rules: readonly string[];
  title(texts: AnyTexts): string;
}

/** What of a game is known before it is loaded: enough for a list, and for beginning at once. */
export interface GameCover extends GameAbout {
  /** A first table for one person: the options and the bots at the other seats. */
  readonly quick: { readonly options: Readonly<Record<string, unknown>>; readonly bots: readonly string[] };
  /** Loads the rest; the same promise each time. */
  face(): Promise<GameFace>;
}

/** All that the page must know of a game to show it. A new game brings one of these. */
export interface GameFace extends GameAbout {
  /** Loads what it says in a language, where that has not come with it; the same promise each time. */
  speak?(locale: Locale): Promise<unknown>;
  /** Loads what a table with these options needs besides; the same promise each time. */
  prepare?(options: unknown): Promise<unknown>;
  /** The engine of a table; of this game alone, so that no other is loaded. Throws OptionsError. */
  engine(options: unknown): AnyEngine;
  words(engine: AnyEngine, locale: Locale, names: readonly string[]): Words;
  pointing(engine: AnyEngine, view: State, seat: number, choice: Choice): Pointing;
  /** Choices that somebody may have meant by pointing at what is dark. */
  meant(engine: AnyEngine, view: State, seat: number, picked: readonly Target[], target: Target): readonly Choice[];
  /** What a choice changes for this seat, from what it sees before and after: costs first. */
  preview?(texts: AnyTexts, engine: AnyEngine, before: State, after: State, seat: number): readonly Change[];
  /** Whether what this seat is asked must be hidden from others at the same screen. */
  isSecret(view: State, seat: number): boolean;
  /** Whether a section of the log ends with this event. */
  endsSection(event: Event): boolean;
  /** To which chapter of its section each event belongs, given all of a section's events so far, in order. */
  chapters(events: readonly Event[]): readonly string[];
  chapterTitle(texts: AnyTexts, chapter: string): string;
  /** Where the game is, in a few words. */
  where(texts: AnyTexts, view: State): string;
  /** What a game alone is played for; undefined at other tables. */
  goal(texts: AnyTexts, engine: AnyEngine): string | undefined;
  readonly Options: ComponentType<OptionsFormProps>;
  /** The options for so many seats, where the form leaves something open; as they are when not given. */
  optionsFor?(options: OptionsFormProps['options'], seats: number): OptionsFormProps['options'];
  readonly Board: ComponentType<FaceProps>;
  /**
   * Everything on the table that the viewer may know as sections of text that begin with an `h3`: headings, lists,
   * tables, no drawing. With the list of all choices it must be enough to play the whole game.
   */
  readonly AsText: ComponentType<FaceProps>;
  /** What all share, beside the board. */
  readonly Common: ComponentType<FaceProps>;
  /** What always stays in sight beside the board, such as an account of the round. */
  readonly Ledger?: ComponentType<PanelProps>;
  readonly panels: readonly Panel[];
  /** What teaches the game. */
  readonly learn: Learning;
  /** What is plotted by section once the game is over. */
  readonly series: readonly Series[];
}
