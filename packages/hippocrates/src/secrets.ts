import { type Flow, type Frame, hidden, together } from '@asclepion/kernel';
import { clonePlayer, type HippocratesState } from './state.ts';

/** Everybody decides at the same time, and sees of the others what they had before (HI-HID-2). */
export function decideTogether(state: HippocratesState, flow: Flow, step: string, over: string): void {
  state.before = state.players.map(clonePlayer);
  const frames = state.players.map((_, seat): Frame => ({ step, seat }));
  flow.next(together(frames), { step: over });
}

/** All have decided: what they did is shown. A view does not know it. */
export function showDecisions(state: HippocratesState, flow: Flow): void {
  if (state.chance.kind === 'hidden' && state.players.length > 1) throw hidden('what others have decided');
  state.before = [];
  flow.reveal();
}

/** Whom an event is told: the seat alone while decisions are hidden, else everybody. */
export const toldTo = ({ before }: Readonly<HippocratesState>, seat: number): { only?: readonly number[] } =>
  before.length > 0 ? { only: [seat] } : {};
