import type { KeyboardEvent, MouseEvent } from 'react';
import type { Lighting, Target } from './drawing.ts';

/** How one thing is lit: nobody is asked, or it cannot be pointed at, can be, or has been. */
export type Light = 'off' | 'dark' | 'lit' | 'picked' | 'lit-picked';

/** How one thing is lit, as a word: a drawing that is told the same word need not be drawn again. */
export function lightOf(target: Target, { asked, lit, picked }: Lighting): Light {
  if (!asked) return 'off';
  if (picked.has(target)) return lit.has(target) ? 'lit-picked' : 'picked';
  return lit.has(target) ? 'lit' : 'dark';
}

/** How a button of the page behaves as a thing on the table. */
export const pointedButton = (target: Target, label: string, lighting: Lighting) =>
  behaving(target, label, lightOf(target, lighting));

function behaving(target: Target, label: string, light: Light) {
  const asked = light !== 'off';
  const isLit = light === 'lit' || light === 'lit-picked';
  const isPicked = light === 'picked' || light === 'lit-picked';
  return {
    'data-target': target,
    'data-lit': isLit || undefined,
    'data-picked': isPicked || undefined,
    'aria-label': label,
    'aria-pressed': asked ? isPicked : undefined,
    'aria-disabled': isLit || isPicked ? undefined : true,
    tabIndex: isLit || isPicked ? 0 : -1,
  } as const;
}

/** How a drawn thing behaves: lit ones are reached by the tab key, all others by arrows or pointer. */
export function pointed(target: Target, label: string, light: Light) {
  const like = behaving(target, label, light);
  return light !== 'off'
    ? { ...like, role: 'button' }
    : { ...like, role: 'img', 'aria-disabled': undefined, tabIndex: undefined };
}

function targetAt(from: EventTarget): Target | undefined {
  return from instanceof Element
    ? (from.closest('[data-target]')?.getAttribute('data-target') ?? undefined)
    : undefined;
}

/** What a part of the table listens with: one pair of listeners for all that can be pointed at inside it. */
export function listening(onPoint: (target: Target) => void) {
  return {
    onClick: (event: MouseEvent) => {
      const target = targetAt(event.target);
      if (target !== undefined) onPoint(target);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement || !(event.target instanceof Element)) return;
      const target = targetAt(event.target);
      if (target === undefined) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onPoint(target);
      }
    },
  };
}
