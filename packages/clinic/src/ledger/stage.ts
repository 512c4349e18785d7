import type { ClinicState } from '../state.ts';

/** The place in the programme of the step that is going on; undefined once the game is over. */
function placeOf(state: Readonly<ClinicState>): number | undefined {
  const frame = state.frames.find(({ step }) => step === 'programme') as { at?: number } | undefined;
  return frame?.at === undefined ? undefined : frame.at - 1;
}

/** The step of the programme that is going on; undefined once the game is over. */
export function stepOf(state: Readonly<ClinicState>): string | undefined {
  const at = placeOf(state);
  return at === undefined ? undefined : state.programme[at];
}

/** Whether the first round has not begun. */
export const isBeforeRounds = (state: Readonly<ClinicState>): boolean =>
  (placeOf(state) ?? state.programme.length) < state.programme.indexOf('round-start');

/**
 * How much of a round's business is behind us: nothing yet; some have walked; all have, but nobody is treated; some
 * are; all are; costs are paid too; or the game is over.
 */
export type Stage = 'acting' | 'walking' | 'walked' | 'treating' | 'treated' | 'paid' | 'over';

export function stageOf(state: Readonly<ClinicState>): Stage {
  if (state.frames.length === 0) return 'over';
  // By its place, not its name: a step may stand in the programme twice.
  const at = placeOf(state) ?? -1;
  const place = (name: string): number => state.programme.indexOf(name);
  if (at < place('move')) return 'acting';
  if (at === place('move')) return 'walking';
  if (at < place('treat')) return 'walked';
  if (at === place('treat')) return 'treating';
  return at <= place('pay') ? 'treated' : 'paid';
}
