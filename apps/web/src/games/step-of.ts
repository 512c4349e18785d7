import type { State } from '@asclepion/kernel';

/** The step of its programme that a game is in; undefined once it is over. */
export function stepOf({ frames, programme }: Readonly<Pick<State, 'frames' | 'programme'>>): string | undefined {
  const frame = frames.find(({ step }) => step === 'programme') as { at?: number } | undefined;
  return frame?.at === undefined ? undefined : programme[frame.at - 1];
}
