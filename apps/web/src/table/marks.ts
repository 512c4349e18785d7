import type { Target } from '../board/drawing.ts';

/*
 * What somebody has pointed at shows so at once, before the page is drawn anew with all that follows from it. What is
 * drawn then has the last word.
 */

const marked = new Set<Element>();

/** Marks a thing on the table as picked, or no longer so. */
export function markPicked(target: Target, picked: boolean): void {
  for (const thing of document.querySelectorAll(`[data-target="${target}"]`)) {
    if (picked === thing.hasAttribute('data-picked')) continue;
    if (picked) thing.setAttribute('data-picked', 'true');
    else thing.removeAttribute('data-picked');
    marked.add(thing);
  }
}

/** Marks a button as pressed: it does nothing more for now. */
export function markPressed(button: HTMLButtonElement): void {
  button.disabled = true;
  marked.add(button);
}

/** Takes back marks on what is not picked by now. */
export function clearMarks(picked: readonly Target[]): void {
  for (const thing of marked) {
    const target = thing.getAttribute('data-target');
    if (target === null) (thing as HTMLButtonElement).disabled = false;
    else if (!picked.includes(target)) thing.removeAttribute('data-picked');
  }
  marked.clear();
}
