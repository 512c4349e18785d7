const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Arrow = keyof typeof WAYS;

/** Where the focus was last, for when what had it is gone. */
let last: { readonly x: number; readonly y: number } | undefined;

const middleOf = (element: Element): { x: number; y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Moves the focus to the nearest thing of the table in that direction: one that is lit or picked, or any at all. From
 * nowhere it goes to the thing nearest to where the focus was, or to the first. False when there is none.
 */
export function walk(page: Element, arrow: Arrow, all: boolean): boolean {
  const here = document.activeElement?.closest('[data-target]') ?? undefined;
  const things = [...page.querySelectorAll<SVGElement | HTMLElement>('[data-target]')].filter(
    (thing) =>
      thing !== here &&
      thing.hasAttribute('tabindex') &&
      (all || thing.matches('[data-lit], [data-picked]')) &&
      thing.getClientRects().length > 0,
  );
  const next =
    here === undefined
      ? nearest(things)
      : (besideIn(here, things, arrow) ?? ahead(middleOf(here), things, WAYS[arrow]));
  if (next !== undefined) last = middleOf(next);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next !== undefined;
}

/** Where a thing lies among the cells of its floor: to the right, and to the front. */
function gridOf(thing: Element): { x: number; y: number } | undefined {
  const [column, row] = thing.getAttribute('data-grid')?.split(',').map(Number) ?? [];
  return row === undefined ? undefined : { x: column, y: -row };
}

/** On a floor, arrows follow rows and files, from wherever it is looked at. */
function besideIn<T extends Element>(here: Element, things: readonly T[], arrow: Arrow): T | undefined {
  const from = gridOf(here);
  const floor = here.closest('.storey');
  if (from === undefined || floor === null) return undefined;
  const to = WAYS[arrow];
  return least(
    things.filter((thing) => floor.contains(thing)),
    (thing) => costOf(from, gridOf(thing) ?? from, to, 0.05),
  );
}

function nearest<T extends Element>(things: readonly T[]): T | undefined {
  if (last === undefined) return things[0];
  const { x, y } = last;
  return least(things, (thing) => {
    const there = middleOf(thing);
    return Math.hypot(there.x - x, there.y - y);
  });
}

function ahead<T extends Element>(
  here: { readonly x: number; readonly y: number },
  things: readonly T[],
  way: readonly [number, number],
): T | undefined {
  return least(things, (thing) => costOf(here, middleOf(thing), way, 1));
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How far something is in a direction; what is not at least so far ahead is out of reach. */
function costOf(here: Place, there: Place, [x, y]: readonly [number, number], least: number): number {
  const right = there.x - here.x;
  const down = there.y - here.y;
  const far = right * x + down * y;
  const aside = Math.abs(right * y) + Math.abs(down * x);
  return far <= least ? Number.POSITIVE_INFINITY : far + 2 * aside;
}

function least<T>(items: readonly T[], costOf: (item: T) => number): T | undefined {
  let best: T | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const cost = costOf(item);
    if (cost < lowest) [best, lowest] = [item, cost];
  }
  return best;
}
