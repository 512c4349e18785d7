import type { State } from '@asclepion/kernel';
import { useCallback, useState } from 'react';
import type { WayDrawing } from '../board/drawing.ts';

const NONE: readonly WayDrawing[] = [];

/** The ways that are drawn on the board. They belong to one position: once it has changed, none are left. */
export function useWays(view: State): [readonly WayDrawing[], (ways: readonly WayDrawing[]) => void] {
  const [kept, setKept] = useState({ view, ways: NONE });
  const show = useCallback((ways: readonly WayDrawing[]) => setKept({ view, ways }), [view]);
  return [kept.view === view ? kept.ways : NONE, show];
}
