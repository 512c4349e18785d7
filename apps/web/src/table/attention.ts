import { createContext } from 'react';
import type { Target } from '../board/drawing.ts';

/** What somebody who shows the table around wants to have looked at now; undefined when nobody does. */
export type Attention = (page: ParentNode) => readonly Target[];

export const AttentionContext = createContext<Attention | undefined>(undefined);

/** The button that makes a choice in words, once all that it needs has been picked and others need the same. */
export const inWords = (needs: readonly Target[]): Target => `words:${needs.join(' ')}`;

/** Where a thing on the table is found: a target, a button of a choice, or a part that carries `data-look`. */
export function selectorOf(target: Target): string {
  const [kind, rest] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
  if (kind === 'look') return `[data-look="${rest}"]`;
  if (kind === 'words') return `[data-choice="${rest}"]`;
  if (kind === 'button') return `[data-choice="${(JSON.parse(rest) as { do: string }).do}"]`;
  return `[data-target="${target}"]`;
}
