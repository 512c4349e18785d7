import type { Choice } from './choice.ts';
import type { Frame, State, Step } from './game.ts';
import type { Violation } from './violation.ts';

/** The step of the game's programme that comes next. */
export interface ProgrammeFrame extends Frame {
  readonly step: 'programme';
  readonly at: number;
}

/** Several seats decide at once, each going through frames of its own. `lanes[seat]` is that seat's stack. */
export interface TogetherFrame extends Frame {
  readonly step: 'together';
  readonly lanes: readonly (readonly Frame[])[];
}

interface GroupFrame extends Frame {
  readonly seat: number;
  readonly of: readonly Frame[];
}

/** These, one after another. */
export const sequence = (of: readonly Frame[]): Frame & { readonly of: readonly Frame[] } => ({ step: 'sequence', of });

/** One of these, by the seat's choice. */
export const oneOf = (seat: number, of: readonly Frame[]): GroupFrame => ({ step: 'one-of', seat, of });

/** All of these, in the order the seat chooses. */
export const anyOrder = (seat: number, of: readonly Frame[]): GroupFrame => ({ step: 'any-order', seat, of });

/** These or nothing, by the seat's choice. */
export const optional = (seat: number, of: readonly Frame[]): GroupFrame => ({ step: 'optional', seat, of });

/** One frame for each seat, all at once; a seat without one has nothing to decide. */
export function together(frames: readonly (Frame | undefined)[]): TogetherFrame {
  return { step: 'together', lanes: frames.map((frame) => (frame === undefined ? [] : [frame])) };
}

export const isTogether = (frame: Frame | undefined): frame is TogetherFrame => frame?.step === 'together';

const picks = (frame: GroupFrame): Choice[] => frame.of.map((_, pick) => ({ do: 'pick', pick }));
const nothing = <R, S>(_rules: R, _state: S, frame: GroupFrame): boolean => frame.of.length === 0;
const noSuchPick = (): Violation => ({ rule: 'KERNEL', key: 'kernel.no-such-choice' });

/** Steps that every game has. */
export function builtInSteps<R, S extends State>(): Record<string, Step<R, S>> {
  return {
    programme: {
      run(_rules, state, frame: ProgrammeFrame, flow) {
        const step = state.programme[frame.at];
        if (step !== undefined) flow.next({ step }, { step: 'programme', at: frame.at + 1 } as ProgrammeFrame);
      },
    },
    sequence: {
      run: (_rules, _state, frame: GroupFrame, flow) => flow.next(...frame.of),
    },
    'one-of': {
      choices: (_rules, _state, frame: GroupFrame) => picks(frame),
      refuse: noSuchPick,
      idle: nothing,
      choose: (_rules, _state, frame: GroupFrame, _seat, choice, flow) =>
        flow.next(...frame.of.slice(Number(choice.pick), Number(choice.pick) + 1)),
    },
    'any-order': {
      choices: (_rules, _state, frame: GroupFrame) => picks(frame),
      refuse: noSuchPick,
      idle: nothing,
      choose(_rules, _state, frame: GroupFrame, seat, choice, flow) {
        const pick = Number(choice.pick);
        flow.next(
          ...frame.of.slice(pick, pick + 1),
          anyOrder(
            seat,
            frame.of.filter((_, at) => at !== pick),
          ),
        );
      },
    },
    optional: {
      choices: () => [{ do: 'take' }, { do: 'leave' }],
      refuse: noSuchPick,
      idle: nothing,
      choose(_rules, _state, frame: GroupFrame, _seat, choice, flow) {
        if (choice.do === 'take') flow.next(...frame.of);
      },
    },
  };
}
