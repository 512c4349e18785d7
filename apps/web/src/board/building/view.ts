import { useMemo, useState } from 'react';
import { keptSetting, useSetting } from '../../ui/kept-setting.ts';
import { useMedia } from '../../ui/use-media.ts';
import { MODES, type Mode } from './layout.ts';

/** How somebody looks at a building. */
export interface BoardView {
  readonly mode: Mode;
  /** The floor that is shown where only one is. */
  readonly floor: number;
  readonly setMode: (mode: Mode) => void;
  readonly setFloor: (floor: number) => void;
}

/** How this browser shows buildings, all of them alike. */
const modeSetting = keptSetting<Mode>('asclepion.board-mode', MODES, 'stacked');

/** Whether people walk and cars come; without, things are where they are at once. */
export const motionSetting = keptSetting('asclepion.motion', ['on', 'off'], 'on');

/** How a building is looked at. The mode is the same for all buildings, the floor is each one's own. */
export function useBoardView(): BoardView {
  const mode = useSetting(modeSetting);
  const [floor, setFloor] = useState(0);
  return useMemo(() => ({ mode, floor, setMode: modeSetting.set, setFloor }), [mode, floor]);
}

/** Whether things may move: not for who has asked the system or this page for rest. */
export function useMoving(): boolean {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return useSetting(motionSetting) === 'on' && !still;
}
