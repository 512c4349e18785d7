import type { ReactNode } from 'react';
import { useTexts } from '../../text/texts.ts';
import type { FloorDrawing } from '../drawing.ts';
import { KEYS, NEARER } from './commands.ts';
import { MODES, type Mode } from './layout.ts';
import type { CameraControls } from './use-camera.ts';
import type { BoardView } from './view.ts';

const PLATE = 'l9 5-9 5-9-5z';

const SIGNS: Readonly<Record<Mode, ReactNode>> = {
  stacked: <path d={`M12 3${PLATE}M3 12l9 5 9-5M3 16l9 5 9-5`} />,
  exploded: <path d="M12 1.5l7 4-7 4-7-4zM12 8.5l7 4-7 4-7-4zM12 15.5l7 4-7 4-7-4z" />,
  single: <path d={`M12 7${PLATE}`} />,
  flat: <path d="M4 4h16v16H4zM4 12h16M12 4v16" />,
};

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg className="picture" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** How to look at the building: which floors, from where, how near. */
export function Tools({
  view,
  floors,
  controls,
  main,
}: {
  view: BoardView;
  floors: readonly FloorDrawing[];
  controls: CameraControls;
  /** Whether the modes are chosen here, for this building and those beside it. */
  main: boolean;
}) {
  const texts = useTexts();
  const hint = (name: string, key: string): string => texts.text('web.building.key', { name, key: key.toUpperCase() });
  const zoom = [
    { name: texts.text('web.building.out'), key: '-', sign: 'M5 12h14', act: () => controls.zoom(1 / NEARER) },
    { name: texts.text('web.building.in'), key: '+', sign: 'M5 12h14M12 5v14', act: () => controls.zoom(NEARER) },
    {
      name: texts.text('web.building.fit'),
      key: '0',
      sign: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
      act: controls.fit,
    },
  ];
  return (
    <div className="scene-tools">
      {main && (
        <fieldset className="scene-modes" aria-label={texts.text('web.building.view')}>
          {MODES.map((mode) => {
            const name = texts.text(`web.building.${mode}`);
            return (
              <button
                key={mode}
                type="button"
                aria-pressed={mode === view.mode}
                aria-keyshortcuts={KEYS[mode]}
                title={hint(name, KEYS[mode])}
                onClick={() => view.setMode(mode)}
              >
                <Sign>{SIGNS[mode]}</Sign>
                <span>{name}</span>
              </button>
            );
          })}
        </fieldset>
      )}
      {view.mode === 'single' && (
        <fieldset className="scene-modes" aria-label={texts.text('web.building.floors')}>
          {floors.map(({ floor, title }) => (
            <button
              key={floor}
              type="button"
              aria-pressed={floor === view.floor}
              aria-label={title}
              onClick={() => view.setFloor(floor)}
            >
              {floor}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="scene-zoom" aria-label={texts.text('web.building.tools')}>
        {zoom.map(({ name, key, sign, act }) => (
          <button
            key={key}
            type="button"
            aria-label={name}
            title={hint(name, key)}
            aria-keyshortcuts={key}
            onClick={act}
          >
            <Sign>
              <path d={sign} />
            </Sign>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
