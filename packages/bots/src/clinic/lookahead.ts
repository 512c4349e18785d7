import { ACTIONS, admitting, type ClinicState, NUMBERS } from '@asclepion/clinic';
import type { Choice, Frame } from '@asclepion/kernel';
import { best, type Judged, judged } from '../judged.ts';
import type { ClinicEngine } from './engine.ts';
import { evaluate } from './evaluate.ts';
import { bestSpot } from './parking.ts';
import type { Weights } from './weights.ts';

type Action = (typeof ACTIONS)[number];

/** Steps that follow from a choice and are settled before it is judged. */
export const FOLLOW_UPS: ReadonlySet<string> = new Set([
  'park-car',
  'extra-supply-room',
  'second-conveyor',
  'shift-cars',
  'car-leaves',
  'lay-free-tile',
]);

/** A choice and the position in which it is made. */
interface LineStep {
  readonly state: ClinicState;
  readonly choice: Choice;
}

/** Looks ahead for one seat, which plays alone meanwhile: what others do does not change what it may do. */
export class Lookahead {
  private readonly engine: ClinicEngine;
  private readonly seat: number;
  private readonly weights: Weights;

  constructor(engine: ClinicEngine, seat: number, weights: Weights) {
    this.engine = engine;
    this.seat = seat;
    this.weights = weights;
  }

  /**
   * The choice after which, follow-ups settled, the position is worth most. Only `frame` is played, nothing after.
   * Where nothing is gained, the seat is done.
   */
  bestChoice(state: ClinicState, frame: Frame, choices: readonly Choice[]): Judged {
    const doneFirst = choices.toSorted((a, b) => Number(b.do === 'done') - Number(a.do === 'done'));
    return best(judged(doneFirst, (choice) => this.afterChoice(state, frame, choice)));
  }

  private afterChoice(state: ClinicState, frame: Frame, choice: Choice): number {
    const next = this.engine.clone(state);
    next.frames = [frame];
    this.engine.play(next, this.seat, choice);
    this.settle(next);
    return choice.do === 'step' ? this.afterStep(state, next) : this.worth(next);
  }

  /** A step on the notepad is worth what can be taken after it, and nothing where it brings nobody else to the front. */
  private afterStep(before: Readonly<ClinicState>, after: ClinicState): number {
    const again = after.frames.at(-1);
    const places = NUMBERS.notepadPlaces;
    const inFront = (row: number): boolean =>
      after.notepad[row * places + places - 1] !== before.notepad[row * places + places - 1];
    if (again === undefined) return Number.NEGATIVE_INFINITY;
    const takes = this.engine
      .choices(after, this.seat)
      .filter(({ do: what, row }) => what === 'take' && inFront(Number(row)));
    return Math.max(Number.NEGATIVE_INFINITY, ...takes.map((take) => this.afterChoice(after, again, take)));
  }

  /** The action tile that leads furthest, followed by the best of what may follow it this round. */
  bestAction(state: ClinicState, choices: readonly Choice[]): Judged {
    return best(this.actions(state, choices));
  }

  /** Every action tile that can be laid, and what it leads to. */
  actions(state: ClinicState, choices: readonly Choice[]): Judged[] {
    const depth = Math.min(this.weights.depth, NUMBERS.actionsARound - state.action);
    return judged(choices, ({ action }) => this.afterAction(state, action as Action, depth));
  }

  /** The choices with which this frame is best played to its end. */
  line(state: ClinicState, frame: Frame): { readonly steps: LineStep[]; readonly after: ClinicState } {
    const steps: LineStep[] = [];
    const after = this.playFrom(state, [frame], (before, choice) =>
      steps.push({ state: this.engine.clone(before), choice }),
    );
    return { steps, after };
  }

  worth(state: Readonly<ClinicState>): number {
    return evaluate(this.engine.rules, state, this.seat, this.weights);
  }

  private settle(state: ClinicState): void {
    for (
      let frame = state.frames.at(-1);
      frame !== undefined && FOLLOW_UPS.has(frame.step);
      frame = state.frames.at(-1)
    ) {
      const choices = this.engine.choices(state, this.seat);
      this.engine.play(state, this.seat, this.followUp(state, frame, choices));
    }
  }

  private followUp(state: ClinicState, frame: Frame, choices: readonly Choice[]): Choice {
    if (choices.length === 1 || frame.step === 'car-leaves') return choices[0];
    return frame.step === 'park-car'
      ? bestSpot(this.engine, state, this.seat, choices)
      : this.bestChoice(state, frame, choices).choice;
  }

  /** What the position is worth after this action and `depth - 1` more, each played out as it would be now. */
  private afterAction(state: ClinicState, action: Action, depth: number): number {
    const after = this.playFrom(state, this.framesOf(state, action));
    const { hand } = after.clinics[this.seat];
    hand[ACTIONS.indexOf(action)]--;
    const next = depth > 1 ? ACTIONS.filter((_, tile) => hand[tile] > 0) : [];
    return next.length === 0
      ? this.worth(after)
      : Math.max(...next.map((other) => this.afterAction(after, other, depth - 1)));
  }

  private playFrom(
    state: ClinicState,
    frames: readonly Frame[],
    onStep?: (before: ClinicState, choice: Choice) => void,
  ): ClinicState {
    // Settled first: nobody is asked by a frame that has nothing to decide.
    const { state: next } = this.engine.resume({ ...state, frames: frames.toReversed() });
    for (let frame = next.frames.at(-1); frame !== undefined; frame = next.frames.at(-1)) {
      const { choice } = this.bestChoice(next, frame, this.engine.choices(next, this.seat));
      onStep?.(next, choice);
      this.engine.play(next, this.seat, choice);
      this.settle(next);
    }
    return next;
  }

  /** What an action consists of. */
  private framesOf(state: Readonly<ClinicState>, action: Action): readonly Frame[] {
    const { seat } = this;
    if (action === 'admit') return admitting(this.engine.rules, state, seat);
    const frames: Record<Exclude<Action, 'admit'>, Frame & Readonly<Record<string, unknown>>> = {
      build: { step: 'build-thing', seat, things: NUMBERS.thingsPerBuild },
      hire: { step: 'hire-somebody', seat, groups: [] },
    };
    return [frames[action]];
  }
}
