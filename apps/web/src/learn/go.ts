import type { MouseEvent } from 'react';
import { links } from '../router.ts';

/** How one goes from place to place in the rulebook: a topic, a rule by its ID, or the words. */
export interface Go {
  /** What makes a link lead there. */
  to(at: string): { readonly href: string; readonly onClick?: (event: MouseEvent) => void };
}

/** On the page of a game's rules the address leads there. */
export const byAddress = (game: string): Go => ({ to: (at) => ({ href: links.rules(at, game) }) });

/** In a sheet over a table it stays there, so that the table is not left. */
export const inPlace = (onGo: (at: string) => void): Go => ({
  to: (at) => ({
    href: links.rules(at),
    onClick: (event) => {
      event.preventDefault();
      onGo(at);
    },
  }),
});
