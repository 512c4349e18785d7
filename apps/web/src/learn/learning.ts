import type { State } from '@asclepion/kernel';
import type { Locale, Texts } from '@asclepion/kernel/text';
import type { ComponentType } from 'react';
import type { FaceProps } from '../games/game-face.ts';
import type { Lesson } from './lesson.ts';

/** What teaches a game. Each part is loaded only when somebody asks for it. */
export interface Learning {
  /** The guided first game. */
  readonly lesson: () => Promise<Lesson>;
  /** Its words, of a table with these options or of all there are. */
  readonly glossary?: (options: unknown) => Promise<Glossary>;
  /** Its rules explained, of a table with these options or all; without it they are shown as they are written. */
  readonly rulebook?: (options: unknown) => Promise<GameRulebook>;
}

/** A word of the game, and the rule that says what it is. */
export interface Term {
  readonly id: string;
  readonly rule: string;
}

/**
 * The words of a game. In the texts `term.<id>` is the word, `meaning.<id>` what it means, and `forms.<id>` how it
 * stands in sentences, parted by bars.
 */
export interface Glossary {
  readonly terms: readonly Term[];
  texts(locale: Locale): Texts<string>;
}

/**
 * A part of the rules. In the texts `topic.<id>` is its name and `summary.<id>` what it comes down to; `page.<id>`, where
 * there is one, is all of it in short lines.
 */
export interface Topic {
  readonly id: string;
  /** Beginnings of the IDs of its rules, such as `CB-MOVE`, and single IDs. */
  readonly rules: readonly string[];
  /** The module of the game that brings it, where one does. */
  readonly module?: string;
}

/** A small position that shows a rule. In the texts `example.<id>` is its name and `shows.<id>` what it shows. */
export interface Example {
  readonly id: string;
  readonly topic: string;
  readonly rules: readonly string[];
  /** Which parts of the table it needs, in the game's own words for `Sketch`. */
  readonly parts: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number;
  begin(): State;
}

/** What draws a shown position gets. */
export interface SketchProps extends Pick<FaceProps, 'engine' | 'view' | 'seat' | 'names' | 'lighting' | 'onPoint'> {
  readonly parts: readonly string[];
}

/** A game's rules, explained and shown. */
export interface GameRulebook {
  readonly topics: readonly Topic[];
  readonly examples: readonly Example[];
  texts(locale: Locale): Texts<string>;
  /** Draws the parts of a table that an example needs. */
  readonly Sketch: ComponentType<SketchProps>;
}
