import type { Command } from '../../table/keys.ts';
import type { AnyTexts } from '../../text/texts.ts';
import { MODES, type Mode } from './layout.ts';
import type { CameraControls } from './use-camera.ts';
import type { BoardView } from './view.ts';

/** Keys that choose a mode. */
export const KEYS: Readonly<Record<Mode, string>> = { stacked: 's', exploded: 'e', single: 'o', flat: 'f' };

/** How much nearer one press brings the building. */
export const NEARER = 1.3;

/** Keys that change how a building is looked at. */
export function commandsOf(texts: AnyTexts, view: BoardView, controls: CameraControls): Command[] {
  return [
    ...MODES.map(
      (mode): Command => ({
        group: 'look',
        title: texts.text('web.building.key-mode', { name: texts.text(`web.building.${mode}`) }),
        keys: [KEYS[mode]],
        run: () => view.setMode(mode),
      }),
    ),
    { group: 'look', title: texts.text('web.building.in'), keys: ['+', '='], run: () => controls.zoom(NEARER) },
    { group: 'look', title: texts.text('web.building.out'), keys: ['-'], run: () => controls.zoom(1 / NEARER) },
    { group: 'look', title: texts.text('web.building.fit'), keys: ['0'], run: controls.fit },
  ];
}
