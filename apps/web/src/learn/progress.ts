import { type Progress, progressOf, type Run } from './lesson-run.ts';

const keyOf = (game: string): string => `asclepion.lesson.${game}`;

/** How far this browser has come in a game's lesson; undefined where nothing is kept that can be read. */
export function keptProgress(game: string): Progress | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isProgress(kept) ? kept : undefined;
  } catch {
    // What cannot be read is as good as nothing: the lesson begins anew.
    return undefined;
  }
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== 'object' || kept === null) return false;
  const { version, step, made } = kept as Partial<Progress>;
  return typeof version === 'number' && typeof step === 'number' && Array.isArray(made);
}

export function keepProgress(game: string, run: Run): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progressOf(run)));
  } catch {
    // Storage is off: the lesson lasts as long as the page.
  }
}

export function forgetProgress(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Storage is off, so nothing was kept.
  }
}
