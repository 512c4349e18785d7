import { type RefObject, useContext, useEffect } from 'react';
import type { Lighting } from '../board/drawing.ts';
import { afterFrame } from '../ui/after-frame.ts';
import { scrolling } from '../ui/scrolling.ts';
import { useMedia } from '../ui/use-media.ts';
import { AttentionContext } from './attention.ts';

/** Where a table is longer than the window and one part shows at a time: as in the style sheets. */
const SMALL = '(max-width: 699px)';

/** What lights up may be drawn some frames later, bit by bit, or not at all in the part that shows. */
const FRAMES = 60;

/**
 * On a small screen the page scrolls to what lights up each time that other things do, unless half of it is in sight. A
 * building comes as a whole, as far as there is room. Who shows the table around scrolls it too, and is left to it.
 */
export function useInSight({ lit }: Lighting, page: RefObject<HTMLElement | null>): void {
  const small = useMedia(SMALL);
  const led = useContext(AttentionContext) !== undefined;
  const wanted = small && !led ? [...lit].join(' ') : '';
  useEffect(() => {
    if (wanted === '') return;
    let frames = 0;
    let stop = afterFrame(look);
    function look(): void {
      const by = page.current === null ? undefined : wayTo(page.current);
      if (by === undefined && frames++ < FRAMES) stop = afterFrame(look);
      else if (by) scrollBy({ top: by, behavior: scrolling() });
    }
    return () => stop();
  }, [wanted, page]);
}

/** How far to scroll, in pixels; undefined while what lights up is still to be drawn. */
function wayTo(table: Element): number | undefined {
  if (table.querySelector('.scene[aria-busy]') !== null) return undefined;
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
