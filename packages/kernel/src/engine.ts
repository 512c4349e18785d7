import type { Chance } from './chance/chance.ts';
import { draw } from './chance/chance.ts';
import { openSeed } from './chance/seed.ts';
import { type Choice, isChoice, sameChoice } from './choice.ts';
import type { Event, Viewer } from './event.ts';
import { builtInSteps, isTogether, type ProgrammeFrame, type TogetherFrame } from './frames.ts';
import type { Flow, Frame, Game, Result, State, Step } from './game.ts';
import { hashOf } from './hash.ts';
import { KernelError, type Violation } from './violation.ts';

/** What came of a choice. */
export type Applied<S> =
  | {
      readonly ok: true;
      readonly state: S;
      readonly events: Event[];
      /** Whether anybody learnt something new by it: a draw, a reveal. */
      readonly known: boolean;
      /** Whether it was made in a simultaneous step that still waits for somebody, so that nothing came of it yet. */
      readonly pending: boolean;
    }
  | { readonly ok: false; readonly violation: Violation };

/** One table's game, ready to be played: rules composed, steps looked up. Pure: it keeps nothing between calls. */
export interface Engine<O, R, S extends State> {
  readonly game: Game<O, R, S>;
  readonly options: O;
  readonly rules: R;
  readonly seats: number;
  /** The first state in which somebody must decide. `seed` as `openSeed` takes it. */
  begin(seed: string): { state: S; events: Event[] };
  /** Like `begin`, from a given source of chance. */
  beginWith(chance: Chance): { state: S; events: Event[] };
  /** A copy of a state that was put together by hand, run up to its first decision. For examples and tests. */
  resume(state: Readonly<S>): { state: S; events: Event[] };
  /** Seats that must decide now, in seat order; none when the game is over. */
  deciders(state: Readonly<S>): number[];
  /** The frame that asks this seat, if one does. */
  asking(state: Readonly<S>, seat: number): Frame | undefined;
  /** Every choice that this seat has now; none when it is not asked. */
  choices(state: Readonly<S>, seat: number): Choice[];
  /** Why this would be refused, or undefined when it is allowed. Takes anything. */
  refusal(state: Readonly<S>, seat: number, choice: unknown): Violation | undefined;
  /** Judges a choice and, if it is allowed, does it on a copy. `state` stays as it was. */
  apply(state: Readonly<S>, seat: number, choice: unknown): Applied<S>;
  /** Does a choice that is known to be listed, in place and silently: for search and playouts. */
  play(state: S, seat: number, choice: Choice): void;
  clone(state: Readonly<S>): S;
  view(state: Readonly<S>, viewer: Viewer): S;
  resample(view: Readonly<S>, viewer: Viewer, chance: Chance): S;
  result(state: Readonly<S>): Result | undefined;
  hash(state: Readonly<S>): string;
}

/** More steps than any game needs without a decision: a programme that runs in circles. */
const RUNAWAY = 100_000;

class Running<S extends State> implements Flow {
  readonly state: S;
  readonly events: Event[] | undefined;
  stack: Frame[];
  known = false;
  pending = false;

  constructor(state: S, events: Event[] | undefined) {
    this.state = state;
    this.events = events;
    this.stack = state.frames;
  }

  next(...frames: Frame[]): void {
    for (let at = frames.length - 1; at >= 0; at--) this.stack.push(frames[at]);
  }

  goTo(step: string): void {
    const frames = this.state.frames;
    const at = this.state.programme.indexOf(step);
    const here = frames.findLastIndex((frame) => frame.step === 'programme');
    if (at < 0 || here < 0) throw new KernelError('no-such-step', `The programme has no step '${step}' to go to.`);
    frames[here] = { step: 'programme', at } as ProgrammeFrame;
  }

  draw(sides: number): number {
    this.known = true;
    const [value, after] = draw(this.state.chance, sides);
    this.state.chance = after;
    return value;
  }

  reveal(): void {
    this.known = true;
  }
}

/** Options from outside, checked, and their table. Throws OptionsError. */
export function createEngine<O, R, S extends State>(game: Game<O, R, S>, rawOptions: unknown): Engine<O, R, S> {
  const options = game.options(rawOptions);
  const rules = game.compose(options);
  const steps = new Map<string, Step<R, S>>(Object.entries({ ...builtInSteps<R, S>(), ...game.steps(rules) }));

  function stepOf(frame: Frame): Step<R, S> {
    const step = steps.get(frame.step);
    if (step === undefined) throw new KernelError('no-such-step', `No step is named '${frame.step}'.`);
    return step;
  }

  /** Runs what goes by itself until `running.stack` asks somebody, or is empty. */
  function settle(running: Running<S>): void {
    const { state } = running;
    for (let count = 0; count < RUNAWAY; count++) {
      const { stack } = running;
      const frame = stack.at(-1);
      if (frame === undefined) return;
      if (isTogether(frame)) {
        if (settleLanes(running, frame)) return;
        continue;
      }
      const step = stepOf(frame);
      if (step.choices !== undefined) {
        if (step.idle?.(rules, state, frame) !== true) return;
        stack.pop();
      } else {
        stack.pop();
        step.run?.(rules, state, frame, running);
      }
    }
    throw new KernelError('runaway', `More than ${RUNAWAY} steps ran without a decision.`);
  }

  /** Settles every lane; true while one of them still asks. Takes the frame off when none does. */
  function settleLanes(running: Running<S>, frame: TogetherFrame): boolean {
    const { stack } = running;
    const at = stack.length - 1;
    const lanes = frame.lanes.map((lane) => {
      running.stack = lane.slice();
      settle(running);
      return running.stack;
    });
    running.stack = stack;
    if (lanes.every((lane) => lane.length === 0)) {
      stack.splice(at, 1);
      return false;
    }
    stack[at] = { step: 'together', lanes } as TogetherFrame;
    return true;
  }

  function asking(state: Readonly<S>, seat: number): Frame | undefined {
    const frame = state.frames.at(-1);
    if (isTogether(frame)) return frame.lanes[seat]?.at(-1);
    return frame?.seat === seat ? frame : undefined;
  }

  function deciders(state: Readonly<S>): number[] {
    const frame = state.frames.at(-1);
    if (!isTogether(frame)) return frame?.seat === undefined ? [] : [frame.seat];
    const seats: number[] = [];
    for (let seat = 0; seat < frame.lanes.length; seat++) if (frame.lanes[seat].length > 0) seats.push(seat);
    return seats;
  }

  function choices(state: Readonly<S>, seat: number): Choice[] {
    const frame = asking(state, seat);
    return (frame && stepOf(frame).choices?.(rules, state, frame, seat)) ?? [];
  }

  function refusal(state: Readonly<S>, seat: number, choice: unknown): Violation | undefined {
    if (!isChoice(choice)) return { rule: 'KERNEL', key: 'kernel.not-a-choice' };
    const frame = asking(state, seat);
    if (frame === undefined) return { rule: 'KERNEL', key: 'kernel.not-your-turn' };
    if (choices(state, seat).some((listed) => sameChoice(listed, choice))) return undefined;
    return (
      stepOf(frame).refuse?.(rules, state, frame, seat, choice) ?? { rule: 'KERNEL', key: 'kernel.no-such-choice' }
    );
  }

  /** Takes the asking frame off its stack, lets the step act, and settles what that leads to. */
  function choose(running: Running<S>, seat: number, choice: Choice): void {
    const { state } = running;
    const top = state.frames.at(-1);
    if (isTogether(top)) {
      const lane = top.lanes[seat].slice();
      act(running, lane, seat, choice);
      settle(running);
      running.stack = state.frames;
      const lanes = top.lanes.slice();
      lanes[seat] = lane;
      state.frames[state.frames.length - 1] = { step: 'together', lanes } as TogetherFrame;
      running.pending = lanes.some((frames) => frames.length > 0);
      if (running.pending) return;
      state.frames.pop();
    } else {
      act(running, state.frames, seat, choice);
    }
    settle(running);
  }

  function act(running: Running<S>, stack: Frame[], seat: number, choice: Choice): void {
    const frame = stack.pop();
    if (frame === undefined) throw new KernelError('nobody-asked', `Seat ${seat} is not asked to choose.`);
    running.stack = stack;
    stepOf(frame).choose?.(rules, running.state, frame, seat, choice, running);
  }

  function settled(state: S): { state: S; events: Event[] } {
    const events: Event[] = [];
    settle(new Running(state, events));
    return { state, events };
  }

  const beginWith = (chance: Chance): { state: S; events: Event[] } => settled(game.start(rules, chance));

  return {
    game,
    options,
    rules,
    seats: game.seats(rules),
    begin: (seed) => beginWith(openSeed(seed)),
    beginWith,
    resume: (state) => settled(game.clone(state)),
    deciders,
    asking,
    choices,
    refusal,
    apply(state, seat, choice) {
      const violation = refusal(state, seat, choice);
      if (violation !== undefined) return { ok: false, violation };
      const copy = game.clone(state);
      const running = new Running(copy, [] as Event[]);
      choose(running, seat, choice as Choice);
      const { events = [], known, pending } = running;
      return { ok: true, state: copy, events, known, pending };
    },
    play: (state, seat, choice) => choose(new Running(state, undefined), seat, choice),
    clone: (state) => game.clone(state),
    view: (state, viewer) => game.view(rules, state, viewer),
    resample: (view, viewer, chance) => game.resample(rules, view, viewer, chance),
    result: (state) => (state.frames.length === 0 ? game.result(rules, state) : undefined),
    hash: (state) => hashOf(state),
  };
}
