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
  readonly needs: readonly string[];
  readonly conflicts: readonly string[];
}

/** All that the command line must know of a game to show it. A new game brings one of these. */
export interface GameFace {
  /** Names of the table's options, each with its values; none for one that is not a choice among a few. */
  readonly options: Readonly<Record<string, readonly (string | number)[]>>;
  modules(locale: Locale): ModuleEntry[];
  /** `names` are the players', by seat. */
  words(engine: AnyEngine, locale: Locale, names: readonly string[]): Words;
}
