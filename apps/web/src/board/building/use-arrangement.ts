import { useMemo } from 'react';
import { type Camera, fit, isNarrow, near, type Size, TOUCHABLE } from './camera.ts';
import { angleOf, type Box, boundsOfAll, cellBox, type Mode, type Standing, standingOf, union } from './layout.ts';
import type { Point } from './projection.ts';
import type { ShownFloor } from './shown.ts';

export interface Arrangement {
  readonly standing: readonly Standing[];
  /** The space that all takes, and what is seen of it at first. */
  readonly home: { readonly camera: Camera; readonly all: Box };
}

const UNKNOWN: Size = { width: 4, height: 3 };

const moved = (box: Box, [x, y]: Point): Box => ({ ...box, x: box.x + x, y: box.y + y });

/**
 * Where the floors stand in a window of this size, and what is looked at first: on a phone a building with people opens
 * near enough to touch them.
 */
export function arrange(mode: Mode, shown: readonly ShownFloor[], size: Size, main: boolean): Arrangement {
  const standing = standingOf(mode, shown, size.width === 0 ? UNKNOWN : size);
  const all = boundsOfAll(shown, standing);
  const whole = fit(all, size);
  if (!main || !isPeopled(shown) || whole.scale >= TOUCHABLE || !isNarrow(size))
    return { standing, home: { camera: whole, all } };
  const built = shown.map(({ drawing: { cells } }, at) =>
    cells
      .filter(({ room }) => room !== undefined)
      .map(({ column, row }) => moved(cellBox(angleOf(mode), column, row), standing[at].shift)),
  );
  const first = mode === 'stacked' ? built.flat() : lowest(built, size);
  const camera = first.length === 0 ? whole : near(union(first), all, size);
  return { standing, home: { camera, all } };
}

/** Whether anybody is there yet: cells and edges are large enough for a finger from further away. */
const isPeopled = (shown: readonly ShownFloor[]): boolean =>
  shown.some(({ drawing }) => drawing.cells.some(({ tokens }) => tokens.length > 0));

/** Floors that lie apart have nothing between them: the first look is at those from the ground up that can be touched. */
function lowest(floors: readonly (readonly Box[])[], size: Size): readonly Box[] {
  let seen: readonly Box[] = [];
  for (const floor of floors) {
    const more = [...seen, ...floor];
    if (seen.length > 0 && fit(union(more), size).scale < TOUCHABLE) break;
    seen = more;
  }
  return seen;
}

/** Where the floors stand in a window of this size; all of them are seen where nothing is to be touched. It stays the same as long as nothing that matters changes. */
export function useArrangement(mode: Mode, shown: readonly ShownFloor[], size: Size, main: boolean): Arrangement {
  const key = JSON.stringify([
    mode,
    size,
    main,
    isPeopled(shown),
    shown.map(({ floor, box, open }) => [floor, box, open]),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  return useMemo(() => arrange(mode, shown, size, main), [key]);
}
