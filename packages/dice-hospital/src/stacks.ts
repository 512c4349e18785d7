import { type Flow, hidden } from '@asclepion/kernel';
import { NUMBERS } from './data/numbers.ts';
import type { Rules } from './rules.ts';
import type { DiceState } from './state.ts';

/** The two kinds of thing on offer. */
export const OFFERS = ['department', 'specialist'] as const;
export type Offer = (typeof OFFERS)[number];

export const stackOf = (state: Readonly<DiceState>, offer: Offer): number[] =>
  offer === 'department' ? state.departmentStack : state.specialistStack;

export const displayOf = (state: Readonly<DiceState>, offer: Offer): number[] =>
  offer === 'department' ? state.departmentDisplay : state.specialistDisplay;

/** Shuffles in place. */
export function shuffle(stack: number[], flow: Pick<Flow, 'draw'>): void {
  for (let place = stack.length - 1; place > 0; place--) {
    const other = flow.draw(place + 1);
    [stack[place], stack[other]] = [stack[other], stack[place]];
  }
}

/** Takes the top of a stack. There always is one (DH-COMP-5). */
export function takeTop(stack: number[]): number {
  const top = stack.shift();
  if (top === undefined) throw new RangeError('A stack has run out, which the rules exclude (DH-COMP-5).');
  if (top < 0) throw hidden('the order of a stack');
  return top;
}

/** Turns up the top of a stack for the display. */
export function reveal(state: DiceState, offer: Offer, flow: Flow): void {
  const kind = takeTop(stackOf(state, offer));
  displayOf(state, offer).push(kind);
  flow.reveal();
  flow.events?.push({ id: 'revealed', offer, kind });
}

/** Deals the display anew (DH-SETUP-6, DH-SHIFT-4). */
export function dealDisplay({ seats, options }: Rules, state: DiceState, flow: Flow): void {
  for (const offer of OFFERS) {
    for (let card = 0; card < NUMBERS.display[options.display][seats]; card++) reveal(state, offer, flow);
  }
}
