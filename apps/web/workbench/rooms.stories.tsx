import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../src/board/art.tsx';
import { drawSolids } from '../src/board/building/furniture.tsx';
import { type Angle, level, ROOM } from '../src/board/building/projection.ts';
import { loadFaces, modulesOf } from '../src/games/clinic/modules/index.ts';
import { loadedFaces, loadedFurniture } from '../src/games/clinic/modules/loaded.ts';
import { State, States } from './states.tsx';

const meta = { title: 'Pieces/Rooms' } satisfies Meta;
export default meta;

const BOXES: Readonly<Record<Angle, string>> = { isometric: '-4 -110 182 172', above: '-4 -104 108 108' };

function Room({ name, angle, size }: { name: string; angle: Angle; size: number }) {
  return (
    <span className="swatch">
      <svg className="scene-drawing" width={size} height={size} viewBox={BOXES[angle]} aria-hidden="true">
        <path d={level(angle, [0, 0, 0], ROOM, ROOM)} fill="var(--tone-other)" />
        {drawSolids(angle, loadedFurniture()[name])}
      </svg>
      {name}
    </span>
  );
}

export const Family: StoryObj = {
  loaders: [() => loadFaces(modulesOf(undefined))],
  render: () => (
    <States>
      {(
        [
          ['isometric', 150],
          ['isometric', 60],
          ['above', 110],
        ] as const
      ).map(([angle, size]) => (
        <State key={`${angle} ${size}`} name={`${angle}, ${size} pixels`}>
          <div className="swatches">
            {Object.keys(loadedFurniture()).map((name) => (
              <Room key={name} name={name} angle={angle} size={size} />
            ))}
          </div>
        </State>
      ))}
      <State name="pictures on plates and lists">
        <div className="swatches">
          {loadedFaces()
            .flatMap(({ pictures }) => Object.keys(pictures ?? {}))
            .map((name) => (
              <span key={name} className="swatch">
                <Icon art={name} size={28} />
                {name}
              </span>
            ))}
        </div>
      </State>
    </States>
  ),
};
