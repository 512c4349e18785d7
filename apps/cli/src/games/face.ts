import type { AnyEngine } from '@asclepion/catalogue';
import type { Choice, Event, State, Violation } from '@asclepion/kernel';
import type { Locale } from '@asclepion/kernel/text';

/** A game's sentences in one language, about one table. */
export interface Words {
  /** What the seat is asked. */
  prompt(state: State, seat: number): string;
  choice(state: State, seat: number, choice: Choice): string;
  event(event: Event): string;
  violation(violation: Violation): string;
  /** A line of the final score. */
  scoreLine(id: string): string;
  /** The whole position as lines of text. `view` is what may be shown. */
  position(view: State): string[];
}

/** An expansion module that a table may add. */
interface ModuleEntry {
  readonly id: string;
  readonly box: string;
  readonly name: string;
  /** It in one sentence, and how the IDs of its rules begin. */
  readonly help: string;
  readonly rules: string;
  /** How hard it is to play with, from 1 to 3, and the minutes that it adds for each player. */
  readonly difficulty: number;
  readonly minutes: number;
  readonly needs: readonly string[];
  /** What it cannot be played with, whichever of the two says so. */
  readonly conflicts: readonly string[];
  /** Options that a table has with it only, the default first. */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

/** All that the command line must know of a game to show it. A new game brings one of these. */
export interface GameFace {
  /** Names of the table's options, each with its values; none for one that is not a choice among a few. */
  readonly options: Readonly<Record<string, readonly (string | number)[]>>;
  modules(locale: Locale): ModuleEntry[];
  /** `names` are the players', by seat. */
  words(engine: AnyEngine, locale: Locale, names: readonly string[]): Words;
}
