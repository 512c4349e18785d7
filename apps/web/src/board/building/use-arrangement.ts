import { useMemo } from 'react';
import { type Camera, fit, type Size, TOUCHABLE } from './camera.ts';
import { angleOf, type Box, boundsOfAll, cellBox, type Mode, type Standing, standingOf, union } from './layout.ts';
import type { Point } from './projection.ts';
import type { ShownFloor } from './shown.ts';

export interface Arrangement {
  readonly standing: readonly Standing[];
  /** The space that all takes, and what is seen of it at first. */
  readonly home: { readonly camera: Camera; readonly all: Box };
}

/** Windows up to this width are those of phones: there a building opens near enough to be touched. */
const NARROW = 700;
const UNKNOWN: Size = { width: 4, height: 3 };

const moved = (box: Box, [x, y]: Point): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** Where the floors stand in a window of this size, and what is looked at first. */
export function arrange(mode: Mode, shown: readonly ShownFloor[], size: Size, main: boolean): Arrangement {
  const standing = standingOf(mode, shown, size.width === 0 ? UNKNOWN : size);
  const all = boundsOfAll(shown, standing);
  const whole = fit(all, size);
  if (!main || whole.scale >= TOUCHABLE || size.width > NARROW) return { standing, home: { camera: whole, all } };
  const built = shown.map(({ drawing: { cells } }, at) =>
    cells
      .filter(({ room }) => room !== undefined)
      .map(({ column, row }) => moved(cellBox(angleOf(mode), column, row), standing[at].shift)),
  );
  const first = mode === 'stacked' ? built.flat() : lowest(built, size);
  const camera = first.length === 0 ? whole : fit(union(first), size, TOUCHABLE);
  return { standing, home: { camera, all } };
}

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
  const key = JSON.stringify([mode, size, main, shown.map(({ floor, box, open }) => [floor, box, open])]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  return useMemo(() => arrange(mode, shown, size, main), [key]);
}
