import { type RefObject, useContext, useEffect, useRef } from 'react';
import { afterFrame } from '../ui/after-frame.ts';
import { scrolling } from '../ui/scrolling.ts';
import { useMedia } from '../ui/use-media.ts';
import { AttentionContext } from './attention.ts';

/** Where a table is longer than the window and one part shows at a time: as in the style sheets. */
const SMALL = '(max-width: 699px)';

/**
 * On a small screen the page scrolls, with each step, to what lights up, unless half of that is in sight. A building
 * comes as a whole, as far as there is room. Who shows the table around scrolls it too, and is left to it.
 */
export function useInSight(step: string, page: RefObject<HTMLElement | null>): void {
  const small = useMedia(SMALL);
  const led = useContext(AttentionContext) !== undefined;
  const brought = useRef('');
  useEffect(() => {
    if (!small || led || brought.current === step) return;
    // What lights up may be drawn in a later frame than this; then it is looked for again.
    return afterFrame(() => {
      if (page.current === null) return;
      const by = wayTo(page.current);
      if (by === undefined) return;
      brought.current = step;
      if (by !== 0) scrollBy({ top: by, behavior: scrolling() });
    });
  });
}

/** How far to scroll, in pixels; undefined while nothing lights up. */
function wayTo(table: Element): number | undefined {
  const lit = [...table.querySelectorAll('[data-lit]')].filter((element) => element.getClientRects().length > 0);
  if (lit.length === 0) return undefined;
  const hidden = lit.filter((element) => !isInSight(element));
  if (2 * hidden.length <= lit.length) return 0;
  const { top, bottom } = (hidden[0].closest('.scene') ?? hidden[0]).getBoundingClientRect();
  // Above, the account stands over the page, and below, what is asked.
  const above = top - (table.querySelector('.table-ledger')?.getBoundingClientRect().height ?? 0);
  const below = bottom - (table.querySelector('.table-bar')?.getBoundingClientRect().top ?? innerHeight);
  if (above > 0 && below > 0) return Math.min(above, below);
  return above < 0 && below < 0 ? Math.max(above, below) : 0;
}

/** Whether the middle of something is seen: neither beyond the window, nor cut off, nor below something else. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there?.closest('[data-lit]') != null;
}
