import { useMemo, useState } from 'react';
import { useKept } from '../../ui/preferences.ts';
import { MODES, type Mode } from './layout.ts';

/** How somebody looks at the buildings of a table. */
export interface BoardView {
  readonly mode: Mode;
  /** The floor that is shown where only one is. */
  readonly floor: number;
  setMode(mode: Mode): void;
  setFloor(floor: number): void;
}

/** How this browser shows buildings; it remembers. */
export function useBoardView(): BoardView {
  const [mode, setMode] = useKept<Mode>('asclepion.board-mode', MODES, () => 'stacked');
  const [floor, setFloor] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: setters only pass values on
  return useMemo(() => ({ mode, floor, setMode, setFloor }), [mode, floor]);
}
