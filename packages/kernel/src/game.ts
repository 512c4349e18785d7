import type { Chance } from './chance/chance.ts';
import type { Choice } from './choice.ts';
import type { Event, Viewer } from './event.ts';
import type { Violation } from './violation.ts';

/**
 * What is going on: the name of a step, whose it is, and what it remembers. Frames are never changed, only
 * replaced, so that copies of a state may share them.
 */
export interface Frame {
  readonly step: string;
  readonly seat?: number;
}

/** What the kernel needs in every game's state. All of it is plain data. */
export interface State {
  /** Names of the steps that a game runs through, as its turn summary has them. Fixed when the table opens. */
  readonly programme: readonly string[];
  /** The stack of what is going on; the last one is done first. Empty when the game is over. */
  frames: Frame[];
  chance: Chance;
}

/** What a step can do besides changing the state. */
export interface Flow {
  /** Where events go; undefined while nobody listens (search), so write `flow.events?.push({...})`. */
  readonly events: Event[] | undefined;
  /** What is done next, in the order given, before anything that was already waiting. */
  next(...frames: Frame[]): void;
  /** Go on with that step of the programme once all that waits above it is done. */
  goTo(step: string): void;
  /** A whole number from 0 to below `sides`, each as likely. Somebody learns it: undo stops here. */
  draw(sides: number): number;
  /** Something hidden became known: undo stops here. */
  reveal(): void;
}

/**
 * A step with `choices` asks the seat of its frame; a step with `run` goes by itself. Before either acts, the kernel
 * takes the step's frame off the stack: a step that goes on says so with `flow.next`.
 */
export interface Step<R, S extends State> {
  /** Every choice that the seat has, in a fixed order. */
  choices?(rules: R, state: Readonly<S>, frame: Frame, seat: number): Choice[];
  /** Why a choice that `choices` does not list is refused; the same tests decide both. */
  refuse?(rules: R, state: Readonly<S>, frame: Frame, seat: number, choice: Choice): Violation | undefined;
  /** Does a listed choice, changing `state` in place. */
  choose?(rules: R, state: S, frame: Frame, seat: number, choice: Choice, flow: Flow): void;
  /** True when there is nothing to decide, so that nobody is asked and the frame just ends. */
  idle?(rules: R, state: Readonly<S>, frame: Frame): boolean;
  /** Acts without asking, changing `state` in place. */
  run?(rules: R, state: S, frame: Frame, flow: Flow): void;
}

/** One line of a final score: what for, and how much for each seat. */
export interface ScoreLine {
  readonly id: string;
  readonly points: readonly number[];
}

export interface Result {
  /** Total for each seat. */
  readonly scores: readonly number[];
  /** Seats that won; empty when a solo game is lost. */
  readonly winners: readonly number[];
  readonly lines: readonly ScoreLine[];
}

/**
 * A game, for the kernel. `O` are its options, validated; `R` is what they compose to, made once a table;
 * `S` is its state.
 */
export interface Game<O, R, S extends State> {
  readonly id: string;
  /** Checks options from outside and fills in the defaults. Throws OptionsError. */
  options(raw: unknown): O;
  compose(options: O): R;
  seats(rules: R): number;
  steps(rules: R): Readonly<Record<string, Step<R, S>>>;
  /** The state before anything was drawn, chosen or run. */
  start(rules: R, chance: Chance): S;
  /** A copy that shares nothing that can change. */
  clone(state: S): S;
  /** A state that an earlier version has saved, in the form of this one; as it is when not given. */
  upgrade?(saved: S): S;
  /** The state as a viewer may know it: same shape, built from what is allowed, secrets masked. */
  view(rules: R, state: Readonly<S>, viewer: Viewer): S;
  /** A full state that agrees with what the viewer knows; what it cannot know is drawn from `chance`. */
  resample(rules: R, view: Readonly<S>, viewer: Viewer, chance: Chance): S;
  /** The final score once the game is over, else undefined. */
  result(rules: R, state: Readonly<S>): Result | undefined;
  /** Amounts that never change during play (pieces of each kind, wherever they are), for the tests. */
  conserved(rules: R, state: Readonly<S>): Readonly<Record<string, number>>;
}
