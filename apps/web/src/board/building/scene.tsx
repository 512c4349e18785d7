import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../text/texts.ts';
import type { FloorDrawing, Lighting, WayDrawing } from '../drawing.ts';
import { fit, TOUCHABLE } from './camera.ts';
import { Floor } from './floor.tsx';
import type { Furniture } from './furniture.tsx';
import {
  angleOf,
  type Box,
  boundsOfAll,
  cellBox,
  MODES,
  type Mode,
  STOREY,
  type Standing,
  standingOf,
  union,
} from './layout.ts';
import { type Angle, cornerOf, type Point, project, ROOM } from './projection.ts';
import { shownFloors } from './shown.ts';
import { KEYS, Tools } from './tools.tsx';
import { useCamera, useReach, useSize } from './use-camera.ts';
import type { BoardView } from './view.ts';

export interface SceneProps {
  /** What this is, for those who do not see it. */
  readonly name: string;
  readonly floors: readonly FloorDrawing[];
  readonly lighting: Lighting;
  /** Ways that somebody walks, or would walk. */
  readonly ways: readonly WayDrawing[];
  readonly furniture: Furniture;
  readonly view: BoardView;
}

/** Where in the drawing something lights up. */
function litPoints(
  floors: readonly FloorDrawing[],
  standing: readonly Standing[],
  { lit }: Lighting,
  angle: Angle,
): Point[] {
  return floors.flatMap(({ cells, edges }, at) =>
    [
      ...cells.filter(({ target, tokens }) => lit.has(target) || tokens.some((token) => lit.has(token.target))),
      ...edges.filter(({ target }) => lit.has(target)),
    ].map(({ column, row }): Point => {
      const [x, y] = cornerOf(column, row);
      const [px, py] = project(angle, [x + ROOM / 2, y + ROOM / 2, 0]);
      return [px + standing[at].shift[0], py + standing[at].shift[1]];
    }),
  );
}

/** A building in SVG: floors stacked or apart, to be moved and zoomed, in which things light up. */
export function Scene({ name, floors, lighting, furniture, view }: SceneProps) {
  const texts = useTexts();
  const { mode } = view;
  const angle = angleOf(mode);
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const size = useSize(frame);
  const shown = useMemo(() => shownFloors(floors, lighting, mode, view.floor), [floors, lighting, mode, view.floor]);
  const key = `${mode} ${size.width}×${size.height} ${JSON.stringify(shown.map(({ floor, box, open }) => [floor, box.x, box.y, box.width, box.height, open]))}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  const standing = useMemo(() => standingOf(mode, shown, size.width === 0 ? { width: 4, height: 3 } : size), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  const home = useMemo(() => {
    const all = boundsOfAll(shown, standing);
    const whole = fit(all, size);
    if (whole.scale >= TOUCHABLE || size.width > 700) return { camera: whole, all };
    const built = shown.flatMap(({ drawing: { cells } }, at) =>
      cells
        .filter(({ room }) => room !== undefined)
        .map(({ column, row }) => shifted(cellBox(angle, column, row), standing[at].shift)),
    );
    return { camera: built.length === 0 ? whole : fit(union(built), size, TOUCHABLE), all };
  }, [key]);
  const controls = useCamera(frame, drawing, size, home);
  useReach(frame, controls);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks only when something else lights up
  useEffect(
    () =>
      controls.find(
        litPoints(
          shown.map(({ drawing }) => drawing),
          standing,
          lighting,
          angle,
        ),
      ),
    [lighting, controls],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = MODES.find((one) => KEYS[one] === event.key.toLowerCase());
    if (to !== undefined) view.setMode(to);
    else if (event.key === '+' || event.key === '=') controls.zoom(1.3);
    else if (event.key === '-') controls.zoom(1 / 1.3);
    else if (event.key === '0') controls.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section className="scene" data-mode={mode} aria-label={name} onKeyDown={onKeyDown}>
      <Tools view={view} floors={floors} controls={controls} />
      <div className="scene-frame" ref={frame}>
        <svg className="scene-drawing" aria-label={name} aria-description={texts.text('web.building.help')}>
          <g ref={drawing} className="scene-camera">
            {shown.map(({ floor, drawing: storey }, at) => (
              <g
                key={floor}
                className="storey"
                data-floor={floor}
                style={{ transform: `translate(${standing[at].shift[0]}px, ${standing[at].shift[1]}px)` }}
              >
                <Floor
                  floor={storey}
                  lighting={lighting}
                  angle={angle}
                  furniture={furniture}
                  posts={mode === 'stacked' && at > 0 && standsOn(standing[at - 1], standing[at])}
                />
              </g>
            ))}
            {shown.map(({ floor, box, drawing: { title } }, at) => (
              <text
                key={floor}
                className="storey-name"
                x={standing[at].shift[0] + (mode === 'stacked' ? shown[0].box.x - 36 : box.x + 8)}
                y={standing[at].shift[1] + nameHeight(mode, box)}
              >
                {title}
              </text>
            ))}
          </g>
        </svg>
      </div>
    </section>
  );
}

const shifted = (box: Box, [x, y]: Point): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** Whether the upper floor has not been lifted off. */
const standsOn = (lower: Standing, upper: Standing): boolean =>
  lower.shift[0] === upper.shift[0] && Math.abs(lower.shift[1] - upper.shift[1] - STOREY) < 0.01;

/** How high up the name of a floor stands. */
function nameHeight(mode: Mode, box: Box): number {
  if (mode === 'flat') return box.y + 16;
  return mode === 'stacked' ? -44 : box.y + box.height * 0.36;
}
