import type { Step } from '@asclepion/kernel';
import type { DiceOptions } from './options.ts';
import type { DiceState } from './state.ts';

/** What a table's options compose to. */
export interface Rules {
  readonly seats: number;
  readonly options: DiceOptions;
  readonly programme: readonly string[];
  readonly steps: Readonly<Record<string, DiceStep>>;
}

export type DiceStep = Step<Rules, DiceState>;

/** Whether somebody adds a card to the display each round (DH-INT-1, DH-SOLO-2). */
export const addsToDisplay = ({ seats, options }: Rules): boolean =>
  seats <= 2 || (seats === 4 && options.display === 'n+1-total');

/** Seats in turn order: clockwise from the first player, or seat 0 while nobody holds the token. */
export function clockwise({ seats }: Rules, { firstPlayer }: Readonly<DiceState>): number[] {
  return Array.from({ length: seats }, (_, turn) => (Math.max(0, firstPlayer) + turn) % seats);
}

/** Seats by the ambulances they took, lowest first (DH-IMP-1). */
export const byAmbulance = ({ hospitals }: Readonly<DiceState>): number[] =>
  hospitals.map((_, seat) => seat).sort((a, b) => hospitals[a].ambulance - hospitals[b].ambulance);
